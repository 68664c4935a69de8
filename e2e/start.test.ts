import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pages } from '../src/contract/pages.ts'
import { fileServer } from './support/file-server.ts'
import { runServer, withProductionPackages } from './support/server.ts'

const server = fileServer(withProductionPackages, { isFresh: true })

describe('a start that cannot succeed says why in one sentence', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { status, output } = await runServer({
      PORT: String(port),
      DATA_DIR: `${server.dataDir}/b`,
    })
    expect(status).toBe(1)
    expect(output).toContain(`PORT ${port} on 127.0.0.1 is taken by another program`)
    other.close()
  })

  test('a data folder in use', async () => {
    const { status, output } = await runServer({ DATA_DIR: server.dataDir, PORT: '1' })
    expect(status).toBe(1)
    expect(output.trim()).toMatch(/^DATA_DIR .* is in use by another Cosmic Path/)
  })

  test('settings that contradict each other', async () => {
    const { status, output } = await runServer({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    expect(status).toBe(1)
    expect(output.trim()).toBe('SECRET must be set together with DATABASE_URL.')
  })

  test('a database that does not answer', async () => {
    const { status, output } = await runServer({
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      SECRET: 'a secret of at least 32 characters',
    })
    expect(status).toBe(1)
    expect(output.trim()).toMatch(/^DATABASE_URL names a server that does not answer: .*\.$/)
  })
})

describe('[2.1] every page of the site', () => {
  test.each(pages.map(({ path }) => path))('%s is there', async (path) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  })

  test('any other is a 404, by its status too', async () => {
    const response = await fetch(`${server.url}/no-such-page`)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  })

  test('assets may be kept for ever, pages are asked for again', async () => {
    const page = await fetch(server.url)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0]
    const script = await fetch(server.url + asset)
    expect(script.headers.get('cache-control')).toContain('immutable')
  })
})

test('says that it lives and that it is ready', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
    database: true,
    queue: true,
    disk: true,
  })
})

test('a full disk makes it not ready', async () => {
  // Where the disk is tried there is no folder; it fails as on a full disk.
  await symlink(join(server.dataDir, 'none', 'probe'), join(server.dataDir, 'probe'))
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`)
    return { status: answer.status, ...(await answer.json()) }
  }
  await expect.poll(readiness).toEqual({ status: 503, database: true, queue: true, disk: false })
})
