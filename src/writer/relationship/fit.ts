import type { Entry } from '#lore/natal-entries.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'
import {
  type Plan,
  planRelationship,
  sectionOrder,
  type Topic,
  usualLimits,
  wideLimits,
} from './plan.ts'

// With leads, references and practices, and without some advice, a text has some 100 to 250 words
// more than its wordings.
const MOST_WORDS = 870
const LEAST_WORDS = 750

export interface FittingPlan {
  plan: Plan
  /** What is told from two sides. */
  twice: ReadonlySet<Topic>
}

/** What is told of two people: of those with little between them everything, of others the best. */
export function fittingPlan(
  facts: readonly SynastryFact[],
  isTold: (entry: Entry) => boolean,
): FittingPlan {
  const usual = planRelationship(facts, usualLimits, isTold)
  const isShort = wordsIn(topicsOf(usual)) < LEAST_WORDS
  const plan = fitPlan(isShort ? planRelationship(facts, wideLimits, isTold) : usual)
  return { plan, twice: toldTwice(plan) }
}

/** The weightiest, until the text is long enough. */
function toldTwice(plan: Plan): Set<Topic> {
  const twice = new Set<Topic>()
  const topics = topicsOf(plan)
  const byWeight = topics
    .filter(({ entries }) => entries.length > 1)
    .sort((one, other) => other.fact.weight - one.fact.weight)
  for (const topic of byWeight) {
    if (wordsIn([...topics, ...twice]) >= LEAST_WORDS) break
    twice.add(topic)
  }
  return twice
}

/** Leaves out the lightest facts of what would be too long; the first of each section stays. */
function fitPlan(plan: Plan): Plan {
  const weakest = sectionOrder
    .flatMap((section) => plan[section].slice(1))
    .sort((one, other) => one.fact.weight - other.fact.weight)
  const left = new Set<Topic>(topicsOf(plan))
  for (const topic of weakest) {
    if (wordsIn([...left]) <= MOST_WORDS) break
    left.delete(topic)
  }
  const kept = (topics: Topic[]) => topics.filter((topic) => left.has(topic))
  const { draw, talk, rub, hold } = plan
  return { draw: kept(draw), talk: kept(talk), rub: kept(rub), hold: kept(hold) }
}

function topicsOf(plan: Plan): Topic[] {
  return sectionOrder.flatMap((section) => plan[section])
}

/** The wordings of one entry are about equally long. */
function wordsIn(topics: Topic[]): number {
  return topics
    .map(({ entries }) => entries[0]?.wording.sentences.join(' ').split(/\s+/).length ?? 0)
    .reduce((total, words) => total + words, 0)
}
