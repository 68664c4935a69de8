import type { Access } from '#billing/access.ts'
import type { Database } from '#database.ts'
import { MINUTE, SECOND } from '#durations.ts'
import type { Jobs, RetryPolicy } from '#jobs.ts'
import type { Log } from '#log.ts'
import { midnightAfter } from '#lore/readers-clock.ts'
import { composeNote } from './daily-note.ts'
import { dueDate, nextNoteAt } from './note-time.ts'
import type { PushResult, PushSender } from './push-sender.ts'
import {
  deleteByEndpoint,
  findSubscription,
  type StoredSubscription,
  saveOutcome,
  takeDue,
} from './push-subscriptions-table.ts'

const SWEEP_QUEUE = 'daily-notes-due'
const NOTE_QUEUE = 'daily-notes'
const EVERY_MINUTE = '* * * * *'
// 15 s, 30 s, 1 min …: eight retries cover an hour-long outage of a push service, as for emails.
const RETRY_POLICY: RetryPolicy = { retries: 8, firstDelaySeconds: 15 }
/** A job lost between the database and the queue is made again after this. */
const LOOK_AGAIN_MS = 20 * MINUTE
const DEVICES_AT_ONCE = 500

export interface NoteDeps {
  db: Database
  jobs: Jobs
  log: Log
  access: Access
  pushSender: PushSender
  today(): Date
}

export async function startDailyNotes(deps: NoteDeps, retryPolicy = RETRY_POLICY) {
  await startNoteJobs(deps, retryPolicy)
  await deps.jobs.every(SWEEP_QUEUE, EVERY_MINUTE, () => enqueueDueNotes(deps))
}

export async function startNoteJobs(deps: NoteDeps, retryPolicy: RetryPolicy) {
  await deps.jobs.work<{ id: string }>(
    NOTE_QUEUE,
    ({ id }, isLastTry) => sendNote(deps, id, isLastTry),
    retryPolicy,
  )
}

/** One job for each device whose hour has come. */
export async function enqueueDueNotes({ db, jobs, today }: NoteDeps) {
  const now = today()
  const lookAgainAt = new Date(now.getTime() + LOOK_AGAIN_MS)
  for (let taken = DEVICES_AT_ONCE; taken === DEVICES_AT_ONCE; ) {
    const ids = await takeDue(db, { now, lookAgainAt, limit: DEVICES_AT_ONCE })
    taken = ids.length
    for (const id of ids) await jobs.enqueue(NOTE_QUEUE, id, { id })
  }
}

/** Sends the note of a device unless it had one today. People without access get none. */
export async function sendNote(deps: NoteDeps, id: string, isLastTry: boolean) {
  const { db, access, today } = deps
  const device = await findSubscription(db, id)
  if (!device) return
  const now = today()
  const date = dueDate(device, now, device.lastDate)
  const isSignedOut = device.sessionExpiresAt !== null && device.sessionExpiresAt <= now
  if (!date || isSignedOut || !(await access.hasAccess({ id: device.userId }))) {
    await saveOutcome(db, device, { nextAt: nextNoteAt(device, now, device.lastDate) })
    return
  }
  const result = await trySend(deps, device, { date, now, isLastTry })
  if (result === 'gone') return deleteByEndpoint(db, device.endpoint)
  await saveOutcome(db, device, {
    nextAt: nextNoteAt(device, now, date),
    lastDate: date,
    ...(result === 'delivered' && { lastSuccessAt: now }),
  })
}

async function trySend(
  { db, log, pushSender }: NoteDeps,
  { id, userId, endpoint, p256dh, auth, timeZone }: StoredSubscription,
  { date, now, isLastTry }: { date: string; now: Date; isLastTry: boolean },
): Promise<PushResult> {
  // The device may be off until tomorrow, when the note would be about the day before.
  const ttlSeconds = Math.floor((midnightAfter(date, timeZone).getTime() - now.getTime()) / SECOND)
  try {
    const note = await composeNote(db, userId, date)
    return await pushSender.send({ to: { endpoint, keys: { p256dh, auth } }, note, ttlSeconds })
  } catch (error) {
    log.warn({ error, device: id, isLastTry }, 'A daily note could not be sent')
    if (!isLastTry) throw error
    return 'refused'
  }
}
