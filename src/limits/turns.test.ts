import { setImmediate as nextRound } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTurns, MAX_QUEUE_LENGTH, releaseTurn } from './turns.ts'

const CALLS_AT_ONCE = 2
const ada = { key: 'ada', atOnce: CALLS_AT_ONCE }

/** Each queued call starts one event loop iteration after the previous one. */
async function tick() {
  for (let round = 0; round < 10; round++) await nextRound()
}

let turns: ReturnType<typeof createTurns>
let running: string[]
let ends: Map<string, () => void>
const open = { signal: new AbortController().signal }

beforeEach(() => {
  turns = createTurns()
  running = []
  ends = new Map()
})

/** A call that runs until the test finishes it. */
function call(caller: string, name: string, signal = open.signal) {
  return turns.run({ key: caller, atOnce: CALLS_AT_ONCE }, { signal }, async () => {
    running.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    running = running.filter((each) => each !== name)
    return name
  })
}
async function end(name: string) {
  ends.get(name)?.()
  await tick()
}

/** Why a call was refused, or undefined while it waits or runs. */
async function failureOf(refused: Promise<unknown>): Promise<unknown> {
  let failure: unknown
  refused.catch((error) => {
    failure = error
  })
  await tick()
  return failure
}

describe('the calls of one caller', () => {
  test('run up to the limit at once, in order of arrival', async () => {
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => call('ada', name))
    await tick()
    expect(running).toEqual(['a1', 'a2'])
    await end('a2')
    expect(running).toEqual(['a1', 'a3'])
    for (const name of ['a1', 'a3', 'a4']) await end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  test('yield to the event loop between each other', async () => {
    const events: string[] = []
    const line = Array.from({ length: 20 }, () =>
      turns.run(ada, open, async () => void events.push('ada')),
    )
    setImmediate(() => events.push('somebody else'))
    await Promise.all(line)
    expect(events.indexOf('somebody else')).toBeLessThanOrEqual(2 * CALLS_AT_ONCE)
  })

  test('are delayed after a burst without a gap', async () => {
    const pause = vi.spyOn(globalThis, 'setTimeout')
    const answer = (count: number) =>
      Promise.all(Array.from({ length: count }, () => turns.run(ada, open, async () => {})))
    await answer(CALLS_AT_ONCE + 20)
    expect(pause).not.toHaveBeenCalled()
    await answer(CALLS_AT_ONCE + 21)
    expect(pause).toHaveBeenCalledTimes(1)
    pause.mockRestore()
  })

  test('do not delay another caller', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void call('ada', name)
    void call('ben', 'b1')
    await tick()
    expect(running).toEqual(['a1', 'a2', 'b1'])
  })

  test('continue after one has failed', async () => {
    const failing = turns.run(ada, open, async () => {
      throw new Error('broken')
    })
    for (const name of ['a2', 'a3']) void call('ada', name)
    await expect(failing).rejects.toThrow('broken')
    await tick()
    expect(running).toEqual(['a2', 'a3'])
  })

  test('start while others have released their turn, and release it only once', async () => {
    const { promise: written, resolve } = Promise.withResolvers<void>()
    const waiting = [1, 2, 3].map(() =>
      turns.run(ada, open, async () => {
        releaseTurn()
        releaseTurn()
        await written
      }),
    )
    for (const name of ['a4', 'a5', 'a6']) void call('ada', name)
    await tick()
    expect(running).toEqual(['a4', 'a5'])
    resolve()
    await Promise.all(waiting)
    await tick()
    expect(running).toEqual(['a4', 'a5'])
  })

  test('leave the queue when their client disconnects', async () => {
    const gone = new AbortController()
    for (const name of ['a1', 'a2']) void call('ada', name)
    const left = call('ada', 'a3', gone.signal)
    void call('ada', 'a4')
    gone.abort(new Error('gone'))
    expect(await failureOf(left)).toMatchObject({ message: 'gone' })
    await end('a1')
    expect(running).toEqual(['a2', 'a4'])
  })

  test('are refused while the queue is full', async () => {
    for (let name = 1; name <= CALLS_AT_ONCE + MAX_QUEUE_LENGTH; name++)
      void call('ada', `a${name}`)
    expect(await failureOf(call('ada', 'one too many'))).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
      message: 'Too many requests at once. Please try again in about 1 minute.',
    })
    void call('ben', 'b1')
    await tick()
    expect(running).toContain('b1')
    await end('a1')
    void call('ada', 'in time')
    await tick()
    expect(running).toEqual(['a2', 'b1', 'a3'])
  })
})

describe('the calls of one operation', () => {
  const operation = (...names: string[]) =>
    turns.inOneTurn(() => Promise.all(names.map((name) => call('ada', name))))

  test('run at once, as one of their caller', async () => {
    void operation('a1', 'a2', 'a3')
    void operation('b1', 'b2')
    void operation('c1')
    void call('ada', 'd1')
    await tick()
    expect(running).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
    for (const name of ['a1', 'a3']) await end(name)
    expect(running).toEqual(['a2', 'b1', 'b2'])
    await end('a2')
    expect(running).toEqual(['b1', 'b2', 'c1'])
    for (const name of ['b1', 'b2']) await end(name)
    expect(running).toEqual(['c1', 'd1'])
  })

  test('take another turn for what they ask next', async () => {
    void call('ada', 'a1')
    const asking = turns.inOneTurn(async () => {
      await call('ada', 'b1')
      await call('ada', 'b2')
    })
    void call('ada', 'c1')
    await tick()
    await end('b1')
    expect(running).toEqual(['a1', 'c1'])
    await end('c1')
    expect(running).toEqual(['a1', 'b2'])
    await end('b2')
    await asking
  })

  test('release their turn once all of them wait', async () => {
    const { promise: written, resolve } = Promise.withResolvers<void>()
    void call('ada', 'a1')
    const waiting = turns.inOneTurn(() =>
      Promise.all(
        ['b1', 'b2'].map((name) =>
          turns.run(ada, open, async () => {
            running.push(name)
            await Promise.resolve()
            releaseTurn()
            releaseTurn()
            await written
          }),
        ),
      ),
    )
    for (const name of ['c1', 'c2']) void call('ada', name)
    await tick()
    expect(running).toEqual(['a1', 'b1', 'b2', 'c1'])
    resolve()
    await waiting
  })

  test('are refused together while the queue is full', async () => {
    for (let name = 1; name <= CALLS_AT_ONCE + MAX_QUEUE_LENGTH; name++)
      void call('ada', `a${name}`)
    expect(await failureOf(operation('b1', 'b2'))).toMatchObject({ code: 'too_many_requests' })
  })
})

test('releasing a turn outside of a call does nothing', () => {
  expect(releaseTurn).not.toThrow()
})
