import { calendarOf, groundedPart } from '../grounding.ts'
import { firstFitting, missBy, type WordLimits, wordsOf } from '../prose/length.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
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

interface Shape {
  /** How much of each thought is described. */
  detail: number
  /** How many lines a reader may get again. */
  repeats: number
}

const fresh: readonly Shape[] = [0, 1, 2, -1, -2, 3, 4, 5, 6, 8].map((detail) => ({
  detail,
  repeats: 0,
}))

/** For readers who have read so much that without a repetition little would be left. */
const repeating: readonly Shape[] = [
  { detail: 4, repeats: 1 },
  { detail: 4, repeats: 2 },
  { detail: 4, repeats: 4 },
  { detail: 3, repeats: 12 },
]

/** For a week and a month, more adds nothing. */
const MOST_DETAIL = 5

/** More words than any text has. */
const NOT_ALLOWED = 10_000

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
  const attempt = ({ detail, repeats }: Shape) => {
    const narrator = new HoroscopeNarrator({
      random: seededRandom(seed),
      kind,
      history,
      refused,
      repeats,
    })
    return glossedOnce(compose({ reader, narrator }, detail), kind === 'daily' ? 1 : undefined)
  }
  const isOfKind = ({ detail }: Shape) => kind === 'daily' || detail <= MOST_DETAIL
  const isAllowed = (text: Paragraph[]) => missBy(wordsOf(text), shortest[kind]) === 0
  /** A text that is shorter than it should be may be read, and one that is longer may not. */
  const missOf = (text: Paragraph[]) =>
    missBy(wordsOf(text), isQuiet(text) ? quietDay : lengths[kind]) +
    (isAllowed(text) ? 0 : NOT_ALLOWED)
  const best = firstFitting(fresh.filter(isOfKind), attempt, missOf)
  // A short text is better than one that the reader knows, and few lines of such are better than many.
  if (isAllowed(best)) return best
  const again = firstFitting(repeating, attempt, (text) => (isAllowed(text) ? 0 : missOf(text)))
  return missOf(again) < missOf(best) ? again : best

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
