import type { Entry } from '#lore/natal-entries.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'
import { countWords, WordBudget, type WordLimits } from '../prose/word-budget.ts'
import {
  type Plan,
  planRelationship,
  sectionOrder,
  type Topic,
  usualLimits,
  wideLimits,
} from './plan.ts'

// With leads, references and practices, and minus some advice, a text has 100 to 250 words
// more than its wordings.
const LIMITS: WordLimits = { enough: 750, most: 870 }

export interface FittingPlan {
  plan: Plan
  /** Topics that the text covers from two sides. */
  twice: ReadonlySet<Topic>
}

/** The topics of a relationship: all of them for two people with few facts, otherwise the best. */
export function fittingPlan(
  facts: readonly SynastryFact[],
  isTellable: (entry: Entry) => boolean,
): FittingPlan {
  const usual = planRelationship(facts, usualLimits, isTellable)
  const isShort = budgetOf(topicsOf(usual)).isShort
  const plan = fitPlan(isShort ? planRelationship(facts, wideLimits, isTellable) : usual)
  return { plan, twice: toldTwice(plan) }
}

/** Adds the weightiest until the text is long enough. */
function toldTwice(plan: Plan): Set<Topic> {
  const twice = new Set<Topic>()
  const topics = topicsOf(plan)
  const budget = budgetOf(topics)
  const byWeight = topics
    .filter(({ entries }) => entries.length > 1)
    .sort((one, other) => other.fact.weight - one.fact.weight)
  for (const topic of byWeight) {
    if (!budget.isShort) break
    twice.add(topic)
    budget.spend(wordsOf(topic))
  }
  return twice
}

/** Drops the lightest facts of a text that is too long; the first of each section stays. */
function fitPlan(plan: Plan): Plan {
  const weakest = sectionOrder
    .flatMap((section) => plan[section].slice(1))
    .sort((one, other) => one.fact.weight - other.fact.weight)
  const left = new Set<Topic>(topicsOf(plan))
  const budget = budgetOf([...left])
  for (const topic of weakest) {
    if (budget.room >= 0) break
    left.delete(topic)
    budget.spend(-wordsOf(topic))
  }
  const kept = (topics: Topic[]) => topics.filter((topic) => left.has(topic))
  const { draw, talk, rub, hold } = plan
  return { draw: kept(draw), talk: kept(talk), rub: kept(rub), hold: kept(hold) }
}

function topicsOf(plan: Plan): Topic[] {
  return sectionOrder.flatMap((section) => plan[section])
}

function budgetOf(topics: Topic[]): WordBudget {
  const budget = new WordBudget(LIMITS)
  for (const topic of topics) budget.spend(wordsOf(topic))
  return budget
}

/** The wordings of one entry have about the same length. */
function wordsOf({ entries: [first] }: Topic): number {
  return countWords(first?.wording.sentences.join(' ') ?? '')
}
