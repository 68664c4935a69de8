import { findBirthDetails, type SavedBirth } from '#birth/birth-details-table.ts'
import { birthKey } from '#birth/saved-birth-details.ts'
import { getHoroscope, type HoroscopeKind, type HoroscopeReply } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import type { CallerQuestion } from '#database/batched-answer.ts'
import type { Database, Transaction } from '#database.ts'
import { AppError, tooManyRequests } from '#errors.ts'
import type { MadeReply, ReplyMemory } from '#http/reply-memory.ts'
import type { Found } from '#identity/authenticate.ts'
import { countWithinDay } from '#identity/limits/daily-limit.ts'
import { midnightAfter } from '#lore/readers-clock.ts'
import type { Generations } from '#writer/generation.ts'
import { lockUsage } from '#writer/text-usage-table.ts'
import {
  aboutHoroscope,
  cancelRefresh,
  deleteHoroscopes,
  findShownHoroscope,
  findWithRefresh,
  type Refresh,
  readWithRefresh,
  type ShownHoroscope,
  saveRefresh,
} from './horoscopes-table.ts'
import { type Period, periodOf, todayOf, UTC } from './period.ts'
import type { HoroscopeInput } from './write-horoscope.ts'

/** Per user, period and date of the reader's calendar. Shown to the user. */
export const REFRESHES_A_DAY = 5

export interface HoroscopeDeps {
  db: Database
  generations: Generations
  /** New horoscopes of all kinds per user within 24 hours. */
  horoscopesPerDay: number
  /** The current time, which tests set. */
  today(): Date
}

interface HoroscopeRequest {
  userId: string
  kind: HoroscopeKind
  /** The time zone of the reader's browser. */
  timeZone?: string | undefined
  /** The answer to `askHoroscope`, read with the caller. */
  found?: Found | undefined
}

/** The text of the current period, which is replaced and never changed. */
interface CurrentHoroscope {
  id: string
  refreshesLeft: number
}

/**
 * Finds the horoscope of the current period. Writes one first if there is none, if the birth details have
 * changed, or if a refresh was requested.
 *
 * @param birth read with the caller
 * @throws AppError `birth_details_required`, `generation_failed`, `generation_unfinished`, and
 *   `too_many_requests` when the user has reached a limit
 */
async function findCurrentHoroscope(
  deps: HoroscopeDeps,
  request: HoroscopeRequest,
  birth: SavedBirth,
  signal?: AbortSignal,
): Promise<CurrentHoroscope> {
  const { db } = deps
  const { userId, kind, timeZone } = request
  const period = periodOf(kind, deps.today(), timeZone)
  // One text for the same dates: a reader who travels keeps it, with the clock that it was written for.
  const { stored, refresh } = await findStored(db, request, period)
  const isOfThisBirth = stored?.birthKey === birthKey(birth)
  const left = refreshesLeft(refresh, todayOf(deps.today(), timeZone))
  if (stored && isOfThisBirth && stored.revision === (refresh?.revision ?? 0))
    return { id: stored.id, refreshesLeft: left }
  try {
    const id = await write(deps, { request, birth, period, refresh }, signal)
    return { id, refreshesLeft: left }
  } catch (error) {
    // The birth details changed in the meantime, so the failure was about the old ones.
    if (isAppError(error, 'generation_failed')) {
      const now = requireBirth(await findBirthDetails(db, userId))
      if (birthKey(now) !== birthKey(birth))
        return findCurrentHoroscope(deps, asksAgain(request), now, signal)
    }
    // The refresh failed; keep showing the old text.
    if (isTextRefused(error) && refresh && stored && isOfThisBirth)
      await cancelRefresh(db, refresh, stored.revision)
    throw toHoroscopeError(error)
  }
}

/** What a call will ask about its caller. */
export const askHoroscope = (
  { today }: Pick<HoroscopeDeps, 'today'>,
  { kind, timeZone }: Pick<HoroscopeRequest, 'kind' | 'timeZone'>,
): CallerQuestion => ({
  about: aboutHoroscope,
  values: { kind, startDate: periodOf(kind, today(), timeZone).startDate },
})

const asksAgain = (request: HoroscopeRequest) => ({ ...request, found: undefined })

/** Another period may have begun since the question. */
const findStored = async (
  db: Database,
  { userId, kind, found }: HoroscopeRequest,
  { startDate }: Period,
) =>
  found?.question.values.startDate === startDate
    ? readWithRefresh(found.text)
    : findWithRefresh(db, { userId, kind, startDate })

/** Returns the current horoscope, written first if necessary; see `findCurrentHoroscope`. */
export async function readHoroscope(
  deps: HoroscopeDeps,
  request: HoroscopeRequest,
  birth: SavedBirth,
  signal?: AbortSignal,
): Promise<HoroscopeReply> {
  const current = await findCurrentHoroscope(deps, request, birth, signal)
  const { reply } = await showHoroscope(deps, { request, birth, current }, signal)
  return reply
}

/** The same, made once for the same text. */
export async function recallHoroscope(
  deps: HoroscopeDeps & { replies: ReplyMemory },
  request: HoroscopeRequest,
  birth: SavedBirth,
  signal?: AbortSignal,
) {
  const current = await findCurrentHoroscope(deps, request, birth, signal)
  return deps.replies.recall(getHoroscope, keyOf(current), () =>
    showHoroscope(deps, { request, birth, current }, signal),
  )
}

const keyOf = ({ id, refreshesLeft }: CurrentHoroscope) => `${id} ${refreshesLeft}`

async function showHoroscope(
  deps: HoroscopeDeps,
  shown: { request: HoroscopeRequest; birth: SavedBirth; current: CurrentHoroscope },
  signal?: AbortSignal,
): Promise<MadeReply<typeof getHoroscope>> {
  const { request, birth, current } = shown
  const stored = await findShownHoroscope(deps.db, request.userId, current.id)
  if (stored) return { reply: toReply(stored, current.refreshesLeft), key: keyOf(current) }
  // It was replaced or deleted in the meantime.
  const now = await findCurrentHoroscope(deps, asksAgain(request), birth, signal)
  return showHoroscope(deps, { request, birth, current: now }, signal)
}

/** Generations fail with messages about texts; the user is waiting for a horoscope. */
function toHoroscopeError(error: unknown): unknown {
  const { failed, refreshTimedOut } = messages.horoscopes
  if (isAppError(error, 'generation_failed'))
    return new AppError(error.code, failed, { cause: error })
  if (isAppError(error, 'generation_unfinished'))
    return new AppError(error.code, refreshTimedOut.text, { cause: error })
  return error
}

const isAppError = (error: unknown, code: AppError['code']): error is AppError =>
  error instanceof AppError && error.code === code

const isTextRefused = (error: unknown) =>
  isAppError(error, 'generation_failed') || isAppError(error, 'too_many_requests')

interface WriteParams {
  request: HoroscopeRequest
  birth: SavedBirth
  period: Period
  refresh: Refresh | undefined
}

async function write(
  { db, generations, horoscopesPerDay, today }: HoroscopeDeps,
  { request, birth, period, refresh }: WriteParams,
  signal?: AbortSignal,
): Promise<string> {
  const { userId, kind, timeZone } = request
  const { moment, place } = birth
  const revision = refresh?.revision ?? 0
  const zone = timeZone === undefined ? {} : { timeZone }
  const input: HoroscopeInput = { kind, ...period, ...zone, revision, moment, place }
  const requestKey = `${period.startDate} ${birthKey(birth)} ${revision}`
  const limit = {
    kind: 'horoscope',
    times: horoscopesPerDay,
    sentence: messages.horoscopes.tooMany,
  } as const
  const beforeNew = (tx: Transaction) => countWithinDay(tx, limit, { userId, now: today() })
  await generations.request(kind, { userId, requestKey, input, beforeNew }, signal)
  const ofPeriod = { userId, kind, startDate: period.startDate }
  const { stored: written } = await findWithRefresh(db, ofPeriod)
  if (written?.birthKey !== birthKey(birth))
    throw new AppError('generation_failed', messages.horoscopes.failed)
  return written.id
}

/**
 * Requests a new text for the current period. The old one stays until the new one is stored. Has no effect
 * while another refresh is pending.
 *
 * @throws AppError `too_many_requests` after the last refresh of a day
 */
export async function requestRefresh(deps: HoroscopeDeps, request: HoroscopeRequest) {
  const { db, today } = deps
  const { userId, kind, timeZone } = request
  const { startDate } = periodOf(kind, today(), timeZone)
  const ofPeriod = { userId, kind, startDate }
  const { stored, refresh } = await findWithRefresh(db, ofPeriod)
  const revision = refresh?.revision ?? 0
  if (!stored || stored.revision !== revision) return
  const date = countedDate(refresh, todayOf(deps.today(), timeZone))
  const left = refreshesLeft(refresh, date)
  if (left === 0) {
    const waitMs = midnightAfter(date, timeZone ?? UTC).getTime() - today().getTime()
    throw tooManyRequests(() => messages.horoscopes.refreshLimit, waitMs)
  }
  const timesOnDate = REFRESHES_A_DAY - left + 1
  await saveRefresh(db, { ...ofPeriod, revision: revision + 1, date, timesOnDate })
}

/** Dates do not go back, or two devices in two time zones could take turns without an end. */
const countedDate = (refresh: Refresh | undefined, date: string) =>
  refresh && refresh.date > date ? refresh.date : date

/** Deletes all horoscopes of a user whose birth details change. */
export async function deleteOutdatedHoroscopes(tx: Transaction, userId: string) {
  // A horoscope that is being stored is stored before this, or sees the new details and is dropped.
  await lockUsage(tx, userId)
  await deleteHoroscopes(tx, userId)
}

/** @throws AppError `birth_details_required` */
export function requireBirth(birth: SavedBirth | null | undefined): SavedBirth {
  if (!birth) throw new AppError('birth_details_required', messages.horoscopes.detailsRequired)
  return birth
}

function refreshesLeft(refresh: Refresh | undefined, date: string): number {
  const isOfDate = refresh?.date === countedDate(refresh, date)
  return Math.max(0, REFRESHES_A_DAY - (refresh && isOfDate ? refresh.timesOnDate : 0))
}

function toReply(stored: ShownHoroscope, refreshesLeft: number): HoroscopeReply {
  const { sign, id, kind, startDate, endDate, timeZone, content, text, facts, moments, writtenAt } =
    stored
  const written = { id, kind, startDate, endDate, timeZone, content, text, facts, moments }
  return {
    sign,
    horoscope: { ...written, writtenAt: writtenAt.toISOString(), refreshesLeft },
  }
}
