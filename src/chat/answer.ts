import type { TimePicture } from '#contract/chat.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact } from './findings.ts'
import type { Assertion, Point, Question, Span } from './question.ts'

/** A paragraph, or the items of a list. */
export type AnswerBlock =
  | { kind: 'paragraph'; sentences: Sentence[] }
  | { kind: 'list'; items: Sentence[] }

/** A dated prediction of Baba Bliss, which can be counted as a hit or a miss. */
export interface Bet {
  /** "friction with a friend or colleague over who gets a say" */
  what: string
  factId: string
  from: string
  to: string
  outcome?: 'hit' | 'miss'
}

/** A bet of an earlier turn, with the chart that it was about. */
export type EarlierBet = Bet & Pick<TurnMemory, 'charts'>

/** The memory of one turn, so that "and my Venus?" and "the other one" can be understood. */
export interface TurnMemory {
  /** The last one of the message, with everything from earlier turns filled in. */
  question: Question
  /** What the message asked, without questions about the conversation itself. Absent in memories of older versions. */
  asked?: AskedQuestion[]
  /** What the person claimed of a chart or of the sky, right or wrong. */
  claims?: Assertion[]
  /** Days or windows that were named, in the order of the answer. */
  named: { date: string; span?: Span; factId: string; label: string }[]
  bets: Bet[]
  /** The facts that `named` and `bets` refer to, so that a later answer can name them again. */
  facts: AnyFact[]
  /** The planet and the place that it was about last, for "any planets there?". Absent in memories of older versions. */
  about?: { point?: Point; sign?: Sign; house?: number }
  /** The chart that it was about, and the partner's, as `chartsOf` names them. */
  charts?: string[]
  /** The basis of the first sentence: the same question with the same basis gets the same answer. */
  basis?: string[]
  /** Wordings used, so that none is repeated within a conversation. */
  wordings: string[]
}

/** A question with the dates that its answer named. */
export interface AskedQuestion {
  question: Question
  dates: string[]
}

/** An earlier exchange, oldest first in a list of them. */
export interface Turn {
  question: string
  answer: string
  /** ISO instant. */
  at: string
  isCare: boolean
  /** Absent for an answer of a model or of care. */
  memory?: TurnMemory
}

export interface ChatAnswer {
  blocks: AnswerBlock[]
  /** All that the sentences name. */
  facts: AnyFact[]
  /** Evidence for no more than the days that they name. */
  days?: AnyFact[]
  moments: DatedFact[]
  picture?: TimePicture
  suggestions: string[]
  memory?: TurnMemory
  isCare: boolean
}
