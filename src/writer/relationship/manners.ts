import { asSomeone, asYou, type Clause } from '#lore/clause.ts'
import { placementClauses } from '#lore/placement-clauses.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { OwnedPlacementFact, SynastryFact } from '#sky/synastry-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import { type AspectTopic, isAspectTopic, type Topic } from './plan.ts'

/** What a point of one of the two does, as one can see it, and what that rests on. */
interface Manner {
  part: Clause
  fact: string
}

/** How the two ends of an aspect behave. */
export interface Manners {
  topic: AspectTopic
  mine: Manner
  theirs: Manner
}

/** Tells nothing about a person twice in one text. */
export class MannersOfTwo {
  readonly #facts: readonly SynastryFact[]
  readonly #history: UsageHistory
  readonly #told = new Set<string>()

  constructor(facts: readonly SynastryFact[], history: UsageHistory) {
    this.#facts = facts
    this.#history = history
  }

  /** @returns undefined where a sign is not certain, or all has been told */
  of(topic: Topic): Manners | undefined {
    if (!isAspectTopic(topic)) return undefined
    const mine = this.#mannerOf('you', topic.fact.you)
    const theirs = this.#mannerOf('partner', topic.fact.partner)
    return mine && theirs && { topic, mine, theirs }
  }

  keep({ mine, theirs }: Manners): void {
    this.#told.add(`you ${mine.part.emblem}`).add(`partner ${theirs.part.emblem}`)
  }

  #mannerOf(whose: 'you' | 'partner', point: AspectPoint): Manner | undefined {
    const placement = this.#facts.find(
      (fact): fact is OwnedPlacementFact =>
        fact.kind === 'owned-placement' && fact.whose === whose && fact.point === point,
    )
    if (!placement) return undefined
    const { clauses: parts } = placementClauses(point, placement.sign)
    const left = parts.filter(({ emblem }) => !this.#told.has(`${whose} ${emblem}`))
    const part = this.#history.firstNew(left, (part) => [
      whose === 'you' ? asYou(part) : asPartner(part),
    ])
    return part && { part, fact: placement.id }
  }
}

export function areAlike({ mine, theirs }: Manners): boolean {
  return mine.part.emblem === theirs.part.emblem
}

/** A line of ours about the two, printed. */
export function inLine(template: string, { mine, theirs }: Manners): string {
  return fillTemplate(template, { do: asYou(mine.part), does: asPartner(theirs.part) })
}

function asPartner(part: Clause): string {
  return asSomeone(part)
    .replaceAll(/\byour\b/g, 'their')
    .replaceAll(/\byou\b/g, 'they')
}
