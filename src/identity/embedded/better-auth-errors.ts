import { AsyncLocalStorage } from 'node:async_hooks'
import { BetterAuthError } from '@better-auth/core/error'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Log } from '#log.ts'

/** What better-auth logged during one call. */
interface Report {
  outage?: Error
}

const reports = new AsyncLocalStorage<Report>()

/**
 * better-auth catches many database errors, only logs them, and continues as if the caller were signed
 * out. Only errors are logged: its other messages are about refused requests and contain addresses.
 */
export function betterAuthLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    log(level, ...args: unknown[]) {
      const error = args.find((value) => value instanceof Error && !isRefusal(value))
      if (!error || REFUSED_PASSKEYS.includes(String(args[0]))) return
      const report = reports.getStore()
      if (report && isDatabaseUnavailable(error)) report.outage ??= error as Error
      else log[level]({ error }, 'The identity library reported an error')
    },
  }
}

/** Anybody can cause it with a forged address, for example of the return from Google: no reason for an alarm. */
function isRefusal(error: Error & { code?: unknown }): boolean {
  if (error instanceof APIError || error.name.endsWith('ZodError')) return true
  return error instanceof BetterAuthError && REFUSED_STATES.includes(String(error.code))
}

/** What the passkey plugin logs for every answer of a browser that does not fit. */
const REFUSED_PASSKEYS = ['Failed to verify registration', 'Failed to verify authentication']

const REFUSED_STATES = [
  'state_not_found',
  'state_mismatch',
  'state_invalid',
  'state_security_mismatch',
]

/** @throws the database error if the database was unavailable, even if better-auth caught it */
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
