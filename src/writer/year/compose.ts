import { glossedOnce } from '../horoscope/compose.ts'
import type { Narration } from '../horoscope/narration.ts'
import { HoroscopeNarrator } from '../horoscope/narrator.ts'
import { readBrief } from '../horoscope/reader.ts'
import { firstFitting, missBy, type WordLimits, wordsIn } from '../prose/length.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { WrittenText, YearBrief } from '../writer.ts'
import { argueYear } from './argument.ts'
import { narrateClosing } from './closing.ts'
import { narrateCourse } from './course.ts'
import { narrateOpening } from './opening.ts'
import { planYear, type Room } from './plan.ts'
import { QuietMonths } from './quiet-months.ts'
import { narrateTouched } from './touched.ts'

const lengths: WordLimits = { enough: 905, most: 1370 }

/** The houses that the planets go through, beside that of the heaviest transit. */
const MOST_SIDES = 2

interface YearShape extends Room {
  /** For how many touched points the text says what they do in this person. */
  people: number
  /** How much is said of a moment: 2 has the closest aspect of each touched point, 3 the house that the planet is in, and 4 has more of what it is like. */
  detail: number
  /** Of how many other planets a year without a birth time says whom it finds. */
  whom?: number
}

/** The first that has the length of a year is taken. */
const shapes: readonly YearShape[] = [
  { majors: 7, minors: 0, people: 7, detail: 2 },
  { majors: 6, minors: 0, people: 6, detail: 2 },
  { majors: 5, minors: 0, people: 5, detail: 2 },
  { majors: 5, minors: 0, people: 5, detail: 1 },
  { majors: 5, minors: 0, people: 3, detail: 1 },
  { majors: 4, minors: 0, people: 3, detail: 1 },
  { majors: 4, minors: 0, people: 1, detail: 1 },
  { majors: 6, minors: 1, people: 7, detail: 3 },
  { majors: 7, minors: 1, people: 8, detail: 3 },
  { majors: 8, minors: 1, people: 8, detail: 3 },
  { majors: 8, minors: 1, people: 8, detail: 4 },
  { majors: 10, minors: 1, people: 9, detail: 4 },
  { majors: 12, minors: 3, people: 12, detail: 3 },
  { majors: 12, minors: 3, people: 12, detail: 4, whom: 1 },
  { majors: 12, minors: 3, people: 12, detail: 4, whom: 3 },
  { majors: 12, minors: 3, people: 12, detail: 4, whom: 6 },
]

/** @throws Error when no slow planet touches the chart in the year */
export function composeYear(brief: YearBrief): WrittenText {
  const { seed, recentlyUsed, about } = brief
  const reader = readBrief(brief)
  const history = new UsageHistory(recentlyUsed, about)
  const attempt = (shape: YearShape) => {
    const random = seededRandom(seed)
    const narrator = new HoroscopeNarrator({ random, kind: 'year', history, repeats: 4 })
    return compose({ reader, narrator }, shape)
  }
  return firstFitting(shapes, attempt, (text) => missBy(wordsIn(text), lengths))
}

function compose(narration: Narration, shape: YearShape): WrittenText {
  const plan = planYear(narration.reader, shape)
  const { lead } = plan
  const argued = argueYear(narration, plan)
  const opening = narrateOpening(narration, plan, argued)
  const progress = {
    introduced: new Set<string | undefined>(),
    people: shape.people,
    detail: shape.detail,
    course: { lead, argued },
    previous: undefined,
    tied: undefined,
    pasts: 1,
    sides: shape.detail > 2 ? MOST_SIDES : 0,
    paragraphs: 0,
    quiet: new QuietMonths(narration),
  }
  const lines = shape.detail > 1 ? 3 : 2
  const before = [...opening, ...narrateTouched(narration, lead, { lines, more: shape.whom ?? 0 })]
  const [first] = plan.stops
  const quiet = first ? progress.quiet.before(first.contact) : []
  before.at(-1)?.sentences.push(...quiet.flatMap(({ sentences }) => sentences))
  const sections = [
    ...narrateCourse(narration, plan, progress),
    ...narrateClosing(narration, lead, argued),
  ]
  return withoutRepeatedGlosses({ opening: before, sections })
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
