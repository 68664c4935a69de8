import type { Fact } from '#contract/chart.ts'
import { paragraphKey } from '#contract/paragraph-verdicts.ts'
import type { WrittenText } from '#contract/readings.ts'
import { factsBehind, partId } from '#web/written-text/lighting.ts'

/** A section of a reading, as its list shows it. */
export interface Part {
  id: string
  title: string
  /** Names of the planets and angles that it is about, the first three. */
  points: string[]
}

const MOST_POINTS = 3
const WORDS_PER_MINUTE = 220

export function partsOf({ sections }: WrittenText, facts: Fact[]): Part[] {
  return sections.map(({ title, paragraphs }, section) => {
    const text = { opening: [], sections }
    const points = paragraphs.flatMap((_, index) =>
      factsBehind(text, facts, paragraphKey(section, index)).flatMap((fact) => fact.points),
    )
    return { id: partId(section), title, points: [...new Set(points)].slice(0, MOST_POINTS) }
  })
}

/** The three lines of Sun, Moon and Ascendant; none for a reading of an earlier version. */
export const summaryOf = (facts: Fact[]): string[] =>
  ['angle:asc', 'placement:sun', 'placement:moon'].flatMap(
    (id) => facts.find((fact) => fact.id === id)?.line ?? [],
  )

export function minutesOf({ opening, sections }: WrittenText): number {
  const paragraphs = [...opening, ...sections.flatMap((section) => section.paragraphs)]
  const words = paragraphs
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
