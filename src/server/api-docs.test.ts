import { expect, test, vi } from 'vitest'
import { hashSource } from '#http/content-security-policy.ts'
import { apiDocs } from './api-docs.ts'

const document = () => ({
  paths: { '/api/site': { get: { description: 'Who may call: Anybody.' } } },
})

test('builds the document and the page once for all requests', async () => {
  const make = vi.fn(document)
  const docs = apiDocs(make)
  expect(make).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) {
    expect(await (await docs.request('/api/openapi.json')).json()).toEqual(document())
    expect(await (await docs.request('/api/docs')).text()).toContain('GET /api/site')
  }
  expect(make).toHaveBeenCalledTimes(1)
})

test.each(['/api/openapi.json', '/api/docs'])(
  'a client that has it is not sent it again: %s',
  async (path) => {
    const docs = apiDocs(document)
    const first = await docs.request(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    // A compressed response has a weak ETag.
    for (const known of [etag, `W/${etag}`]) {
      const again = await docs.request(path, { headers: { 'if-none-match': known } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      for (const name of ['cache-control', 'content-security-policy'])
        expect(again.headers.get(name), name).toBe(first.headers.get(name))
    }
    const other = await docs.request(path, { headers: { 'if-none-match': '"another"' } })
    expect(other.status).toBe(200)
  },
)

test('the page allows its own style sheet and nothing else', async () => {
  const page = await apiDocs(document).request('/api/docs')
  const [, style = ''] = /<style>(.+)<\/style>/s.exec(await page.text()) ?? []
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; frame-ancestors 'none'`,
  )
})
