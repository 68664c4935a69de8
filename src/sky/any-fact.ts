import type { CuspFact } from './cusp-facts.ts'
import type { NatalFact } from './facts.ts'
import type { TimedFact } from './forecast-facts.ts'
import type { SynastryFact } from './synastry-facts.ts'

/** Any fact that can be evidence for a sentence. */
export type AnyFact = NatalFact | CuspFact | TimedFact | SynastryFact
