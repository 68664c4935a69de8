import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import type { Candidate } from './review.ts'
import { splitSentences } from './split-sentences.ts'

const AnswerSentence = z.strictObject({ text: z.string(), facts: z.array(z.string()) })

/** What a model answers when it writes a text. */
export const Answer = z.strictObject({
  paragraphs: z.array(
    z.strictObject({
      /** The id in the plan. */
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

/** As far as it has the shape. */
const WholeAnswer = z
  .object({
    paragraphs: z.array(
      z.looseObject({ sentences: z.array(z.unknown()) }).catch({ sentences: [] }),
    ),
  })
  .catch({ paragraphs: [] })

/** Far more than any text needs. */
const MOST_CHARACTERS = 200_000

export interface AnswerReader {
  write(delta: string): void
  /** Reads the whole answer, if nothing of it could be read as it arrived: some servers do not stream. */
  end(text: string): void
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
  let hasRead = false

  function read(paragraphValue: unknown, value: unknown) {
    const paragraph = ParagraphStart.safeParse(paragraphValue)
    const sentence = AnswerSentence.safeParse(value)
    if (!paragraph.success || !sentence.success) return
    hasRead = true
    // A model may put two sentences into one; each must stand for itself.
    for (const text of splitSentences(sentence.data.text))
      onSentence({ text, facts: sentence.data.facts }, paragraph.data)
  }

  // A model that writes the sentences of a paragraph before its id is read at the end.
  parser.onValue = ({ value, stack }) => read(stack[PARAGRAPH_DEPTH]?.value, value)
  parser.onError = () => {
    isBroken = true
  }
  return {
    write(delta) {
      characters += delta.length
      isBroken ||= characters > MOST_CHARACTERS
      if (!isBroken && !parser.isEnded) parser.write(delta)
    },
    end(text) {
      if (hasRead || text.length > MOST_CHARACTERS) return
      const { paragraphs } = WholeAnswer.parse(parseJson(text))
      for (const paragraph of paragraphs)
        for (const sentence of paragraph.sentences) read(paragraph, sentence)
    },
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
