import type { Chart } from '../chart.ts'
import { angularAxisFacts, outOfSignFacts } from './axis-facts.ts'
import { dignityFacts } from './dignity-facts.ts'
import { nearCuspFacts, sectFacts, signEdgeFacts } from './edge-facts.ts'
import type { DerivedFact } from './facts.ts'
import { figureFacts } from './figure-facts.ts'
import {
  dispositorFacts,
  finalDispositorFacts,
  receptionFacts,
  traditionalRulerFacts,
} from './rulership-facts.ts'
import { singletonFacts, unaspectedFacts } from './solitary-facts.ts'

/** What follows from the positions of a chart together, by descending weight. */
export function derivedFacts(chart: Chart): DerivedFact[] {
  const facts: DerivedFact[] = [
    ...dignityFacts(chart),
    ...traditionalRulerFacts(chart),
    ...dispositorFacts(chart),
    ...finalDispositorFacts(chart),
    ...receptionFacts(chart),
    ...figureFacts(chart),
    ...angularAxisFacts(chart),
    ...unaspectedFacts(chart),
    ...singletonFacts(chart),
    ...nearCuspFacts(chart),
    ...signEdgeFacts(chart),
    ...outOfSignFacts(chart),
    ...sectFacts(chart),
  ]
  return facts.sort((one, other) => other.weight - one.weight)
}
