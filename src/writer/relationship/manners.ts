import { asSomeone, asYou, type Clause } from '#lore/clause.ts'
import { placementClauses } from '#lore/placement-clauses.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { OwnedPlacementFact, SynastryFact } from '#sky/synastry-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import { type AspectTopic, isAspectTopic, type Topic } from './plan.ts'

/** The visible behavior of one person's point, and its facts. */
interface Manner {
  clause: Clause
  fact: string
}

/** The behavior of the two points of an aspect. */
export interface Manners {
  topic: AspectTopic
  mine: Manner
  theirs: Manner
}

/** Never repeats anything about a person in one text. */
export class MannersOfTwo {
  readonly #facts: readonly SynastryFact[]
  readonly #history: UsageHistory
  readonly #used = new Set<string>()

  constructor(facts: readonly SynastryFact[], history: UsageHistory) {
    this.#facts = facts
    this.#history = history
  }

  /** @returns undefined if a sign is uncertain, or nothing is left to say */
  of(topic: Topic): Manners | undefined {
    if (!isAspectTopic(topic)) return undefined
    const mine = this.#mannerOf('you', topic.fact.you)
    const theirs = this.#mannerOf('partner', topic.fact.partner)
    return mine && theirs && { topic, mine, theirs }
  }

  keep({ mine, theirs }: Manners): void {
    this.#used.add(`you ${mine.clause.emblem}`).add(`partner ${theirs.clause.emblem}`)
  }

  #mannerOf(whose: 'you' | 'partner', point: AspectPoint): Manner | undefined {
    const placement = this.#facts.find(
      (fact): fact is OwnedPlacementFact =>
        fact.kind === 'owned-placement' && fact.whose === whose && fact.point === point,
    )
    if (!placement) return undefined
    const clauses = placementClauses(point, placement.sign)
    const left = clauses.filter(({ emblem }) => !this.#used.has(`${whose} ${emblem}`))
    const clause = this.#history.firstNew(left, (clause) => [
      whose === 'you' ? asYou(clause) : asPartner(clause),
    ])
    return clause && { clause, fact: placement.id }
  }
}

export function areAlike({ mine, theirs }: Manners): boolean {
  return mine.clause.emblem === theirs.clause.emblem
}

/** A line about the two people, with its slots filled. */
export function inLine(template: string, { mine, theirs }: Manners): string {
  return fillTemplate(template, { do: asYou(mine.clause), does: asPartner(theirs.clause) })
}

function asPartner(clause: Clause): string {
  return asSomeone(clause)
    .replaceAll(/\byour\b/g, 'their')
    .replaceAll(/\byou\b/g, 'they')
}
