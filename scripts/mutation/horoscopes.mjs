const period = ['src/horoscopes/period.test.ts']
const horoscopeCalls = ['src/horoscopes/routes.test.ts']
const calendarCalls = ['src/calendar/routes.test.ts']
const feed = ['src/calendar/feed.test.ts']
const events = ['src/calendar/events.test.ts']
const months = ['src/calendar/events.database.test.ts']

const horoscopes = [
  {
    rule: 'A week begins on Monday',
    file: 'src/horoscopes/period.ts',
    from: 'date.dayOfWeek % 7',
    to: 'date.dayOfWeek - 1',
    tests: period,
  },
  {
    rule: 'Every month ends on its 30th',
    file: 'src/horoscopes/period.ts',
    from: 'date.with({ day: date.daysInMonth })',
    to: 'date.with({ day: 30 })',
    tests: period,
  },
  {
    rule: 'The sky of a period ends with its first day',
    file: 'src/horoscopes/period.ts',
    from: 'to: endDate',
    to: 'to: startDate',
    tests: period,
  },
  {
    rule: 'Horoscopes need no subscription',
    file: 'src/horoscopes/routes.ts',
    from: 'getHoroscope,\n    authenticate.subscriber',
    to: 'getHoroscope,\n    authenticate.user',
    tests: horoscopeCalls,
  },
  {
    rule: 'A call during which midnight passes looks for the text of the wrong date',
    file: 'src/horoscopes/horoscope.ts',
    from: 'found?.question.values.startDate === startDate',
    to: 'found',
    tests: horoscopeCalls,
  },
  {
    rule: 'A refresh shows the old text again',
    file: 'src/horoscopes/horoscope.ts',
    from: 'if (stored && isOfThisBirth && stored.revision === (refresh?.revision ?? 0))',
    to: 'if (stored && isOfThisBirth)',
    tests: horoscopeCalls,
  },
  {
    rule: 'Six refreshes a day are allowed',
    file: 'src/horoscopes/horoscope.ts',
    from: 'export const REFRESHES_A_DAY = 5',
    to: 'export const REFRESHES_A_DAY = 6',
    tests: horoscopeCalls,
  },
  {
    rule: 'Used refreshes do not come back on the next day',
    file: 'src/horoscopes/horoscope.ts',
    from: 'const isOfDate = refresh?.date === countedDate(refresh, date)',
    to: 'const isOfDate = refresh !== undefined',
    tests: horoscopeCalls,
  },
  {
    rule: 'A repeated refresh request uses up another refresh of the day',
    file: 'src/horoscopes/horoscope.ts',
    from: 'if (!stored || stored.revision !== revision) return',
    to: 'if (!stored) return',
    tests: horoscopeCalls,
  },
  {
    rule: 'A refresh that failed hides the old text',
    file: 'src/horoscopes/horoscope.ts',
    from: 'await cancelRefresh(db, refresh, stored.revision)',
    to: '{}',
    tests: horoscopeCalls,
  },
  {
    rule: 'A horoscope for former birth details is stored',
    file: 'src/horoscopes/write-horoscope.ts',
    from: 'if (!current || birthKey(current) !== horoscope.birthKey) return undefined',
    to: '',
    tests: horoscopeCalls,
  },
  {
    rule: 'Changed birth details leave the horoscopes',
    file: 'src/horoscopes/horoscope.ts',
    from: '  await deleteHoroscopes(tx, userId)\n',
    to: '',
    tests: horoscopeCalls,
  },
  {
    rule: 'A window over New Year has only the sky of its first year',
    file: 'src/sky/sky-cache.ts',
    from: 'const years = wholeNumbers(first, last)',
    to: 'const years = wholeNumbers(first, first)',
    tests: ['src/sky/sky-cache.test.ts'],
  },
  {
    rule: 'A Sun that may be in two signs is shown in one',
    file: 'src/horoscopes/write-horoscope.ts',
    from: "signsOfTheDay?.join(' or ') ?? sign",
    to: 'signsOfTheDay?.[0] ?? sign',
    tests: horoscopeCalls,
  },
]

const keyDates = [
  {
    rule: 'Key dates after the period are kept',
    file: 'src/calendar/events.ts',
    from: 'date < startDate || date > endDate',
    to: 'date < startDate',
    tests: events,
  },
  {
    rule: 'Key dates before the period are kept',
    file: 'src/calendar/events.ts',
    from: 'date < startDate || date > endDate',
    to: 'date > endDate',
    tests: events,
  },
  {
    rule: 'The first of a month is left out of the calendar',
    file: 'src/calendar/events.ts',
    from: 'to.slice(0, 8)}01`',
    to: 'to.slice(0, 8)}02`',
    tests: months,
  },
  {
    rule: 'The last of a month is left out of the calendar',
    file: 'src/calendar/events.ts',
    from: 'Date.UTC(year, month, 0)',
    to: 'Date.UTC(year, month, -1)',
    tests: months,
  },
  {
    rule: 'A daily horoscope adds key dates',
    file: 'src/calendar/events.ts',
    from: "horoscope.kind === 'daily' ? [] : ",
    to: '',
    tests: calendarCalls,
  },
  {
    rule: 'A key date of both the week and the month appears twice',
    file: 'src/calendar/events.ts',
    from: 'return [...new Map(events.map((event) => [event.factId, event])).values()]',
    to: 'return events',
    tests: calendarCalls,
  },
  {
    rule: 'The text of a key date goes on with sentences about other events',
    file: 'src/calendar/events.ts',
    from: 'moment || !facts.includes(factId)',
    to: 'moment',
    tests: events,
  },
  {
    rule: 'The calendar shows key dates of other users',
    file: 'src/calendar/events-table.ts',
    from: "        eq(cosmicEvents.userId, sql.placeholder('userId')),\n",
    to: '',
    tests: calendarCalls,
  },
]

const feeds = [
  {
    rule: 'The feed of a user without access goes on',
    file: 'src/calendar/feed.ts',
    from: '(await access.hasAccess(user)) ?',
    to: 'user ?',
    tests: calendarCalls,
  },
  {
    rule: 'A new address leaves the old one of the feed in use',
    file: 'src/calendar/feeds-table.ts',
    from: 'set: { secret, createdAt: new Date() }',
    to: 'set: { createdAt: new Date() }',
    tests: calendarCalls,
  },
  {
    rule: 'A revoked feed still answers',
    file: 'src/calendar/feeds-table.ts',
    from: 'await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))',
    to: '',
    tests: calendarCalls,
  },
  {
    rule: 'Events of two users share one UID',
    file: 'src/calendar/feed.ts',
    from: 'digestOf(userId)}@',
    to: 'DIGEST_LENGTH}@',
    tests: feed,
  },
  {
    rule: 'An event without an exact time gets an hour in calendar apps',
    file: 'src/calendar/feed.ts',
    from: 'allDay: !isExact',
    to: 'allDay: false',
    tests: feed,
  },
]

const themes = [
  {
    rule: 'An eclipse matters less to a reader than the new Moon that it is',
    file: 'src/writer/horoscope/contacts.ts',
    from: "fact.kind === 'eclipse' ? 70 : 58",
    to: "fact.kind === 'eclipse' ? 50 : 58",
    tests: ['src/writer/horoscope/contacts.test.ts'],
  },
  {
    rule: 'A contact counts although an unknown birth time leaves its date open',
    file: 'src/writer/horoscope/contacts.ts',
    from: 'fact.certain && isWanted(fact.at)',
    to: 'isWanted(fact.at)',
    tests: ['src/writer/horoscope/contacts.test.ts'],
  },
  {
    rule: 'Two contacts of one planet two days apart are two moments',
    file: 'src/writer/horoscope/days.ts',
    from: 'APART_DAYS = 3',
    to: 'APART_DAYS = 2',
    tests: ['src/writer/horoscope/days.test.ts'],
  },
  {
    rule: 'A moment at the point of the main one counts as any other',
    file: 'src/writer/horoscope/days.ts',
    from: 'KINSHIP = 10',
    to: 'KINSHIP = 0',
    tests: ['src/writer/horoscope/days.test.ts'],
  },
]

export const horoscopeFaults = [...horoscopes, ...keyDates, ...feeds, ...themes]
