import { once } from 'node:events'
import { cp, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { pages } from '../src/contract/pages.ts'
import { embeddedFileServer } from './support/file-server.ts'
import { runServer, withProductionPackages } from './support/server.ts'

const server = embeddedFileServer(withProductionPackages, { isFresh: true })

describe('a failed start prints one sentence', () => {
  test('for a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const dataDir = join(server.dataDir, 'b')
    await cp(inject('preparedDatabase'), join(dataDir, 'database'), { recursive: true })
    const { status, output } = await runServer({ PORT: String(port), DATA_DIR: dataDir })
    expect(status).toBe(1)
    expect(output).toContain(`PORT ${port} on 127.0.0.1 is taken by another program`)
    other.close()
  })

  test('for a data folder in use', async () => {
    const { status, output } = await runServer({ DATA_DIR: server.dataDir, PORT: '1' })
    expect(status).toBe(1)
    expect(output.trim()).toMatch(/^DATA_DIR .* is in use by another Cosmic Path/)
  })

  test('for an unreachable database', async () => {
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

  test('any other path has status 404', async () => {
    const response = await fetch(`${server.url}/no-such-page`)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  })

  test('assets are cached forever, pages are revalidated', async () => {
    const page = await fetch(server.url)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0]
    const script = await fetch(server.url + asset)
    expect(script.headers.get('cache-control')).toContain('immutable')
  })
})

test('answers /healthz and /readyz', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
    accepting: true,
    database: true,
    queue: true,
    disk: true,
  })
})

test('is not ready when the disk is full', async () => {
  // The folder of the probe is missing, so that it fails as on a full disk.
  await symlink(join(server.dataDir, 'none', 'probe'), join(server.dataDir, 'probe'))
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`)
    return { status: answer.status, ...(await answer.json()) }
  }
  await expect.poll(readiness).toEqual({
    status: 503,
    accepting: true,
    database: true,
    queue: true,
    disk: false,
  })
})
