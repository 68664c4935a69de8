import pTimeout from 'p-timeout'
import type { Config } from '#config.ts'
import { SECOND } from '#durations.ts'
import { askDatabase } from './ask-database.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkIdentity } from './check-identity.ts'
import { checkMail } from './check-mail.ts'
import { checkModel } from './check-model.ts'
import { checkPayments } from './check-payments.ts'
import { checkRetention } from './check-retention.ts'
import { broken, codeOf, type Finding, ok } from './finding.ts'

export type Examined = Finding & { name: string }

/** Longer than the time limit of every check's own calls. */
const TIMEOUT_MS = 40 * SECOND

/** Makes every check at once, each with real calls and a time limit. Writes nothing, and names no secret. */
export function examine(config: Config, timeoutMs = TIMEOUT_MS): Promise<Examined[]> {
  const asked = askDatabase(config)
  const checks: Record<string, Promise<Finding>> = {
    configuration: Promise.resolve(ok('Every variable is valid.')),
    database: checkDatabase(config, asked),
    clock: checkClock(asked, serviceWithClock(config)),
    disk: checkDisk(config),
    retention: checkRetention(asked),
    identity: checkIdentity(config),
    mail: checkMail(config),
    payments: checkPayments(config),
    model: checkModel(config),
  }
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({
      name,
      ...(await inTime(check, timeoutMs)),
    })),
  )
}

/** One that this configuration uses anyway. */
function serviceWithClock({ stripe, firebase, google, model }: Config): string | undefined {
  if (stripe) return 'https://api.stripe.com'
  if (firebase || google) return 'https://www.googleapis.com'
  return model?.baseUrl
}

async function inTime(check: Promise<Finding>, milliseconds: number): Promise<Finding> {
  try {
    return await pTimeout(check, { milliseconds })
  } catch (error) {
    return broken(
      `The check did not end as it should (${codeOf(error)}): try again, and look into the log of the server.`,
    )
  }
}

export function describeExamined(examined: Examined[]): string[] {
  return examined.map(
    ({ status, name, sentence }) => `${status.padEnd(8)} ${name.padEnd(13)} ${sentence}`,
  )
}
