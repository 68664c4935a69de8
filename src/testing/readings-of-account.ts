import { DAY } from '#durations.ts'
import { utcDate } from '#horoscopes/period.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import type { NatalBrief, SynastryBrief, WrittenText } from '#writer/writer.ts'
import type { RandomAccount } from './random-births.ts'
import { recentlyUsedBefore, type TextOfADay } from './recently-used.ts'

/** A reading as somebody got it, on the day when they got it. */
export interface ReadReading extends TextOfADay {
  brief: NatalBrief | SynastryBrief
}

const FIRST_DAY = Date.parse('2026-12-01')

/**
 * What somebody reads who asks for all of it: their own portrait, and again with a birth time set
 * right by a minute, which leaves the chart as it was; a friend's; and with the partner and the friend
 * a reading for two. At the pace of 1 it takes them 12 days.
 */
export async function readingsOfAccount(
  { own, friend, partner }: RandomAccount,
  { name, pace }: { name: string; pace: number },
  write: (brief: NatalBrief | SynastryBrief) => Promise<WrittenText>,
): Promise<ReadReading[]> {
  const ofTwo = (other: RandomAccount['friend']) => synastryFacts(synastry(own, other))
  const asked = [
    { day: 0, kind: 'natal', facts: chartFacts(own) },
    { day: 2, kind: 'synastry', facts: ofTwo(partner) },
    { day: 5, kind: 'natal', facts: chartFacts(own) },
    { day: 8, kind: 'natal', facts: chartFacts(friend) },
    { day: 12, kind: 'synastry', facts: ofTwo(friend) },
  ] as const
  const read: ReadReading[] = []
  for (const { day, ...wish } of asked) {
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
