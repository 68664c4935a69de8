import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { askOperatorSocket, openOperatorSocket } from './operator-socket.ts'

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

test('a question is answered', async () => {
  close = await openOperatorSocket(folder, log, async (asked) => ({ asked }))
  expect(await askOperatorSocket(folder, { name: 'list' })).toEqual({ asked: { name: 'list' } })
})

test('only its owner may open it', async () => {
  close = await openOperatorSocket(folder, log, async () => ({}))
  expect((await stat(join(folder, 'operator.sock'))).mode & 0o777).toBe(0o600)
})

test('what a crash left does not keep the next server from listening', async () => {
  await writeFile(join(folder, 'operator.sock'), '')
  close = await openOperatorSocket(folder, log, async () => 'here')
  expect(await askOperatorSocket(folder, {})).toBe('here')
})

test('where no server listens there is no answer', async () => {
  expect(await askOperatorSocket(folder, {})).toBeUndefined()
  await writeFile(join(folder, 'operator.sock'), '')
  expect(await askOperatorSocket(folder, {})).toBeUndefined()
})

test('a question that is refused or endless ends the connection, not the server', async () => {
  close = await openOperatorSocket(folder, log, async (asked) => {
    if (asked === 'bad') throw new Error('no')
    return 'good'
  })
  await expect(askOperatorSocket(folder, 'bad')).rejects.toThrow()
  await expect(askOperatorSocket(folder, 'x'.repeat(10_000))).rejects.toThrow()
  expect(await askOperatorSocket(folder, 'fine')).toBe('good')
})

test('a path that is too long for a socket costs the socket only', async () => {
  close = await openOperatorSocket(join(folder, 'x'.repeat(120)), log, async () => 'never')
  await expect(close()).resolves.toBeUndefined()
})
