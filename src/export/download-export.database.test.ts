import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMessages } from '#contract/export-messages.ts'
import { DAY } from '#durations.ts'
import { createLog } from '#log.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { dataExports } from './data-exports-table.ts'
import { downloadExport } from './download-export.ts'
import { exportChunks, insertChunk } from './export-chunks-table.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function signUp(email: string): Promise<string> {
  const headers = await app.signUp(email)
  const user = await (await app.request('/api/auth/user', { headers })).json()
  return user.id
}

const startExport = async (userId: string) => {
  const values = { userId, requestedAt: new Date() }
  const [row] = await app.database.db.insert(dataExports).values(values).returning()
  return row?.id ?? ''
}

/** With chunks of three bytes. */
async function readyExport(email: string) {
  const { db } = app.database
  const userId = await signUp(email)
  const exportId = await startExport(userId)
  const fileId = randomUUID()
  for (const [position, text] of ['one', 'two'].entries())
    await insertChunk(db, { exportId, fileId, position, bytes: Buffer.from(text) })
  const expiresAt = new Date(Date.now() + DAY)
  await db
    .update(dataExports)
    .set({ status: 'ready', fileId, sizeBytes: 6, expiresAt })
    .where(eq(dataExports.id, exportId))
  return { userId, exportId }
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
  await expect(reader.read()).rejects.toThrow('deleted during its download')
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
