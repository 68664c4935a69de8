import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ModelConnection } from '#config.ts'
import { createLog } from '#log.ts'
import { type Chatter, eventsOf, openChatter } from '#testing/chatter.ts'
import { type ModelServer, startModelServer } from '#testing/model-server/model-server.ts'
import { answer, type ModelAnswer } from '#testing/model-server/replies.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import { createOpenAIModel } from '#writer/model/openai-model.ts'

const SUN = 'Your Sun is in Gemini.'
const VENUS = 'Your Venus is in Taurus.'
const MARS = 'Your Mars is in Aries.'
const LIE = 'Your Mercury is in Leo.'

const saying = (...texts: string[]) => ({
  paragraphs: [
    {
      id: 'p1',
      title: '',
      sentences: texts.map((text) => {
        const [, body = ''] = /^Your (\w+)/.exec(text) ?? []
        return { text, facts: [`placement:${body.toLowerCase()}`] }
      }),
    },
  ],
})

let model: LanguageModel
let server: ModelServer
let app: TestApp
let ada: Chatter
let people = 0
/** Resolved when the model may go on. */
let gate = Promise.withResolvers<void>()
beforeAll(async () => {
  app = await openTestApp({ model: { generate: (...args) => model.generate(...args) } })
})
afterAll(() => app.close())
afterEach(async () => {
  gate.resolve()
  await server.close()
})

/** A model that answers the chat; other texts are left to the embedded writer. */
async function start(api: ModelConnection['api'], reply: ModelAnswer) {
  gate = Promise.withResolvers()
  server = await startModelServer(
    ({ tools }) => (tools.length > 0 ? reply : answer({ paragraphs: [] })),
    { reasoningTokens: { minimal: 0, low: 0, medium: 0, high: 0 } },
  )
  const { baseUrl, apiKey } = server
  model = createOpenAIModel({ api, baseUrl, apiKey, models: {} }, createLog('silent'), {
    firstRetryDelayMs: 1,
  })
  ada = await openChatter(app, `ada${people++}@example.com`)
}

/** Holds the model when it begins this sentence. */
const holdBefore = (text: string) => ({
  beforeToken: (sent: string) => (sent.includes(text.slice(0, 9)) ? gate.promise : undefined),
})

/** Reads an answer to its end. @param onContent gets each content that is shown */
async function follow(onContent: (content: string) => unknown = () => {}) {
  const contents: string[] = []
  let last: Awaited<ReturnType<Chatter['messages']>>[number] | undefined
  for await (const { event, data } of eventsOf(await ada.stream('Where is my Sun?'))) {
    if (event === 'answer') last = data.message
    if (event !== 'content') continue
    contents.push(data.content)
    await onContent(data.content)
  }
  return { contents: contents.filter(Boolean), last }
}

/** Each text continues the one before it. */
function expectNoSeam(contents: string[]) {
  for (const [index, content] of contents.entries())
    expect(content.startsWith(contents[index - 1] ?? '')).toBe(true)
}

describe.each(['responses', 'chat'] as const)(
  '[7.24] a model that streams over the %s API',
  (api) => {
    test('is shown in checked sentences before it ends', async () => {
      await start(api, answer(saying(SUN, VENUS, MARS), holdBefore(MARS)))
      const { contents, last } = await follow((content) => {
        // Without this content, the model would wait forever.
        if (content === `${SUN} ${VENUS}`) gate.resolve()
      })
      expect(contents).toContain(`${SUN} ${VENUS}`)
      expectNoSeam(contents)
      expect(last).toMatchObject({ status: 'done', content: `${SUN} ${VENUS} ${MARS}` })
    })

    test('never shows a lie in the middle', async () => {
      await start(api, answer(saying(SUN, LIE, VENUS, MARS), holdBefore(MARS)))
      const { contents, last } = await follow((content) => {
        if (content.includes(VENUS)) gate.resolve()
      })
      expect(contents.join(' ')).not.toContain('Leo')
      expectNoSeam(contents)
      expect(last).toMatchObject({ status: 'done', content: `${SUN} ${VENUS} ${MARS}` })
    })

    test('goes on in the embedded words when its server goes down', async () => {
      await start(api, answer(saying(VENUS, MARS, SUN), holdBefore(SUN)))
      const { contents, last } = await follow(async (content) => {
        if (content === `${VENUS} ${MARS}`) await server.close()
      })
      expect(contents).toContain(`${VENUS} ${MARS}`)
      expectNoSeam([...contents, last?.content ?? ''])
      expect(last?.status).toBe('done')
      // The embedded answer says what the model did not come to.
      expect(last?.content).toMatch(/Taurus\. .*Aries\.\s.*Sun.*Gemini/s)
      expect((await ada.messages()).at(-1)?.content).toBe(last?.content)
    })

    test('keeps the text so far when stopped, and ends its request', async () => {
      await start(api, answer(saying(SUN, VENUS, MARS), holdBefore(MARS)))
      const { last } = await follow(async (content) => {
        if (content === `${SUN} ${VENUS}`) await ada.stop()
      })
      expect(last).toMatchObject({ status: 'stopped', content: `${SUN} ${VENUS}` })
      await expect.poll(() => server.atOnce()).toBe(0)
      gate.resolve()
      expect((await ada.messages()).at(-1)).toMatchObject({ content: `${SUN} ${VENUS}` })
    })
  },
)
