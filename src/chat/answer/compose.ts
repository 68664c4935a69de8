import type { TimePicture } from '#contract/chat.ts'
import type { AnswerBlock, Bet, Turn, TurnMemory } from '../answer.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { DatedFact, Findings } from '../findings.ts'
import type { Question, QuestionKind, QuestionOf } from '../question.ts'
import type { Narrator } from './narrator.ts'

/** The answer to one question of a message. */
export interface Reply {
  blocks: AnswerBlock[]
  /** The moments that it names. */
  moments?: DatedFact[]
  picture?: TimePicture
  /** Questions that may follow, in the person's words; the first two of an answer are shown. */
  suggestions?: string[]
  /** What the conversation remembers; all that it names must be facts that the narrator was given. */
  named?: TurnMemory['named']
  bets?: TurnMemory['bets']
  /** The question with everything from earlier turns filled in, where it is not the one that was asked. */
  question?: Question
}

export interface AnswerContext {
  sky: ChatSky
  /** What the person wrote. */
  message: string
  /** The conversation so far, oldest first. */
  turns: readonly Turn[]
  /** Bets of the turns before these. */
  earlierBets: readonly Bet[]
  /** The memory of the latest turn that has one. */
  memory?: TurnMemory
  /** On the reader's calendar. */
  today: string
  narrator: Narrator
  /** Finds the times for a question; undefined where it is not about time. */
  search(question: Question): Findings | undefined
  /** Answers another question in place of the one that was asked. */
  answer(question: Question): Reply
}

/**
 * Answers a question of one kind: says its sentences through `context.narrator`, the most important first, and
 * arranges what that returns.
 */
export type Compose<Kind extends QuestionKind> = (
  question: QuestionOf<Kind>,
  context: AnswerContext,
) => Reply

export type Composers = { [Kind in QuestionKind]?: Compose<Kind> }
