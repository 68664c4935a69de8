import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { both } from './pair-facts.ts'
import { fillWhose } from './words.ts'

interface SharedEnd {
  planet: string
  lines: string[]
  /** The id of the earlier contact. */
  facts: string[]
}

/** Finds the point that a contact shares with an earlier one, and the lines about it. */
export function sharedEnd(
  before: SynastryAspectFact | undefined,
  contact: SynastryAspectFact,
  linesOf: Partial<Record<string, readonly string[]>>,
): SharedEnd | undefined {
  if (!before || before === contact) return undefined
  const whose = both.find((one) => contact[one] === before[one] && linesOf[contact[one]])
  if (!whose) return undefined
  const lines = linesOf[contact[whose]] ?? []
  return {
    planet: `${whose}/${contact[whose]}`,
    lines: lines.map((line) => fillWhose(line, whose)),
    facts: [before.id],
  }
}
