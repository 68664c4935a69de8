import { sceneTitles } from '../../src/lore/corpus/relationship/scenes.ts'
import { relevantContacts } from '../../src/lore/synthesis/contacts.ts'
import type { AnyFact } from '../../src/sky/any-fact.ts'
import type { SynastryFact } from '../../src/sky/synastry-facts.ts'
import { sentencesOf } from '../../src/writer/grounding.ts'
import { splitSentences } from '../../src/writer/prose/sentences.ts'
import type { Paragraph } from '../../src/writer/writer.ts'
import { share, type Written } from './written.ts'

/** What readings for two say of the contacts, and in what voice. */
export function relationshipClaims(texts: readonly Written[]) {
  const readings = texts.map(readingOf)
  const paragraphs = readings.flatMap((reading) => reading.paragraphs)
  const sum = (count: (reading: Reading) => number) =>
    readings.reduce((total, reading) => total + count(reading), 0)
  return {
    'contacts, most': Math.max(...readings.map(({ named }) => named.length)),
    'contacts that must be there and are not': sum(missingMusts),
    'contacts beyond their orb': sum(wideContacts),
    'hard contacts outside of the quarrel': sum(hardOutsideOfQuarrel),
    'partner named, times a reading': Math.round(sum(namings) / readings.length),
    'sentences of authored paragraphs': share(
      sum(authoredSentences),
      sum(({ text }) => sentencesOf(text).length),
    ),
    'paragraphs that end in a command': share(
      paragraphs.filter((one) => command.test(one.at(-1) ?? '')).length,
      paragraphs.length,
    ),
    'paragraphs of one sentence': paragraphs.filter(({ length }) => length < 2).length,
    ...equalSentences(readings),
  }
}

type Reading = ReturnType<typeof readingOf>

function readingOf({ facts, text }: Written) {
  const paragraphs = [...text.opening, ...text.sections.flatMap((section) => section.paragraphs)]
  const ofTwo = facts.filter(isOfTwo)
  return {
    text,
    contacts: relevantContacts(ofTwo),
    named: contactsIn(paragraphs),
    paragraphs: paragraphs.map(wholeSentences),
  }
}

function isOfTwo(fact: AnyFact): fact is SynastryFact {
  return ['synastry-aspect', 'owned-placement', 'overlay', 'inner'].includes(fact.kind)
}

function contactsIn(paragraphs: readonly Paragraph[]): string[] {
  const ids = paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))
  return [...new Set(ids)].filter((id) => id.startsWith('synastry:'))
}

function wholeSentences({ sentences }: Paragraph): string[] {
  return sentences.flatMap(({ text }) => splitSentences(text))
}

/** Beyond the nine that there is room for. */
function missingMusts({ contacts, named }: Reading): number {
  const musts = contacts.filter(({ isIndispensable }) => isIndispensable)
  const missing = musts.filter(({ fact }) => !named.includes(fact.id)).length
  return Math.max(0, missing - Math.max(0, musts.length - 9))
}

function wideContacts({ contacts, named }: Reading): number {
  return named.filter((id) => contacts.every(({ fact }) => fact.id !== id)).length
}

/** The quarrel itself is also in how they make up and in what to practice. */
function hardOutsideOfQuarrel({ contacts, text: { opening, sections } }: Reading): number {
  const theQuarrel = contactsIn(opening)
  const elsewhere = sections.filter(({ title }) => !sceneTitles.quarrel.includes(title))
  return elsewhere
    .flatMap(({ paragraphs }) => contactsIn(paragraphs))
    .filter((id) => !theQuarrel.includes(id))
    .filter((id) => contacts.some(({ fact, isHard }) => isHard && fact.id === id)).length
}

function namings({ paragraphs }: Reading): number {
  return paragraphs.flat().join(' ').split('{partner}').length - 1
}

function authoredSentences({ text }: Reading): number {
  return sentencesOf(text).filter(({ wording = '' }) =>
    /^(?:couple|quarrel|between)\//.test(wording),
  ).length
}

const command =
  /^(?:For [^:]+: )?(?:ask|say|tell|take|let|leave|make|find|give|keep|choose|pick|plan|name|answer|repeat|drop|announce|do|see|learn|agree|set|put|accept|write|once|when|before|the (?:first|next))\b/i

/** Of the first hundred, each with each. */
function equalSentences(readings: readonly Reading[]) {
  const all = readings.slice(0, 100).map(({ paragraphs }) => paragraphs.flat())
  const shares = all.flatMap((one, index) => {
    const known = new Set(one)
    return all.slice(index + 1).map((other) => {
      const equal = other.filter((text) => known.has(text)).length
      return equal / Math.min(one.length, other.length)
    })
  })
  const sum = shares.reduce((total, one) => total + one, 0)
  return {
    'sentences that two readings share, mean': share(sum, shares.length),
    'sentences that two readings share, most': share(Math.max(...shares), 1),
  }
}
