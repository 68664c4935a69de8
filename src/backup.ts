import { join, resolve } from 'node:path'
import { type BackupCommand, runBackupCommand } from '#backup/backup-command.ts'
import type { OperatorReply } from '#identity/operator-commands.ts'
import { connectDatabase } from '#server/open-database.ts'
import { sendToOperatorSocket } from '#server/operator-socket.ts'
import { loadSecret } from '#server/signing-secret.ts'
import { type Config, readConfig } from './config.ts'
import { isDatabaseUnavailable } from './database/outage.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

/** `npm run backup -- [FILE]`: copies the database into a file, directly or through the server that has it open. */
async function main([name]: string[]) {
  const config = readConfig(process.env)
  const file = name ? resolve(name) : join(config.dataDir, `backup-${now()}.gz`)
  const { isDone, lines } = await run(config, { name: 'backup', file })
  for (const line of lines) (isDone ? console.log : console.error)(line)
  process.exitCode = isDone ? 0 : 1
}

/** As in 2026-03-09T14-05-00Z: a colon is not allowed in file names everywhere. */
const now = () => new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

async function run(config: Config, command: BackupCommand): Promise<OperatorReply> {
  if (!config.databaseUrl) {
    const answer = await sendToOperatorSocket(config.dataDir, command)
    if (answer) return answer as OperatorReply
  }
  const secret = config.secret ?? (await loadSecret(config.dataDir))
  if (!secret) throw new StartError(`DATA_DIR ${config.dataDir} has no signing secret.`)
  const database = await connectDatabase(config, createLog('error'))
  try {
    return await runBackupCommand({ db: database.db, secret }, command)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof StartError) console.error(error.message)
  else if (isDatabaseUnavailable(error)) console.error('The database does not answer.')
  else console.error(error)
  process.exitCode = 1
})
