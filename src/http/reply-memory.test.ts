import { expect, test } from 'vitest'
import { z } from 'zod'
import { createReplyMemory } from './reply-memory.ts'

const color = {
  method: 'GET',
  path: '/color',
  access: 'public',
  reply: z.object({ name: z.string() }),
} as const

const textOf = async (ready: Promise<{ json: Buffer }>) => (await ready).json.toString()
const making = (key: string, name: string) => async () => ({ key, reply: { name } })

test('makes a reply once for its key, without fields that the contract does not define', async () => {
  const { recall } = createReplyMemory()
  const reply = { name: 'blue', secret: 'x' } as { name: string }
  const blue = await textOf(recall(color, 'sky', async () => ({ key: 'sky', reply })))
  expect(blue).toBe('{"name":"blue"}')
  expect(await textOf(recall(color, 'sky', making('sky', 'gray')))).toBe(blue)
  expect(await textOf(recall(color, 'grass', making('grass', 'green')))).toContain('green')
})

test('answers with a reply made for another key, and keeps it for neither', async () => {
  const { recall } = createReplyMemory()
  expect(await textOf(recall(color, 'sky', making('night', 'black')))).toContain('black')
  expect(await textOf(recall(color, 'sky', making('sky', 'blue')))).toContain('blue')
  expect(await textOf(recall(color, 'night', making('night', 'indigo')))).toContain('indigo')
})

test('keeps the replies of two endpoints apart, whatever their keys', async () => {
  const { recall } = createReplyMemory()
  const shade = { ...color, path: '/shade' } as const
  expect(await textOf(recall(color, 'sky', making('sky', 'blue')))).toContain('blue')
  expect(await textOf(recall(shade, 'sky', making('sky', 'light')))).toContain('light')
})
