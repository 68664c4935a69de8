import type { Fact } from '#contract/chart.ts'
import { paragraphKey } from '#contract/paragraph-verdicts.ts'
import type { WrittenText } from '#contract/readings.ts'
import { aspectKey, type Lit } from '#web/wheel/lit.ts'

/** What was pressed: a paragraph's "Why?", a planet or angle, or an aspect. */
export type Selection =
  | { kind: 'paragraph'; paragraph: string }
  | { kind: 'point'; name: string }
  | { kind: 'aspect'; key: string }
  | { kind: 'facts'; name: string; ids: readonly string[] }

/** What it highlights. */
export interface Lighting extends Lit {
  /** Keys of sentences, see `sentenceKey`. */
  sentences: ReadonlySet<string>
}

/** The id of the element of a section. */
export const partId = (section: number) => `part-${section + 1}`

export const sentenceKey = (paragraph: string, sentence: number) => `${paragraph}.${sentence}`

interface PlacedSentence {
  key: string
  paragraph: string
  facts: string[]
}

export function sentencesOf({ opening, sections }: WrittenText): PlacedSentence[] {
  const parts = [opening, ...sections.map((section) => section.paragraphs)]
  return parts.flatMap((paragraphs, part) =>
    paragraphs.flatMap(({ sentences }, index) => {
      const paragraph = paragraphKey(part - 1, index)
      return sentences.map(({ facts }, sentence) => ({
        key: sentenceKey(paragraph, sentence),
        paragraph,
        facts,
      }))
    }),
  )
}

/** The facts of one paragraph, each once, in the order in which they are used. */
export function factsBehind(text: WrittenText, facts: Fact[], paragraph: string): Fact[] {
  const used = sentencesOf(text).filter((sentence) => sentence.paragraph === paragraph)
  const ids = new Set(used.flatMap((sentence) => sentence.facts))
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const found = [...ids].flatMap((id) => byId.get(id) ?? [])
  // The Moon in one sign yesterday and today: two facts that read the same.
  return [...new Map(found.map((fact) => [fact.label, fact])).values()]
}

/** Highlights from text to tables, and from tables to text. */
export function lightUp(
  selection: Selection | undefined,
  text: WrittenText,
  facts: Fact[],
): Lighting {
  if (!selection) return { points: new Set(), aspects: new Set(), sentences: new Set() }
  if (selection.kind === 'paragraph') {
    const behind = factsBehind(text, facts, selection.paragraph)
    const own = sentencesOf(text).filter(({ paragraph }) => paragraph === selection.paragraph)
    return {
      points: new Set(behind.flatMap((fact) => fact.points)),
      aspects: new Set(behind.flatMap((fact) => aspectOf(fact) ?? [])),
      sentences: new Set(own.map(({ key }) => key)),
    }
  }
  if (selection.kind === 'facts') {
    const resting = sentencesOf(text).filter((sentence) =>
      sentence.facts.some((id) => selection.ids.includes(id)),
    )
    return {
      points: new Set(),
      aspects: new Set(),
      sentences: new Set(resting.map(({ key }) => key)),
    }
  }
  const ids = new Set(facts.filter((fact) => concerns(fact, selection)).map(({ id }) => id))
  const resting = sentencesOf(text).filter((sentence) => sentence.facts.some((id) => ids.has(id)))
  return {
    points: new Set(selection.kind === 'point' ? [selection.name] : selection.key.split('~')),
    aspects: new Set(selection.kind === 'aspect' ? [selection.key] : []),
    sentences: new Set(resting.map(({ key }) => key)),
  }
}

function concerns(fact: Fact, selection: Selection): boolean {
  if (selection.kind === 'point') return fact.points.includes(selection.name)
  return selection.kind === 'aspect' && aspectOf(fact) === selection.key
}

function aspectOf({ id, points }: Fact): string | undefined {
  const [one, other] = points
  return /^(?:aspect|synastry):/.test(id) && one && other ? aspectKey(one, other) : undefined
}
