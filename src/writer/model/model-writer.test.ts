import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { modelMessages } from '#contract/model-messages.ts'
import { briefsOfAllKinds } from '#testing/model-texts/briefs.ts'
import { type Answerer, createInMemoryModel } from '#testing/model-texts/in-memory-model.ts'
import { createLyingModel } from '#testing/model-texts/lying-model.ts'
import { testModelWriter } from '#testing/model-texts/model-writer.ts'
import { readInput } from '#testing/model-texts/read-input.ts'
import { composeText, EMBEDDED_WRITER } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { Brief, HoroscopeBrief, Sentence, WrittenText } from '../writer.ts'
import { type LanguageModel, ModelUnavailable } from './language-model.ts'

interface AnswerJson {
  paragraphs: { id: string; title: string; sentences: { text: string; facts: string[] }[] }[]
}

const briefs = briefsOfAllKinds(5)
const briefOf = (kind: Brief['kind']) => briefs.find((brief) => brief.kind === kind) as Brief
const natal = briefOf('natal')
/** Prompts of dated texts are in their second version. */
const promptOf = ({ kind }: Brief) => `${kind} ${kind === 'synastry' ? 1 : 2}`
const weekly = briefOf('weekly')
const usage = { input: 1000, cached: 200, output: 500, reasoning: 100 }

/** A model that writes true texts, which `change` alters. */
function modelThat(change: (answer: AnswerJson) => unknown = (answer) => answer) {
  const honest = createLyingModel({ seed: 3 })
  return createInMemoryModel(({ input, schema }) => {
    const answer = honest.answer(input)
    return schema.name === 'text' ? JSON.stringify(change(JSON.parse(answer))) : answer
  })
}

const textsOf = (text: WrittenText) => sentencesOf(text).map((sentence) => sentence.text)
const paragraphsOf = ({ opening, sections }: WrittenText) => [
  ...opening,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
]

describe('a text of the model', () => {
  test.each(briefs)('$kind: is stored with its origin, tokens and cost', async (brief) => {
    const writer = testModelWriter(modelThat())
    const { text, origin } = await writer.write(brief, { userId: 'ada' })
    expect(origin).toEqual({
      writer: 'gpt-5-mini',
      prompt: promptOf(brief),
      configVersion: 3,
      outcome: 'accepted',
    })
    expect(paragraphsOf(text).length).toBe(paragraphsOf(composeText(brief)).length)
    expect(writer.calls).toEqual([
      expect.objectContaining({
        userId: 'ada',
        purpose: 'text',
        writer: 'model',
        model: 'gpt-5-mini',
        promptVersion: promptOf(brief),
        configVersion: 3,
        usage,
        // 800 × 0.25 + 200 × 0.025 + 500 × 2
        costMicros: 1205,
        timeToFirstTokenMs: 1,
        outcome: 'accepted',
        rejected: [],
      }),
    ])
  })

  test('names the event of a dated sentence', async () => {
    const { text } = await testModelWriter(modelThat()).write(weekly)
    const dated = sentencesOf(text).filter((sentence) => /On \w+day, \w+ \d/.test(sentence.text))
    expect(dated.length).toBeGreaterThan(1)
    for (const { moment, facts } of dated) if (moment) expect(facts).toContain(moment)
    expect(dated.some(({ moment }) => moment)).toBe(true)
    const others = sentencesOf(text).filter((sentence) => !dated.includes(sentence))
    expect(others.filter(({ moment }) => moment)).toEqual([])
  })

  test('has titles of the model where they claim nothing, and otherwise those of the plan', async () => {
    const titles = ['What you need at home', 'Your Moon in Leo', '<b>Work</b>', 'At 9 a.m.: you']
    const model = modelThat((answer) => {
      let next = 0
      for (const paragraph of answer.paragraphs)
        if (paragraph.title) paragraph.title = titles[next++] ?? 'What you need at home'
      return answer
    })
    const { text } = await testModelWriter(model).write(natal)
    const planned = composeText(natal).sections.map(({ title }) => title)
    expect(text.sections.map(({ title }) => title)).toEqual([titles[0], ...planned.slice(1)])
  })

  test('keeps what the reader has read recently out, and sends none of it away', async () => {
    const first = await testModelWriter(modelThat()).write(natal)
    const read = textsOf(first.text)
    const model = modelThat()
    const writer = testModelWriter(model)
    const recentlyUsed = { wordings: [], sentences: read.slice(0, 5) }
    const { text, origin } = await writer.write({ ...natal, recentlyUsed })
    expect(textsOf(text).filter((sentence) => recentlyUsed.sentences.includes(sentence))).toEqual(
      [],
    )
    expect(origin.outcome).toBe('repaired')
    expect(writer.calls[0]?.rejected.map(({ why }) => why)).toEqual(
      Array(5).fill('The reader has read this sentence recently.'),
    )
    expect(model.requests[0]?.input).not.toContain(read[0])
  })

  test('is sent facts and plan, and neither seed nor user', async () => {
    const model = modelThat()
    const seed = 'canary 1990-06-10'
    await testModelWriter(model).write({ ...natal, seed }, { userId: 'canary-user' })
    expect(JSON.stringify(model.requests)).not.toMatch(/canary|1990-06-10/)
    const { facts, plan } = readInput(model.requests[0]?.input ?? '')
    expect(Object.keys(facts?.[0] ?? {})).toEqual(['id', 'label'])
    expect(plan?.map(({ id }) => id)).toEqual(plan?.map((_, index) => `p${index + 1}`))
  })
})

describe('the minute of a birth', () => {
  test.each(briefs)('$kind: does not follow from what a model is sent', async (brief) => {
    const model = modelThat()
    await testModelWriter(model).write(brief)
    const input = model.requests[0]?.input ?? ''
    const facts = JSON.stringify(readInput(input).facts)
    expect(facts).not.toMatch(/°\s*\d/)
    const named = textsOf(composeText(brief)).join()
    for (const [time] of input.matchAll(/\d{1,2}:\d\d [ap]\.m\./g)) expect(named).toContain(time)
    expect(input).not.toMatch(/\d:\d\d(?! [ap]\.m\.)/)
  })

  test('does not keep a time from a model that the text is to name', async () => {
    const timed = briefsOfAllKinds(20).filter(({ kind }) => kind === 'daily' || kind === 'weekly')
    let named = 0
    for (const brief of timed) {
      const times =
        textsOf(composeText(brief))
          .join()
          .match(/\d{1,2}:\d\d [ap]\.m\./g) ?? []
      const model = modelThat()
      await testModelWriter(model).write(brief)
      for (const time of times) expect(model.requests[0]?.input).toContain(time)
      named += times.length
    }
    expect(named).toBeGreaterThan(0)
  })
})

describe('a sentence that is rejected', () => {
  const lie = 'You were born to lead, because your Chiron squares your Vesta.'
  const withLie = () =>
    modelThat((answer) => {
      const slot = answer.paragraphs[3]?.sentences[0]
      if (slot) slot.text = lie
      return answer
    })

  test('is repaired by a request that names the sentence, the reason and its facts', async () => {
    const model = withLie()
    const writer = testModelWriter(model)
    const { text, origin } = await writer.write(natal)
    expect(origin.outcome).toBe('repaired')
    expect(textsOf(text)).not.toContain(lie)
    expect(model.requests.map(({ schema }) => schema.name)).toEqual(['text', 'repair'])
    const [faulty, ...others] = readInput(model.requests[1]?.input ?? '').sentences ?? []
    expect(others).toEqual([])
    expect(faulty).toMatchObject({ number: 1, text: lie, why: expect.stringContaining('Chiron') })
    expect(faulty?.facts[0]).toMatchObject({ id: expect.any(String), label: expect.any(String) })
    expect(writer.calls[0]).toMatchObject({
      usage: { input: 2000, cached: 400, output: 1000, reasoning: 200 },
      outcome: 'repaired',
      sentences: { rejected: 1, repaired: 1 },
      rejected: [{ text: lie, fate: 'repaired' }],
    })
  })

  const badRepairs: [string, ReturnType<Answerer>][] = [
    [
      'is no better',
      JSON.stringify({ sentences: [{ number: 1, text: lie, facts: ['placement:sun'] }] }),
    ],
    [
      'is of another number',
      JSON.stringify({ sentences: [{ number: 7, text: 'You rest.', facts: ['placement:sun'] }] }),
    ],
    ['is no JSON', 'Sorry!'],
    ['does not come', new ModelUnavailable('timeout', { usage })],
  ]
  test.each(badRepairs)('is replaced or dropped when its repair %s', async (_, repair) => {
    const model = withLie()
    const { generate } = createInMemoryModel(() => repair)
    const writer = testModelWriter({
      generate: (request, options) =>
        request.schema.name === 'repair'
          ? generate(request, options)
          : model.generate(request, options),
    })
    const { text, origin } = await writer.write(natal)
    expect(origin).toMatchObject({ writer: 'gpt-5-mini', outcome: 'partly replaced' })
    expect(textsOf(text)).not.toContain(lie)
    const embedded = new Set(textsOf(composeText(natal)))
    const replaced = textsOf(text).filter((sentence) => embedded.has(sentence))
    const [rejected] = writer.calls[0]?.rejected ?? []
    expect(replaced.length).toBe(rejected?.fate === 'replaced' ? 1 : 0)
    expect(writer.calls[0]?.usage.input).toBe(2000)
  })

  test('is one that cites a fact outside the list, also beside facts within', async () => {
    const model = modelThat((answer) => {
      answer.paragraphs[3]?.sentences[0]?.facts.push('placement:vulcan')
      return answer
    })
    const writer = testModelWriter(model)
    const { text } = await writer.write(natal)
    expect(writer.calls[0]?.rejected).toMatchObject([
      { why: 'It cites a fact that is not in the list.', fate: 'repaired' },
    ])
    expect(sentencesOf(text).flatMap(({ facts }) => facts)).not.toContain('placement:vulcan')
  })

  test('is recorded in a form that a database can store, and cut', async () => {
    const model = modelThat((answer) => {
      const [one, other] = answer.paragraphs[3]?.sentences ?? []
      if (one) one.text = `You rest\u0000 and \ud800 you \u202ewait.`
      if (other) other.text = `You wait ${'and wait '.repeat(9_000)}for it.`
      return answer
    })
    const writer = testModelWriter(model)
    await writer.write(natal)
    const [bad, long] = writer.calls[0]?.rejected ?? []
    expect(bad?.text).toBe('You rest\ufffd and \ufffd you \ufffdwait.')
    expect(long?.text).toHaveLength(500)
  })

  test('gets the facts of its paragraph to be repaired with when it cites none', async () => {
    const model = modelThat((answer) => {
      const slot = answer.paragraphs[3]?.sentences[0]
      if (slot) slot.facts = []
      return answer
    })
    const { origin } = await testModelWriter(model).write(natal)
    expect(origin.outcome).toBe('repaired')
    const { plan } = readInput(model.requests[0]?.input ?? '')
    const [faulty] = readInput(model.requests[1]?.input ?? '').sentences ?? []
    expect(new Set(faulty?.facts.map(({ id }) => id))).toEqual(new Set(plan?.[3]?.facts))
  })

  test('is never passed on while the text arrives', async () => {
    const streamed: Sentence[] = []
    const { text } = await testModelWriter(withLie()).write(natal, {
      onSentence: (sentence) => streamed.push(sentence),
    })
    expect(streamed.map((sentence) => sentence.text)).not.toContain(lie)
    expect(new Set(streamed)).toEqual(new Set(sentencesOf(text)))
  })
})

describe('an answer that is not as promised', () => {
  const embeddedText = composeText(natal)
  const isEmbedded = (text: WrittenText) => expect(text).toEqual(embeddedText)

  test('is completed by the embedded writer where paragraphs are missing, empty or doubled', async () => {
    const model = modelThat(({ paragraphs }) => {
      const [first, second, third, ...rest] = paragraphs
      if (!first || !second || !third) throw new Error('Too few paragraphs')
      return { paragraphs: [first, { ...second, sentences: [] }, ...rest, { ...first }] }
    })
    const { text, origin } = await testModelWriter(model).write(natal)
    expect(origin.outcome).toBe('partly replaced')
    const [ours, theirs] = [paragraphsOf(text), paragraphsOf(embeddedText)]
    expect(ours.length).toBe(theirs.length)
    expect(ours.slice(1, 3)).toEqual(theirs.slice(1, 3))
    expect(ours[0]).not.toEqual(theirs[0])
    expect(new Set(textsOf(text)).size).toBe(textsOf(text).length)
  })

  test('is read when the sentences of a paragraph come before its id', async () => {
    const model = modelThat(({ paragraphs }) => ({
      paragraphs: paragraphs.map(({ sentences, ...rest }) => ({ sentences, ...rest })),
    }))
    const { text, origin } = await testModelWriter(model).write(natal)
    expect(origin.outcome).toBe('accepted')
    expect(text).toEqual((await testModelWriter(modelThat()).write(natal)).text)
  })

  test('is read when it arrives at once', async () => {
    const { generate } = modelThat()
    const model: LanguageModel = {
      generate: (request, { signal } = {}) => generate(request, { signal }),
    }
    expect((await testModelWriter(model).write(natal)).origin.outcome).toBe('accepted')
  })

  test('is kept as far as it came when the token limit cuts it near its end', async () => {
    const honest = createLyingModel({ seed: 3 })
    const model = createInMemoryModel(({ input }) => {
      const whole = honest.answer(input)
      return { text: whole.slice(0, whole.length * 0.85), isCut: true }
    })
    const { text, origin } = await testModelWriter(model).write(natal)
    expect(origin.outcome).toBe('partly replaced')
    expect(paragraphsOf(text).at(-1)).toEqual(paragraphsOf(embeddedText).at(-1))
  })

  test.each<[string, (answer: AnswerJson) => unknown]>([
    [
      'half a text',
      ({ paragraphs }) => ({ paragraphs: paragraphs.slice(0, paragraphs.length / 2) }),
    ],
    [
      'unknown paragraphs',
      ({ paragraphs }) => ({ paragraphs: paragraphs.map((one) => ({ ...one, id: 'x' })) }),
    ],
    [
      'unknown facts',
      ({ paragraphs }) => ({
        paragraphs: paragraphs.map((one) => ({
          ...one,
          sentences: one.sentences.map(({ text }) => ({ text, facts: ['placement:vulcan'] })),
        })),
      }),
    ],
    [
      'no facts',
      ({ paragraphs }) => ({
        paragraphs: paragraphs.map((one) => ({
          ...one,
          sentences: one.sentences.map(({ text }) => ({ text, facts: [] })),
        })),
      }),
    ],
    [
      'one sentence again and again',
      ({ paragraphs }) => ({
        paragraphs: paragraphs.map((one) => ({
          ...one,
          sentences: paragraphs[0]?.sentences.slice(0, 1),
        })),
      }),
    ],
    [
      'numbers for texts',
      ({ paragraphs }) => ({
        paragraphs: paragraphs.map((one) => ({ ...one, sentences: [1, null, { text: 2 }] })),
      }),
    ],
    ['another shape', () => ({ text: 'You are kind.' })],
    ['a list', () => [1, 2, 3]],
    ['nothing', () => ({ paragraphs: [] })],
  ])('%s: the embedded writer writes, and the usage says so', async (_, change) => {
    const writer = testModelWriter(modelThat(change))
    const { text, origin } = await writer.write(natal)
    isEmbedded(text)
    expect(origin).toEqual({
      writer: EMBEDDED_WRITER,
      prompt: 'natal 2',
      configVersion: 3,
      outcome: 'fallen back',
    })
    expect(writer.calls).toEqual([
      expect.objectContaining({
        writer: 'embedded',
        outcome: 'fallen back',
        failure: 'invalid answer',
      }),
    ])
    expect(writer.calls[0]?.usage.input).toBeGreaterThanOrEqual(usage.input)
  })

  test('too little of it is left: no sentence counts as repaired', async () => {
    const lie = 'Your Chiron squares your Vesta, so you rest.'
    const model = modelThat(({ paragraphs }) => {
      const kept = paragraphs.slice(0, paragraphs.length / 2)
      const slot = kept[1]?.sentences[0]
      if (slot) slot.text = lie
      return { paragraphs: kept }
    })
    const writer = testModelWriter(model)
    await writer.write(natal)
    expect(model.requests.map(({ schema }) => schema.name)).toEqual(['text', 'repair'])
    expect(writer.calls).toMatchObject([
      {
        outcome: 'fallen back',
        sentences: { rejected: 1, repaired: 0 },
        rejected: [{ text: lie, fate: 'replaced' }],
      },
    ])
  })

  test.each(['', '<html>', '{"paragraphs":[{"id":"p1","title":"","sent', '\u0000'.repeat(50)])(
    'no JSON (%j): the embedded writer writes',
    async (answer) => {
      const { text } = await testModelWriter(createInMemoryModel(() => answer)).write(natal)
      isEmbedded(text)
    },
  )

  test('10,000 sentences are not all checked', async () => {
    const model = modelThat(({ paragraphs }) => ({
      paragraphs: paragraphs.map((one) => ({
        ...one,
        sentences: [
          ...one.sentences,
          ...Array.from({ length: 600 }, (_, index) => ({
            text: `You have said this ${index} times, and you can say it again.`,
            facts: one.sentences[0]?.facts,
          })),
        ],
      })),
    }))
    const writer = testModelWriter(model)
    const { text } = await writer.write(natal)
    expect(writer.calls[0]?.sentences.checked).toBeLessThan(300)
    for (const { sentences } of paragraphsOf(text)) expect(sentences.length).toBeLessThanOrEqual(12)
  })

  test('a retry of the request starts the text over', async () => {
    const honest = createLyingModel({ seed: 3 })
    const restarts: number[] = []
    const streamed: Sentence[] = []
    const inner = createInMemoryModel(({ input }) => honest.answer(input))
    const writer = testModelWriter({
      async generate(request, options = {}) {
        const half = honest.answer(request.input)
        options.onText?.(half.slice(0, half.length / 2))
        options.onRestart?.()
        return inner.generate(request, options)
      },
    })
    const { text, origin } = await writer.write(natal, {
      onSentence: (sentence) => streamed.push(sentence),
      onRestart: () => restarts.push(streamed.splice(0).length),
    })
    expect(origin.outcome).toBe('accepted')
    expect(restarts).toEqual([expect.any(Number)])
    expect(restarts[0]).toBeGreaterThan(10)
    expect(streamed).toEqual(sentencesOf(text))
  })
})

describe('the embedded writer serves', () => {
  const embeddedRow = {
    purpose: 'text',
    writer: 'embedded',
    outcome: 'embedded',
    usage: { input: 0, cached: 0, output: 0, reasoning: 0 },
  }

  test.each(briefs)('$kind: without a model, letter for letter', async (brief) => {
    const writer = testModelWriter(undefined)
    const { text, origin } = await writer.write(brief, { userId: 'ada' })
    expect(text).toEqual(composeText(brief))
    expect(origin).toEqual({ writer: EMBEDDED_WRITER })
    expect(writer.calls).toEqual([expect.objectContaining({ ...embeddedRow, userId: 'ada' })])
  })

  test.each([
    ['is disabled', { config: { enabled: false } }],
    ['has spent its budget', { isBudgetSpent: true }],
  ])('a feature that %s, and asks no model', async (_, overrides) => {
    const model = modelThat()
    const writer = testModelWriter(model, overrides)
    const { text, origin } = await writer.write(natal)
    expect(text).toEqual(composeText(natal))
    expect(origin).toEqual({ writer: EMBEDDED_WRITER })
    expect(model.requests).toEqual([])
    expect(writer.calls).toEqual([expect.objectContaining(embeddedRow)])
  })

  const reasons = Object.keys(modelMessages.unavailable) as ModelUnavailable['reason'][]
  test.each(reasons)('when the model is unavailable: %s', async (reason) => {
    for (const brief of briefs) {
      const writer = testModelWriter(
        createInMemoryModel(() => new ModelUnavailable(reason, { usage })),
      )
      const { text, origin } = await writer.write(brief)
      expect(text).toEqual(composeText(brief))
      expect(origin).toMatchObject({ writer: EMBEDDED_WRITER, outcome: 'fallen back' })
      expect(writer.calls).toEqual([
        expect.objectContaining({
          writer: 'embedded',
          outcome: 'fallen back',
          failure: reason,
          usage,
        }),
      ])
    }
  })

  test('when the model has not written a sentence at the end of its time', async () => {
    const writer = testModelWriter(createInMemoryModel(() => timeout))
    expect((await writer.write(natal)).text).toEqual(composeText(natal))
    expect(writer.calls[0]).toMatchObject({ outcome: 'fallen back', failure: 'timeout', usage })
  })

  test('and a model that never answered is recorded by the name it was asked by', async () => {
    const modelProvider = {
      api: 'chat' as const,
      models: [{ model: 'gpt-5-mini' as const, sentAs: 'llama3', ignored: [] }],
    }
    const writer = testModelWriter(
      createInMemoryModel(() => timeout),
      { modelProvider },
    )
    await writer.write(natal)
    expect(writer.calls[0]).toMatchObject({ model: 'llama3', failure: 'timeout' })
    expect(writer.calls[0]?.costMicros).toBeUndefined()
  })

  test('when the model breaks unexpectedly, and when the usage cannot be stored', async () => {
    const broken = { generate: () => Promise.reject(new TypeError('out of order')) }
    expect((await testModelWriter(broken).write(natal)).text).toEqual(composeText(natal))
    const recordModelCall = () => Promise.reject(new Error('The disk is full'))
    const { origin } = await testModelWriter(modelThat(), { recordModelCall }).write(natal)
    expect(origin.outcome).toBe('accepted')
    const written = await testModelWriter(undefined, { recordModelCall }).write(natal)
    expect(written.text).toEqual(composeText(natal))
  })
})

describe('the entries of a calendar', () => {
  const week = composeText(weekly)
  const passages = paragraphsOf(week).flatMap(({ sentences }) =>
    sentences.filter(({ moment }) => moment).map((sentence) => ({ sentences: [sentence] })),
  )
  const { period, timeZone, facts } = weekly as HoroscopeBrief
  const brief: Brief = { kind: 'events', period, timeZone, facts, seed: 'week', passages }

  test('are those of the model, one paragraph for each event', async () => {
    expect(passages.length).toBeGreaterThan(1)
    const { text, origin } = await testModelWriter(modelThat()).write(brief)
    expect(origin).toMatchObject({ writer: 'gpt-5-mini', prompt: 'events 2', outcome: 'accepted' })
    expect(text.opening).toHaveLength(passages.length)
    for (const [index, { sentences }] of text.opening.entries()) {
      const event = passages[index]?.sentences[0]
      expect(sentences[0]?.facts).toContain(event?.facts[0])
      expect(sentences[0]?.text).not.toBe(event?.text)
    }
  })

  test('are the passages of the horoscope where the model is wrong', async () => {
    const lie = 'On this day Chiron squares your Vesta, so you rest.'
    const model = createInMemoryModel(({ input, schema }) => {
      const answer: AnswerJson = JSON.parse(createLyingModel({ seed: 3 }).answer(input))
      if (schema.name === 'repair') return 'Sorry!'
      for (const sentence of answer.paragraphs[0]?.sentences ?? []) sentence.text = lie
      return JSON.stringify(answer)
    })
    const { text, origin } = await testModelWriter(model).write(brief)
    expect(origin.outcome).toBe('partly replaced')
    expect(text.opening[0]).toEqual(passages[0])
    expect(text.opening[1]).not.toEqual(passages[1])
  })
})

describe('a text that is requested again', () => {
  test('is not paid for twice while the reader has read nothing of it', async () => {
    const model = modelThat()
    const writer = testModelWriter(model)
    const first = await writer.write(natal, { userId: 'ada' })
    const recentlyUsed = { wordings: [], sentences: ['You like bread.'] }
    expect(await writer.write({ ...natal, recentlyUsed }, { userId: 'ada' })).toEqual(first)
    expect(model.requests).toHaveLength(1)
    expect(writer.calls).toHaveLength(1)
    const read = { wordings: [], sentences: textsOf(first.text).slice(0, 1) }
    await writer.write({ ...natal, recentlyUsed: read }, { userId: 'ada' })
    expect(model.requests.length).toBeGreaterThan(1)
    await writer.write(natal, { userId: 'ben' })
    expect(writer.calls).toHaveLength(3)
  })

  test('is asked for again after ten minutes, and after a failure', async () => {
    let now = new Date('2026-12-03T12:00:00Z')
    const answers = modelThat()
    let isDown = true
    const writer = testModelWriter(
      {
        generate: (...params) =>
          isDown
            ? Promise.reject(new ModelUnavailable('unreachable'))
            : answers.generate(...params),
      },
      { now: () => now },
    )
    await writer.write(natal)
    isDown = false
    expect((await writer.write(natal)).origin.outcome).toBe('accepted')
    now = new Date('2026-12-03T12:11:00Z')
    await writer.write(natal)
    expect(answers.requests).toHaveLength(2)
  })
})

const timeout = new ModelUnavailable('timeout', { usage })

/** The text is cut after this share of it. */
function modelCutAfter(share: number, error: ModelUnavailable, beforeError = () => {}) {
  const honest = createLyingModel({ seed: 3 })
  const requests: string[] = []
  const model: LanguageModel = {
    async generate({ input, schema }, options) {
      requests.push(schema.name)
      const whole = honest.answer(input)
      options?.onText?.(whole.slice(0, whole.length * share))
      beforeError()
      throw error
    },
  }
  return { ...model, requests }
}

describe('the time of a model', () => {
  const timeouts = (model: ReturnType<typeof modelThat>) => {
    const given: (number | undefined)[] = []
    const generate: LanguageModel['generate'] = (request, options) => {
      given.push(options?.timeoutMs)
      return model.generate(request, options)
    }
    return { generate, given }
  }
  const events: Brief = { ...(weekly as HoroscopeBrief), kind: 'events', passages: [] }
  events.passages = composeText(weekly).opening

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['a text has a minute', natal, undefined, 60_000],
    ['a text has what is left since its request', natal, 35_000, 35_000],
    ['the entries of a calendar have 15 seconds', events, 35_000, 15_000],
    ['the entries of a calendar have what is left', events, 9_000, 9_000],
  ])('%s', async (_, brief, left, expected) => {
    const { given, generate } = timeouts(modelThat())
    const deadline = left && performance.now() + left
    await testModelWriter({ generate }).write(brief, { deadline })
    expect(given).toEqual([expected])
  })

  test.each([
    ['a text', natal, 19_000],
    ['a text whose request is old', natal, -3_600_000],
    ['entries of a calendar', events, 4_000],
  ])('is not begun for %s when there is too little of it', async (_, brief, left) => {
    const model = modelThat()
    const writer = testModelWriter(model)
    const deadline = performance.now() + left
    expect((await writer.write(brief, { deadline })).text).toEqual(composeText(brief))
    expect(model.requests).toEqual([])
    expect(writer.calls).toMatchObject([{ outcome: 'fallen back', failure: 'timeout' }])
  })

  test.each([
    [39_000, ['text', 'repair'], 'repaired'],
    [41_000, ['text'], 'partly replaced'],
  ])('after %d ms of 60,000, rejected sentences get: %j', async (ms, requests, outcome) => {
    const model = modelThat(({ paragraphs }) => {
      const slot = paragraphs[2]?.sentences[0]
      if (slot) slot.text = 'You were born to lead, because your Chiron squares your Vesta.'
      vi.advanceTimersByTime(ms)
      return { paragraphs }
    })
    const { origin } = await testModelWriter(model).write(natal)
    expect(model.requests.map(({ schema }) => schema.name)).toEqual(requests)
    expect(origin.outcome).toBe(outcome)
  })

  test('ends, and what the model has written by then is kept', async () => {
    const model = modelCutAfter(0.85, timeout, () => void vi.advanceTimersByTime(60_000))
    const writer = testModelWriter(model)
    const { text, origin } = await writer.write(natal)
    expect(origin).toMatchObject({ writer: 'gpt-5-mini', outcome: 'partly replaced' })
    expect(paragraphsOf(text).at(-1)).toEqual(paragraphsOf(composeText(natal)).at(-1))
    expect(paragraphsOf(text)[0]).not.toEqual(paragraphsOf(composeText(natal))[0])
    expect(writer.calls).toMatchObject([{ writer: 'model', usage }])
    expect(writer.calls[0]?.failure).toBeUndefined()
  })

  test('ends with the process: the embedded writer finishes, and the cost is recorded', async () => {
    const shutdown = new AbortController()
    const canceled = new ModelUnavailable('canceled', { usage })
    const model = modelCutAfter(0.3, canceled, () => shutdown.abort())
    const writer = testModelWriter(model)
    const { text } = await writer.write(natal, { signal: shutdown.signal })
    expect(text).toEqual(composeText(natal))
    expect(writer.calls).toMatchObject([{ outcome: 'fallen back', failure: 'canceled', usage }])
    await writer.write(natal, { signal: shutdown.signal })
    expect(model.requests).toEqual(['text'])
  })
})
