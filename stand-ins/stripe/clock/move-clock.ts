import { z } from 'zod'
import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import { dueOf } from '../store/stripe-objects-table.ts'
import { readClock } from './clock.ts'

/** The target of the clock: one of the three. */
export const Move = z.object({
  days: z.coerce.number().int().min(1).max(400).optional(),
  to: z.string().min(1).optional(),
  /** The id of a subscription: moves to its next change. */
  next: z.string().min(1).optional(),
})

const FARTHEST = 1500 * DAY

type Target = { to: Date } | { refusal: string }

/** @returns the target, or the reason for refusing it */
export async function targetOf(db: Database, given: unknown): Promise<Target> {
  const move = Move.safeParse(given)
  if (!move.success) return { refusal: 'Please say a number of days between 1 and 400, or a date.' }
  const now = await readClock(db)
  const { days, to, next } = move.data
  if (days) return { to: new Date(now.getTime() + days * DAY) }
  if (next) return toNext(await dueOf(db, next), now)
  return toDate(to ?? '', now)
}

/** An overdue change needs no move of the clock. */
function toNext(due: Date | null, now: Date): Target {
  if (!due) return { refusal: 'Nothing is going to happen to this subscription by itself.' }
  return { to: due < now ? now : due }
}

function toDate(typed: string, now: Date): Target {
  const to = new Date(typed)
  if (Number.isNaN(to.getTime())) return { refusal: 'Please give a date as in 2027-01-31.' }
  if (to < now)
    return { refusal: `The clock only goes forward, and it is ${now.toISOString()} already.` }
  if (to.getTime() - now.getTime() > FARTHEST)
    return { refusal: 'That is too far in one step. Please choose a date within four years.' }
  return { to }
}
