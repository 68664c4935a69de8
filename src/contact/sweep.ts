import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import type { Jobs } from '#jobs.ts'
import { deleteMessagesBefore } from './contact-messages-table.ts'

const QUEUE = 'contact-messages-sweep'
const EVERY_NIGHT = '50 3 * * *'
/** As the privacy policy says. */
const KEPT_FOR = 365 * DAY

export async function startContactSweep({ db, jobs }: { db: Database; jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_NIGHT, () => sweepContactMessages(db, new Date()))
}

export async function sweepContactMessages(db: Database, now: Date) {
  await deleteMessagesBefore(db, new Date(now.getTime() - KEPT_FOR))
}
