/**
 * `npm run bench:chat`: the embedded Baba Bliss answers questions in many voices for 40 charts. What is right was
 * computed by Swiss Ephemeris and never by the code of the chat. `--failures` prints the answers that miss.
 */
import { rejectionOf } from '../src/chat/answer/check.ts'
import type { ChatAnswer, Turn } from '../src/chat/answer.ts'
import { answerMessage } from '../src/chat/answer-message.ts'
import type { ChatSky } from '../src/chat/chat-sky.ts'
import { understand } from '../src/chat/understand/understand.ts'
import { eighthQuestions } from './chat/eighth-questions.ts'
import { fifthQuestions } from './chat/fifth-questions.ts'
import { fourthQuestions } from './chat/fourth-questions.ts'
import { ninthQuestions } from './chat/ninth-questions.ts'
import type { Person } from './chat/oracle.ts'
import { askedOf, NOW, people, skies } from './chat/people.ts'
import {
  testQuestions as firstQuestions,
  type QuestionContext,
  type TestQuestion,
} from './chat/questions.ts'
import { secondQuestions } from './chat/second-questions.ts'
import { seventhQuestions } from './chat/seventh-questions.ts'
import { sixthQuestions } from './chat/sixth-questions.ts'
import { thirdQuestions } from './chat/third-questions.ts'

/** Each question is asked for this many of the charts, another choice for each. `--quick` asks it for one. */
const CHARTS_OF_A_QUESTION = process.argv.includes('--quick') ? 1 : 10
const TURNS_OF_A_CONVERSATION = 30
const GOALS = { right: 0.97, misunderstood: 0.03, p95Ms: 150 }

/** Sets that their authors wrote without the code of the chat; each is run by itself. */
const sets: Readonly<Record<string, readonly TestQuestion[]>> = {
  '--ninth': ninthQuestions,
  '--eighth': eighthQuestions,
  '--seventh': seventhQuestions,
  '--sixth': sixthQuestions,
  '--fifth': fifthQuestions,
  '--fourth': fourthQuestions,
  '--third': thirdQuestions,
  '--second': secondQuestions,
  '--first': firstQuestions,
}
/** The sets whose authors were asked for fewer than 400 questions. */
const smallSets = ['--fourth', '--fifth', '--sixth', '--seventh', '--eighth', '--ninth']
const chosen = Object.keys(sets).find((name) => process.argv.includes(name))
const testQuestions = sets[chosen ?? ''] ?? [...firstQuestions, ...secondQuestions]

interface Outcome {
  isRight: boolean
  isUnderstood: boolean
  unsupported: number
  ms: number
  /** For the list of failures. */
  line: string
}

const textOf = ({ blocks }: ChatAnswer) =>
  blocks.map((block) =>
    (block.kind === 'list' ? block.items : block.sentences).map(({ text }) => text).join(' '),
  )

function ask(message: string, turns: Turn[], person: Person) {
  const sky = skies.get(person.id) as ChatSky
  const seed = `${person.id} ${turns.length} ${message}`
  const started = performance.now()
  const answer = answerMessage({
    message,
    turns,
    earlier: { bets: [], wordings: [], questions: [] },
    sky,
    seed,
  })
  const ms = performance.now() - started
  const turn: Turn = {
    question: message,
    answer: textOf(answer).join('\n\n'),
    at: NOW.toISOString(),
    isCare: answer.isCare,
    ...(answer.memory && { memory: answer.memory }),
  }
  return { answer, ms, turn }
}

function kindsOf(message: string, turns: Turn[], { person, today }: QuestionContext): string[] {
  const { timeZone, birthDate } = skies.get(person.id) as ChatSky
  const context = { turns, today, timeZone, hasPartner: false, ...(birthDate && { birthDate }) }
  return understand(message, context).map(({ kind }) => kind)
}

function tryQuestion(question: TestQuestion, asked: QuestionContext): Outcome | undefined {
  const expected = question.expected(asked)
  if (!expected) return undefined
  const turns: Turn[] = []
  const messages = question.messages(asked)
  let last: ReturnType<typeof ask> | undefined
  for (const message of messages) {
    last = ask(message, turns, asked.person)
    turns.push(last.turn)
  }
  if (!last) throw new Error('A question without a message')
  const { answer, ms } = last
  const sentences = answer.blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.sentences,
  )
  const opening = sentences
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
  const facts = new Map([...answer.facts, ...(answer.days ?? [])].map((fact) => [fact.id, fact]))
  const unsupported = sentences.filter(({ text, facts: ids }) =>
    rejectionOf(
      text,
      ids.flatMap((id) => facts.get(id) ?? []),
      asked.person.place.zone,
    ),
  )
  const kinds = kindsOf(messages.at(-1) as string, turns.slice(0, -1), asked)
  const kind = kinds.join(' + ')
  const isUnderstood = kinds.some((one) => question.kinds.includes(one))
  const isRight = expected.isMet(opening, turns.at(-1)?.answer ?? '')
  const said = `${asked.person.id} [${question.group}] ${messages.join(' / ')}`
  return {
    isRight,
    isUnderstood,
    unsupported: unsupported.length,
    ms,
    line: `${isRight ? '' : 'WRONG '}${isUnderstood ? '' : `TAKEN FOR ${kind} `}${said}\n    wanted: ${expected.want}\n    got: ${opening}`,
  }
}

/** Sentences that come twice in a conversation of 30 turns. */
function repetitions(person: Person, first: number): string[] {
  const turns: Turn[] = []
  const answers = new Set<string>()
  const repeated: string[] = []
  const asked = askedOf(person)
  for (let index = 0; index < TURNS_OF_A_CONVERSATION; index++) {
    const question = testQuestions[(first + index * 11) % testQuestions.length] as TestQuestion
    const { turn } = ask(question.messages(asked).at(-1) as string, turns, person)
    if (answers.has(turn.answer)) repeated.push(turn.answer)
    answers.add(turn.answer)
    turns.push(turn)
  }
  return repeated
}

const outcomes: (Outcome & { group: string; voice: string })[] = []
testQuestions.forEach((question, index) => {
  for (let turn = 0; turn < CHARTS_OF_A_QUESTION; turn++) {
    const person = people[(index * 7 + turn * 4) % people.length] as Person
    const asked = askedOf(person)
    const outcome = tryQuestion(question, asked)
    if (outcome) outcomes.push({ ...outcome, group: question.group, voice: question.voice })
  }
})

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
function table(keyOf: (outcome: (typeof outcomes)[number]) => string) {
  const groups = Map.groupBy(outcomes, keyOf)
  return Object.fromEntries(
    [...groups].map(([name, of]) => [
      name,
      {
        asked: of.length,
        right: percent(of.filter(({ isRight }) => isRight).length, of.length),
        misunderstood: percent(of.filter(({ isUnderstood }) => !isUnderstood).length, of.length),
      },
    ]),
  )
}
console.table(table(({ group }) => group))
console.table(table(({ voice }) => voice))

const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)
const right = outcomes.filter(({ isRight }) => isRight).length / outcomes.length
const misunderstood = outcomes.filter(({ isUnderstood }) => !isUnderstood).length / outcomes.length
const unsupported = outcomes.reduce((sum, outcome) => sum + outcome.unsupported, 0)
const repeated = people.flatMap((person, index) => repetitions(person, index))
const p95 = times[Math.floor(times.length * 0.95)] as number
console.table({
  questions: testQuestions.length,
  charts: people.length,
  answers: outcomes.length,
  'right in two sentences (goal ≥ 97 %)': percent(right, 1),
  'misunderstood (≤ 3 %)': percent(misunderstood, 1),
  'unsupported sentences (0)': unsupported,
  'repeated answers in 30 turns (0)': repeated.length,
  'p50 ms': Number((times[times.length >> 1] as number).toFixed(1)),
  'p95 ms (≤ 150)': Number(p95.toFixed(1)),
})
if (process.argv.includes('--failures'))
  for (const { isRight, isUnderstood, unsupported: count, line } of outcomes)
    if (!isRight || !isUnderstood || count > 0) console.log(line)

const missed = [
  !smallSets.includes(chosen ?? '') && testQuestions.length < 400 && 'fewer than 400 questions',
  right < GOALS.right && 'right answers',
  misunderstood > GOALS.misunderstood && 'misunderstood questions',
  unsupported > 0 && 'unsupported sentences',
  repeated.length > 0 && 'repeated answers',
  p95 > GOALS.p95Ms && 'time',
].filter(Boolean)
console.log(missed.length === 0 ? 'All goals met.' : `MISSED: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
