import { glossedOnce } from '../horoscope/compose.ts'
import { readBrief } from '../horoscope/reader.ts'
import { Storyteller, wordsOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { WordLimits } from '../prose/word-budget.ts'
import type { Section, WrittenText, YearBrief } from '../writer.ts'
import { tellClosing } from './closing.ts'
import { tellInnerYear } from './inner-year.ts'
import { tellOpening } from './opening.ts'
import { planYear } from './plan.ts'
import { tellQuarters } from './quarters.ts'
import { tellSubject } from './subject.ts'

const lengths: WordLimits = { enough: 930, most: 1370 }

/** How many contacts there are, and how much is said of each. */
const attempts: readonly [contacts: number, detail: number][] = [
  [9, 2],
  [10, 3],
  [8, 2],
  [12, 3],
  [7, 1],
  [14, 3],
  [6, 0],
  [20, 4],
]

/** @throws Error when no slow planet touches the chart in the year */
export function composeYear(brief: YearBrief): WrittenText {
  const { seed, recentlyUsed, about } = brief
  const reader = readBrief(brief)
  const history = new UsageHistory(recentlyUsed, about)
  let best: WrittenText | undefined
  for (const [contacts, detail] of attempts) {
    const teller = new Storyteller({
      random: seededRandom(seed),
      kind: 'year',
      history,
      repeats: 4,
    })
    const text = compose({ reader, teller }, { contacts, detail })
    if (missOf(text) === 0) return text
    if (!best || missOf(text) < missOf(best)) best = text
  }
  return best as WrittenText
}

function compose(
  telling: Telling,
  { contacts, detail }: { contacts: number; detail: number },
): WrittenText {
  const plan = planYear(telling.reader, contacts)
  const opening = tellOpening(telling, plan)
  const sections: Section[] = [
    ...tellSubject(telling),
    ...tellQuarters(telling, plan, detail),
    ...tellInnerYear(telling),
    ...tellClosing(telling, plan),
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
