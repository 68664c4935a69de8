import { hash } from 'node:crypto'
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
  /** The limit of changes within 24 hours per user; each change deletes the texts of the previous details. */
  birthChangesPerDay: number
  today(): Date
  /** Runs in the transaction of a change and deletes everything that depends on the old details. */
  onBirthChanged(tx: Transaction, userId: string): Promise<void>
}

/**
 * Saves the birth details of a user.
 * @throws AppError for an unclear time or place, and after too many changes; then the old details stay
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
  return toSavedDetails(saved)
}

/** The lock on the old details serializes the counting of concurrent changes. */
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
  return saved ? toSavedDetails(saved) : null
}

/** Equal for the same instant (or day) at the same place, however it was entered. */
export function birthKey({ moment, place }: { moment: BirthMoment; place: FoundPlace }): string {
  const when = moment.timeKnown ? moment.utc : `the day of ${moment.utc}`
  return hash('sha256', `${when} ${place.lat} ${place.lon}`, 'base64url')
}

export function toSavedDetails({
  birthDate,
  birthTime,
  place,
  moment,
}: Omit<SavedBirth, 'savedAt'>) {
  const { display_name: birthLocation, place_id, lat, lon } = place
  return {
    birthDate,
    birthTime,
    birthLocation,
    place: { place_id, lat, lon },
    // When the client sends it back, an ambiguous time is already resolved.
    ...(moment.timeKnown && { offsetSeconds: moment.offsetSeconds }),
  }
}
