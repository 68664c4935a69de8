import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#durations.ts'
import { horoscopeHistory } from '#testing/horoscope-history.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { sentencesOf } from '../grounding.ts'
import { countWords } from '../prose/word-budget.ts'
import type { HoroscopeBrief } from '../writer.ts'
import { composeHoroscope } from './compose.ts'

type Kind = HoroscopeBrief['kind']

interface Length {
  kind: Kind
  words: number
  where: string
}

const bounds: Record<Kind, [number, number]> = {
  daily: [90, 180],
  weekly: [250, 350],
  monthly: [450, 650],
}

/**
 * A person without a birth time has the fewest facts, and at the end of 60 days the fewest fresh wordings:
 * among so many people there are weeks in which the sky does next to nothing for one of them.
 */
const people = { timeKnown: 5, timeUnknown: 15 }
const lengths: Length[] = []

beforeAll(async () => {
  const readers = horoscopeReaders(people)
  for (const reader of readers) {
    const { name } = reader
    const days = { seed: name, from: '2026-09-06', days: 60 }
    const read = await horoscopeHistory(reader, days, async (brief) => composeHoroscope(brief))
    for (const { brief, text } of read) {
      const prose = sentencesOf(text).map((sentence) => sentence.text)
      lengths.push({
        kind: brief.kind,
        words: countWords(prose.join(' ')),
        where: `${name}, ${brief.kind} of ${brief.period.startDate}`,
      })
    }
  }
}, 10 * MINUTE)

test.each<[Kind, number]>([
  ['daily', 60],
  ['weekly', 9],
  ['monthly', 3],
])(
  'every %s horoscope has as many words as it should, with a birth time or without one',
  (kind, each) => {
    const ofKind = lengths.filter((it) => it.kind === kind)
    expect(ofKind).toHaveLength(20 * each)
    const [least, most] = bounds[kind]
    const others = ofKind.filter(({ words }) => words < least || words > most)
    expect(others).toEqual([])
  },
)
