import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMessages } from '#contract/export-messages.ts'
import { DAY, MINUTE } from '#durations.ts'
import { createLog } from '#log.ts'
import { createHttpServer, type HttpServer } from '#server/http-server.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { dataExports } from './data-exports-table.ts'
import { downloadExport } from './download-export.ts'
import { exportChunks, insertChunk } from './export-chunks-table.ts'
import { showExport } from './request-export.ts'

let app: TestApp
let http: HttpServer
beforeAll(async () => {
  app = await openTestApp()
  const toApp = (incoming: Request) => app.request(new URL(incoming.url).pathname, incoming)
  http = createHttpServer(getRequestListener(toApp, { autoCleanupIncoming: false }))
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
})
afterAll(async () => {
  await http.close()
  await app.close()
})

async function signUp(email: string) {
  const headers = await app.signUp(email)
  const user = await (await app.request('/api/auth/user', { headers })).json()
  return { headers, userId: user.id as string }
}

const startExport = async (userId: string) => {
  const values = { userId, requestedAt: new Date() }
  const [row] = await app.database.db.insert(dataExports).values(values).returning()
  return row?.id ?? ''
}

/** By default with two chunks of three bytes. */
async function readyExport(email: string, chunks = [Buffer.from('one'), Buffer.from('two')]) {
  const { db } = app.database
  const { headers, userId } = await signUp(email)
  const exportId = await startExport(userId)
  const fileId = randomUUID()
  for (const [position, bytes] of chunks.entries())
    await insertChunk(db, { exportId, fileId, position, bytes })
  const expiresAt = new Date(Date.now() + DAY)
  const sizeBytes = Buffer.concat(chunks).length
  await db
    .update(dataExports)
    .set({ status: 'ready', fileId, sizeBytes, expiresAt })
    .where(eq(dataExports.id, exportId))
  return { headers, userId, exportId }
}

/** Calls the download through a real socket, which closes with the answer. */
async function downloadOverHttp(headers: Record<string, string>) {
  const { port } = http.server.address() as AddressInfo
  const call = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/data-export/download' },
    headers: { ...headers, 'content-type': 'application/json', connection: 'close' },
  })
  call.end('{}')
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return answer
}

async function readerOf(userId: string) {
  const deps = { db: app.database.db, log: createLog('silent') }
  return (await downloadExport(deps, userId, undefined)).body.getReader()
}

async function statusOf(exportId: string) {
  const [row] = await app.database.db.select().from(dataExports).where(eq(dataExports.id, exportId))
  return row?.status
}

const chunksOf = (exportId: string) =>
  app.database.db.$count(exportChunks, eq(exportChunks.exportId, exportId))

test('[N8] a socket destroyed after the first chunk gives the file back, whole', async () => {
  // More than the buffers of a connection take.
  const chunks = Array.from({ length: 48 }, () => randomBytes(256 * 1024))
  const { headers, exportId } = await readyExport('destroyed@example.com', chunks)
  const broken = await downloadOverHttp(headers)
  await once(broken, 'data')
  broken.destroy()
  await expect.poll(() => statusOf(exportId)).toBe('ready')
  const whole = await downloadOverHttp(headers)
  const received = Buffer.concat(await Array.fromAsync(whole as AsyncIterable<Buffer>))
  expect(received.equals(Buffer.concat(chunks))).toBe(true)
})

test('[N8] a socket that is closed with the last byte has downloaded the file', async () => {
  const chunks = [randomBytes(256 * 1024), randomBytes(1000)]
  const { headers, exportId } = await readyExport('closes@example.com', chunks)
  const answer = await downloadOverHttp(headers)
  const announced = Number(answer.headers['content-length'])
  let received = 0
  for await (const bytes of answer as AsyncIterable<Buffer>) {
    received += bytes.length
    if (received === announced) break
  }
  answer.destroy()
  expect(announced).toBe(263_144)
  expect(received).toBe(announced)
  await expect.poll(() => statusOf(exportId)).toBe('downloaded')
  expect(await chunksOf(exportId)).toBe(0)
})

test('[N8] a client that leaves with the last byte has downloaded the file', async () => {
  const { userId, exportId } = await readyExport('last@example.com')
  const reader = await readerOf(userId)
  await reader.read()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('two')
  await reader.cancel()
  await expect.poll(() => statusOf(exportId)).toBe('downloaded')
  expect(await chunksOf(exportId)).toBe(0)
})

test('[N8] a client that leaves during a read releases the file once', async () => {
  const { userId, exportId } = await readyExport('during@example.com')
  const first = await readerOf(userId)
  const second = await app.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table export_chunks in access exclusive mode`)
    const read = first.read()
    await first.cancel()
    await read
    return readerOf(userId)
  })
  await second.read()
  expect(await statusOf(exportId)).toBe('sending')
  await expect(readerOf(userId)).rejects.toThrow(exportMessages.linkUsed)
  await second.read()
  expect((await second.read()).done).toBe(true)
  expect(await statusOf(exportId)).toBe('downloaded')
})

test('[N8] a download of a file that is deleted meanwhile fails', async () => {
  const { userId, exportId } = await readyExport('replaced@example.com')
  const reader = await readerOf(userId)
  await reader.read()
  await app.database.db.delete(dataExports).where(eq(dataExports.id, exportId))
  await expect(reader.read()).rejects.toThrow('deleted or claimed again')
})

test('[N8] a file whose download stalled can be downloaded again, and then only by that call', async () => {
  const { userId, exportId } = await readyExport('stalled@example.com')
  const shown = async () => (await showExport(app.database, userId)).dataExport?.status
  const stalled = await readerOf(userId)
  await stalled.read()
  const claimedAgo = (milliseconds: number) =>
    app.database.db
      .update(dataExports)
      .set({ claimedAt: new Date(Date.now() - milliseconds) })
      .where(eq(dataExports.id, exportId))
  await claimedAgo(2 * MINUTE)
  expect(await shown()).toBe('sending')
  await expect(readerOf(userId)).rejects.toThrow(exportMessages.linkUsed)
  await claimedAgo(4 * MINUTE)
  expect(await shown()).toBe('ready')
  const next = await readerOf(userId)
  expect(await shown()).toBe('sending')
  await expect(stalled.read()).rejects.toThrow('deleted or claimed again')
  expect(await statusOf(exportId)).toBe('sending')
  while (!(await next.read()).done);
  expect(await shown()).toBe('downloaded')
})

test('[N8] a download that was stuck before claims were stored can be repeated', async () => {
  const { userId, exportId } = await readyExport('stuck@example.com')
  await app.database.db
    .update(dataExports)
    .set({ status: 'sending', claimId: null, claimedAt: null })
    .where(eq(dataExports.id, exportId))
  expect((await showExport(app.database, userId)).dataExport?.status).toBe('ready')
  const reader = await readerOf(userId)
  while (!(await reader.read()).done);
  expect((await showExport(app.database, userId)).dataExport?.status).toBe('downloaded')
})

test('[N8] each chunk renews the claim', async () => {
  const { userId, exportId } = await readyExport('slow@example.com')
  const reader = await readerOf(userId)
  const longAgo = new Date(Date.now() - 4 * MINUTE)
  await app.database.db
    .update(dataExports)
    .set({ claimedAt: longAgo })
    .where(eq(dataExports.id, exportId))
  await reader.read()
  await expect(readerOf(userId)).rejects.toThrow(exportMessages.linkUsed)
})

test('[N8] a download deletes the chunks of every try', async () => {
  const { userId, exportId } = await readyExport('tries@example.com')
  const stray = { exportId, fileId: randomUUID(), position: 0, bytes: Buffer.from('stray') }
  await app.database.db.insert(exportChunks).values(stray)
  const reader = await readerOf(userId)
  while (!(await reader.read()).done);
  expect(await chunksOf(exportId)).toBe(0)
})

test('[N8] a worker that was overtaken cannot store another chunk', async () => {
  const { exportId } = await readyExport('overtaken@example.com')
  const late = { exportId, fileId: randomUUID(), position: 0, bytes: Buffer.from('late') }
  await expect(insertChunk(app.database.db, late)).rejects.toThrow('no longer being prepared')
  expect(await chunksOf(exportId)).toBe(2)
})
