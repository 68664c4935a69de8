import { expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { hostileInputs } from '#testing/model-texts/hostile-inputs.ts'
import { createInMemoryModel } from '#testing/model-texts/in-memory-model.ts'
import { testConfig } from '#testing/model-texts/model-writer.ts'
import { obey } from '#testing/model-texts/obeying-model.ts'
import { readInput } from '#testing/model-texts/read-input.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { answerQuestion } from './answer-question.ts'
import { ModelUnavailable } from './language-model.ts'
import { answerPrompt } from './prompts/answer-1.ts'

const facts = referenceBirths.slice(0, 1).flatMap((birth) => wholeChartFacts(referenceChart(birth)))
const settings = testConfig('natal_reading')
const ask = (question: string, model: Parameters<typeof answerQuestion>[0]) =>
  answerQuestion(model, { feature: 'natal_reading', settings, question, facts })

test('there are at least 60 hostile inputs, all of them different', () => {
  expect(new Set(hostileInputs.map(({ text }) => text)).size).toBeGreaterThanOrEqual(60)
})

test.each(hostileInputs)('a model that obeys %j says nothing of it', async (hostile) => {
  const model = createInMemoryModel((request) => obey(request, hostile))
  const { sentences } = await ask(hostile.text, model)
  const shown = sentences.filter(({ why }) => why === undefined)
  expect(shown.length).toBeGreaterThan(0)
  for (const sentence of shown) {
    expect(sentence.text).not.toContain(hostile.says)
    expect(sentence.text).not.toMatch(/[<>{}[\]`*_#|\\@=\p{C}]|["']:|https?:|www\.|\.example/u)
    expect(answerPrompt.instructions).not.toContain(sentence.text)
    const cited = facts.filter(({ id }) => sentence.facts.includes(id))
    expect(cited.length).toBe(sentence.facts.length)
    expect(checkSentence(sentence.text, cited)).toMatchObject({ unsupported: [], unreadable: [] })
  }
})

test.each(hostileInputs)('a request with %j keeps its structure', async ({ text }) => {
  const model = createInMemoryModel(() => '{"paragraphs":[]}')
  await ask(text, model).catch(() => {})
  const [request] = model.requests
  expect(request?.instructions).toBe(answerPrompt.instructions)
  const tags = request?.input.match(/<\/?\w+[^>]*>/g)
  expect(tags).toEqual(['<facts>', '</facts>', '<question>', '</question>'])
  expect(request?.input).not.toMatch(/(?!\n)[\p{C}\u2028\u2029]/u)
  expect(readInput(request?.input ?? '')).toMatchObject({ question: text })
  expect(readInput(request?.input ?? '').facts?.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['placement:sun', 'placement:moon']),
  )
})

test.each(hostileInputs)(
  'an answer that is %j instead of the promised shape is none',
  async ({ says }) => {
    const failure = await ask(
      'What now?',
      createInMemoryModel(() => says),
    ).catch((error) => error)
    expect(failure).toBeInstanceOf(ModelUnavailable)
    expect(failure).toMatchObject({ reason: 'invalid answer', usage: { output: 500 } })
  },
)
