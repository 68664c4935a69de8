import type { QuarrelArgument } from '#lore/authored.ts'
import { orb } from '#lore/fact-label.ts'
import { quarrelArguments } from '#lore/quarrel-tables.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { Told } from './narrator.ts'
import type { Reading } from './reading.ts'
import { lowered, referenceIn } from './words.ts'

/** A quarrel and all that comes of it. */
export interface Quarrel {
  /** For the opening. */
  thesis: Told[]
  scene: Told[]
  repair: Told[]
  /** For each of the two, and for both. */
  practices: Told[][]
}

interface AuthoredQuarrel extends Quarrel {
  all: Told[]
}

type Ground = Pick<Reading, 'facts' | 'narrator'>

/** What an author wrote of a hard contact, if the reader does not know it. */
export function authoredQuarrel(ground: Ground, contact: SynastryAspectFact): Quarrel | undefined {
  return ground.narrator.whole(nameOf(contact), authoredQuarrels(ground, contact))
}

export function hasAuthoredQuarrel(ground: Ground, contact: SynastryAspectFact): boolean {
  return ground.narrator.hasNew(authoredQuarrels(ground, contact))
}

const nameOf = ({ you, partner }: SynastryAspectFact) => `quarrel/${you}~${partner}`

function authoredQuarrels({ facts }: Ground, contact: SynastryAspectFact): AuthoredQuarrel[] {
  // Without a birth time the orb is the widest of the day.
  const areTimed = facts.sign('you', 'asc') && facts.sign('partner', 'asc')
  const closeness = areTimed ? `, orb ${orb(contact.orbDegrees)}` : ''
  return quarrelArguments(contact.you, contact.partner).map((argument, index) =>
    sentencesOf(argument, contact, { closeness, name: `${nameOf(contact)}/${index + 1}` }),
  )
}

function sentencesOf(
  { thesis, quarrel, repair, yours, theirs, both, last }: QuarrelArgument,
  contact: SynastryAspectFact,
  { closeness, name }: { closeness: string; name: string },
): AuthoredQuarrel {
  const all: Told[] = []
  const told = (line: string): Told => {
    const text = line.replace('{contact}', `${referenceIn(line, contact)}${closeness}`)
    const one = { text, facts: [contact.id], wording: `${name}/${all.length + 1}` }
    all.push(one)
    return one
  }
  return {
    all,
    thesis: [told(thesis)],
    scene: quarrel.map(told),
    repair: repair.map(told),
    practices: [
      [told(`For you: ${lowered(yours)}`), told(theirs)],
      [told(`For both of you: ${lowered(both)}`), told(last)],
    ],
  }
}
