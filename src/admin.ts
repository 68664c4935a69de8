import { recordOperatorChange } from '#admin/record-operator-change.ts'
import {
  OperatorCommand,
  type OperatorReply,
  runOperatorCommand,
  USAGE,
} from '#identity/operator-commands.ts'
import { openDatabase } from '#server/open-database.ts'
import { sendToOperatorSocket } from '#server/operator-socket.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

/** `npm run admin`: makes someone an administrator, in the database or through the server that has it open. */
async function main([name, email]: string[]) {
  const command = OperatorCommand.safeParse({ name, email })
  if (!command.success) throw new StartError(`${complaint(name, email)} Use: ${USAGE}`)
  const { isDone, lines } = await run(readConfig(process.env), command.data)
  for (const line of lines) (isDone ? console.log : console.error)(line)
  process.exitCode = isDone ? 0 : 1
}

function complaint(name?: string, email?: string): string {
  if (!name) return 'What shall be done?'
  return email ? `"${name} ${email}" is no command.` : `"${name}" is no command.`
}

async function run(config: Config, command: OperatorCommand): Promise<OperatorReply> {
  if (!config.databaseUrl) {
    const answer = await sendToOperatorSocket(config.dataDir, command)
    if (answer) return answer as OperatorReply
  }
  const database = await openDatabase(config, createLog('error'))
  try {
    return await runOperatorCommand({ db: database.db, record: recordOperatorChange }, command)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
