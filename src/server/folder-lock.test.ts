import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function lockInAnotherProcess() {
  const program = `import { lockFolder } from '${join(import.meta.dirname, 'folder-lock.ts')}'
    await lockFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  return child
}

test('a second process on the same folder is refused in a sentence', async () => {
  const child = await lockInAnotherProcess()
  await expect(lockFolder(folder)).rejects.toThrow(
    `DATA_DIR ${folder} is in use by another Cosmic Path (process ${child.pid}); stop it, or choose another DATA_DIR.`,
  )
  child.kill('SIGKILL')
})

test('the folder of a killed process is free again', async () => {
  const child = await lockInAnotherProcess()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await lockFolder(folder)
  await unlock()
  await expect(readFile(join(folder, 'lock'))).rejects.toThrow()
})

test.runIf(process.platform === 'linux')('a zombie holds nothing', async () => {
  // The shell becomes `sleep`, which never asks how its child ended.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'])
  const [pid] = await once(parent.stdout, 'data')
  const stat = () => readFile(`/proc/${Number(pid)}/stat`, 'utf8')
  await expect.poll(stat).toContain(') Z ')
  const startedAt = (await stat()).split(') ')[1]?.split(' ')[19]
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: Number(pid), startedAt }))
  const unlock = await lockFolder(folder)
  await unlock()
  parent.kill()
})

test('a process that only has the number of the one that held it does not hold it', async () => {
  const holder = { pid: process.ppid, startedAt: 'long ago' }
  await writeFile(join(folder, 'lock'), JSON.stringify(holder))
  const unlock = await lockFolder(folder)
  await unlock()
})

test('a lock cut off by a power failure holds nobody back', async () => {
  await writeFile(join(folder, 'lock'), '{"pid": 1')
  const unlock = await lockFolder(folder)
  await unlock()
})

test('a path that cannot be a folder is refused in a sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .* cannot be written/)
})
