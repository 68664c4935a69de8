import { clockTime } from '#contract/clock-time.ts'
import type { Candidate } from '#contract/error-body.ts'
import { AppError } from '#errors.ts'
import type { Span, ZonedInstant } from './clock.ts'
import { dateInWords, type LocalTime, localTime, offsetInWords, wallSeconds } from './wall-time.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400

/** Clocks went back past this time. The client chooses a candidate by sending its offset. */
export function ambiguousTimeError(birth: LocalTime, instants: ZonedInstant[]): AppError {
  const candidates = instants.map(
    (instant, index): Candidate => ({
      label: `${clockTime(birth.birthTime)} ${clockName(instant)}, ${
        index === 0 ? 'before the clocks went back' : 'after the clocks went back'
      }`,
      birthTime: birth.birthTime,
      offsetSeconds: instant.offsetSeconds,
    }),
  )
  const message = `Clocks there were set back, so ${inWords(birth)} happened twice. Please choose which of the two it was.`
  return new AppError('birth_time_ambiguous', message, { field: 'birthTime', candidates })
}

/** Clocks went forward past this time. Candidates are the last minute before and the first after. */
export function skippedTimeError(birth: LocalTime, gap: Span): AppError {
  const before = Math.ceil(gap.from / MINUTE_SECONDS) - 1
  const after = Math.ceil(gap.to / MINUTE_SECONDS)
  const candidates = [before, after].map((minute): Candidate => {
    const nearest = localTime(minute * MINUTE_SECONDS)
    return { label: inWords(nearest), ...nearest }
  })
  const [last, next] = candidates.map((candidate) => candidate.label)
  const message = `Clocks there were set forward, so ${inWords(birth)} never happened. The nearest times that did are ${last} and ${next}.`
  return new AppError('birth_time_skipped', message, { field: 'birthTime', candidates })
}

/** The time zone moved across the date line: Samoa skipped 30 December 2011. */
export function missingDayError({ birthDate, birthTime }: LocalTime): AppError {
  const midnight = wallSeconds(birthDate)
  const candidates = [-DAY_SECONDS, DAY_SECONDS].map((step): Candidate => {
    const day = localTime(midnight + step).birthDate
    return { label: dateInWords(day), birthDate: day, birthTime }
  })
  const message = `The calendar there left out ${dateInWords(birthDate)}. Please choose the day before or the day after.`
  return new AppError('birth_time_skipped', message, { field: 'birthDate', candidates })
}

/** `2:30 p.m. on June 10, 1990` */
function inWords({ birthDate, birthTime }: LocalTime): string {
  return `${clockTime(birthTime)} on ${dateInWords(birthDate)}`
}

/** `CDT (UTC-05:00)`; numeric abbreviations such as `-03` only repeat the offset and are left out. */
function clockName({ abbreviation, offsetSeconds }: ZonedInstant): string {
  const offset = offsetInWords(offsetSeconds)
  return /^[A-Z]/i.test(abbreviation) ? `${abbreviation} (${offset})` : `(${offset})`
}
