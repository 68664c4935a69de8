import { impressionLeads } from '#lore/corpus/relationship/joins.ts'
import { type CoupleSubject, coupleParagraphs } from '#lore/couple-tables.ts'
import type { Planet } from '#sky/bodies.ts'
import { drums } from '../portrait/rhythm.ts'
import { lowered, splitSentences } from '../prose/sentences.ts'
import { contrastForms, isContrast, reframed } from './contrast.ts'
import { habitLeads } from './habit-leads.ts'
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

/** Describes in a paragraph how the two signs of a planet get along; empty if a sign is uncertain. */
export function writeCouple(reading: Reading, subject: CoupleSubject): WordedSentence[] {
  const { facts, narrator } = reading
  const planet = planetOf[subject]
  const [you, partner] = [facts.sign('you', planet), facts.sign('partner', planet)]
  if (!you || !partner) return []
  const contacts = contactOfBoth(reading, planet)
  const name = `couple/${subject}/${you.sign}~${partner.sign}`
  const paragraphs = coupleParagraphs(subject, you.sign, partner.sign)
  const plain = paragraphs.filter(({ isPlain }) => isPlain)
  const preferred = [
    ...narrator.random.shuffle(name, plain),
    ...paragraphs.filter(({ isPlain }) => !isPlain),
  ]
  const isFull = reading.contrasts >= MOST_CONTRASTS
  const ordered = isFull
    ? preferred.toSorted((one, other) => Number(beginsApart(one)) - Number(beginsApart(other)))
    : preferred
  const thoughts = ordered.map(({ says, from, tags }) => ({
    ...(tags && { tags }),
    all: says.map((text, index) => ({
      text,
      facts: [you.id, partner.id, ...contacts],
      wording: `${name}/${from + index + 1}`,
    })),
  }))
  if (narrator.isRejected(thoughts)) return []
  const thought = narrator.firstWhole(name, thoughts)
  if (!thought) {
    const second = subject === 'meet' ? writeSecondImpression(reading, name, thoughts) : []
    return second.length > 0 ? second : writeManners(reading, planet, [you, partner])
  }
  return varied(reading, name, thought.all)
}

/** Describes a Sun that contradicts the first impression, after a sentence that acknowledges it. */
function writeSecondImpression(
  { facts, narrator }: Reading,
  name: string,
  thoughts: readonly { all: readonly WordedSentence[] }[],
): WordedSentence[] {
  const chosen = narrator.different(name, thoughts, ({ whose, habit }) => {
    // A Sun in the twelfth house does not get more sociable with time.
    return habit !== 'outgoing' || facts.house(whose, 'sun')?.house !== 12
  })
  if (!chosen) return []
  const { thought, whose, habit } = chosen
  const texts = thought.all.map(({ text }) => text)
  const lead = narrator.line(
    `different/impression/${whose}/${habit}`,
    habitLeads(impressionLeads, whose, habit),
    (text) => !drums([text, ...texts]),
  )
  return [...(lead ? [{ ...lead, facts: thought.all[0]?.facts ?? [] }] : []), ...thought.all]
}

/** Varies the form of paragraphs that begin with "You … and they …", so that they do not pile up in one reading. */
function varied(reading: Reading, name: string, all: readonly WordedSentence[]): WordedSentence[] {
  const { narrator } = reading
  const [first, ...others] = all
  if (first && isContrast(first.text)) {
    const forms = narrator.random.shuffle('contrast/form', contrastForms)
    const form = forms[reading.contrasts % forms.length] ?? 'plain'
    reading.contrasts += 1
    if (form !== 'plain') return [{ ...first, text: reframed(first.text, form) }, ...others]
  }
  return narrator.random.pick(`late/${name}`, [true, false]) ? withLateReference(all) : [...all]
}

/** More paragraphs of a reading that begin with "You … and they …" would sound like a table. */
const MOST_CONTRASTS = 2

function beginsApart({ says }: { says: readonly string[] }): boolean {
  return isContrast(splitSentences(says[0] ?? '')[0] ?? '')
}

const signReference = / \((your \w+ in \w+), (theirs in \w+)\)(?=\.$)/

/** "With your Sun in Leo and theirs in Aries, you …" as the second sentence, and the first sentence without the reference. */
function withLateReference(all: readonly WordedSentence[]): WordedSentence[] {
  const [first, second, ...others] = all
  const [whole, yours, theirs] = signReference.exec(first?.text ?? '') ?? []
  if (
    !first ||
    !second ||
    !whole ||
    !/^(?:You|They|Each of you|Both of you|Neither of you|It|That)\b/.test(second.text)
  )
    return [...all]
  return [
    { ...first, text: first.text.replace(whole, '') },
    { ...second, text: `With ${yours} and ${theirs}, ${lowered(second.text)}` },
    ...others,
  ]
}

/** The contact of the planet with itself, if the paragraph about its signs covers it. */
function contactOfBoth({ facts, outline }: Reading, planet: Planet): string[] {
  const contact = facts.contact(planet, planet)
  return contact && outline.ofSigns.has(contact) ? [contact.id] : []
}
