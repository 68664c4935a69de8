import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyone, createRoutes, serve } from './serve.ts'

const colour = {
  method: 'GET',
  path: '/colour',
  access: 'public',
  reply: z.object({ name: z.string() }),
} as const

function answering(reply: { name: string }) {
  const routes = createRoutes()
  serve(routes, colour, anyone, async () => reply)
  return routes.request('/colour')
}

test('what the contract does not promise never leaves', async () => {
  const answer = await answering({ name: 'blue', secret: 'x' } as { name: string })
  expect(await answer.json()).toEqual({ name: 'blue' })
})

test('an answer is not kept by anyone on its way', async () => {
  expect((await answering({ name: 'blue' })).headers.get('cache-control')).toBe('no-store')
})
