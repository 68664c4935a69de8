import { dailyNote } from '#contract/notification-messages.ts'
import type { PushNote } from '#contract/notifications.ts'
import type { Database } from '#database.ts'
import { findHoroscope } from '#horoscopes/horoscopes-table.ts'

/** A screen shows about this much, and a push service takes 4 KB. */
const MAX_LENGTH = 240

/** The first sentence of the horoscope for a date, if it is written. It has no birth details. */
export async function composeNote(db: Database, userId: string, date: string): Promise<PushNote> {
  const stored = await findHoroscope(db, { userId, kind: 'daily', startDate: date })
  const sentence = stored?.text.opening[0]?.sentences[0]?.text
  return { ...dailyNote, ...(sentence && { body: shorten(sentence) }) }
}

function shorten(sentence: string): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  const start = sentence.slice(0, MAX_LENGTH)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}
