import { MINUTE } from '#durations.ts'

/** When a device gets its note. */
export interface NoteTime {
  /** On the clock of the time zone, 0 to 23. */
  hour: number
  /** IANA name. */
  timeZone: string
}

/** A note that could not be sent in time is left out: it must not wake a person at midnight. */
export const LATEST_MS = 180 * MINUTE

const dateAt = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()

/** The instant of the hour on a date. An hour that the clock skips comes right after the gap. */
function instantOf(date: Temporal.PlainDate, { hour, timeZone }: NoteTime): Date {
  const wallTime = date.toPlainDateTime({ hour })
  return new Date(wallTime.toZonedDateTime(timeZone).epochMilliseconds)
}

/**
 * The next note after `now`: one for each date of the reader's calendar, also where the clock changes.
 * @param lastDate the date of the last note, YYYY-MM-DD
 */
export function nextNoteAt(time: NoteTime, now: Date, lastDate: string | null): Date {
  let date = dateAt(now, time.timeZone)
  // After a journey to the west, today's date may have had its note.
  if (lastDate && lastDate >= date.toString())
    date = Temporal.PlainDate.from(lastDate).add({ days: 1 })
  const at = instantOf(date, time)
  return at > now ? at : instantOf(date.add({ days: 1 }), time)
}

/** The date that a note sent now is about; undefined when it is too early or too late for one. */
export function dueDate(time: NoteTime, now: Date, lastDate: string | null): string | undefined {
  const date = dateAt(now, time.timeZone)
  const lateMs = now.getTime() - instantOf(date, time).getTime()
  const isDue = lateMs >= 0 && lateMs < LATEST_MS && !(lastDate && lastDate >= date.toString())
  return isDue ? date.toString() : undefined
}
