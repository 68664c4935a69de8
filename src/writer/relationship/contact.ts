import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Contact } from '#lore/contact.ts'
import { contactLines, contactParagraphs } from '#lore/contact-tables.ts'
import { differentLeads, mirrored } from '#lore/corpus/relationship/joins.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { drums } from '../portrait/rhythm.ts'
import { lowered, splitSentences, withReference } from '../prose/sentences.ts'
import { fillSlots } from '../prose/template.ts'
import { habitLeads } from './habit-leads.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import { writeAlsoInside, writeShownFirst } from './patterns.ts'
import { otherPeople, pronounced } from './pronouns.ts'
import type { Reading } from './reading.ts'
import { contactClause, contactName, referenceIn } from './words.ts'

const none: Contact = { between: [], you: [], they: [], helps: [] }

/** Describes a contact: what happens between the two points, and what it is like for each person. */
export function writeContact(reading: Reading, contact: SynastryAspectFact): WordedSentence[] {
  const { you, partner, aspect, id } = contact
  const quality = aspectQuality(aspect)
  const name = `between/${you}~${partner}/${quality}`
  const isLate = reading.narrator.random.pick(`late/${name}`, [true, false])
  const paragraphs = contactParagraphs(you, partner, quality).map((says, version) => ({
    all: referred(says, contact, isLate).map((text, index) => ({
      text: fillSlots(text, { contact: referenceIn(text, contact) }),
      facts: [id],
      wording: `${name}/${version + 1}/${index + 1}`,
    })),
  }))
  const { narrator } = reading
  if (narrator.isRejected(paragraphs)) return []
  const said = narrator.whole(name, paragraphs)?.all ?? writeDifferent(reading, name, paragraphs)
  const all = said.length > 0 ? said : writeLines(reading, contact)
  if (all.length === 0) return []
  const more = [
    ...writeMirror(reading, contact),
    ...writeAlsoInside(reading, contact),
    ...writeShownFirst(reading, contact),
  ]
  return [...all, ...more]
}

/** Writes a paragraph that contradicts an earlier claim about one of the two, after a sentence that acknowledges it. */
function writeDifferent(
  { narrator }: Reading,
  name: string,
  paragraphs: readonly { all: readonly WordedSentence[] }[],
): readonly WordedSentence[] {
  const chosen = narrator.different(name, paragraphs)
  if (!chosen) return []
  const { thought, whose, habit } = chosen
  const texts = thought.all.map(({ text }) => text)
  const lead = narrator.line(
    `different/${whose}/${habit}`,
    habitLeads(differentLeads, whose, habit),
    (text) => !drums([text, ...texts]),
  )
  return [...(lead ? [{ ...lead, facts: thought.all[0]?.facts ?? [] }] : []), ...thought.all]
}

/** Mentions that the same two planets also form this contact with the people swapped. */
export function writeMirror(
  { narrator, outline }: Reading,
  contact: SynastryAspectFact,
): WordedSentence[] {
  const mirror = outline.mirrors.get(contact)
  if (!mirror) return []
  const line = narrator.line(
    'mirror',
    mirrored[aspectQuality(mirror.aspect) === 'tense' ? 'hard' : 'easy'].map((text) =>
      fillSlots(text, { contact: contactName(mirror) }),
    ),
  )
  return line ? [{ ...line, facts: [mirror.id] }] : []
}

/** Puts the reference at the end, or before the second sentence: "With your Sun trine their Moon, you …". */
function referred(
  says: readonly string[],
  contact: SynastryAspectFact,
  isLate: boolean,
): readonly string[] {
  const [first = '', second = '', ...others] = says
  if (!isLate || !first.includes(' ({contact})') || !/^(?:You|They)\b/.test(second)) return says
  const without = first.replace(' ({contact})', '')
  const name = first.includes('{partner}') ? referenceIn(first, contact) : contactName(contact)
  return [without, `With ${name}, ${lowered(second)}`, ...others]
}

/** Describes the contact in separate lines, for a reader who knows every authored paragraph. */
function writeLines(reading: Reading, contact: SynastryAspectFact): WordedSentence[] {
  const { you, partner, aspect, id } = contact
  const quality = aspectQuality(aspect)
  const lines = contactLines(you, partner, quality) ?? none
  const name = `contact/${you}~${partner}/${quality}`
  const sentences: WordedSentence[] = []
  const add = (kind: keyof Contact, print = (text: string) => text): boolean => {
    const line = reading.narrator.line(`${name}/${kind}`, lines[kind], (text) =>
      sounds(sentences, text),
    )
    if (!line) return false
    sentences.push({ ...line, text: print(line.text), facts: [id] })
    return true
  }
  const isIntroduced = add('between', (text) => withReference(text, referenceIn(text, contact)))
  if (!isIntroduced)
    sentences.push({ text: `${contactClause(contact)}.`, facts: [id], wording: `fact/${name}/1` })
  const sides = both.toSorted((one, other) => reading.voices[one] - reading.voices[other])
  for (const whose of sides.slice(0, reading.detail > 0 ? 2 : 1))
    if (add(kindOf[whose])) reading.voices[whose] += 1
  if (reading.detail > 2) add('helps')
  return sentences.length > (isIntroduced ? 0 : 1) ? pronounced(sentences) : []
}

const kindOf: Record<Whose, keyof Contact> = { you: 'you', partner: 'they' }

/** Avoids three sentences in a row that begin with "You", and a "they" that could mean other people. */
function sounds(sentences: readonly WordedSentence[], text: string): boolean {
  const before = sentences.at(-1)?.text ?? ''
  const isUnclear = text.startsWith('They ') && otherPeople.test(before)
  return !isUnclear && !drums([...sentences.map((one) => one.text), text].flatMap(splitSentences))
}
