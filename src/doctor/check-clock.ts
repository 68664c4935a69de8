import { SECOND } from '#durations.ts'
import type { AskedDatabase } from './ask-database.ts'
import { broken, type Finding, ok, warning } from './finding.ts'

// Identity tokens and webhooks of Stripe are refused when they seem to be of the future or too old.
const MOST_MS = 30 * SECOND
/** The header names whole seconds. */
const NOTABLE_MS = 3 * SECOND

const MEND = 'turn on time synchronization (NTP)'

/** @param dateUrl a server whose clock is right, by its `Date` header */
export async function checkClock(
  asked: Promise<AskedDatabase>,
  dateUrl: string | undefined,
): Promise<Finding> {
  const compared = [
    { who: 'the database', aheadMs: await aheadInDatabase(asked) },
    ...(dateUrl ? [{ who: new URL(dateUrl).host, aheadMs: await aheadOnTheWeb(dateUrl) }] : []),
  ]
  const differences = compared.flatMap(({ who, aheadMs }) =>
    aheadMs === undefined ? [] : [{ who, aheadMs }],
  )
  const worst = differences.toSorted(
    (one, other) => Math.abs(other.aheadMs) - Math.abs(one.aheadMs),
  )[0]
  if (!worst) return warning('Nothing was reached to compare the clock of this machine with.')
  const off = Math.abs(worst.aheadMs)
  const sentence = `The clock of this machine is ${(off / SECOND).toFixed(1)} seconds ${worst.aheadMs > 0 ? 'behind' : 'ahead of'} that of ${worst.who}`
  if (off > MOST_MS) return broken(`${sentence}: ${MEND}, or logins and webhooks fail.`)
  if (off > NOTABLE_MS) return warning(`${sentence}: ${MEND}.`)
  return ok(`The clock agrees with that of ${differences.map(({ who }) => who).join(' and ')}.`)
}

async function aheadInDatabase(asked: Promise<AskedDatabase>): Promise<number | undefined> {
  const answer = await asked.catch(() => undefined)
  return answer?.kind === 'answered' ? answer.aheadMs : undefined
}

async function aheadOnTheWeb(url: string): Promise<number | undefined> {
  const askedAt = Date.now()
  const signal = AbortSignal.timeout(5 * SECOND)
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(
    () => undefined,
  )
  const date = Date.parse(response?.headers.get('date') ?? '')
  // On average, half a second has passed since the second that is named.
  return Number.isNaN(date) ? undefined : date + SECOND / 2 - (askedAt + Date.now()) / 2
}
