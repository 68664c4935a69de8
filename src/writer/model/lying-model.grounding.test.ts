import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { sampled } from '#testing/long.ts'
import { type ModelServer, startModelServer } from '#testing/model-server/model-server.ts'
import { answer } from '#testing/model-server/replies.ts'
import { briefsOfAllKinds } from '#testing/model-texts/briefs.ts'
import { createLyingModel } from '#testing/model-texts/lying-model.ts'
import { testModelWriter } from '#testing/model-texts/model-writer.ts'
import { composeText } from '../embedded-writer.ts'
import { calendarOf, sentencesOf } from '../grounding.ts'
import type { ModelCall } from '../usage/model-call.ts'
import type { Brief, Sentence, Written } from '../writer.ts'
import { createOpenAIModel } from './openai-model.ts'

const TEXTS = sampled(200)
const liar = createLyingModel({ seed: 9, lieShare: 0.1, lieShareInRepairs: 0.5 })

interface Result extends Written {
  brief: Brief
  call: ModelCall
  streamed: Sentence[]
  /** The lies in this text; true sentences about another person may read the same. */
  lies: string[]
}

const isByModel = ({ origin }: Result) => origin.outcome !== 'fallen back'

const results: Result[] = []
let server: ModelServer
beforeAll(async () => {
  server = await startModelServer(({ input }) => answer(liar.answer(input)))
  const { baseUrl, apiKey } = server
  const connection = { baseUrl, apiKey, api: 'responses', models: {} } as const
  const writer = testModelWriter(createOpenAIModel(connection, createLog('silent')))
  for (const brief of briefsOfAllKinds(TEXTS)) {
    const streamed: Sentence[] = []
    const liesBefore = liar.lies.length
    const written = await writer.write(brief, {
      onSentence: (sentence) => streamed.push(sentence),
      onRestart: () => streamed.splice(0),
    })
    const lies = liar.lies.slice(liesBefore)
    results.push({ brief, ...written, streamed, lies, call: writer.calls.at(-1) as ModelCall })
  }
})
afterAll(() => server.close())

test('a model that lies in a tenth of its sentences gets no wrong placement into a text', () => {
  expect(liar.lies.length).toBeGreaterThan(TEXTS)
  for (const { text, streamed, brief, lies } of results) {
    const printed = [...sentencesOf(text), ...streamed]
    expect(
      printed.filter((sentence) => lies.includes(sentence.text)),
      brief.seed,
    ).toEqual([])
    const facts: readonly AnyFact[] = brief.facts
    for (const { text: sentence, facts: ids } of printed) {
      const cited = facts.filter(({ id }) => ids.includes(id))
      expect(checkSentence(sentence, cited, calendarOf(brief))).toMatchObject({
        unsupported: [],
        unreadable: [],
      })
    }
  }
})

test('every text with few lies is complete and by the model', () => {
  expect(results).toHaveLength(TEXTS)
  // A day has five sentences: two lies of them are too many.
  const withFewLies = results.filter(({ lies, call }) => lies.length <= call.sentences.checked / 5)
  expect(withFewLies.length).toBeGreaterThan(0.8 * TEXTS)
  for (const { text, origin, brief } of withFewLies) {
    expect(origin, brief.seed).toMatchObject({ configVersion: 3 })
    expect(origin.writer).toMatch(/^gpt-5-mini/)
    expect(origin.outcome, brief.seed).not.toBe('fallen back')
    const plan = composeText(brief)
    expect(text.sections).toHaveLength(plan.sections.length)
    for (const { title, paragraphs } of text.sections) {
      expect(title).not.toBe('')
      for (const { sentences } of paragraphs) expect(sentences.length).toBeGreaterThan(0)
    }
  }
})

test('the usage has every rejected sentence with its reason and its fate', () => {
  const fates = new Set<string>()
  for (const { call, lies } of results.filter(isByModel)) {
    for (const { text, why, fate } of call.rejected) {
      expect(lies, why).toContain(text)
      expect(why).toMatch(/^The cited facts do not say /)
      fates.add(fate)
    }
    const rejectedTexts = call.rejected.map(({ text }) => text)
    // A lie in a repair is counted with the sentence that it was to repair.
    const inRepairs = lies.filter((lie) => !rejectedTexts.includes(lie))
    expect(inRepairs.length).toBe(call.rejected.filter(({ fate }) => fate !== 'repaired').length)
    const { rejected: texts, sentences, outcome } = call
    expect(sentences.rejected).toBe(texts.length)
    expect(sentences.repaired).toBe(texts.filter(({ fate }) => fate === 'repaired').length)
    const isWhole = texts.every(({ fate }) => fate === 'repaired')
    const expected = isWhole ? 'repaired' : 'partly replaced'
    expect(outcome).toBe(texts.length === 0 ? 'accepted' : expected)
  }
  expect(fates).toContain('repaired')
  expect(fates).toContain('replaced')
})
