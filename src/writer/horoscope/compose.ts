import { calendarOf, groundedPart } from '../grounding.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { type WordLimits, wordsOf } from '../prose/word-budget.ts'
import type { HoroscopeBrief, Paragraph, WrittenText } from '../writer.ts'
import { composeDay } from './daily.ts'
import { themesOf } from './days.ts'
import { houseWithGloss } from './house-glosses.ts'
import { composeMonth } from './monthly.ts'
import type { Narration } from './narration.ts'
import { HoroscopeNarrator } from './narrator.ts'
import { readBrief } from './reader.ts'
import { moonOf } from './sentences.ts'
import { composeWeek } from './weekly.ts'

export const lengths: Record<HoroscopeBrief['kind'], WordLimits> = {
  daily: { enough: 90, most: 150 },
  weekly: { enough: 220, most: 320 },
  monthly: { enough: 450, most: 650 },
}

/** A day on which nothing is exact says so, and little else. */
const quietDay: WordLimits = { enough: 50, most: 110 }

const isQuiet = (paragraphs: readonly Paragraph[]) =>
  paragraphs.some(({ sentences }) => sentences.some(({ wording }) => wording?.startsWith('quiet')))

/** For readers who have read every line about their chart. */
const shortest: Record<HoroscopeBrief['kind'], WordLimits> = {
  daily: { enough: 40, most: 150 },
  weekly: { enough: 80, most: 320 },
  monthly: { enough: 300, most: 650 },
}

/** How much of each thought is described, and how many lines a reader may get again. */
const attempts: readonly [detail: number, repeats: number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [-1, 0],
  [-2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [6, 0],
  [8, 0],
  [4, 1],
  [4, 2],
  [4, 4],
  [3, 12],
]

/** For a week and a month, more adds nothing. */
const MOST_DETAIL = 5

/** Rarely, a line and the fact that it is printed with claim something together: then others are taken. */
const MOST_TRIES = 4

/** @throws Error when the facts do not say what happens in the period */
export function composeHoroscope(brief: HoroscopeBrief): WrittenText {
  return composeGrounded(brief).text
}

/** The text, and the wordings of the sentences that the checker still refused when no try was left. */
export function composeGrounded(brief: HoroscopeBrief): ReturnType<typeof groundedPart> {
  const refused = new Set<string>()
  for (let tries = 1; ; tries++) {
    const composed = { opening: composeWithout(brief, refused), sections: [] }
    const grounded = groundedPart(composed, brief.facts, calendarOf(brief))
    if (grounded.leftOut.length === 0 || tries === MOST_TRIES) return grounded
    for (const wording of grounded.leftOut) refused.add(wording)
  }
}

function composeWithout(brief: HoroscopeBrief, refused: ReadonlySet<string>): Paragraph[] {
  const { kind, seed, recentlyUsed, about } = brief
  const reader = readBrief(brief)
  const themes = themesOf(reader)
  const history = new UsageHistory(recentlyUsed, about)
  let best: Paragraph[] = []
  for (const [detail, repeats] of attempts) {
    if (kind !== 'daily' && detail > MOST_DETAIL) continue
    // A short text is better than one that the reader knows.
    if (repeats > 0 && missBy(best, shortest[kind]) === 0) break
    const narrator = new HoroscopeNarrator({
      random: seededRandom(seed),
      kind,
      history,
      refused,
      repeats,
    })
    const narration = { reader, narrator }
    const written = glossedOnce(compose(narration, detail), kind === 'daily' ? 1 : undefined)
    const limits = isQuiet(written) ? quietDay : lengths[kind]
    if (missBy(written, limits) === 0) return written
    if (best.length === 0 || isBetter(written, best, limits)) best = written
  }
  return best

  /** A text that is shorter than it should be may be read, and one that is longer may not. */
  function isBetter(one: Paragraph[], other: Paragraph[], limits: WordLimits): boolean {
    const isAllowed = [one, other].map((some) => missBy(some, shortest[kind]) === 0)
    if (isAllowed[0] !== isAllowed[1]) return isAllowed[0] === true
    return missBy(one, limits) < missBy(other, limits)
  }

  function compose(narration: Narration, detail: number): Paragraph[] {
    switch (kind) {
      case 'daily': {
        const { startDate: date } = brief.period
        const ofDate = themes.find((one) => one.date === date)
        const { theme, others = [] } = ofDate ?? {}
        const isSlowInOrb = reader.ofKind('transit-window').length > 0
        return composeDay(
          narration,
          { date, theme, others, moon: moonOf(reader), isSlowInOrb },
          detail,
        )
      }
      case 'weekly':
        return composeWeek(narration, themes, detail)
      case 'monthly':
        return composeMonth(narration, themes, detail)
    }
  }
}

/** "The sixth house, daily work and health" the first time, and "the sixth house" after that; of the first houses alone in a short text. */
export function glossedOnce(
  paragraphs: readonly Paragraph[],
  most = Number.POSITIVE_INFINITY,
): Paragraph[] {
  const glossed = new Set<string>()
  const shorten = (text: string) =>
    text.replaceAll(houseWithGloss, (whole, house: string) => {
      if (glossed.has(house) || glossed.size >= most) return house
      glossed.add(house)
      return whole
    })
  return paragraphs.map(({ sentences }) => ({
    sentences: sentences.map((sentence) => ({ ...sentence, text: shorten(sentence.text) })),
  }))
}

/** By how many words a text is too short, or too long, which is worse. */
function missBy(paragraphs: readonly Paragraph[], { enough, most }: WordLimits): number {
  const words = wordsOf(paragraphs)
  return words < enough ? enough - words : 3 * Math.max(0, words - most)
}
