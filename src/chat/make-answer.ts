import type { ModelTime } from '#writer/model-time.ts'
import type { TextOrigin } from '#writer/writer.ts'
import type { ChatAnswer, Turn } from './answer.ts'
import type { ChatSky } from './chat-sky.ts'
import type { Earlier } from './recall.ts'

export interface AnswerRequest {
  message: string
  turns: Turn[]
  /** What the conversation remembers of the turns before these. */
  earlier: Earlier
  sky: ChatSky
  /** The country of the reader's time zone, such as GB. */
  country?: string | undefined
  /** The same request gives the same answer. */
  seed: string
}

export interface MakeOptions extends ModelTime {
  /** The user whom the cost is counted for. A model never learns it. */
  userId: string
  /** Gets what he looks at, as "Looking at December…". */
  onLooking?: ((text: string) => void) | undefined
  /** Gets the answer so far after each checked sentence; each replaces the one before. */
  onProgress?: ((answer: ChatAnswer) => void) | undefined
}

export interface MadeAnswer {
  answer: ChatAnswer
  origin: TextOrigin
}

/** Answers a message: the embedded Baba Bliss, or a model that falls back on him. */
export type MakeAnswer = (request: AnswerRequest, options: MakeOptions) => Promise<MadeAnswer>
