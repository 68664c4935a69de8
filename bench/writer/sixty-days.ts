import { horoscopeHistory } from '../../src/testing/horoscope-history.ts'
import { horoscopeReaders } from '../../src/testing/horoscope-readers.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'
import type { HoroscopeBrief } from '../../src/writer/writer.ts'
import { timed, type Written } from './written.ts'

const FROM = '2026-09-06'
const DAYS = 60

/** Everything that each of these people reads in 60 days, with what they remember of it. */
export async function sixtyDays(people: {
  timeKnown: number
  timeUnknown: number
}): Promise<Written[][]> {
  const lives: Written[][] = []
  for (const reader of horoscopeReaders(people)) {
    const life: Written[] = []
    await horoscopeHistory(reader, { seed: reader.name, from: FROM, days: DAYS }, async (brief) => {
      const { value: text, milliseconds } = timed(() => composeText(brief))
      life.push({
        kind: brief.kind,
        date: dateOf(brief),
        facts: brief.facts,
        ...(brief.kind !== 'daily' && { exactEvents: reader.exactEventsOf(brief.period) }),
        text,
        milliseconds,
      })
      return text
    })
    lives.push(life)
  }
  return lives
}

/** A text is read on the first day of its period, or on the first of the sixty. */
function dateOf({ period }: HoroscopeBrief): string {
  return period.startDate < FROM ? FROM : period.startDate
}
