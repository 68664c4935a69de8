import { rowsOf, sharesOf } from './likelihoods.ts'
import type { Weights } from './weights.ts'

/** A message of the training data as its features, and what it asks. */
export interface Example {
  features: readonly string[]
  label: string
}

const EPOCHS = 16
const RATE = 1
const DECAY = 2e-4

/** A feature that one message alone has says more of its author than of the question. */
const MIN_COUNT = 2

/** Multinomial logistic regression by stochastic gradient descent. The same examples give the same weights, in any order. */
export function train(examples: readonly Example[]): Weights {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  const features = new Map(
    ['', ...frequentFeatures(examples)].map((feature) => [
      feature,
      new Float64Array(labels.length),
    ]),
  )
  const samples = examples.toSorted(byText).map((example) => ({
    label: labels.indexOf(example.label),
    rows: rowsOf(features, example.features),
  }))
  const random = seededRandom(7)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(samples, random)
    for (const { label, rows } of samples) learn(rows, label, RATE / (1 + epoch / 4))
  }
  return { labels, features }
}

/** The weights do not depend on where in the files a message stands. */
function byText(one: Example, other: Example): number {
  const [first, second] = [one, other].map(
    ({ label, features }) => `${label} ${features.join(' ')}`,
  )
  return (first as string) < (second as string) ? -1 : 1
}

function frequentFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= MIN_COUNT).map(([feature]) => feature)
}

function learn(rows: readonly Float64Array[], wanted: number, rate: number): void {
  const size = rows[0]?.length ?? 0
  const step = rate / Math.sqrt(rows.length)
  for (const [label, share] of sharesOf(rows, size).entries()) {
    const gradient = (label === wanted ? 1 : 0) - share
    if (Math.abs(gradient) < 1e-3) continue
    for (const row of rows) row[label] = (row[label] as number) * (1 - DECAY) + step * gradient
  }
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}

// The linear congruential generator of Numerical Recipes.
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
