import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { answerBriefly, answerOf } from '#testing/brief-answers.ts'
import { birthOfChatters, type Chatter, callsOf, eventsOf, openChatter } from '#testing/chatter.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { holdAnswers } from '#testing/held-answers.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { Turn, TurnMemory } from './answer.ts'
import type { MakeAnswer } from './make-answer.ts'

const held = holdAnswers()
let makeAnswer: MakeAnswer = held.makeAnswer
let database: OpenDatabase
let app: TestApp
let people = 0
let ada: Chatter
beforeAll(async () => {
  database = await openTestDatabase()
  app = await openTestApp({
    database,
    makeAnswer: (...args) => makeAnswer(...args),
    retryPolicy: { retries: 1, firstDelaySeconds: 1 },
  })
})
afterAll(() => app.close())
afterEach(() => {
  makeAnswer = held.makeAnswer
  held.release()
})

const newPerson = () => openChatter(app, `ada${people++}@example.com`)

/** Sends a message whose answer waits. */
async function sendAndHold(to: Chatter, message: string, key?: string) {
  held.hold()
  const answered = to.send(message, key)
  await expect.poll(() => held.begun.length).toBe(1)
  return { answered }
}

describe('[7.24] a message', () => {
  test('is stored with its answer, once for its key', async () => {
    ada = await newPerson()
    const key = randomUUID()
    const first = await ada.send('Where is my Sun?', key)
    expect(first.status).toBe(200)
    expect(first.body.message).toMatchObject({
      role: 'assistant',
      status: 'done',
      content: 'The Sun heard: Where is my Sun?',
    })
    expect(await ada.send('Where is my Sun?', key)).toEqual(first)
    expect(await ada.send('Where is my Sun?', key.toUpperCase())).toEqual(first)
    expect(await ada.messages()).toMatchObject([
      { role: 'user', content: 'Where is my Sun?', key },
      { role: 'assistant', id: first.body.message.id },
    ])
  })

  test('with the key of another message is refused, whether that one was answered or failed', async () => {
    ada = await newPerson()
    const key = randomUUID()
    const refused = {
      status: 400,
      body: {
        message: 'Another message was sent with this key. Please send this one as a new message.',
      },
    }
    await ada.send('Where is my Sun?', key)
    expect(await ada.send('Where is my Moon?', key)).toMatchObject(refused)
    expect((await ada.messages()).map(({ content }) => content)).toEqual([
      'Where is my Sun?',
      'The Sun heard: Where is my Sun?',
    ])
    makeAnswer = async () => {
      throw new Error('out of order')
    }
    const other = randomUUID()
    await ada.send('And my Mars?', other)
    makeAnswer = answerBriefly
    expect(await ada.send('And my Venus?', other)).toMatchObject(refused)
    expect((await ada.messages()).at(-1)?.status).toBe('failed')
    expect((await ada.send('And my Mars?', other)).status).toBe(200)
  })

  test('of twenty sent at once with one key is answered once', async () => {
    ada = await newPerson()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.send('Hello', key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect(answers[0]?.body.allowance.left).toBe(99)
    expect(await ada.messages()).toHaveLength(2)
  })

  test('[5.8] of twenty sent at once with different keys is accepted once, and the others are refused', async () => {
    ada = await newPerson()
    held.hold()
    const calls = Array.from({ length: 20 }, (_, nth) => ada.send(`Hello ${nth}`))
    const refused = async () => (await Promise.all(calls.map(isSettled))).filter(Boolean).length
    await expect.poll(refused).toBe(19)
    held.release()
    const answers = await Promise.all(calls)
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Baba Bliss is still answering. Please wait for the answer or stop it first.',
    )
    expect(await ada.messages()).toHaveLength(2)
  })
})

async function isSettled(call: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  return (await Promise.race([call, Promise.resolve(pending)])) !== pending
}

describe('an answer that fails', () => {
  test('leaves the message, and is written again for the same key without counting again', async () => {
    ada = await newPerson()
    const key = randomUUID()
    let tries = 0
    makeAnswer = async () => {
      tries++
      throw new Error('out of order')
    }
    const failed = await ada.send('Where is my Sun?', key)
    expect(failed).toMatchObject({
      status: 502,
      body: { message: 'Failed to send message. Please try again.' },
    })
    expect(tries).toBe(2)
    expect(await ada.messages()).toMatchObject([
      { role: 'user', content: 'Where is my Sun?', key },
      { role: 'assistant', status: 'failed' },
    ])
    makeAnswer = answerBriefly
    const again = await ada.send('Where is my Sun?', key)
    expect(again.body).toMatchObject({ message: { status: 'done' }, allowance: { left: 99 } })
    expect(await ada.messages()).toHaveLength(2)
  })

  test('blocks no other message', async () => {
    ada = await newPerson()
    makeAnswer = async () => {
      throw new Error('out of order')
    }
    expect((await ada.send('Hello')).status).toBe(502)
    makeAnswer = answerBriefly
    expect((await ada.send('Hello?')).status).toBe(200)
    expect((await ada.messages()).map(({ status }) => status)).toEqual([
      undefined,
      'failed',
      undefined,
      'done',
    ])
  })

  test('[2.20] for want of a chart asks for one, and keeps the message', async () => {
    ada = await newPerson()
    // Between the first try and the second, the chart is deleted in another tab.
    makeAnswer = async () => {
      await ada.call('DELETE', `/api/readings/${ada.natalId}`)
      throw new Error('out of order')
    }
    const key = randomUUID()
    const text =
      'You need to generate your natal chart first before chatting with Baba Bliss. Visit the Readings page to get started.'
    expect(await ada.send('Hello', key)).toMatchObject({
      status: 409,
      body: { requiresNatalChart: true, message: text },
    })
    makeAnswer = answerBriefly
    await ada.call('POST', '/api/readings/natal', birthOfChatters)
    expect(await ada.messages()).toMatchObject([
      { role: 'user', content: 'Hello', key },
      { role: 'assistant', status: 'failed' },
    ])
    expect(await ada.send('Hello', key)).toMatchObject({ status: 200 })
  })
})

describe('Stop', () => {
  test('keeps the text so far, and stops writing', async () => {
    ada = await newPerson()
    const streamed = Promise.withResolvers<void>()
    makeAnswer = async (request, options) => {
      options.onProgress?.(answerOf('The first half.'))
      streamed.resolve()
      return held.makeAnswer(request, options)
    }
    const key = randomUUID()
    const { answered } = await sendAndHold(ada, 'Hello', key)
    await streamed.promise
    expect((await ada.stop()).body).toEqual({ success: true })
    const stopped = { status: 'stopped', content: 'The first half.' }
    expect((await answered).body.message).toMatchObject(stopped)
    expect(held.begun[0]?.signal?.aborted).toBe(true)
    expect(await ada.messages()).toMatchObject([{ role: 'user' }, stopped])
    // A retry gets the same.
    expect((await ada.send('Hello', key)).body.message).toMatchObject(stopped)
    makeAnswer = answerBriefly
    expect((await ada.send('And now?')).status).toBe(200)
  })

  test('keeps the facts and the memory of what was shown, and lets nothing more be shown', async () => {
    ada = await newPerson()
    const shown = Promise.withResolvers<void>()
    let showMore: (() => void) | undefined
    const memory: TurnMemory = {
      ...{ question: { kind: 'list' }, named: [], bets: [], facts: [], wordings: [] },
    }
    makeAnswer = async (request, options) => {
      const { answer } = await answerBriefly(request, options)
      options.onProgress?.({ ...answer, memory })
      showMore = () => options.onProgress?.(answerOf('Too late.'))
      shown.resolve()
      return held.makeAnswer(request, options)
    }
    const key = randomUUID()
    const { answered } = await sendAndHold(ada, 'Hello', key)
    await shown.promise
    held.begun[0]?.signal?.addEventListener('abort', () => showMore?.())
    await ada.stop()
    const stopped = {
      status: 'stopped',
      content: 'The Sun heard: Hello',
      facts: [{ id: 'placement:sun' }],
      suggestions: ['And my Moon?'],
    }
    expect((await answered).body.message).toMatchObject(stopped)
    expect((await ada.messages()).at(-1)).toMatchObject(stopped)
    let turns: Turn[] = []
    makeAnswer = async (request, options) => {
      turns = request.turns
      return answerBriefly(request, options)
    }
    await ada.send('Why?')
    expect(turns).toMatchObject([{ question: 'Hello', memory }])
  })

  test('pressed twice or late leaves the next answer alone', async () => {
    ada = await newPerson()
    const key = randomUUID()
    await ada.send('Hello', key)
    const { answered } = await sendAndHold(ada, 'And now?')
    expect((await ada.stop(key)).body).toEqual({ success: true })
    expect((await ada.messages()).at(-1)?.status).toBe('writing')
    held.release()
    expect((await answered).body.message.status).toBe('done')
  })

  test('does nothing if nothing is being written', async () => {
    ada = await newPerson()
    await ada.send('Hello')
    expect((await ada.stop()).status).toBe(200)
    expect(await ada.messages()).toMatchObject([{ role: 'user' }, { status: 'done' }])
  })
})

describe('[7.25] a reset', () => {
  test('deletes everything', async () => {
    ada = await newPerson()
    await ada.send('Hello')
    expect((await ada.reset()).body).toEqual({ success: true })
    expect(await ada.messages()).toEqual([])
  })

  test('while an answer is being written lets nothing reappear', async () => {
    ada = await newPerson()
    let written = false
    makeAnswer = async (request, options) => {
      // A writer that finishes all the same.
      const made = await held.makeAnswer(request, { ...options, signal: undefined })
      written = true
      return made
    }
    const key = randomUUID()
    const { answered } = await sendAndHold(ada, 'Hello', key)
    await ada.reset()
    expect(await answered).toMatchObject({
      status: 409,
      body: { message: 'This chat was reset before the answer was finished.' },
    })
    held.release()
    await expect.poll(() => written).toBe(true)
    makeAnswer = answerBriefly
    await ada.send('Are you there?')
    expect((await ada.messages()).map(({ content }) => content)).toEqual([
      'Are you there?',
      'The Sun heard: Are you there?',
    ])
  })

  test('touches nobody else', async () => {
    ada = await newPerson()
    const grace = await newPerson()
    await ada.send('Hello')
    await grace.reset()
    expect(await ada.messages()).toHaveLength(2)
  })
})

describe('an answer written by another process', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await openTestApp({ database, makeAnswer: (...args) => makeAnswer(...args) })
    // It writes nothing, so that its stop reaches the writing process only through the database.
    await other.jobs.stop()
  })

  test('can be followed, and stopped', async () => {
    ada = await newPerson()
    let update: ((text: string) => void) | undefined
    makeAnswer = async (request, options) => {
      update = (text) => options.onProgress?.(answerOf(text))
      return held.makeAnswer(request, options)
    }
    const key = randomUUID()
    const { answered } = await sendAndHold(ada, 'Hello', key)
    const elsewhere = callsOf(other, ada.headers)
    update?.('The first half.')
    await expect
      .poll(async () => (await elsewhere.messages()).at(-1))
      .toMatchObject({ status: 'writing', content: 'The first half.' })
    const events: string[] = []
    const following = (async () => {
      for await (const { event, data } of eventsOf(await elsewhere.stream('Hello', { key })))
        events.push(`${event} ${data.content ?? data.message.content}`)
    })()
    await expect.poll(() => events).toContain('content The first half.')
    update?.('The first half. The second.')
    await expect.poll(() => events).toContain('content The first half. The second.')
    await elsewhere.stop()
    await following
    expect(events.at(-1)).toBe('answer The first half. The second.')
    expect((await elsewhere.messages()).at(-1)).toMatchObject({ status: 'stopped' })
    expect((await answered).body.message.status).toBe('stopped')
    await expect.poll(() => held.begun[0]?.signal?.aborted).toBe(true)
  })
})
