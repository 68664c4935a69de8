/**
 * `node bench/chat-examples.ts`: writes the questions of the benchmark, with what they ask, for the training of the
 * chat's statistics. Of a conversation the last message, after what the turns before were about.
 */
import { writeFileSync } from 'node:fs'
import type { Turn } from '../src/chat/answer.ts'
import type { Question } from '../src/chat/question.ts'
import { lastQuestion } from '../src/chat/understand/follow-up/last-question.ts'
import { understand } from '../src/chat/understand/understand.ts'
import { fifthQuestions } from './chat/fifth-questions.ts'
import { fourthQuestions } from './chat/fourth-questions.ts'
import { askedOf, people } from './chat/people.ts'
import { testQuestions as firstQuestions, type TestQuestion } from './chat/questions.ts'
import { secondQuestions } from './chat/second-questions.ts'
import { sixthQuestions } from './chat/sixth-questions.ts'
import { thirdQuestions } from './chat/third-questions.ts'

function turnOf(message: string, question: Question): Turn {
  const memory = { question, named: [], facts: [], bets: [], wordings: [] }
  return { question: message, answer: '', at: '', isCare: false, memory }
}

function lineOf({ messages, kinds }: TestQuestion, index: number): string[] {
  const asked = askedOf(people[(index * 7) % people.length] as (typeof people)[number])
  const all = messages(asked)
  const turns: Turn[] = []
  const context = { today: asked.today, timeZone: asked.person.place.zone, hasPartner: false }
  for (const message of all.slice(0, -1))
    turns.push(turnOf(message, understand(message, { ...context, turns })[0] as Question))
  const message = all.at(-1) as string
  const read = understand(message, { ...context, turns })
  const right = read.find(({ kind }) => kind !== 'unclear' && kinds.includes(kind))
  const kind = right?.kind ?? kinds.find((one) => one !== 'unclear')
  const of = right && 'of' in right && typeof right.of === 'string' ? ` ${right.of}` : ''
  const hasSubject = kind === 'social' || kind === 'beyond'
  // What it refuses or greets cannot be known from the kind alone.
  if (!kind || (hasSubject && of === '')) return []
  return [
    `${lastQuestion(turns)?.kind ?? ''} | ${message.replace(/\s+/g, ' ')} => ${kind}${hasSubject ? of : ''}`,
  ]
}

const lines = [
  ...firstQuestions,
  ...secondQuestions,
  ...thirdQuestions,
  ...fourthQuestions,
  ...fifthQuestions,
  ...sixthQuestions,
].flatMap(lineOf)
const file = new URL('../src/chat/understand/testdata/benchmark.txt', import.meta.url)
writeFileSync(file, `# Written by bench/chat-examples.ts.\n${lines.join('\n')}\n`)
console.log(`${lines.length} messages`)
