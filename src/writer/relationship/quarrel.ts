import type { QuarrelArgument } from '#lore/authored.ts'
import { orb } from '#lore/fact-label.ts'
import { quarrelArguments } from '#lore/quarrel-tables.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { lowered } from '../prose/sentences.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { referenceIn } from './words.ts'

/** A quarrel and its consequences. */
export interface Quarrel {
  /** For the opening. */
  thesis: WordedSentence[]
  /** What it is about, as the end of a sentence: "whose night it is". */
  matter?: string
  scene: WordedSentence[]
  repair: WordedSentence[]
  /** For each of the two, and for both. */
  practices: WordedSentence[][]
}

interface AuthoredQuarrel extends Quarrel {
  all: WordedSentence[]
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
  { thesis, matter, quarrel, repair, yours, theirs, both, last }: QuarrelArgument,
  contact: SynastryAspectFact,
  { closeness, name }: { closeness: string; name: string },
): AuthoredQuarrel {
  const all: WordedSentence[] = []
  const sentence = (line: string): WordedSentence => {
    const text = line.replace('{contact}', `${referenceIn(line, contact)}${closeness}`)
    const one = { text, facts: [contact.id], wording: `${name}/${all.length + 1}` }
    all.push(one)
    return one
  }
  return {
    all,
    thesis: [sentence(thesis)],
    matter,
    scene: quarrel.map(sentence),
    repair: repair.map(sentence),
    practices: [
      [sentence(`For you: ${lowered(yours)}`)],
      [sentence(theirs.replace(/^.* if \{partner\} /, 'For {partner}: it would help if they '))],
      [sentence(`For both of you: ${lowered(both)}`), sentence(last)],
    ],
  }
}
