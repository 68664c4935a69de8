const generation = ['src/writer/generation.both-databases.test.ts']
const usage = ['src/writer/text-usage-table.both-databases.test.ts']
const grounding = ['src/writer/grounding.test.ts']

const generations = [
  {
    rule: 'A worker ignores that a generation is not waiting any more',
    file: 'src/writer/generation-runner.ts',
    from: "if (!(await lockWaitingGeneration(tx, id))) return 'obsolete'\n      const resultId",
    to: 'await lockWaitingGeneration(tx, id)\n      const resultId',
    tests: generation,
  },
  {
    rule: 'A generation that has ended can be locked as waiting',
    file: 'src/writer/generations-table.ts',
    from: ".where(and(eq(generations.id, id), eq(generations.status, 'waiting')))\n    .for('update')",
    to: ".where(eq(generations.id, id)).for('update')",
    tests: generation,
  },
  {
    rule: 'A generation never ends after its last try',
    file: 'src/writer/generation-runner.ts',
    from: "await endGeneration(tx, id, { status: 'failed' })",
    to: '',
    tests: generation,
  },
  {
    rule: 'A generation fails because the database was down at its last try',
    file: 'src/writer/generation-runner.ts',
    from: 'const isFinal = isLastTry && !isDatabaseUnavailable(error)',
    to: 'const isFinal = isLastTry',
    tests: generation,
  },
  {
    rule: 'A generation fails at its first try',
    file: 'src/writer/generation-runner.ts',
    from: 'const isFinal = isLastTry && !isDatabaseUnavailable(error)',
    to: 'const isFinal = !isDatabaseUnavailable(error)',
    tests: generation,
  },
  {
    rule: 'An outdated text is not made again',
    file: 'src/writer/generation-runner.ts',
    from: 'if (!(error instanceof OutdatedText) || triesLeft === 0) throw error',
    to: 'throw error',
    tests: generation,
  },
  {
    rule: 'One user may have any number of waiting texts',
    file: 'src/writer/generation.ts',
    from: 'const WAITING_PER_USER = 30',
    to: 'const WAITING_PER_USER = 3000',
    tests: generation,
  },
  {
    rule: 'A user with thirty waiting texts goes before one with none',
    file: 'src/writer/generation.ts',
    from: '{ group: groupOf(requested), waitingBefore })',
    to: '{ group: groupOf(requested), waitingBefore: 0 })',
    tests: generation,
  },
  {
    rule: 'A generation that a crash left behind is not taken up at the next start',
    file: 'src/writer/generation.ts',
    from: '      await requeueWaiting()\n',
    to: '',
    tests: generation,
  },
  {
    rule: 'Two processes that are asked for the same text at once make it twice',
    file: 'src/writer/generations-table.ts',
    from: 'if (meanwhile) return { ...meanwhile, isNew: false }',
    to: '',
    tests: generation,
  },
  {
    rule: 'A text whose generation failed can never be requested again',
    file: 'src/writer/generations-table.ts',
    from: "generations.status} <> 'failed'`",
    to: 'generations.status} is not null`',
    tests: [...generation, 'src/horoscopes/routes.test.ts'],
  },
  {
    rule: 'A text that is not wanted any more waits forever',
    file: 'src/writer/generation-runner.ts',
    from: 'else await forgetUnwantedGeneration(tx, id)',
    to: '',
    tests: ['src/horoscopes/routes.test.ts'],
  },
]

const repetition = [
  {
    rule: 'A wording comes back after a day',
    file: 'src/writer/text-usage-table.ts',
    from: 'const WORDINGS_RECENT_FOR = 14 * DAY',
    to: 'const WORDINGS_RECENT_FOR = DAY',
    tests: usage,
  },
  {
    rule: 'A sentence comes back after a week',
    file: 'src/writer/text-usage-table.ts',
    from: 'const SENTENCES_RECENT_FOR = 60 * DAY',
    to: 'const SENTENCES_RECENT_FOR = 7 * DAY',
    tests: usage,
  },
  {
    rule: 'A text is stored although another one was stored since it was begun',
    file: 'src/writer/text-usage-table.ts',
    from: '!== usage.textIds.join()) throw new OutdatedText()',
    to: '=== undefined) throw new OutdatedText()',
    tests: usage,
  },
]

const stored = [
  {
    rule: 'A sentence whose claim has no fact is stored',
    file: 'src/writer/grounding.ts',
    from: 'return rejection && ',
    to: 'return undefined && ',
    tests: grounding,
  },
  {
    rule: 'A sentence that rests on nothing is stored',
    file: 'src/writer/grounding.ts',
    from: 'if (named.length === 0) return',
    to: 'if (false) return',
    tests: grounding,
  },
  {
    rule: 'A sentence may rest on a fact that the brief lacks',
    file: 'src/writer/grounding.ts',
    from: 'if (grounds.length < named.length)',
    to: 'if (false)',
    tests: grounding,
  },
  {
    rule: 'A sentence may be dated by a fact that it does not rest on',
    file: 'src/writer/grounding.ts',
    from: 'if (moment && !ids.includes(moment))',
    to: 'if (false)',
    tests: grounding,
  },
  {
    rule: 'A partner’s name can contain Markdown',
    file: 'src/writer/markdown.ts',
    from: 'sentences.map((sentence) => escaped(sentence.text))',
    to: 'sentences.map((sentence) => sentence.text)',
    tests: ['src/writer/markdown.test.ts'],
  },
]

const prose = [
  {
    rule: 'A sentence of this text is used again',
    file: 'src/writer/prose/line-chooser.ts',
    from: '!this.#isInText(candidate) && this.isUnread(candidate)',
    to: 'this.isUnread(candidate)',
  },
  {
    rule: 'A sentence that the checker refused is taken again',
    file: 'src/writer/prose/line-chooser.ts',
    from: 'if (this.#refused.has(wording) || !this.#history.isNew(candidate)) return false',
    to: 'if (!this.#history.isNew(candidate)) return false',
  },
  {
    rule: 'A line that must not stand where it would is taken',
    file: 'src/writer/prose/line-chooser.ts',
    from: 'penalty < UNFIT',
    to: 'penalty <= UNFIT',
  },
  {
    rule: 'The line that stands worst is taken',
    file: 'src/writer/prose/line-chooser.ts',
    from: 'one.penalty - other.penalty',
    to: 'other.penalty - one.penalty',
  },
  {
    rule: 'A thought is used when one of its lines is new',
    file: 'src/writer/prose/line-chooser.ts',
    from: 'lines.length > 0 && lines.every(fits)',
    to: 'lines.length > 0 && lines.some(fits)',
  },
  {
    rule: 'Of lines that the reader knows, the newest comes back',
    file: 'src/writer/prose/line-chooser.ts',
    from: '(one, other) => this.#age(one) - this.#age(other)',
    to: '(one, other) => this.#age(other) - this.#age(one)',
  },
  {
    rule: 'A text that is too long is no worse than one that is too short',
    file: 'src/writer/prose/length.ts',
    from: 'const TOO_LONG = 3',
    to: 'const TOO_LONG = 1',
  },
  {
    rule: 'A text may be longer than its kind',
    file: 'src/writer/prose/length.ts',
    from: 'words > limits.most ? Number.POSITIVE_INFINITY',
    to: 'words > 2 * limits.most ? Number.POSITIVE_INFINITY',
  },
  {
    rule: 'Of two texts that miss as much, the second is taken',
    file: 'src/writer/prose/length.ts',
    from: 'miss < best.miss',
    to: 'miss <= best.miss',
  },
  {
    rule: 'A text is written again although it has the right length',
    file: 'src/writer/prose/length.ts',
    from: 'if (miss === 0) break',
    to: 'if (miss < 0) break',
  },
  {
    rule: 'What a point stands for in a story is said twice in a text',
    file: 'src/writer/horoscope/story-cast.ts',
    from: 'role && !named.includes(role) &&',
    to: 'role &&',
    tests: ['src/writer/horoscope/story-cast.test.ts'],
  },
]

export const writerFaults = [...generations, ...repetition, ...stored, ...prose]
