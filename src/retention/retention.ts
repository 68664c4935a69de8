import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Database } from '#database.ts'
import { DAY, HOUR, MINUTE } from '#durations.ts'
import type { Jobs } from '#jobs.ts'
import type { Log } from '#log.ts'
import { deleteExpired, type RuleName, retentionRules, ruleNames } from './retention-rules-table.ts'
import { forgetOtherRuns, listRetentionRuns, saveRetentionRun } from './retention-runs-table.ts'

const QUEUE = 'retention'
const EVERY_HOUR = '7 * * * *'
/** When a night begins, after midnight in UTC. */
const NIGHT_MS = 3 * HOUR
/** The queue gives a job five minutes. */
const TIME_MS = 4 * MINUTE
// Small, because the embedded database answers nothing else meanwhile.
const BATCH = 500

interface Deps {
  db: Database
  log: Log
  jobs: Pick<Jobs, 'isRunning'>
}

/** Deletes at night what is kept for a limited time. */
export async function startRetention({ jobs, ...deps }: Deps & { jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_HOUR, () => runRetention({ ...deps, jobs }, new Date()))
}

/**
 * Applies each rule that has not been completed since the night began. So what failed, was interrupted or ran out of time goes on an
 * hour later, and a server that was off at night begins within an hour after its start.
 */
export async function runRetention({ db, log, jobs }: Deps, now: Date, batch = BATCH) {
  const deadline = performance.now() + TIME_MS
  const mayGoOn = () => jobs.isRunning() && performance.now() < deadline
  await forgetOtherRuns(db, ruleNames)
  for (const rule of await listDueRules(db, now)) {
    try {
      await applyRule({ db, mayGoOn }, rule, { now, batch })
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      log.error({ error, rule }, 'What is kept for a limited time could not be deleted')
    }
  }
}

async function listDueRules(db: Database, now: Date): Promise<RuleName[]> {
  const sinceNight = (now.getTime() - NIGHT_MS) % DAY
  const nightBeganAt = now.getTime() - sinceNight
  const runs = await listRetentionRuns(db)
  const completed = runs.filter(({ completedAt }) => completedAt.getTime() >= nightBeganAt)
  return ruleNames.filter((name) => !completed.some(({ rule }) => rule === name))
}

async function applyRule(
  { db, mayGoOn }: { db: Database; mayGoOn(): boolean },
  rule: RuleName,
  { now, batch }: { now: Date; batch: number },
) {
  let deletedRows = 0
  for (let found = batch; found === batch; ) {
    if (!mayGoOn()) return
    found = await deleteExpired(db, retentionRules[rule], { now, limit: batch })
    deletedRows += found
  }
  await saveRetentionRun(db, { rule, completedAt: now, deletedRows })
}
