import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyone, createRoutes, serve } from './serve.ts'

const color = {
  method: 'GET',
  path: '/color',
  access: 'public',
  reply: z.object({ name: z.string() }),
} as const

function answering(reply: { name: string }) {
  const routes = createRoutes()
  serve(routes, color, anyone, async () => reply)
  return routes.request('/color')
}

test('strips fields that the contract does not define', async () => {
  const answer = await answering({ name: 'blue', secret: 'x' } as { name: string })
  expect(await answer.json()).toEqual({ name: 'blue' })
})

test('forbids caching of responses', async () => {
  expect((await answering({ name: 'blue' })).headers.get('cache-control')).toBe('no-store')
})
