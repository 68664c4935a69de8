import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { SECOND } from '#durations.ts'
import { StartError } from '#start-error.ts'

/**
 * Locks a folder for this process. PGlite has no lock of its own: a second process on the same folder
 * would silently lose what the first has written.
 *
 * @throws StartError when another running process holds the lock, or the folder is not writable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  // Readable by its owner only: the folder contains birth data and keys.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuseUnwritable(folder))
  const leave = await enterCriticalSection(folder)
  try {
    const holder = await readHolder(file)
    if (holder && (await isAlive(holder)))
      throw new StartError(
        `DATA_DIR ${folder} is in use by another Cosmic Path (process ${holder.pid}); stop it, or choose another DATA_DIR.`,
      )
    const { startedAt = '' } = await readProcessStat(process.pid)
    const own: Holder = { pid: process.pid, startedAt }
    await writeFile(file, JSON.stringify(own)).catch(refuseUnwritable(folder))
  } finally {
    await leave()
  }
  return () => rm(file, { force: true })
}

/**
 * One process at a time may look for a holder and register itself. The library's lock is not held any
 * longer: after a crash it is free only when it is old enough, while a dead process is detected at once.
 */
function enterCriticalSection(folder: string): Promise<() => Promise<void>> {
  return lock(folder, {
    lockfilePath: join(folder, 'lock.entering'),
    stale: 5 * SECOND,
    retries: { forever: true, maxRetryTime: 15 * SECOND, minTimeout: 20, maxTimeout: SECOND },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') return refuseUnwritable(folder)(error)
    throw new StartError(`DATA_DIR ${folder} is being opened by another Cosmic Path.`, {
      cause: error,
    })
  })
}

/** Whether a running process holds the lock. Writes nothing. */
export async function isFolderInUse(folder: string): Promise<boolean> {
  const holder = await readHolder(join(folder, 'lock'))
  return holder !== undefined && (await isAlive(holder))
}

interface Holder {
  pid: number
  startedAt: string
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // There is no file, or a power failure truncated it.
    return undefined
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const { state, startedAt = '' } = await readProcessStat(holder.pid)
  // In a container without an init process, a killed process stays in the process table as a zombie.
  if (state === 'Z') return false
  // PIDs are reused, in a container right after a restart. The start time distinguishes processes.
  return holder.pid !== process.pid && holder.startedAt === startedAt
}

/** State, and start in clock ticks since boot: fields 3 and 22 of /proc/PID/stat. Empty where there is no /proc. */
async function readProcessStat(pid: number): Promise<{ state?: string; startedAt?: string }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return {}
  // The second field is the command in parentheses, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], startedAt: fields[19] }
}

function refuseUnwritable(folder: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new StartError(`DATA_DIR ${folder} cannot be written (${error.code}).`, { cause: error })
  }
}
