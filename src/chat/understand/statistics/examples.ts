import { readFileSync } from 'node:fs'
import type { QuestionKind } from '../../question.ts'
import type { UnderstandContext } from '../context.ts'
import { partsOf } from '../parts.ts'
import { featuresOf } from './features.ts'
import type { Example } from './train.ts'

const single = [
  'phrasings',
  'held-out',
  'held-out-second',
  'held-out-third',
  'strangers',
  'classes',
]
const conversations = [
  'conversations',
  'classes-conversations',
  'held-out-conversations',
  'remarks',
]

const context: UnderstandContext = {
  turns: [],
  today: '2026-11-23',
  hasPartner: true,
  birthDate: '1990-11-02',
}

/** All labeled messages: those of the tests and those of the benchmark. */
export function labeledExamples(): Example[] {
  return [
    ...single.flatMap((name) => linesOf(name).map((line) => exampleOf(line, undefined))),
    ...conversations.flatMap((name) => textOf(name).split('\n\n').flatMap(ofConversation)),
    ...linesOf('benchmark').map(ofBenchmark),
  ]
}

function textOf(name: string): string {
  return readFileSync(new URL(`../testdata/${name}.txt`, import.meta.url), 'utf8')
}

function linesOf(text: string): string[] {
  return textOf(text)
    .split('\n')
    .filter((line) => line.includes(' => '))
}

/** Of several questions the first. */
function exampleOf(line: string, last: QuestionKind | undefined): Example {
  const [message = '', labels = ''] = line.split(' => ')
  return { features: featuresOf(partsOf(message, context), last), label: kindOf(labels) }
}

function kindOf(labels: string): string {
  const [kind = '', of] = labels.split(' ')
  if (kind === 'assert') return 'assertion'
  return kind === 'social' || kind === 'beyond' ? `${kind} ${of}` : kind
}

// They are about another question and not a subject themselves.
const passing =
  /^(?:social|why|more|list|if-not|bets|outcome|unclear|beyond|other-one|another-span)\b/

function ofConversation(block: string): Example[] {
  let last: QuestionKind | undefined
  return block
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => {
      const example = exampleOf(line, last)
      if (!passing.test(example.label)) last = example.label as QuestionKind
      return example
    })
}

/** "where | and my Venus? => where": what stands before the bar is what the conversation was about. */
function ofBenchmark(line: string): Example {
  const [last = '', rest = ''] = line.split(/ ?\| /, 2)
  return exampleOf(rest, last === '' ? undefined : (last as QuestionKind))
}
