import { expect, test } from 'vitest'
import { z } from 'zod'
import { createReplyMemory } from './reply-memory.ts'

const color = {
  method: 'GET',
  path: '/color',
  access: 'public',
  reply: z.object({ name: z.string() }),
} as const

const textOf = async (ready: Promise<{ json: Buffer } | undefined>) =>
  (await ready)?.json.toString()

test('makes a reply once for its key, without fields that the contract does not define', async () => {
  const { recall } = createReplyMemory()
  const blue = await textOf(
    recall(color, 'sky', async () => ({ name: 'blue', secret: 'x' }) as { name: string }),
  )
  expect(blue).toBe('{"name":"blue"}')
  expect(await textOf(recall(color, 'sky', async () => ({ name: 'gray' })))).toBe(blue)
  expect(await textOf(recall(color, 'grass', async () => ({ name: 'green' })))).toContain('green')
})

test('keeps nothing where the key no longer holds', async () => {
  const { recall } = createReplyMemory()
  expect(await recall(color, 'sky', async () => undefined)).toBeUndefined()
  expect(await textOf(recall(color, 'sky', async () => ({ name: 'blue' })))).toContain('blue')
})
