import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import { both } from './pair-facts.ts'
import type { Reading } from './reading.ts'

interface SharedEnd {
  planet: string
  lines: string[]
  /** That of the quarrel. */
  facts: string[]
}

/** The planet of one person that a contact has in common with the quarrel, with the lines about it. */
export function sharedEnd(
  { outline }: Pick<Reading, 'outline'>,
  contact: SynastryAspectFact,
  linesOf: Partial<Record<string, readonly string[]>>,
): SharedEnd | undefined {
  const { quarrel } = outline
  if (!quarrel || quarrel === contact) return undefined
  const whose = both.find((one) => contact[one] === quarrel[one] && linesOf[contact[one]])
  if (!whose) return undefined
  const their = whose === 'you' ? 'your' : "{partner}'s"
  const lines = linesOf[contact[whose]] ?? []
  return {
    planet: `${whose}/${contact[whose]}`,
    lines: lines.map((line) => fillTemplate(line, { their, Their: capitalized(their) })),
    facts: [quarrel.id],
  }
}
