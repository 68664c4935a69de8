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

function startProcess() {
  const program = `import { lockFolder } from '${join(import.meta.dirname, 'folder-lock.ts')}'
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('locked'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', program])
}

async function lockInAnotherProcess() {
  const child = startProcess()
  await once(child.stdout, 'data')
  return child
}

test('one of several processes that start at once gets the folder', async () => {
  const children = Array.from({ length: 4 }, startProcess)
  const printed = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
  )
  for (const child of children) child.kill('SIGKILL')
  const winner = children[printed.indexOf('locked')]
  const refusal = `DATA_DIR ${folder} is in use by another Cosmic Path (process ${winner?.pid}); stop it, or choose another DATA_DIR.`
  expect(printed.toSorted()).toEqual([refusal, refusal, refusal, 'locked'])
})

test('refuses a second process on the same folder', async () => {
  const child = await lockInAnotherProcess()
  await expect(lockFolder(folder)).rejects.toThrow(
    `DATA_DIR ${folder} is in use by another Cosmic Path (process ${child.pid}); stop it, or choose another DATA_DIR.`,
  )
  child.kill('SIGKILL')
})

test('a killed process no longer holds the lock', async () => {
  const child = await lockInAnotherProcess()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await lockFolder(folder)
  await unlock()
  await expect(readFile(join(folder, 'lock'))).rejects.toThrow()
})

test.runIf(process.platform === 'linux')('a zombie process does not hold the lock', async () => {
  // The child ends after the exec. The shell becomes `sleep`, which never reaps its child.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'])
  const [pid] = await once(parent.stdout, 'data')
  const stat = () => readFile(`/proc/${Number(pid)}/stat`, 'utf8')
  await expect.poll(stat).toContain(') Z ')
  const startedAt = (await stat()).split(') ')[1]?.split(' ')[19]
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: Number(pid), startedAt }))
  const unlock = await lockFolder(folder)
  await unlock()
  parent.kill()
})

test('a process that reuses the PID of the holder does not hold the lock', async () => {
  const holder = { pid: process.ppid, startedAt: 'long ago' }
  await writeFile(join(folder, 'lock'), JSON.stringify(holder))
  const unlock = await lockFolder(folder)
  await unlock()
})

test('ignores a lock file truncated by a power failure', async () => {
  await writeFile(join(folder, 'lock'), '{"pid": 1')
  const unlock = await lockFolder(folder)
  await unlock()
})

test('refuses a path that cannot be a folder', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .* cannot be written/)
})
