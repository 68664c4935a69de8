// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpeningReplies } from '#contract/opening-replies.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** A new page whose document holds these. */
async function openPage(opening: Partial<OpeningReplies>) {
  const json = JSON.stringify({ timeZone, replies: {}, ...opening })
  document.body.innerHTML = `<script type="application/json" id="opening-replies">${json}</script>`
  vi.resetModules()
  return import('./http.ts')
}

const fetched = vi.fn(async () => Response.json('from the server'))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a call is answered from the document once', async () => {
  const { send } = await openPage({ replies: { '/api/a?b=1': { id: 'a' }, '/api/null': null } })
  expect(await send({ path: '/api/a?b=1' })).toEqual({ id: 'a' })
  expect(await send({ path: '/api/null' })).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  expect(await send({ path: '/api/a?b=1' })).toBe('from the server')
})

test('the document does not keep them', async () => {
  const { send } = await openPage({ replies: { '/api/a': 'of Ada' } })
  await send({ path: '/api/b' })
  expect(document.body.textContent).toBe('')
  const other = await openPage({ replies: { '/api/a': 'of Ada' } })
  await other.send({ method: 'POST', path: '/api/sign-out' })
  expect(document.body.textContent).toBe('')
})

test('a change makes the replies before it worthless', async () => {
  const { send } = await openPage({ replies: { '/api/a': 'before' } })
  await send({ method: 'POST', path: '/api/change', body: {} })
  expect(await send({ path: '/api/a' })).toBe('from the server')
})

test('they are for the clock they were made for', async () => {
  const { send } = await openPage({ timeZone: 'Asia/Elsewhere', replies: { '/api/a': 'old' } })
  expect(await send({ path: '/api/a' })).toBe('from the server')
})

test('a page that asks after half a minute gets what is true then', async () => {
  const { send } = await openPage({ replies: { '/api/a': 'old' } })
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(await send({ path: '/api/a' })).toBe('from the server')
})

test('a page without them asks', async () => {
  document.body.innerHTML = ''
  vi.resetModules()
  const { send } = await import('./http.ts')
  expect(await send({ path: '/api/a' })).toBe('from the server')
})
