import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import type { Candidate } from './review.ts'
import { splitSentences } from './split-sentences.ts'

const AnswerSentence = z.strictObject({ text: z.string(), facts: z.array(z.string()) })

/** What a model answers when it writes a text. */
export const Answer = z.strictObject({
  paragraphs: z.array(
    z.strictObject({
      /** Of the plan. */
      id: z.string(),
      /** Empty where the plan has none. */
      title: z.string(),
      sentences: z.array(AnswerSentence),
    }),
  ),
})

/** What a model answers when it repairs sentences. */
export const Repair = z.strictObject({
  sentences: z.array(z.strictObject({ number: z.int(), ...AnswerSentence.shape })),
})

const ParagraphStart = z.object({ id: z.string(), title: z.string().catch('') })

/** Far more than any text needs. */
const MOST_CHARACTERS = 200_000

export interface AnswerReader {
  write(delta: string): void
  /** Whether anything arrived. */
  hasText(): boolean
  /** Whether the answer was complete JSON. */
  isComplete(): boolean
}

/**
 * Reads an answer as it arrives.
 *
 * @param onSentence gets each sentence as soon as it is complete. What is not of the shape is left out.
 */
export function createAnswerReader(
  onSentence: (candidate: Candidate, paragraph: { id: string; title: string }) => void,
): AnswerReader {
  const parser = new JSONParser({ paths: ['$.paragraphs.*.sentences.*'] })
  let characters = 0
  let isBroken = false
  let isComplete = false
  parser.onValue = ({ value, stack }) => {
    const paragraph = ParagraphStart.safeParse(stack[PARAGRAPH_DEPTH]?.value)
    const sentence = AnswerSentence.safeParse(value)
    if (!paragraph.success || !sentence.success) return
    // A model may put two sentences into one; each must stand for itself.
    for (const text of splitSentences(sentence.data.text))
      onSentence({ text, facts: sentence.data.facts }, paragraph.data)
  }
  parser.onError = () => {
    isBroken = true
  }
  parser.onEnd = () => {
    isComplete = !isBroken
  }
  return {
    write(delta) {
      characters += delta.length
      isBroken ||= characters > MOST_CHARACTERS
      if (!isBroken && !parser.isEnded) parser.write(delta)
    },
    hasText: () => characters > 0,
    isComplete: () => isComplete,
  }
}

/** The root, its paragraphs, and the paragraph. */
const PARAGRAPH_DEPTH = 3

/** The repaired sentences by their number. What is not of the shape is left out. */
export function readRepair(text: string): Map<number, Candidate> {
  const parsed = Repair.safeParse(parseJson(text))
  return new Map(parsed.data?.sentences.map(({ number, ...sentence }) => [number, sentence]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
