import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { openOperatorSocket, sendToOperatorSocket } from './operator-socket.ts'

const log = createLog('silent')
let folder: string
let close: (() => Promise<void>) | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
})
afterEach(async () => {
  await close?.()
  close = undefined
  await rm(folder, { recursive: true })
})

test('runs a command and returns its result', async () => {
  close = await openOperatorSocket(folder, log, async (command) => ({ command }))
  expect(await sendToOperatorSocket(folder, { name: 'list' })).toEqual({
    command: { name: 'list' },
  })
})

test('can be opened by the owner only', async () => {
  close = await openOperatorSocket(folder, log, async () => ({}))
  expect((await stat(join(folder, 'operator.sock'))).mode & 0o777).toBe(0o600)
})

test('replaces the socket file that a crash left behind', async () => {
  await writeFile(join(folder, 'operator.sock'), '')
  close = await openOperatorSocket(folder, log, async () => 'here')
  expect(await sendToOperatorSocket(folder, {})).toBe('here')
})

test('returns undefined when no server listens', async () => {
  expect(await sendToOperatorSocket(folder, {})).toBeUndefined()
  await writeFile(join(folder, 'operator.sock'), '')
  expect(await sendToOperatorSocket(folder, {})).toBeUndefined()
})

test('drops the connection, not the server, when a command fails or never ends', async () => {
  close = await openOperatorSocket(folder, log, async (command) => {
    if (command === 'bad') throw new Error('no')
    return 'good'
  })
  await expect(sendToOperatorSocket(folder, 'bad')).rejects.toThrow()
  await expect(sendToOperatorSocket(folder, 'x'.repeat(10_000))).rejects.toThrow()
  expect(await sendToOperatorSocket(folder, 'fine')).toBe('good')
})

test('starts without the socket when its path is too long', async () => {
  close = await openOperatorSocket(join(folder, 'x'.repeat(120)), log, async () => 'never')
  await expect(close()).resolves.toBeUndefined()
})
