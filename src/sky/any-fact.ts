import type { NatalFact } from './facts.ts'
import type { ForecastFact } from './forecast-facts.ts'
import type { SynastryFact } from './synastry-facts.ts'

/** Whatever a sentence of the product may rest on. */
export type AnyFact = NatalFact | ForecastFact | SynastryFact
