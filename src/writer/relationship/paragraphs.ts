import { againWell } from '#lore/corpus/relationship/joins.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { drums, PARAGRAPH_LIMIT } from '../portrait/rhythm.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { sharedEnd } from './shared-end.ts'

type Thought = WordedSentence[]

/** A thought this short joins the paragraph before it, whatever that is about. */
const SHORT = 2

/** Merges the thoughts of a scene into fewer paragraphs: those that share a planet, and short ones. */
export function fuller(reading: Reading, thoughts: readonly Thought[]): Thought[] {
  const rest = thoughts.filter((one) => one.length > 0)
  const paragraphs: Thought[] = []
  while (rest.length > 0) {
    const paragraph = paragraphs.at(-1)
    const at = paragraph
      ? rest.findIndex((one) => isConnected(reading, paragraph, one) && fits(paragraph, one))
      : -1
    const next = rest[at] ?? rest[0]
    if (!next) break
    rest.splice(Math.max(at, 0), 1)
    const isShort = paragraph && Math.min(paragraph.length, next.length) <= SHORT
    const hinge = hingeOf(reading, paragraphs.flat(), next)
    const led = fits(hinge, next) ? [...hinge, ...next] : next
    if (paragraph && (at >= 0 || (isShort && fits(paragraph, next))))
      paragraph.push(...(fits(paragraph, led) ? led : next))
    else paragraphs.push([...led])
  }
  return paragraphs
}

/** Joins two thoughts unless the paragraph would be too long. */
export function joined(before: Thought, after: Thought): Thought[] {
  return fits(before, after) ? [[...before, ...after]] : [before, after]
}

/** Adds how the quarrel shows in a scene to the last paragraph that has room for it, or as a new one. */
export function withTrace(paragraphs: readonly Thought[], trace: Thought): Thought[] {
  const at = paragraphs.findLastIndex((one) => fits(one, trace))
  const paragraph = paragraphs[at]
  if (!paragraph || trace.length === 0) return [...paragraphs, trace]
  return paragraphs.with(at, [...paragraph, ...trace])
}

function fits(before: Thought, after: Thought): boolean {
  const texts = [...before, ...after].flatMap(({ text }) => splitSentences(text))
  return texts.length <= PARAGRAPH_LIMIT && !drums(texts)
}

function isConnected(reading: Reading, before: Thought, after: Thought): boolean {
  const points = pointsIn(reading, before)
  return [...pointsIn(reading, after)].some((point) => points.has(point))
}

/** "you.moon": the points of each of the two that a thought rests on. */
function pointsIn({ facts }: Reading, thought: Thought): Set<string> {
  const ids = new Set(thought.flatMap((one) => one.facts))
  return new Set(facts.all.filter(({ id }) => ids.has(id)).flatMap(pointsOf))
}

function pointsOf(fact: SynastryFact): string[] {
  switch (fact.kind) {
    case 'synastry-aspect':
      return [`you.${fact.you}`, `partner.${fact.partner}`]
    case 'owned-placement':
      return [`${fact.whose}.${fact.point}`]
    case 'overlay':
      return [`${fact.whose}.${fact.body}`]
    case 'inner':
      return fact.fact.kind === 'aspect'
        ? [`${fact.whose}.${fact.fact.a}`, `${fact.whose}.${fact.fact.b}`]
        : [`${fact.whose}.${fact.fact.body}`]
  }
}

/** Mentions that a contact shares a point with an earlier one in the scene. */
function hingeOf(reading: Reading, before: Thought, after: Thought): Thought {
  const [first] = after
  const contact = contactOf(reading, first)
  if (!contact || !/^(?:between|contact)\//.test(first?.wording ?? '')) return []
  for (const earlier of before) {
    const shared = sharedEnd(contactOf(reading, earlier), contact, againWell)
    const line = shared && reading.narrator.line(`again/${shared.planet}`, shared.lines)
    if (line) return [{ ...line, facts: [contact.id, ...shared.facts] }]
  }
  return []
}

function contactOf({ facts }: Reading, sentence: WordedSentence | undefined) {
  return facts.all.find(
    (fact): fact is SynastryAspectFact =>
      fact.kind === 'synastry-aspect' &&
      sentence?.facts.length === 1 &&
      fact.id === sentence.facts[0],
  )
}
