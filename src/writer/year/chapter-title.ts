import { seasonTitles } from '#lore/corpus/year/season-titles.ts'
import type { House } from '#lore/house.ts'
import { type Tone, toneOf } from '../horoscope/tone.ts'
import { wordsOf } from '../prose/length.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { Paragraph } from '../writer.ts'
import type { YearContact } from './contacts.ts'
import { isOppositeAngle } from './seasons.ts'

/** A part of a chapter: a contact, or the year of life that begins in it. */
export interface NarratedPart {
  of: { contact: YearContact } | { house: House }
  paragraphs: readonly Paragraph[]
  /** Whether it is the heaviest transit of the year. */
  isLead?: boolean
}

interface Titled {
  titles: readonly string[]
  /** None of a year of life, or of an eclipse. */
  tone: Tone | undefined
  words: number
}

/** The heaviest transit names its chapter, unless it has hardly a sentence there. */
const LEAD_COUNTS = 1.5
/** An opposite theme with at least this share of the words of the main one belongs in the title, too. */
const SECOND_SHARE = 0.6

/** Titles a chapter by the theme with the most words, and by the opposite one if it has nearly as many. */
export function titleOf(
  parts: readonly NarratedPart[],
  used: Set<string>,
  random: SeededRandom,
): string {
  const titled = subjectsOf(parts)
  const ranked = titled.toSorted((one, other) => other.words - one.words)
  const free = ({ titles }: Titled) => titles.filter((title) => !used.has(title))
  const [first] = ranked.filter((one) => free(one).length > 0)
  const pick = (one: Titled | undefined) => {
    const title = random.pick(
      `title ${one?.titles[0]} ${[...used].join()}`,
      one ? free(one) : seasonTitles.other.filter((other) => !used.has(other)),
    )
    used.add(title)
    return title
  }
  const second = ranked.find(
    (one) =>
      first !== undefined &&
      one !== first &&
      one.tone !== first.tone &&
      one.words >= SECOND_SHARE * first.words &&
      free(one).length > 0,
  )
  if (!first || !second) return pick(first)
  const inOrder = titled.filter((one) => one === first || one === second)
  return inOrder.map(pick).join(', then ')
}

/** The subjects of a chapter in its order, each with all that is said of it. */
function subjectsOf(parts: readonly NarratedPart[]): Titled[] {
  const subjects = new Map<readonly string[], Titled>()
  for (const { of, paragraphs, isLead = false } of parts) {
    const titles = titlesOf(of)
    if (!titles) continue
    const words = wordsOf(paragraphs) * (isLead ? LEAD_COUNTS : 1)
    const known = subjects.get(titles)
    const isOfTone = 'contact' in of && of.contact.fact.kind !== 'eclipse'
    const tone = isOfTone ? toneOf(of.contact) : undefined
    subjects.set(titles, { titles, tone, words: words + (known?.words ?? 0) })
  }
  return [...subjects.values()].filter(({ words }) => words > 0)
}

function titlesOf(of: NarratedPart['of']): readonly string[] | undefined {
  if ('house' in of) return seasonTitles.years[of.house]
  const { contact } = of
  const { point } = contact
  if (!point) return undefined
  const ofEclipse = contact.fact.kind === 'eclipse' && seasonTitles.eclipses[point]
  if (ofEclipse) return ofEclipse
  if (isOppositeAngle(contact)) return seasonTitles.opposite[point === 'asc' ? 'asc' : 'mc']
  return seasonTitles.points[point][toneOf(contact)]
}
