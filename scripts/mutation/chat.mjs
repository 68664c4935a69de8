const routes = ['src/chat/routes.test.ts']
const answers = ['src/chat/answers.database.test.ts']
const care = ['src/chat/care/care-for.test.ts']
const rank = ['src/chat/search/windows/rank.test.ts']
const windows = ['src/chat/search/windows/find-windows.test.ts']
const model = ['src/chat/model/model-answers.test.ts']
const composed = ['src/chat/answer-message.test.ts']

const sending = [
  {
    rule: 'A message is accepted while another is being answered',
    file: 'src/chat/send-message.ts',
    from: 'if (await findPendingAnswer(tx, userId))',
    to: 'if (false)',
    tests: answers,
  },
  {
    rule: 'A key answers another message with the first one’s answer',
    file: 'src/chat/send-message.ts',
    from: 'if (known && known.question.content !== message)',
    to: 'if (false)',
    tests: answers,
  },
  {
    rule: 'A message that needs care counts toward the daily limit',
    file: 'src/chat/send-message.ts',
    from: 'if (!(await needsCare(tx, { userId, message })))\n    await countWithinDay',
    to: 'await countWithinDay',
    tests: routes,
  },
  {
    rule: 'Messages have no daily limit',
    file: 'src/chat/send-message.ts',
    from: 'if (!(await needsCare(tx, { userId, message })))',
    to: 'if (false)',
    tests: routes,
  },
  {
    rule: 'An answer that failed counts again when it is tried again',
    file: 'src/chat/send-message.ts',
    from: 'if (failed) return restartAnswer(tx, failed.answer.id)',
    to: 'if (failed) await restartAnswer(tx, failed.answer.id)',
    tests: answers,
  },
  {
    rule: 'A retry is refused after the chart was deleted',
    file: 'src/chat/send-message.ts',
    from: "if (!known || known.answer.status === 'failed') await",
    to: 'await',
    tests: routes,
  },
  {
    rule: 'A message without a chart is accepted',
    file: 'src/chat/send-message.ts',
    from: "if (!known || known.answer.status === 'failed') await requireNatalReading(deps.db, userId)",
    to: 'void requireNatalReading',
    tests: routes,
  },
  {
    rule: 'An answer without a chart is called a failure of ours',
    file: 'src/chat/send-message.ts',
    from: "exchange.answer.failure === 'natal_chart_required'",
    to: 'exchange.answer.failure === null',
    tests: answers,
  },
]

const conversation = [
  {
    rule: 'A page of the conversation leaves out that there is more',
    file: 'src/chat/conversation.ts',
    from: 'limit: MESSAGES_PER_PAGE + 1',
    to: 'limit: MESSAGES_PER_PAGE',
    tests: routes,
  },
  {
    rule: 'A conversation is shown newest first',
    file: 'src/chat/conversation.ts',
    from: 'found.slice(0, MESSAGES_PER_PAGE).reverse()',
    to: 'found.slice(0, MESSAGES_PER_PAGE)',
    tests: routes,
  },
  {
    rule: 'Suggestions stay when a conversation has begun',
    file: 'src/chat/conversation.ts',
    from: 'found.length > 0 || before ? []',
    to: 'before ? []',
    tests: routes,
  },
  {
    rule: 'A late stop ends the next answer',
    file: 'src/chat/conversation.ts',
    from: 'if (pending?.key !== key) return undefined',
    to: 'if (!pending) return undefined',
    tests: answers,
  },
  {
    rule: 'What was written of a stopped answer is lost',
    file: 'src/chat/conversation.ts',
    from: 'await stopAnswer(tx, id, inProgress.find(id)?.written)',
    to: 'await stopAnswer(tx, id, undefined)',
    tests: answers,
  },
  {
    rule: 'A stopped answer is written to its end',
    file: 'src/chat/conversation.ts',
    from: 'if (stopped) inProgress.stop(stopped)',
    to: 'void stopped',
    tests: answers,
  },
  {
    rule: 'A reset keeps the messages',
    file: 'src/chat/conversation.ts',
    from: 'await deleteMessages(tx, userId)',
    to: 'void deleteMessages',
    tests: answers,
  },
  {
    rule: 'A thumb down is shown as a thumb up',
    file: 'src/chat/conversation.ts',
    from: "isUp ? 'up' : 'down'",
    to: "isUp ? 'down' : 'up'",
    tests: routes,
  },
  {
    rule: 'Messages of other people are listed',
    file: 'src/chat/chat-messages-table.ts',
    from: 'and(eq(chatMessages.userId, userId), before === undefined ? undefined : lt(position, before)),',
    to: 'before === undefined ? undefined : lt(position, before),',
    tests: routes,
  },
  {
    rule: 'An answer that was stopped at another process goes on being written',
    file: 'src/chat/chat-messages-table.ts',
    from: "const isPending = (id: string) => and(eq(chatMessages.id, id), eq(chatMessages.status, 'writing'))",
    to: 'const isPending = (id: string) => eq(chatMessages.id, id)',
    tests: answers,
  },
  {
    rule: 'A stopped answer goes on changing',
    file: 'src/chat/progress.ts',
    from: 'if (!stop.signal.aborted) update(id, change)',
    to: 'update(id, change)',
    tests: ['src/chat/progress.test.ts'],
  },
]

const remembering = [
  {
    rule: 'Answers that failed are recalled',
    file: 'src/chat/recall.ts',
    from: "status === 'done' || status === 'stopped'",
    to: "status !== 'writing'",
    tests: routes,
  },
  {
    rule: 'Answers that were stopped are forgotten',
    file: 'src/chat/recall.ts',
    from: "status === 'done' || status === 'stopped'",
    to: "status === 'done'",
    tests: routes,
  },
  {
    rule: 'A crisis whose answer failed is forgotten',
    file: 'src/chat/recall.ts',
    from: '!isSaid(answer) && !recognizeCrisis(question.content)',
    to: '!isSaid(answer)',
    tests: routes,
  },
  {
    rule: 'Long turns are recalled without a limit',
    file: 'src/chat/recall.ts',
    from: 'return characters <= MAX_CHARACTERS',
    to: 'return characters <= 100 * MAX_CHARACTERS',
    tests: routes,
  },
  {
    rule: 'A subject asked about twice in one message counts twice',
    file: 'src/chat/subjects.ts',
    from: '(known?.lastAt === at ? 0 : 1)',
    to: '1',
    tests: ['src/chat/subjects.test.ts'],
  },
  {
    rule: 'The subject asked about first is named first',
    file: 'src/chat/subjects.ts',
    from: '[...byWords.values()].toReversed()',
    to: '[...byWords.values()]',
    tests: ['src/chat/subjects.test.ts'],
  },
]

const caring = [
  {
    rule: 'A crisis is answered from the chart',
    file: 'src/chat/answer-message.ts',
    from: 'if (care) return care',
    to: 'void care',
    tests: composed,
  },
  {
    rule: 'What follows an answer of care is answered from the chart',
    file: 'src/chat/care/care-for.ts',
    from: 'if (turns.at(-1)?.isCare) return !isOrdinary(sentences)',
    to: 'if (turns.at(-1)?.isCare) return false',
    tests: care,
  },
  {
    rule: 'Care does not end with an ordinary question',
    file: 'src/chat/care/care-for.ts',
    from: 'if (turns.at(-1)?.isCare) return !isOrdinary(sentences)',
    to: 'if (turns.at(-1)?.isCare) return true',
    tests: care,
  },
  {
    rule: 'A low mood soon after a crisis is not noticed',
    file: 'src/chat/care/care-for.ts',
    from: 'const WATCHFUL_ANSWERS = 3',
    to: 'const WATCHFUL_ANSWERS = 1',
    tests: care,
  },
  {
    rule: 'A denied crisis repeats the first answer',
    file: 'src/chat/care/care-for.ts',
    from: 'recognized && isAfterCare ? recognizeUndenied(message, earlier) : recognized',
    to: 'recognized',
    tests: care,
  },
  {
    rule: 'The help of another country is named',
    file: 'src/chat/care/country-of-time-zone.ts',
    from: 'canonical === undefined ? undefined : zones.get(canonical)',
    to: 'zones.get(zone)',
    tests: ['src/chat/care/country-of-time-zone.test.ts'],
  },
  {
    rule: 'A model is asked about a crisis',
    file: 'src/chat/model/model-answers.ts',
    from: '!config || draft.isCare ||',
    to: '!config ||',
    tests: model,
  },
]

const days = [
  {
    rule: 'An ordinary day is called good',
    file: 'src/chat/search/windows/rank.ts',
    from: 'runs.filter(({ score }) => score >= GOOD_FROM)',
    to: 'runs',
    tests: rank,
  },
  {
    rule: 'A longer run needs no reason for its further days',
    file: 'src/chat/search/windows/rank.ts',
    from: 'sum - sign * POINTS_A_DAY * (last - first)',
    to: 'sum',
    tests: rank,
  },
  {
    rule: 'A transit counts as much away from its exact day',
    file: 'src/chat/search/windows/rank.ts',
    from: 'return 1 - Math.abs(day - peak) / (last - peak + 1)',
    to: 'return 1',
    tests: rank,
  },
  {
    rule: 'Two good days of one run are named as two',
    file: 'src/chat/search/windows/rank.ts',
    from: 'Math.abs(run.best - other.best) >= leastDaysApart &&',
    to: '',
    tests: rank,
  },
  {
    rule: 'The best day is one that the question leaves out',
    file: 'src/chat/search/windows/rank.ts',
    from: 'if (points > best.points && isAllowed(day))',
    to: 'if (points > best.points)',
    tests: rank,
  },
  {
    rule: 'Days that are over are recommended',
    file: 'src/chat/search/windows/find-windows.ts',
    from: 'from: from < today && to >= today ? today : from',
    to: 'from',
    tests: windows,
  },
  {
    rule: 'A weekend begins on a Friday',
    file: 'src/chat/search/windows/find-windows.ts',
    from: 'dayOfWeek > 5',
    to: 'dayOfWeek > 4',
    tests: windows,
  },
  {
    rule: 'What is exact at night counts in full for its day',
    file: 'src/chat/search/windows/hits.ts',
    from: 'const ASLEEP = 0.75',
    to: 'const ASLEEP = 1',
    tests: ['src/chat/search/windows/hits.test.ts'],
  },
  {
    rule: 'The ruler of the Ascendant counts like any planet',
    file: 'src/chat/search/windows/hits.ts',
    from: 'const OWN_RULER = 1.2',
    to: 'const OWN_RULER = 1',
    tests: windows,
  },
]

const saying = [
  {
    rule: 'A sentence without support is said',
    file: 'src/chat/answer/narrator.ts',
    from: 'if (!rejection) return this.#write(way, line)',
    to: 'return this.#write(way, line)',
    tests: ['src/chat/answer'],
  },
  {
    rule: 'A conversation gets the same sentence twice',
    file: 'src/chat/answer/narrator.ts',
    from: 'const fresh = fitting.filter(({ text }) => !this.hasSaid(text))',
    to: 'const fresh = fitting',
    tests: ['src/chat/answer', 'src/chat/answer-message.test.ts'],
  },
  {
    rule: 'Suggestions repeat themselves',
    file: 'src/chat/suggest-questions.ts',
    from: '[...new Set(suitable)].slice(0, SUGGESTIONS)',
    to: 'suitable.slice(0, SUGGESTIONS)',
    tests: ['src/chat/suggest-questions.test.ts'],
  },
  {
    rule: 'A question is suggested that does not suit the reader',
    file: 'src/chat/suggest-questions.ts',
    from: '!about || suits(about, question)',
    to: 'true',
    tests: ['src/chat/suggest-questions.test.ts'],
  },
  {
    rule: 'The next question of a fast planet is how long it lasts',
    file: 'src/chat/suggest-questions.ts',
    from: "fact.kind !== 'transit' || !isSlowBody(planet)",
    to: "fact.kind !== 'transit'",
    tests: ['src/chat/suggest-questions.test.ts'],
  },
  {
    rule: 'A long message about something else is read as one about the birth time',
    file: 'src/chat/read-birth-time.ts',
    from: 'message.length > LONGEST ||',
    to: '',
    tests: ['src/chat/read-birth-time.test.ts'],
  },
]

export const chatFaults = [
  ...sending,
  ...conversation,
  ...remembering,
  ...caring,
  ...days,
  ...saying,
]
