import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { routePattern } from './route-pattern.ts'

const app = new Hono()
app.use(async (c, next) => {
  await next()
  c.header('x-pattern', routePattern(c))
})
app.use('/api/*', async (_c, next) => next())
app.get('/api/readings/:id', (c) => c.text('a reading'))
app.all('/api/identity/*', (c) => c.text('a sign-in'))
app.all('/api/*', (c) => c.text('nothing'))
app.get('*', (c) => c.text('a page'))

test.each([
  ['/api/readings/secret-id', '/api/readings/:id'],
  ['/api/identity/sign-in', '/api/identity/*'],
  ['/api/unknown', '/api/*'],
  ['/assets/a.js', '/*'],
])('%s is answered by %s', async (path, pattern) => {
  expect((await app.request(path)).headers.get('x-pattern')).toBe(pattern)
})
