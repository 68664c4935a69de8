import { createHash } from 'node:crypto'
import type { SavedBirthDetails } from '#contract/auth.ts'
import type { BirthDetails } from '#contract/birth.ts'
import { messages } from '#contract/messages.ts'
import type { Database, Transaction } from '#database.ts'
import { countWithinDay } from '#identity/limits/daily-limit.ts'
import type { FoundPlace, Places } from '#places/places.ts'
import { resolvePlace } from '#places/resolve-place.ts'
import {
  findBirthDetails,
  lockBirthDetails,
  type SavedBirth,
  storeBirthDetails,
} from './birth-details-table.ts'
import { type BirthMoment, birthMoment } from './birth-moment.ts'
import type { Clock } from './clock.ts'

export interface SaveBirthDetailsDeps {
  db: Database
  clock: Clock
  places: Places
  /** How often a user may change them within 24 hours; every change costs the texts of the ones before. */
  birthChangesPerDay: number
  today(): Date
  /** Runs in the transaction that stores other details than before: what rests on the old ones goes. */
  onBirthChanged(tx: Transaction, userId: string): Promise<void>
}

/**
 * @throws AppError for details that name no instant or no place, and when they were changed too often
 *   today; then the ones before stay
 */
export async function saveBirthDetails(
  deps: SaveBirthDetailsDeps,
  userId: string,
  birth: BirthDetails,
): Promise<SavedBirthDetails> {
  const { db, clock, places } = deps
  const place = await resolvePlace(places, birth.birthLocation, birth.place)
  const moment = birthMoment(clock, birth, place)
  const { birthDate, birthTime } = birth
  const saved = { userId, birthDate, birthTime, place, moment }
  await db.transaction(async (tx) => {
    const before = await lockBirthDetails(tx, userId)
    if (before && birthKey(before) !== birthKey(saved)) await beforeChange(deps, tx, userId)
    await storeBirthDetails(tx, saved)
  })
  return toResponse(saved)
}

/** The lock on the details before is what keeps two changes from counting at once. */
async function beforeChange(
  { birthChangesPerDay, today, onBirthChanged }: SaveBirthDetailsDeps,
  tx: Transaction,
  userId: string,
) {
  const limit = {
    kind: 'birth_change',
    times: birthChangesPerDay,
    sentence: messages.birth.tooManyChanges,
  } as const
  await countWithinDay(tx, limit, { userId, now: today() })
  await onBirthChanged(tx, userId)
}

export async function showBirthDetails(
  db: Database,
  userId: string,
): Promise<SavedBirthDetails | null> {
  const saved = await findBirthDetails(db, userId)
  return saved ? toResponse(saved) : null
}

/** Equal for the same instant (or day) at the same place, whichever way it was typed. */
export function birthKey({ moment, place }: { moment: BirthMoment; place: FoundPlace }): string {
  const when = moment.timeKnown ? moment.utc : `the day of ${moment.utc}`
  return createHash('sha256').update(`${when} ${place.lat} ${place.lon}`).digest('base64url')
}

function toResponse({ birthDate, birthTime, place, moment }: Omit<SavedBirth, 'savedAt'>) {
  const { display_name: birthLocation, place_id, lat, lon } = place
  return {
    birthDate,
    birthTime,
    birthLocation,
    place: { place_id, lat, lon },
    // Sent along again, it answers the question which of two hours was meant before it is asked.
    ...(moment.timeKnown && { offsetSeconds: moment.offsetSeconds }),
  }
}
