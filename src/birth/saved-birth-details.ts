import { createHash } from 'node:crypto'
import type { SavedBirthDetails } from '#contract/auth.ts'
import type { BirthDetails } from '#contract/birth.ts'
import type { Database, Transaction } from '#database.ts'
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

export interface SavingNeeds {
  db: Database
  clock: Clock
  places: Places
  /** Runs in the transaction that stores other details than before: what rests on the old ones goes. */
  onBirthChanged(tx: Transaction, userId: string): Promise<void>
}

/** @throws AppError for details that name no instant or no place */
export async function saveBirthDetails(
  { db, clock, places, onBirthChanged }: SavingNeeds,
  userId: string,
  birth: BirthDetails,
): Promise<SavedBirthDetails> {
  const place = await resolvePlace(places, birth.birthLocation, birth.place)
  const moment = birthMoment(clock, birth, place)
  const { birthDate, birthTime } = birth
  const saved = { userId, birthDate, birthTime, place, moment }
  await db.transaction(async (tx) => {
    const before = await lockBirthDetails(tx, userId)
    await storeBirthDetails(tx, saved)
    if (before && birthKey(before) !== birthKey(saved)) await onBirthChanged(tx, userId)
  })
  return asSeen(saved)
}

export async function showBirthDetails(
  db: Database,
  userId: string,
): Promise<SavedBirthDetails | null> {
  const saved = await findBirthDetails(db, userId)
  return saved ? asSeen(saved) : null
}

/** Equal for the same instant (or day) at the same place, whichever way it was typed. */
export function birthKey({ moment, place }: { moment: BirthMoment; place: FoundPlace }): string {
  const when = moment.timeKnown ? moment.utc : `the day of ${moment.utc}`
  return createHash('sha256').update(`${when} ${place.lat} ${place.lon}`).digest('base64url')
}

function asSeen({ birthDate, birthTime, place, moment }: Omit<SavedBirth, 'savedAt'>) {
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
