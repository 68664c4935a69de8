import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ChatEvent, ChatHistory, ChatMessage } from '#contract/chat.ts'
import type { Transaction } from '#database.ts'
import { DAY, HOUR } from '#durations.ts'
import { answerBriefly, answerOf } from '#testing/brief-answers.ts'
import { birthOfChatters, type Chatter, callsOf, eventsOf, openChatter } from '#testing/chatter.ts'
import { holdAnswers } from '#testing/held-answers.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { textFeedback } from '#writer/usage/text-feedback-table.ts'
import type { TurnMemory } from './answer.ts'
import { failAnswer, findExchange, finishAnswer, insertExchange } from './chat-messages-table.ts'
import type { AnswerRequest, MakeAnswer } from './make-answer.ts'

const PER_DAY = 4
const NATAL_MISSING =
  'You need to generate your natal chart first before chatting with Baba Bliss. Visit the Readings page to get started.'

const held = holdAnswers()
let now = new Date()
let requests: AnswerRequest[] = []
let makeAnswer: MakeAnswer = answerBriefly
let app: TestApp
let people = 0
let ada: Chatter
beforeAll(async () => {
  app = await openTestApp({
    makeAnswer: async (request, options) => {
      requests.push(request)
      return makeAnswer(request, options)
    },
    today: () => now,
    chatMessagesPerDay: PER_DAY,
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date()
  ada = await openChatter(app, nextEmail())
  requests = []
})
afterEach(() => {
  makeAnswer = answerBriefly
  held.release()
})

const nextEmail = () => `ada${people++}@example.com`

/** Stores a question with a finished answer. */
async function insertAnswered(
  tx: Transaction,
  userId: string,
  { nth, memory, length = 0 }: { nth: number; memory: TurnMemory; length?: number },
) {
  const key = randomUUID()
  const content = `Question ${nth}`.padEnd(length)
  await insertExchange(tx, { userId, key, content, createdAt: now })
  const exchange = await findExchange(tx, { userId, key })
  await finishAnswer(tx, exchange?.answer.id ?? '', {
    content: `Answer ${nth}`,
    blocks: [],
    facts: [],
    suggestions: [],
    isCare: false,
    writtenBy: { writer: 'x', engine: 'x', seed: 'x', timeZone: 'UTC', now: 'x' },
    memory,
  })
}

describe('[6.3] the chat needs', () => {
  const birthDetails = (calls: Pick<Chatter, 'call'>) =>
    calls.call('POST', '/api/birth-details', birthOfChatters)
  const natalReading = (calls: Pick<Chatter, 'call'>) =>
    calls.call('POST', '/api/readings/natal', birthOfChatters)

  /** Both calls that need everything. */
  async function statuses({ history, send }: Pick<Chatter, 'history' | 'send'>) {
    return [await history(), await send('Hello')].map(({ status, body }) => {
      const { subscriptionRequired, requiresNatalChart, requiresBirthDetails } = body
      return { status, subscriptionRequired, requiresNatalChart, requiresBirthDetails }
    })
  }

  test('somebody signed in', async () => {
    const visitor = callsOf(app, {})
    for (const call of [visitor.history(), visitor.send('Hello'), visitor.stop(), visitor.reset()])
      expect((await call).status).toBe(401)
  })

  test('a subscription, chart or not', async () => {
    const headers = await app.signUp(nextEmail())
    const refused = { status: 403, subscriptionRequired: true }
    const calls = callsOf(app, headers)
    expect(await statuses(calls)).toEqual([refused, refused])
    await app.subscribe(headers)
    await natalReading(calls)
    await app.subscribe(headers, 'canceled')
    expect(await statuses(calls)).toEqual([refused, refused])
  })

  test('a natal reading, for which saved birth details do not count', async () => {
    const calls = callsOf(app, await app.signUpSubscribed(nextEmail()))
    const refused = { status: 409, requiresNatalChart: true }
    expect(await statuses(calls)).toEqual([refused, refused])
    expect((await birthDetails(calls)).status).toBe(200)
    expect(await statuses(calls)).toEqual([refused, refused])
    expect((await calls.history()).body.message).toBe(NATAL_MISSING)
  })

  test('no saved birth details', async () => {
    const opened = await statuses(ada)
    expect(opened.map(({ status }) => status)).toEqual([200, 200])
  })

  test('no subscription to stop and to reset', async () => {
    const calls = callsOf(app, await app.signUp(nextEmail()))
    expect((await calls.stop()).status).toBe(200)
    expect((await calls.reset()).status).toBe(200)
  })
})

describe('[3.13][7.23] the history', () => {
  test('is empty at first: the greeting is not a message', async () => {
    const { body } = await ada.history()
    expect(ChatHistory.parse(body)).toMatchObject({
      messages: [],
      before: null,
      suggestions: [expect.any(String), expect.any(String), expect.any(String)],
      allowance: { left: PER_DAY, perDay: PER_DAY },
    })
  })

  test('has questions and answers in order, with the facts of the answers', async () => {
    await ada.send('One')
    await ada.send('Two')
    const { body } = await ada.history()
    const { messages } = ChatHistory.parse(body)
    expect(messages.map(({ content }) => content)).toEqual([
      'One',
      'The Sun heard: One',
      'Two',
      'The Sun heard: Two',
    ])
    expect(messages[1]).toMatchObject({
      facts: [{ id: 'placement:sun', label: expect.stringMatching(/^Sun .*Gemini$/) }],
      suggestions: ['And my Moon?'],
      thumb: null,
      isCare: false,
    })
    expect(messages[0]).not.toHaveProperty('facts')
  })

  test('comes in pages of a hundred', async () => {
    const { database } = app
    const userId = (await ada.call('GET', '/api/auth/user')).body.id
    await database.db.transaction(async (tx) => {
      for (let nth = 0; nth < 130; nth++) {
        const key = randomUUID()
        await insertExchange(tx, { userId, key, content: `Question ${nth}`, createdAt: now })
        const exchange = await findExchange(tx, { userId, key })
        await failAnswer(tx, exchange?.answer.id ?? '', 'failed')
      }
    })
    const pages: ChatHistory[] = []
    let before: string | null = ''
    while (before !== null) {
      const { body } = await ada.history(before && `?before=${before}`)
      pages.unshift(ChatHistory.parse(body))
      before = pages[0]?.before ?? null
    }
    expect(pages.map(({ messages }) => messages.length)).toEqual([60, 100, 100])
    const questions = pages
      .flatMap(({ messages }) => messages)
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
    expect(questions).toEqual(Array.from({ length: 130 }, (_, nth) => `Question ${nth}`))
    for (const wrong of ['x', '-1', '1.5', "1';--", '9'.repeat(30)])
      expect((await ada.history(`?before=${encodeURIComponent(wrong)}`)).status, wrong).toBe(400)
  })

  test('suggests questions for an empty conversation only', async () => {
    await ada.send('Hello')
    expect((await ada.history()).body.suggestions).toEqual([])
    await ada.reset()
    expect((await ada.history()).body.suggestions).toHaveLength(3)
  })

  test('has nothing before its beginning', async () => {
    await ada.send('Hello')
    expect((await ada.history('?before=0')).body).toMatchObject({ messages: [], before: null })
  })

  test('is of nobody else', async () => {
    await ada.send('Hello')
    const grace = await openChatter(app, nextEmail())
    expect(await grace.messages()).toEqual([])
  })
})

describe('[5.8][7.24] a message', () => {
  test.each([
    ['nothing', {}],
    ['blanks only', { message: ' \n\t\u00a0' }],
    ['invisible characters only', { message: '\u200b\u2060\ufeff' }],
    ['NUL', { message: 'a\0b' }],
    ['an unpaired surrogate', { message: 'a\ud800b' }],
    ['a number', { message: 7 }],
    ['a list', { message: ['Hello'] }],
    ['a key of another form', { message: 'Hello', key: 'x' }],
    ['4,001 characters', { message: 'x'.repeat(4001) }],
    ['4,001 emoji', { message: '🌙'.repeat(4001) }],
  ])('of %s is refused, and nothing is stored', async (_what, body) => {
    const refused = await ada.call('POST', '/api/chat', body)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toEqual(expect.any(String))
    expect(await ada.messages()).toEqual([])
    expect((await ada.history()).body.allowance.left).toBe(PER_DAY)
  })

  test.each([
    ['4,000 emoji', '🌙'.repeat(4000)],
    ['HTML', '<img src=x onerror="alert(1)"> <b>bold</b>'],
    ['right-to-left text', 'متى يعود زحل؟ \u202eabc'],
    ['statements', "'); drop table chat_messages; --"],
    ['one emoji', '🙂'],
  ])('of %s is stored as it was sent', async (_what, message) => {
    expect((await ada.send(message)).status).toBe(200)
    expect((await ada.messages())[0]?.content).toBe(message)
  })

  test('says why it is refused', async () => {
    expect((await ada.send(' ')).body.message).toBe('Please write a message first.')
    expect((await ada.send('x'.repeat(4001))).body.message).toBe(
      'A message can have at most 4,000 characters.',
    )
  })

  test('is answered from the newest natal reading, which another replaces when it is deleted', async () => {
    await ada.call('POST', '/api/readings/natal', { ...birthOfChatters, birthDate: '1993-11-02' })
    await ada.send('Hello')
    expect(requests[0]?.sky.chart.bodies.sun.sign).toBe('Scorpio')
    const readings = (await ada.call('GET', '/api/readings')).body
    await ada.call('DELETE', `/api/readings/${readings[0].id}`)
    await ada.send('Hello again')
    expect(requests[1]?.sky.chart.bodies.sun.sign).toBe('Gemini')
    expect(requests[1]?.sky.partner).toBeUndefined()
  })

  test('is answered again by its key after the chart was deleted, and a new one is refused', async () => {
    const key = randomUUID()
    const { message } = (await ada.send('Hello', key)).body
    await ada.call('DELETE', `/api/readings/${ada.natalId}`)
    expect(await ada.send('Hello', key)).toMatchObject({ status: 200, body: { message } })
    const events = await Array.fromAsync(eventsOf(await ada.stream('Hello', { key })))
    expect(events.at(-1)).toMatchObject({ event: 'answer', data: { message } })
    expect((await ada.send('Another', key)).status).toBe(400)
    expect(await ada.send('Hello')).toMatchObject({
      status: 409,
      body: { requiresNatalChart: true, message: NATAL_MISSING },
    })
    await ada.call('POST', '/api/readings/natal', birthOfChatters)
    expect(await ada.messages()).toHaveLength(2)
  })

  test('that failed is not tried again without a chart', async () => {
    const { id: userId } = (await ada.call('GET', '/api/auth/user')).body
    const key = randomUUID()
    await app.database.db.transaction(async (tx) => {
      await insertExchange(tx, { userId, key, content: 'Hello', createdAt: now })
      const exchange = await findExchange(tx, { userId, key })
      await failAnswer(tx, exchange?.answer.id ?? '', 'failed')
    })
    await ada.call('DELETE', `/api/readings/${ada.natalId}`)
    expect(await ada.send('Hello', key)).toMatchObject({ status: 409 })
    await ada.call('POST', '/api/readings/natal', birthOfChatters)
    expect(await ada.send('Hello', key)).toMatchObject({ status: 200 })
  })

  test('knows the partner of a relationship reading, but not the name', async () => {
    const { birthDate: date, birthTime: time, birthLocation: location } = birthOfChatters
    const user = { date, time, location }
    const partner = { name: 'Grace', date: '1988-02-29', time: 'unknown', location }
    expect((await ada.call('POST', '/api/readings/synastry', { user, partner })).status).toBe(200)
    await ada.send('And us?')
    const sky = requests[0]?.sky
    const known = sky?.partner
    expect(known?.chart.bodies.sun.sign).toBe('Pisces')
    expect(known?.chart.houses).toBeUndefined()
    expect(known?.synastry.length).toBeGreaterThan(3)
    expect(JSON.stringify([known, requests[0]?.turns])).not.toContain('Grace')
    expect(sky?.chart.houses).toBeDefined()
    expect(sky?.birthDate).toBe(date)
  })

  test.each([
    ['Europe/London', 'Europe/London'],
    ['europe/london', 'Europe/London'],
    ['Mars/Olympus', 'UTC'],
    ['+01:00', 'UTC'],
    ['x'.repeat(1000), 'UTC'],
    [undefined, 'UTC'],
  ])('from the time zone %s is answered by that clock', async (header, timeZone) => {
    const headers = new Headers(header ? { 'time-zone': header } : {})
    await ada.fetchIt('POST', '/api/chat', { message: 'Hello' }, { headers })
    expect(requests[0]?.sky).toMatchObject({ timeZone, now })
  })
})

describe('the conversation remembers', () => {
  const memory = (nth: number) => ({
    question: { kind: 'list' as const },
    named: [],
    facts: [],
    bets: [{ what: `bet ${nth}`, factId: 'x', from: '2026-11-22', to: '2026-11-23' }],
    wordings: [`wording ${nth}`],
  })

  test('the last twenty turns, and of those before them bets and wordings', async () => {
    const userId = (await ada.call('GET', '/api/auth/user')).body.id
    const { db } = app.database
    await db.transaction(async (tx) => {
      for (let nth = 0; nth < 80; nth++)
        await insertAnswered(tx, userId, { nth, memory: memory(nth) })
    })
    await ada.send('And now?')
    const { turns = [], earlier } = requests[0] ?? {}
    expect(turns.map(({ question, answer }) => `${question} ${answer}`)).toEqual(
      Array.from({ length: 20 }, (_, nth) => `Question ${60 + nth} Answer ${60 + nth}`),
    )
    expect(turns.at(-1)?.memory).toEqual(memory(79))
    expect(earlier?.bets.map(({ what }) => what)).toEqual(
      Array.from({ length: 50 }, (_, nth) => `bet ${10 + nth}`),
    )
    expect(earlier?.wordings).toEqual(Array.from({ length: 60 }, (_, nth) => `wording ${nth}`))
    // None of their text is kept.
    expect(earlier?.questions).toHaveLength(60)
    expect(earlier?.isCut).toBe(false)
    expect(earlier?.questions[0]).toEqual({
      at: expect.stringMatching(/Z$/),
      question: memory(0).question,
      dates: memory(0).named.map(({ date }) => date),
    })
  })

  test('fewer turns when they are long', async () => {
    const userId = (await ada.call('GET', '/api/auth/user')).body.id
    await app.database.db.transaction(async (tx) => {
      for (let nth = 0; nth < 20; nth++)
        await insertAnswered(tx, userId, { nth, length: 4000, memory: memory(nth) })
    })
    await ada.send('And now?')
    expect(requests[0]?.turns.length).toBe(9)
    expect(requests[0]?.earlier.bets).toHaveLength(11)
  })

  test('a stopped answer, but not a failed one', async () => {
    makeAnswer = async (request, options) => {
      options.onProgress?.(answerOf('Half.'))
      return held.makeAnswer(request, options)
    }
    held.hold()
    const stopped = ada.send('First')
    await expect.poll(() => held.begun.length).toBe(1)
    await ada.stop()
    await stopped
    makeAnswer = answerBriefly
    const { id: userId } = (await ada.call('GET', '/api/auth/user')).body
    const failing = { userId, key: randomUUID() }
    await app.database.db.transaction(async (tx) => {
      await insertExchange(tx, { ...failing, content: 'Failing', createdAt: now })
      await failAnswer(tx, (await findExchange(tx, failing))?.answer.id ?? '', 'failed')
    })
    await ada.send('Second')
    expect(requests.at(-1)?.turns).toMatchObject([{ question: 'First', answer: 'Half.' }])
  })

  test('a crisis whose answer was stopped, and what continued it', async () => {
    makeAnswer = held.makeAnswer
    for (const message of ['I want to kill myself', 'hello?']) {
      held.hold()
      const stopped = ada.send(message)
      await expect.poll(() => held.begun.length).toBe(1)
      await ada.stop()
      await stopped
    }
    makeAnswer = answerBriefly
    await ada.send('Where is my Moon?')
    await ada.send('And my Mars?')
    expect(requests.at(-1)?.turns).toMatchObject([
      { question: 'I want to kill myself', isCare: true },
      { question: 'hello?', isCare: true },
      { question: 'Where is my Moon?', isCare: false },
    ])
  })

  test('a crisis whose answer failed', async () => {
    const { id: userId } = (await ada.call('GET', '/api/auth/user')).body
    const key = randomUUID()
    await app.database.db.transaction(async (tx) => {
      const content = 'I want to kill myself'
      await insertExchange(tx, { userId, key, content, createdAt: now })
      const exchange = await findExchange(tx, { userId, key })
      await failAnswer(tx, exchange?.answer.id ?? '', 'failed')
    })
    await ada.send('hello?')
    expect(requests.at(-1)?.turns).toMatchObject([
      { question: 'I want to kill myself', isCare: true },
    ])
  })
})

describe('the daily limit of messages', () => {
  test('is shown before it is reached, and says when the next one is free', async () => {
    const start = now
    const left: number[] = []
    for (let nth = 0; nth < PER_DAY; nth++) {
      now = new Date(start.getTime() + nth * HOUR)
      left.push((await ada.send(`Message ${nth}`)).body.allowance.left)
    }
    expect(left).toEqual([3, 2, 1, 0])
    const freeAt = new Date(start.getTime() + DAY)
    expect((await ada.history()).body.allowance).toEqual({
      left: 0,
      perDay: PER_DAY,
      freeAt: freeAt.toISOString(),
    })
    const refused = await ada.fetchIt('POST', '/api/chat', { message: 'One more' })
    expect(refused.status).toBe(429)
    expect((await refused.json()).message).toBe(
      'You have sent 4 messages within 24 hours, which is the limit. You can send the next one in about 21 hours.',
    )
    expect(refused.headers.get('retry-after')).toBe(String((21 * HOUR) / 1000))
    expect(await ada.messages()).toHaveLength(2 * PER_DAY)
    now = freeAt
    expect((await ada.send('One more')).body.allowance.left).toBe(0)
  })

  test('is not for a crisis or its follow-up', async () => {
    for (let nth = 0; nth < PER_DAY; nth++) await ada.send(`Message ${nth}`)
    for (const message of ['I want to kill myself', 'hello?', "I'm so tired"]) {
      const { status, body } = await ada.send(message)
      expect([status, body.allowance.left], message).toEqual([200, 0])
    }
    expect((await ada.send('And my Venus?')).status).toBe(429)
    now = new Date(now.getTime() + DAY)
    expect((await ada.send('I want to die')).body.allowance.left).toBe(PER_DAY)
  })

  test('is not reset with the chat', async () => {
    await ada.send('Hello')
    await ada.reset()
    expect((await ada.history()).body.allowance.left).toBe(PER_DAY - 1)
  })
})

describe('a stream', () => {
  test('ends with the reply of the plain call', async () => {
    const response = await ada.stream('Hello')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const events = await Array.fromAsync(eventsOf(response))
    for (const event of events) ChatEvent.parse(event)
    const [, answer] = await ada.messages()
    // A fast answer is there before any of its content could be sent.
    for (const event of events.slice(0, -1))
      if (event.event === 'content') expect(event).toMatchObject({ data: { id: answer?.id } })
    expect(events.at(-1)).toMatchObject({
      event: 'answer',
      data: { message: ChatMessage.parse(answer), allowance: { left: PER_DAY - 1 } },
    })
  })

  test('shows what he is looking up, and the content as it grows', async () => {
    const seen = { looking: Promise.withResolvers<void>(), content: Promise.withResolvers<void>() }
    makeAnswer = async (request, options) => {
      options.onLooking?.('Looking at December…')
      await seen.looking.promise
      options.onProgress?.(answerOf('One.'))
      await seen.content.promise
      return answerBriefly(request, options)
    }
    const events: string[] = []
    for await (const { event, data } of eventsOf(await ada.stream('When?'))) {
      events.push(`${event} ${data.text ?? data.content ?? data.message.content}`.trim())
      if (event === 'looking') seen.looking.resolve()
      if (data.content === 'One.') seen.content.resolve()
    }
    expect(events.filter((event) => event !== 'content')).toEqual([
      'looking Looking at December…',
      'content One.',
      'answer The Sun heard: When?',
    ])
  })

  test('is refused like the plain call', async () => {
    const refused = await ada.stream(' ')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: 'Please write a message first.' })
  })

  test('loses nothing when its reader disconnects, and the retry gets the answer', async () => {
    makeAnswer = held.makeAnswer
    held.hold()
    const key = randomUUID()
    const reader = new AbortController()
    const response = await ada.stream('Hello', { key, signal: reader.signal })
    const events = eventsOf(response)
    await events.next()
    reader.abort()
    await expect.poll(() => held.begun.length).toBe(1)
    held.release()
    await expect.poll(async () => (await ada.messages()).at(-1)?.status).toBe('done')
    const again = await Array.fromAsync(eventsOf(await ada.stream('Hello', { key })))
    expect(again.at(-1)?.data.message.content).toBe('The Sun heard: Hello')
    expect(await ada.messages()).toHaveLength(2)
  })

  test('ends when its reader has disconnected', async () => {
    makeAnswer = held.makeAnswer
    held.hold()
    const key = randomUUID()
    const reader = new AbortController()
    const events = eventsOf(await ada.stream('Hello', { key, signal: reader.signal }))
    await events.next()
    reader.abort()
    expect(await Array.fromAsync(events)).toEqual([])
  })

  test('of an answer that is deleted says so', async () => {
    makeAnswer = held.makeAnswer
    held.hold()
    const events: unknown[] = []
    for await (const { event, data } of eventsOf(await ada.stream('Hello'))) {
      if (event === 'content') await ada.reset()
      else events.push([event, data])
    }
    const message = 'This chat was reset before the answer was finished.'
    expect(events).toEqual([['error', { error: message, message, requestId: expect.any(String) }]])
  })
})

describe('a thumb for an answer', () => {
  const rate = (calls: Pick<Chatter, 'call'>, body: object) =>
    calls.call('POST', '/api/feedback', body)

  test('is shown in the history, with its reason stored, and counts for the feature', async () => {
    const { id: textId } = (await ada.send('Hello')).body.message
    const thumb = async () => (await ada.messages()).at(-1)?.thumb
    expect((await rate(ada, { textId, thumb: 'down', reason: 'unclear' })).status).toBe(200)
    expect(await thumb()).toBe('down')
    const stored = () =>
      app.database.db.select().from(textFeedback).where(eq(textFeedback.textId, textId))
    expect(await stored()).toMatchObject([
      { featureName: 'baba_bliss_chat', isUp: false, reason: 'unclear' },
    ])
    await rate(ada, { textId, thumb: 'up', reason: 'unclear', words: 'No date.' })
    expect(await stored()).toMatchObject([{ isUp: true, reason: null, words: null }])
    await rate(ada, { textId, thumb: null })
    expect(await thumb()).toBeNull()
  })

  test('is refused for a question, for the answer of another person, and for an unknown reason', async () => {
    const { id: textId } = (await ada.send('Hello')).body.message
    const [question] = await ada.messages()
    expect((await rate(ada, { textId: question?.id, thumb: 'up' })).status).toBe(404)
    const grace = await openChatter(app, nextEmail())
    expect((await rate(grace, { textId, thumb: 'up' })).status).toBe(404)
    expect((await rate(ada, { textId, thumb: 'down', reason: 'boring' })).status).toBe(400)
  })
})
