import type { EndOnFailure } from '#database/durable-folder.ts'
import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Log } from '#log.ts'

/**
 * An unhandled error is a bug and ends the process, after it was logged without statement values. A lost
 * database connection is not a bug: background work is retried.
 */
export function logCrashes(log: Log) {
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'Unhandled error; the process exits')
    process.exit(1)
  })
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnavailable(error)) throw error
    log.error({ error }, 'Background work failed because the database is unavailable')
  })
}

/** For the embedded database, which has acknowledged nothing that it could not write. */
export function endOnDiskFailure(dataDir: string, log: Log): EndOnFailure {
  return (error) => {
    log.fatal(
      { error },
      `The disk of DATA_DIR ${dataDir} is full or cannot be written; the process exits. Make room, and start it again.`,
    )
    process.exit(1)
  }
}

/** Libraries print errors to the console, including the values of failed statements. Log them instead. */
export function logPrintedErrors(log: Log) {
  const print = console.error
  console.error = (...printed: unknown[]) => {
    const error = printed.find((each) => each instanceof Error)
    if (error) log.error({ error }, 'A library printed an error')
    else print(...printed)
  }
}
