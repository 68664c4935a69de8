import { readFileSync } from 'node:fs'
import type { QuestionKind } from '../../question.ts'
import type { UnderstandContext } from '../context.ts'
import { partsOf } from '../parts.ts'
import { featuresOf, wordFeatures } from './features.ts'
import { isPurpose, isTheme } from './subjects.ts'
import type { Example } from './train.ts'

const single = [
  'phrasings',
  'held-out',
  'held-out-second',
  'held-out-third',
  'strangers',
  'classes',
  'voices',
  'still-misread',
]
const conversations = [
  'conversations',
  'classes-conversations',
  'held-out-conversations',
  'remarks',
  'voices-conversations',
  'still-misread-conversations',
]

const context: UnderstandContext = {
  turns: [],
  today: '2026-11-23',
  hasPartner: true,
  birthDate: '1990-11-02',
}

/** A message with its labels, and what the conversation was about. */
interface Labeled {
  message: string
  labels: string
  last: QuestionKind | undefined
}

export interface Examples {
  kinds: Example[]
  /** The part of life of messages about one. */
  themes: Example[]
  /** The purpose of messages about a plan. */
  purposes: Example[]
}

/** All labeled messages: those of the tests and those of the benchmark. */
export function labeledExamples(): Examples {
  const labeled = [
    ...single.flatMap((name) => linesOf(name).map((line) => labeledOf(line, undefined))),
    ...conversations.flatMap((name) => textOf(name).split('\n\n').flatMap(ofConversation)),
    ...linesOf('benchmark').map(ofBenchmark),
  ]
  return {
    kinds: labeled.map(exampleOf),
    themes: labeled.flatMap((one) => ofSubject(one, isTheme)),
    purposes: labeled.flatMap((one) => ofSubject(one, isPurpose)),
  }
}

function textOf(name: string): string {
  return readFileSync(new URL(`../testdata/${name}.txt`, import.meta.url), 'utf8')
}

function linesOf(text: string): string[] {
  return textOf(text)
    .split('\n')
    .filter((line) => line.includes(' => '))
}

function labeledOf(line: string, last: QuestionKind | undefined): Labeled {
  const [message = '', labels = ''] = line.split(' => ')
  return { message, labels, last }
}

/** Only the first of several questions counts. */
function exampleOf({ message, labels, last }: Labeled): Example {
  return { features: featuresOf(partsOf(message, context), last), label: kindOf(labels) }
}

function kindOf(labels: string): string {
  const [kind = '', of] = labels.split(' ')
  if (kind === 'assert') return 'assertion'
  return kind === 'social' || kind === 'beyond' ? `${kind} ${of}` : kind
}

/** A follow-up may name no subject of its own. */
function ofSubject({ message, labels, last }: Labeled, is: (name: string) => boolean): Example[] {
  const [first = ''] = labels.split(' ; ')
  const [kind = '', ...names] = first.split(' ')
  const label = ['theme', 'what-happens', 'window'].includes(kind) ? names.find(is) : undefined
  return label && !last ? [{ features: wordFeatures(partsOf(message, context)), label }] : []
}

// They are about another question and not a subject themselves.
const withoutSubject =
  /^(?:social|why|more|list|if-not|bets|outcome|unclear|beyond|other-one|another-span)\b/

function ofConversation(block: string): Labeled[] {
  let last: QuestionKind | undefined
  return block
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => {
      const labeled = labeledOf(line, last)
      const kind = kindOf(labeled.labels)
      if (!withoutSubject.test(kind)) last = kind as QuestionKind
      return labeled
    })
}

/** "where | and my Venus? => where": what stands before the bar is what the conversation was about. */
function ofBenchmark(line: string): Labeled {
  const [last = '', rest = ''] = line.split(/ ?\| /, 2)
  return labeledOf(rest, last === '' ? undefined : (last as QuestionKind))
}
