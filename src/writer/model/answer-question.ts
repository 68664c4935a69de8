import type { ModelSettings } from '#contract/admin.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Sentence } from '../writer.ts'
import { Answer, createAnswerReader } from './answer.ts'
import {
  type LanguageModel,
  type ModelReply,
  type ModelRequest,
  ModelUnavailable,
} from './language-model.ts'
import { answerInput, answerPrompt } from './prompts/answer-1.ts'
import { listedFact } from './prompts/text-input.ts'
import { type Candidate, createReviewer } from './review.ts'
import { storableSentence } from './storable-sentence.ts'

/** The weightiest; a chart has up to a hundred. */
const MOST_FACTS = 60
// Far more than an answer needs.
const MOST_SENTENCES = 40

interface Question {
  feature: ModelRequest['feature']
  settings: ModelSettings
  /** Typed by a user: data, whatever it says. */
  question: string
  facts: readonly AnyFact[]
  signal?: AbortSignal | undefined
  onSentence?: ((sentence: Sentence) => void) | undefined
}

/** A sentence of the model, with the reason if it must not be shown. */
export interface AnswerSentence extends Candidate {
  why?: string
}

export interface QuestionAnswer {
  /** In order, rejected ones included. */
  sentences: AnswerSentence[]
  promptVersion: string
  reply: ModelReply
}

/**
 * Answers a free question from the facts of a chart.
 *
 * @param question.onSentence gets each sentence that may be shown
 * @throws ModelUnavailable
 */
export async function answerQuestion(
  model: LanguageModel,
  { feature, settings, question, facts, signal, onSentence }: Question,
): Promise<QuestionAnswer> {
  const { instructions, version: promptVersion } = answerPrompt
  const known = facts.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_FACTS)
  const start = () => {
    const sentences: AnswerSentence[] = []
    const reviewer = createReviewer({
      facts: known,
      instructions: `${instructions}\n${question}`,
    })
    const reader = createAnswerReader((candidate) => {
      if (sentences.length >= MOST_SENTENCES) return
      const { sentence, why } = reviewer.review(candidate)
      const { text, facts: cited } = sentence ?? candidate
      const entry = { text: storableSentence(text), facts: cited }
      sentences.push(why === undefined ? entry : { ...entry, why })
      if (sentence) onSentence?.(sentence)
    })
    return { sentences, reader }
  }
  let reading = start()
  const reply = await model.generate(
    {
      feature,
      settings,
      instructions,
      input: answerInput(
        question,
        known.map((fact) => listedFact(fact)),
      ),
      schema: { name: 'answer', shape: Answer },
    },
    {
      signal,
      onText: (delta) => reading.reader.write(delta),
      onRestart: () => {
        reading = start()
      },
    },
  )
  reading.reader.end(reply.text)
  if (reading.sentences.length === 0)
    throw new ModelUnavailable('invalid answer', { usage: reply.usage })
  return { sentences: reading.sentences, promptVersion, reply }
}
