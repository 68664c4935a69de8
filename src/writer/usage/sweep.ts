import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import type { Jobs } from '#jobs.ts'
import { deleteRejectedSentencesBefore } from './model-calls-table.ts'

const QUEUE = 'rejected-sentences-sweep'
const EVERY_NIGHT = '20 3 * * *'
const KEPT_FOR = 90 * DAY

export async function startRejectedSentencesSweep({ db, jobs }: { db: Database; jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_NIGHT, () => sweepRejectedSentences(db, new Date()))
}

export async function sweepRejectedSentences(db: Database, now: Date) {
  await deleteRejectedSentencesBefore(db, new Date(now.getTime() - KEPT_FOR))
}
