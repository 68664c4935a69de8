import { findBirthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import type { HoroscopeKind, HoroscopeReply } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import type { Database, Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import { AppError, tooManyRequests } from '#errors.ts'
import { countWithinDay } from '#identity/limits/daily-limit.ts'
import type { Generations } from '#writer/generation.ts'
import { lockUsage } from '#writer/text-usage-table.ts'
import {
  deleteHoroscopes,
  findHoroscope,
  findWish,
  type Horoscope,
  storeWish,
  type Wish,
  withdrawWish,
} from './horoscopes-table.ts'
import { type Period, periodOf, utcDate } from './period.ts'
import type { HoroscopeInput } from './write-horoscope.ts'

/** The limit that everybody sees: enough for every mood, and no mill. */
export const REFRESHES_A_DAY = 5

export interface HoroscopeNeeds {
  db: Database
  generations: Generations
  /** How many new ones, of all kinds together, a user may ask for within 24 hours. */
  horoscopesPerDay: number
  /** Decides what today is. */
  today(): Date
}

interface Asked {
  userId: string
  kind: HoroscopeKind
}

/**
 * The horoscope of the current period, written now where there is none, or one of other birth
 * details, or one that was to be written anew.
 *
 * @throws AppError `birth_details_required`, `generation_failed`, `generation_unfinished`, and
 *   `too_many_requests` where no text can be written for a while
 */
export async function readHoroscope(
  needs: HoroscopeNeeds,
  asked: Asked,
  signal?: AbortSignal,
): Promise<HoroscopeReply> {
  const { db } = needs
  const birth = await requireBirth(db, asked.userId)
  const period = periodOf(asked.kind, needs.today())
  const wish = await findWish(db, asked.userId, asked.kind)
  const stored = await findHoroscope(db, { ...asked, startDate: period.startDate })
  const isOfThisBirth = stored?.birthKey === birthKey(birth)
  if (stored && isOfThisBirth && stored.revision === (wish?.revision ?? 0))
    return asSeen(needs, stored, wish)
  try {
    return asSeen(needs, await write(needs, { asked, birth, period, wish }, signal), wish)
  } catch (error) {
    // Other birth details were saved meanwhile, and nothing has failed for those.
    if (
      isAppError(error, 'generation_failed') &&
      birthKey(await requireBirth(db, asked.userId)) !== birthKey(birth)
    )
      return readHoroscope(needs, asked, signal)
    // The text before stays good where the new one could not be made.
    if (isRefusedText(error) && wish && stored && isOfThisBirth)
      await withdrawWish(db, wish, stored.revision)
    throw inOurWords(error)
  }
}

/** The queue knows of texts only; whoever waits for a horoscope is told of a horoscope. */
function inOurWords(error: unknown): unknown {
  const { failed, refreshTimedOut } = messages.horoscopes
  if (isAppError(error, 'generation_failed'))
    return new AppError(error.code, failed, { cause: error })
  if (isAppError(error, 'generation_unfinished'))
    return new AppError(error.code, refreshTimedOut.text, { cause: error })
  return error
}

const isAppError = (error: unknown, code: AppError['code']): error is AppError =>
  error instanceof AppError && error.code === code

const isRefusedText = (error: unknown) =>
  isAppError(error, 'generation_failed') || isAppError(error, 'too_many_requests')

interface Order {
  asked: Asked
  birth: SavedBirth
  period: Period
  wish: Wish | undefined
}

async function write(
  { db, generations, horoscopesPerDay, today }: HoroscopeNeeds,
  { asked, birth, period, wish }: Order,
  signal?: AbortSignal,
): Promise<Horoscope> {
  const { userId, kind } = asked
  const { moment, place } = birth
  const revision = wish?.revision ?? 0
  const input: HoroscopeInput = { kind, ...period, revision, moment, place }
  const requestKey = `${period.startDate} ${birthKey(birth)} ${revision}`
  const limit = {
    kind: 'horoscope',
    times: horoscopesPerDay,
    sentence: messages.horoscopes.tooMany,
  } as const
  const beforeNew = (tx: Transaction) => countWithinDay(tx, limit, { userId, now: today() })
  await generations.request(kind, { userId, requestKey, input, beforeNew }, signal)
  const written = await findHoroscope(db, { userId, kind, startDate: period.startDate })
  if (written?.birthKey !== birthKey(birth))
    throw new AppError('generation_failed', messages.horoscopes.failed)
  return written
}

/**
 * Wishes for a new text of the current period; the old one stays until that is stored. Wishing again
 * before it is changes nothing.
 *
 * @throws AppError `too_many_requests` after the last refresh of a day
 */
export async function wishForNewHoroscope(needs: HoroscopeNeeds, asked: Asked) {
  const { db, today } = needs
  await requireBirth(db, asked.userId)
  const { startDate } = periodOf(asked.kind, today())
  const stored = await findHoroscope(db, { ...asked, startDate })
  const wish = await findWish(db, asked.userId, asked.kind)
  const revision = wish?.revision ?? 0
  if (!stored || stored.revision !== revision) return
  if (refreshesLeft(needs, wish) === 0)
    throw tooManyRequests(() => messages.horoscopes.refreshLimit, untilTomorrow(today()))
  const date = utcDate(today())
  const timesOnDate = (wish?.date === date ? wish.timesOnDate : 0) + 1
  await storeWish(db, { ...asked, revision: revision + 1, date, timesOnDate })
}

/** The rest of the UTC date. */
const untilTomorrow = (now: Date) => DAY - (now.getTime() % DAY)

/** Nothing that was written for other birth details may be read as one's own. */
export async function forgetHoroscopes(tx: Transaction, userId: string) {
  // One that is being stored is stored first, or sees the new details and is not.
  await lockUsage(tx, userId)
  await deleteHoroscopes(tx, userId)
}

async function requireBirth(db: Database, userId: string): Promise<SavedBirth> {
  const birth = await findBirthDetails(db, userId)
  if (!birth) throw new AppError('birth_details_required', messages.horoscopes.detailsRequired)
  return birth
}

function refreshesLeft({ today }: HoroscopeNeeds, wish: Wish | undefined): number {
  const used = wish?.date === utcDate(today()) ? wish.timesOnDate : 0
  return Math.max(0, REFRESHES_A_DAY - used)
}

function asSeen(needs: HoroscopeNeeds, stored: Horoscope, wish: Wish | undefined): HoroscopeReply {
  const { sign, id, kind, startDate, endDate, content, text, facts, moments, writtenAt } = stored
  const written = { id, kind, startDate, endDate, content, text, facts, moments }
  return {
    sign,
    horoscope: {
      ...written,
      writtenAt: writtenAt.toISOString(),
      refreshesLeft: refreshesLeft(needs, wish),
    },
  }
}
