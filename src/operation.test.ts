import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { createOperation } from './operation.ts'

interface Facts {
  name: string
  rows?: number
}

const operation = createOperation<Facts>('test')
const storage = new AsyncLocalStorage<string>()

function observed() {
  const seen: unknown[] = []
  const stop = operation.observe(storage, {
    onStart: ({ name }) => [storage.getStore(), name].filter(Boolean).join(' > '),
    onEnd: ({ name, rows }, error) => void seen.push([name, rows, error]),
  })
  return { seen, stop }
}

test('shows what an operation adds to its facts, and the error that ended it', async () => {
  const { seen, stop } = observed()
  const facts: Facts = { name: 'query' }
  const result = await operation.run(facts, async () => {
    facts.rows = 2
    return 'rows'
  })
  const failure = new Error('lost')
  const failed = operation.run({ name: 'other' }, () => Promise.reject(failure))
  await expect(failed).rejects.toBe(failure)
  stop()
  expect(result).toBe('rows')
  expect(seen).toEqual([
    ['query', 2, undefined],
    ['other', undefined, failure],
  ])
})

test('an operation knows the one that it is part of', async () => {
  const { stop } = observed()
  const inner = await operation.run({ name: 'request' }, async () => {
    await Promise.resolve()
    return operation.run({ name: 'query' }, async () => storage.getStore())
  })
  stop()
  expect(inner).toBe('request > query')
})

test('is only the work where nobody observes', async () => {
  const { seen, stop } = observed()
  stop()
  const facts: Facts = { name: 'query' }
  expect(await operation.run(facts, async () => storage.getStore())).toBeUndefined()
  expect(seen).toEqual([])
  expect(facts).toEqual({ name: 'query' })
})
