import { isDatabaseUnavailable } from '#database-outage.ts'
import type { Log } from '#log.ts'

/**
 * An error that nothing handled is a bug, and ends the process after it was logged as all errors are,
 * without values. A lost database alone is none: what failed in the background is done again.
 */
export function logCrashes(log: Log) {
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'The process ends because nothing handled an error')
    process.exit(1)
  })
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnavailable(error)) throw error
    log.error({ error }, 'Background work failed because the database is unavailable')
  })
}

/** Libraries print errors, too, and with a failed statement all of its values: they go to the log instead. */
export function logPrintedErrors(log: Log) {
  const print = console.error
  console.error = (...printed: unknown[]) => {
    const error = printed.find((each) => each instanceof Error)
    if (error) log.error({ error }, 'A library printed an error')
    else print(...printed)
  }
}
