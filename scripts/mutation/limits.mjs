const turns = ['src/limits/turns.test.ts']
const rateLimit = ['src/limits/rate-limit.test.ts']
const daily = ['src/identity/limits/daily-limit.database.test.ts']
const email = ['src/identity/limits/email-limit-windows.database.test.ts']

const daily24Hours = [
  {
    rule: 'One more than the daily limit is allowed',
    file: 'src/identity/limits/daily-limit.ts',
    from: '{ nth: times, after: dayAgo }',
    to: '{ nth: times + 1, after: dayAgo }',
    tests: daily,
  },
  {
    rule: 'A daily limit lasts two days',
    file: 'src/identity/limits/daily-limit.ts',
    from: 'const dayAgo = new Date(now.getTime() - DAY)',
    to: 'const dayAgo = new Date(now.getTime() - 2 * DAY)',
    tests: daily,
  },
  {
    rule: 'All users share one daily limit',
    file: 'src/identity/limits/daily-counts-table.ts',
    from: 'and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, kind))',
    to: 'eq(dailyCounts.kind, kind)',
    tests: daily,
  },
  {
    rule: 'Readings count toward the daily limit of horoscopes',
    file: 'src/identity/limits/daily-counts-table.ts',
    from: 'and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, kind))',
    to: 'eq(dailyCounts.userId, userId)',
    tests: daily,
  },
  {
    rule: 'New readings have no daily limit',
    file: 'src/readings/reading-limit.ts',
    from: 'countWithinDay(tx, limit, { userId, now: today() })',
    to: 'Promise.resolve(tx, limit, userId, today)',
    tests: ['src/readings/reading-limit.database.test.ts'],
  },
  {
    rule: 'New horoscopes have no daily limit',
    file: 'src/horoscopes/horoscope.ts',
    from: 'countWithinDay(tx, limit, { userId, now: today() })',
    to: 'Promise.resolve(tx, limit, userId, today)',
    tests: ['src/horoscopes/daily-limits.database.test.ts'],
  },
  {
    rule: 'Saving the same birth details counts as a change',
    file: 'src/birth/saved-birth-details.ts',
    from: 'if (before && birthKey(before) !== birthKey(saved))',
    to: 'if (before)',
    tests: ['src/horoscopes/daily-limits.database.test.ts'],
  },
]

const requests = [
  {
    rule: 'The answer to a limited caller names a wait of a second',
    file: 'src/limits/rate-limit.ts',
    from: 'tooManyRequests(sentence, msBeforeNext)',
    to: 'tooManyRequests(sentence, 1000)',
    tests: rateLimit,
  },
  {
    rule: 'All callers share one rate limit',
    file: 'src/limits/rate-limit.ts',
    from: 'await limiter.consume(key)',
    to: "await limiter.consume('everybody')",
    tests: rateLimit,
  },
  {
    rule: 'An address gets fifty emails an hour',
    file: 'src/identity/limits/email-limit.ts',
    from: '{ times: 5, inMs: HOUR }',
    to: '{ times: 50, inMs: HOUR }',
    tests: email,
  },
  {
    rule: 'Another case of an address has its own email limit',
    file: 'src/identity/limits/email-limit.ts',
    from: 'address.toLowerCase()}`',
    to: 'address}`',
    tests: email,
  },
  {
    rule: 'One network may request any number of emails',
    file: 'src/identity/limits/email-limit.ts',
    from: 'await byClient(client)',
    to: '',
    tests: email,
  },
  {
    rule: 'A password may be changed any number of times an hour',
    file: 'src/identity/credentials/routes.ts',
    from: 'await limitPasswordChanges(session.userId)',
    to: '',
    tests: ['src/identity/passwords/password-limits.database.test.ts'],
  },
  {
    rule: 'A body of a megabyte is accepted',
    file: 'src/http/body-limit.ts',
    from: 'const MAX_BODY_BYTES = 64 * 1024',
    to: 'const MAX_BODY_BYTES = 64 * 1024 * 1024',
    tests: ['src/readings/routes.both-databases.test.ts'],
  },
]

const turnsOfCallers = [
  {
    rule: 'A caller runs any number of calls at once',
    file: 'src/limits/turns.ts',
    from: 'if (queue.running < atOnce) return begin(key, queue)',
    to: 'if (atOnce) return begin(key, queue)',
    tests: turns,
  },
  {
    rule: 'The queue of a caller has no limit',
    file: 'src/limits/turns.ts',
    from: 'if (queue.waiting.length >= MAX_QUEUE_LENGTH)',
    to: 'if (false)',
    tests: turns,
  },
  {
    rule: 'A burst of calls is not slowed down',
    file: 'src/limits/turns.ts',
    from: 'if (queue.waited <= BURST) setImmediate',
    to: 'if (queue) setImmediate',
    tests: turns,
  },
  {
    rule: 'A turn that is released twice lets two calls start',
    file: 'src/limits/turns.ts',
    from: 'if (isOver) return\n      isOver = true\n      queue.running--',
    to: 'queue.running--',
    tests: turns,
  },
  {
    rule: 'The latest call of a caller runs before the earlier ones',
    file: 'src/limits/turns.ts',
    from: 'queue.waiting.shift()?.()',
    to: 'queue.waiting.pop()?.()',
    tests: turns,
  },
  {
    rule: 'A client that disconnects keeps its place in the queue',
    file: 'src/limits/turns.ts',
    from: 'queue.waiting = queue.waiting.filter((waiting) => waiting !== next)',
    to: '',
    tests: turns,
  },
  {
    rule: 'The window of a shared limit is never over',
    file: 'src/limits/rate-limits-table.ts',
    from: 'const isOver = lte(rateLimits.expiresAt, now)',
    to: 'const isOver = sql`false`',
    tests: ['src/limits/shared-rate-limit.database.test.ts'],
  },
]

export const limitFaults = [...daily24Hours, ...requests, ...turnsOfCallers]
