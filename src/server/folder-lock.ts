import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#start-error.ts'

/**
 * Takes a folder for this process alone. PGlite has no lock of its own: a second process on the same
 * folder would silently lose what the first has written.
 *
 * @throws StartError when another living process has it, or when it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  // For its owner alone: it holds birth data and keys.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuseUnwritable(folder))
  const holder = await readHolder(file)
  if (holder && (await isAlive(holder)))
    throw new StartError(
      `DATA_DIR ${folder} is in use by another Cosmic Path (process ${holder.pid}); stop it, or choose another DATA_DIR.`,
    )
  const { startedAt = '' } = await lookUp(process.pid)
  const mine: Holder = { pid: process.pid, startedAt }
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(mine)).catch(refuseUnwritable(folder))
  await rename(draft, file)
  // Two processes may have found the folder free at once: the one whose rename came last has it.
  await sleep(50)
  if ((await readHolder(file))?.pid !== process.pid)
    throw new StartError(`DATA_DIR ${folder} was taken by another Cosmic Path just now.`)
  return () => rm(file, { force: true })
}

interface Holder {
  pid: number
  startedAt: string
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // No file, or half of one after a power cut: nobody holds it.
    return undefined
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const { state, startedAt = '' } = await lookUp(holder.pid)
  // In a container where nobody collects the dead, a killed process stays in the list as a zombie.
  if (state === 'Z') return false
  // Process numbers are used again, in a container soon after a restart: the start time tells them apart.
  return holder.pid !== process.pid && holder.startedAt === startedAt
}

/** State, and start in clock ticks since boot: fields 3 and 22 of /proc/PID/stat. Nothing where there is no /proc. */
async function lookUp(pid: number): Promise<{ state?: string; startedAt?: string }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return {}
  // The second field is the name in brackets, which may hold spaces itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], startedAt: fields[19] }
}

function refuseUnwritable(folder: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new StartError(`DATA_DIR ${folder} cannot be written (${error.code}).`, { cause: error })
  }
}
