import { glossedOnce } from '../horoscope/compose.ts'
import type { Narration } from '../horoscope/narration.ts'
import { HoroscopeNarrator, wordsOf } from '../horoscope/narrator.ts'
import { readBrief } from '../horoscope/reader.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { WordLimits } from '../prose/word-budget.ts'
import type { Section, WrittenText, YearBrief } from '../writer.ts'
import { argueYear } from './argument.ts'
import { narrateClosing } from './closing.ts'
import { narrateInnerYear } from './inner-year.ts'
import { narrateOpening } from './opening.ts'
import { planYear } from './plan.ts'
import { narrateQuarters, type YearShape } from './quarters.ts'
import { narrateSubject } from './subject.ts'

const lengths: WordLimits = { enough: 930, most: 1370 }

const MOST_MOMENTS = 9

/** With what the point of the heaviest transit does beside another of the chart. */
const LONG = 20

/** How many dated moments there are, and of how many points it says what they do in this person. */
const attempts: readonly [moments: number, people: number][] = [
  [MOST_MOMENTS, 4],
  [MOST_MOMENTS, 6],
  [MOST_MOMENTS, 2],
  [8, 4],
  [7, 3],
  [MOST_MOMENTS, LONG],
]

/** @throws Error when no slow planet touches the chart in the year */
export function composeYear(brief: YearBrief): WrittenText {
  const { seed, recentlyUsed, about } = brief
  const reader = readBrief(brief)
  const history = new UsageHistory(recentlyUsed, about)
  let best: WrittenText | undefined
  for (const [moments, people] of attempts) {
    const narrator = new HoroscopeNarrator({
      random: seededRandom(seed),
      kind: 'year',
      history,
      repeats: 4,
    })
    const text = compose({ reader, narrator }, { moments, people })
    if (missOf(text) === 0) return text
    if (!best || missOf(text) < missOf(best)) best = text
  }
  return best as WrittenText
}

function compose(
  narration: Narration,
  { moments, people }: YearShape & { moments: number },
): WrittenText {
  const plan = planYear(narration.reader, moments)
  const argued = argueYear(narration, plan)
  const opening = narrateOpening(narration, plan, argued, people === LONG)
  const sections: Section[] = [
    ...narrateSubject(narration),
    ...narrateQuarters(narration, plan, argued, { people }),
    ...narrateInnerYear(narration),
    ...narrateClosing(argued),
  ]
  return withoutRepeatedGlosses({ opening, sections })
}

function withoutRepeatedGlosses({ opening, sections }: WrittenText): WrittenText {
  const all = glossedOnce([...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)])
  let used = opening.length
  return {
    opening: all.slice(0, used),
    sections: sections.map(({ title, paragraphs }) => {
      const from = used
      used += paragraphs.length
      return { title, paragraphs: all.slice(from, used) }
    }),
  }
}

function missOf({ opening, sections }: WrittenText): number {
  const words = wordsOf([...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)])
  return Math.max(0, lengths.enough - words, 3 * (words - lengths.most))
}
