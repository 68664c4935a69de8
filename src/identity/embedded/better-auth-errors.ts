import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError, type BetterAuthOptions } from 'better-auth'
import { isDatabaseUnavailable } from '#database-outage.ts'
import type { Log } from '#log.ts'

/** What the library told its log in one call. */
interface Report {
  outage?: Error
}

const reports = new AsyncLocalStorage<Report>()

/**
 * The library catches many failures of the database, tells them to its log only, and goes on as if
 * nobody were signed in. Errors are all that is kept of what it says: the rest is about refused requests
 * and has addresses in it.
 */
export function betterAuthLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    log(level, ...told: unknown[]) {
      const error = told.find((value) => value instanceof Error && !(value instanceof APIError))
      if (!error) return
      const report = reports.getStore()
      if (report && isDatabaseUnavailable(error)) report.outage ??= error as Error
      else log[level]({ error }, 'The identity library reported an error')
    },
  }
}

/** @throws the error of the database where that was unavailable, whatever the library made of it */
export async function failOnOutage<Result>(call: () => Promise<Result>): Promise<Result> {
  const report: Report = {}
  try {
    const result = await reports.run(report, call)
    if (!report.outage) return result
  } catch (error) {
    if (!report.outage) throw error
  }
  throw report.outage
}
