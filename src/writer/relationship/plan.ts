import { aspectQuality } from '#lore/aspect-quality.ts'
import type { RelationshipSection } from '#lore/corpus/relationship/frames.ts'
import type { House } from '#lore/house.ts'
import type { DescribedBody, Entry } from '#lore/natal-entries.ts'
import { overlayEntries, synastryAspectEntries } from '#lore/synastry-entries.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { OverlayFact, SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'

/** A synastry fact with wordings in the corpus. */
export interface Topic {
  fact: SynastryAspectFact | OverlayFact
  entries: Entry[]
}

export type Plan = Record<RelationshipSection, Topic[]>

/** The order of the text. */
export const sectionOrder: readonly RelationshipSection[] = ['draw', 'talk', 'rub', 'hold']

export interface Limits {
  aspectsIn: Record<RelationshipSection, number>
  overlaysIn: Record<RelationshipSection, number>
  /** A point in every section is tiring; two make a motif. */
  timesAPoint: number
}

export const usualLimits: Limits = {
  aspectsIn: { draw: 5, talk: 4, rub: 5, hold: 4 },
  overlaysIn: { draw: 2, talk: 1, rub: 0, hold: 2 },
  timesAPoint: 3,
}

/** For two charts with few facts, such as those without birth times. */
export const wideLimits: Limits = {
  aspectsIn: { draw: 9, talk: 7, rub: 9, hold: 7 },
  overlaysIn: { draw: 4, talk: 3, rub: 0, hold: 4 },
  timesAPoint: 6,
}

const sectionOfHouse: Partial<Record<number, RelationshipSection>> = {
  1: 'draw',
  5: 'draw',
  7: 'draw',
  8: 'draw',
  3: 'talk',
  9: 'talk',
  2: 'hold',
  4: 'hold',
  6: 'hold',
  10: 'hold',
}

/** Assigns facts to sections: the weightiest first, no point too often, no section too long. */
export function planRelationship(
  facts: readonly SynastryFact[],
  { aspectsIn, overlaysIn, timesAPoint }: Limits,
  isTellable: (entry: Entry) => boolean,
): Plan {
  const plan: Plan = { draw: [], talk: [], rub: [], hold: [] }
  const times = new Map<string, number>()
  for (const fact of facts) {
    if (fact.kind === 'owned-placement') continue
    const entries = entriesOf(fact).filter(isTellable)
    const section = sectionOf(fact)
    if (entries.length === 0 || !section) continue
    const limit = fact.kind === 'overlay' ? overlaysIn : aspectsIn
    const alike = plan[section].filter((topic) => topic.fact.kind === fact.kind)
    const points = pointsOf(fact)
    const isTired = points.some((point) => (times.get(point) ?? 0) >= timesAPoint)
    if (alike.length >= limit[section] || isTired) continue
    plan[section].push({ fact, entries })
    for (const point of points) times.set(point, (times.get(point) ?? 0) + 1)
  }
  return plan
}

/** The main fact: the weightiest aspect of a light, Venus, Mars or the Ascendant. */
export function leadingTopic(plan: Plan): Topic | undefined {
  const close: AspectPoint[] = ['sun', 'moon', 'venus', 'mars', 'asc']
  const aspects = sectionOrder.flatMap((section) => plan[section]).filter(isAspectTopic)
  const isClose = ({ fact }: AspectTopic) =>
    [fact.you, fact.partner].every((p) => close.includes(p))
  const byWeight = aspects.sort((one, other) => other.fact.weight - one.fact.weight)
  return byWeight.find(isClose) ?? byWeight[0]
}

export interface AspectTopic extends Topic {
  fact: SynastryAspectFact
}

export function isAspectTopic(topic: Topic): topic is AspectTopic {
  return topic.fact.kind === 'synastry-aspect'
}

function sectionOf(fact: Topic['fact']): RelationshipSection | undefined {
  if (fact.kind === 'overlay') return sectionOfHouse[fact.house]
  const points = [fact.you, fact.partner]
  if (points.includes('mercury')) return 'talk'
  if (aspectQuality(fact.aspect) === 'tense') return 'rub'
  const holds: AspectPoint[] = ['saturn', 'jupiter', 'mc']
  return points.some((point) => holds.includes(point)) ? 'hold' : 'draw'
}

function entriesOf(fact: Topic['fact']): Entry[] {
  if (fact.kind === 'overlay')
    return overlayEntries(fact.whose, fact.body as DescribedBody, fact.house as House)
  return synastryAspectEntries(fact.you, fact.partner, aspectQuality(fact.aspect))
}

function pointsOf(fact: Topic['fact']): string[] {
  if (fact.kind === 'overlay') return [`${fact.whose}.${fact.body}`]
  return [`you.${fact.you}`, `partner.${fact.partner}`]
}
