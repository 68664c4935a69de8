import { DAY } from '#durations.ts'
import { utcDate } from '#horoscopes/period.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import type { NatalBrief, SynastryBrief, WrittenText } from '#writer/writer.ts'
import type { RandomAccount } from './random-births.ts'
import { recentlyUsedBefore, type TextOfADay } from './recently-used.ts'

/** A reading with the date on which the user got it. */
export interface ReadReading extends TextOfADay {
  brief: NatalBrief | SynastryBrief
}

const FIRST_DAY = Date.parse('2026-12-01')

/**
 * The readings of a very active user: their own portrait, once more with the birth time corrected by a
 * minute, which does not change the chart; a friend's; and relationship readings with the partner and the
 * friend. At pace 1 this takes 12 days.
 */
export async function readingHistory(
  { own, friend, partner }: RandomAccount,
  { name, pace }: { name: string; pace: number },
  write: (brief: NatalBrief | SynastryBrief) => WrittenText | Promise<WrittenText>,
): Promise<ReadReading[]> {
  const ofTwo = (other: RandomAccount['friend']) => relationshipFacts(synastry(own, other))
  const requests = [
    { day: 0, kind: 'natal', facts: wholeChartFacts(own) },
    { day: 2, kind: 'synastry', facts: ofTwo(partner) },
    { day: 5, kind: 'natal', facts: wholeChartFacts(own) },
    { day: 8, kind: 'natal', facts: wholeChartFacts(friend) },
    { day: 12, kind: 'synastry', facts: ofTwo(friend) },
  ] as const
  const read: ReadReading[] = []
  for (const { day, ...wish } of requests) {
    const date = utcDate(new Date(FIRST_DAY + pace * day * DAY))
    const brief = {
      ...wish,
      seed: `${name}, day ${day}`,
      recentlyUsed: recentlyUsedBefore(read, date),
    }
    read.push({ date, brief, text: await write(brief) })
  }
  return read
}
