import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import type { Jobs } from '#jobs.ts'
import { sweepAssistants } from './assistant-tables.ts'

const QUEUE = 'assistants-sweep'
const EVERY_HOUR = '41 * * * *'
const UNUSED_MS = DAY

/** Deletes registrations that came to nothing, and what has expired. */
export async function startAssistantsSweep({ db, jobs }: { db: Database; jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_HOUR, () => sweepUnusedAssistants(db, new Date()))
}

export const sweepUnusedAssistants = (db: Database, now: Date) =>
  sweepAssistants(db, { now, unusedSince: new Date(now.getTime() - UNUSED_MS) })
