import { aspectQuality } from '#lore/aspect-quality.ts'
import { contactLines } from '#lore/contact-tables.ts'
import { closings } from '#lore/corpus/relationship/closings.ts'
import { frictionMatters, frictions, mildFrictions } from '#lore/corpus/relationship/thesis.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { capitalized } from '../prose/template.ts'
import { writeContact } from './contact.ts'
import type { WordedSentence } from './narrator.ts'
import { practiceLines, sharedPracticeLines } from './practice.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { leadOf, thesisKey } from './words.ts'

/**
 * Writes the quarrel of a contact without an authored one that is new to the reader: of a slow planet or, for two people
 * without a hard contact, of what they have in common.
 */
export function plainQuarrel(reading: Reading, contact: SynastryAspectFact): Quarrel {
  const { you, partner, aspect, id } = contact
  const choose = (name: string, lines: readonly string[]): WordedSentence[] => {
    const line = reading.narrator.line(name, lines)
    return line ? [{ ...line, facts: [id] }] : []
  }
  const quality = aspectQuality(aspect)
  const isHard = quality === 'tense'
  const key = isHard ? thesisKey(contact) : 'none'
  const lead = leadOf(contact)
  const helps = contactLines(you, partner, quality)?.helps ?? []
  const matter = isHard ? frictionMatters[key] : undefined
  return {
    ...(matter && { matter }),
    thesis: choose(
      `thesis/friction/${key}`,
      (frictions[key] ?? mildFrictions).map((line) => `${capitalized(line)}.`),
    ),
    scene: isHard ? writeContact(reading, contact) : [],
    repair: isHard ? choose(`contact/${you}~${partner}/${quality}/helps`, helps) : [],
    practices: [
      choose(`practice/${you}`, practiceLines(you, 'you')),
      choose(`practice/${partner}`, practiceLines(partner, 'partner')),
      choose(`practice/both/${lead}`, sharedPracticeLines(lead)),
    ],
    last: choose(`closing/${lead}`, closings[lead]),
  }
}
