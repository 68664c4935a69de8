import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '#database.ts'
import { StartError } from '#start-error.ts'
import { writeBackup } from './write-backup.ts'

/** What `npm run backup` sends to the server that has the embedded database open. */
export const BackupCommand = z.object({ name: z.literal('backup'), file: z.string().min(1) })
export type BackupCommand = z.infer<typeof BackupCommand>

interface Reply {
  isDone: boolean
  lines: string[]
}

export async function runBackupCommand(
  deps: { db: Database; secret: string },
  { file }: BackupCommand,
): Promise<Reply> {
  try {
    const rows = await writeBackup({ ...deps, file, productVersion: await readProductVersion() })
    return { isDone: true, lines: [`${rows} rows are in ${file}.`] }
  } catch (error) {
    if (error instanceof StartError) return { isDone: false, lines: [error.message] }
    throw error
  }
}

export async function readProductVersion(): Promise<string> {
  const file = join(import.meta.dirname, '..', '..', 'package.json')
  return JSON.parse(await readFile(file, 'utf8')).version
}
