import { type CoupleSubject, coupleParagraphs } from '#lore/couple-tables.ts'
import type { Planet } from '#sky/bodies.ts'
import { writeManners } from './manners.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'

const planetOf: Record<CoupleSubject, Planet> = {
  meet: 'sun',
  days: 'moon',
  talk: 'mercury',
  taste: 'venus',
  temper: 'mars',
}

/** What the signs of two planets do with each other, in one paragraph; empty where a sign is open. */
export function writeCouple(reading: Reading, subject: CoupleSubject): WordedSentence[] {
  const { facts, narrator } = reading
  const planet = planetOf[subject]
  const [you, partner] = [facts.sign('you', planet), facts.sign('partner', planet)]
  if (!you || !partner) return []
  const contacts = contactOfBoth(reading, planet)
  const name = `couple/${subject}/${you.sign}~${partner.sign}`
  const paragraphs = coupleParagraphs(subject, you.sign, partner.sign)
  const plain = paragraphs.filter(({ isPlain }) => isPlain)
  const ordered = [
    ...narrator.random.shuffle(name, plain),
    ...paragraphs.filter(({ isPlain }) => !isPlain),
  ]
  const thoughts = ordered.map(({ says, from }) => ({
    all: says.map((text, index) => ({
      text,
      facts: [you.id, partner.id, ...contacts],
      wording: `${name}/${from + index + 1}`,
    })),
  }))
  if (narrator.isRejected(thoughts)) return []
  const thought = thoughts.map((one) => narrator.whole(name, [one])).find((one) => one)
  if (!thought) return writeManners(reading, planet, [you, partner])
  return [...thought.all]
}

/** The aspect of the two planets, if the paragraph of their signs stands for it. */
function contactOfBoth({ facts, outline }: Reading, planet: Planet): string[] {
  const contact = facts.contact(planet, planet)
  return contact && outline.ofSigns.has(contact) ? [contact.id] : []
}
