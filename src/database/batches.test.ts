import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { HOUR } from '#durations.ts'
import { inBatches } from './batches.ts'

/** Answers a batch when the test says so. */
function startAsking(lateAfterMs?: number) {
  const asked: { questions: string[]; succeed(): void; fail(error: Error): void }[] = []
  const ask = inBatches(
    (questions: string[]) => {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>()
      const succeed = () => resolve(questions.map((question) => `${question}!`))
      asked.push({ questions: [...questions], succeed, fail: reject })
      return promise
    },
    { lateAfterMs },
  )
  const untilAsked = (count: number) => expect.poll(() => asked.length).toBe(count)
  return { ask, asked, untilAsked, batches: () => asked.map(({ questions }) => questions) }
}

test('asks a question at once, and those that come meanwhile together', async () => {
  const { ask, asked, untilAsked, batches } = startAsking(HOUR)
  const first = ask('sun')
  await untilAsked(1)
  const others = Promise.all([ask('moon'), ask('mars'), ask('venus')])
  await nextTurnOfEventLoop()
  expect(batches()).toEqual([['sun']])
  asked[0]?.succeed()
  expect(await first).toBe('sun!')
  await untilAsked(2)
  asked[1]?.succeed()
  expect(await others).toEqual(['moon!', 'mars!', 'venus!'])
  expect(batches()).toEqual([['sun'], ['moon', 'mars', 'venus']])
})

test('never answers a question with what was read before it came', async () => {
  let stored = 'old'
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  const ask = inBatches(
    async (questions: number[]) => {
      const read = stored
      await isAnswered
      return questions.map(() => read)
    },
    { lateAfterMs: HOUR },
  )
  const before = ask(1)
  await nextTurnOfEventLoop()
  await nextTurnOfEventLoop()
  stored = 'new'
  const after = ask(1)
  answer()
  expect([await before, await after]).toEqual(['old', 'new'])
})

test('asks for the calls that wait before the answered ones go on', async () => {
  const order: string[] = []
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  const ask = inBatches(
    async (questions: string[]) => {
      order.push(`asks ${questions}`)
      await isAnswered
      return questions
    },
    { lateAfterMs: HOUR },
  )
  const goOn = async (question: string) => {
    await ask(question)
    order.push(`${question} goes on`)
  }
  const first = goOn('sun')
  await expect.poll(() => order).toEqual(['asks sun'])
  const second = goOn('moon')
  answer()
  await Promise.all([first, second])
  expect(order).toEqual(['asks sun', 'asks moon', 'sun goes on', 'moon goes on'])
})

test('fails the questions of a failed batch, and no others', async () => {
  const { ask, asked, untilAsked } = startAsking()
  const failed = Promise.allSettled([ask('sun'), ask('moon')])
  await untilAsked(1)
  const next = ask('mars')
  asked[0]?.fail(new Error('The connection was lost'))
  expect(await failed).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  await untilAsked(2)
  asked[1]?.succeed()
  expect(await next).toBe('mars!')
})

test('asks each question alone when one of them may have failed the batch', async () => {
  const isFaultOfQuestion = (error: unknown) => String(error).includes('invalid')
  const asked: string[][] = []
  const ask = inBatches(
    async (questions: string[]) => {
      asked.push([...questions])
      for (const fault of ['invalid', 'down'])
        if (questions.includes(fault)) throw new Error(`This is ${fault}`)
      return questions
    },
    { isFaultOfQuestion },
  )
  expect(await Promise.allSettled([ask('sun'), ask('invalid'), ask('moon')])).toMatchObject([
    { value: 'sun' },
    { reason: { message: 'This is invalid' } },
    { value: 'moon' },
  ])
  expect(asked).toEqual([['sun', 'invalid', 'moon'], ['sun'], ['invalid'], ['moon']])
  expect(await Promise.allSettled([ask('sun'), ask('down')])).toMatchObject([
    { reason: { message: 'This is down' } },
    { reason: { message: 'This is down' } },
  ])
  expect(asked).toHaveLength(5)
})

test('does not wait for a batch that gets no answer', async () => {
  const { ask, asked, untilAsked } = startAsking()
  const lost = ask('sun')
  await untilAsked(1)
  const next = ask('moon')
  await untilAsked(2)
  asked[1]?.succeed()
  expect(await next).toBe('moon!')
  asked[0]?.succeed()
  expect(await lost).toBe('sun!')
})

test('asks a crowd in several batches', async () => {
  const sizes: number[] = []
  const ask = inBatches(async (questions: number[]) => {
    sizes.push(questions.length)
    return questions
  })
  const numbers = Array.from({ length: 120 }, (_, number) => number)
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers)
  expect(sizes).toEqual([50, 50, 20])
})

test('asks for the call whose question came first', async () => {
  const calls = new AsyncLocalStorage<string>()
  const askedFor: (string | undefined)[] = []
  const ask = inBatches(
    async (questions: string[]) => {
      askedFor.push(calls.getStore())
      await nextTurnOfEventLoop()
      return questions
    },
    { lateAfterMs: HOUR },
  )
  await calls.run('first', async () => {
    const own = ask('sun')
    await nextTurnOfEventLoop()
    const others = ['second', 'third'].map((call) => calls.run(call, () => ask('moon')))
    await Promise.all([own, ...others])
  })
  expect(askedFor).toEqual(['first', 'second'])
})
