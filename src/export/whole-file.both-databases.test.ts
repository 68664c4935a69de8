import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/unzip.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('[N8] the bytes of an export come back as they were stored', async () => {
  const headers = await app.signUp('bytes@example.com')
  const call = (method: string, path: string) =>
    app.request(path, {
      ...{ method, headers: { ...headers, 'content-type': 'application/json' } },
      ...(path.endsWith('/download') && { body: '{}' }),
    })
  expect((await call('POST', '/api/data-export')).status).toBe(200)
  const shown = async () => (await (await call('GET', '/api/data-export')).json()).dataExport
  await expect.poll(async () => (await shown()).status).toBe('ready')
  const { sizeBytes } = await shown()
  const bytes = await (await call('POST', '/api/data-export/download')).arrayBuffer()
  expect(bytes.byteLength).toBe(sizeBytes)
  const files = await unzip(Buffer.from(bytes))
  expect(JSON.parse(files.get('data.json') ?? '').account.email).toBe('bytes@example.com')
})
