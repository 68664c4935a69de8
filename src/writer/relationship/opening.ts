import { buts } from '#lore/corpus/relationship/grounds.ts'
import { bonds, strainedBonds } from '#lore/corpus/relationship/thesis.ts'
import { drums, PARAGRAPH_LIMIT } from '../portrait/rhythm.ts'
import { lowered, splitSentences, withReference } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { writeBondGround, writeOneSource, writeQuarrelGround } from './grounds.ts'
import type { WordedSentence } from './narrator.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { nounForm } from './thread.ts'
import { referenceIn, thesisKey } from './words.ts'

/** The claim of a reading: what holds the two, what strains them, and where both come from. */
export function writeOpening(reading: Reading, argument: Quarrel): WordedSentence[] {
  const { bond, quarrel } = reading.outline
  const ground = bond ? writeBondGround(reading, bond) : []
  const claim = writeClaim(reading, argument, ground.length > 0)
  const thesis = argument.thesis.map((sentence) => ({
    ...sentence,
    text: quarrel
      ? withReference(sentence.text, referenceIn(sentence.text, quarrel))
      : sentence.text,
  }))
  if (claim.length === 0) return thesis
  const against = thesis.map((sentence) => hinged(reading, sentence))
  const why = quarrel ? writeQuarrelGround(reading, quarrel) : []
  const source = bond && quarrel ? writeOneSource(reading, bond, quarrel) : []
  return fitting([claim, ground, against, why, source])
}

/** In one sentence, what the two have in common and what they argue about. */
function writeClaim(
  { narrator, outline: { bond, quarrel } }: Reading,
  { matter }: Quarrel,
  isExplained: boolean,
): WordedSentence[] {
  const key = bond ? thesisKey(bond) : 'none'
  const template = quarrel && matter ? narrator.random.pick('thesis/but', buts) : ''
  const but = nounForm(template).replace('{matter}', matter ?? '')
  const lines = (bonds[key] ?? strainedBonds).map((line) => {
    const named = bond && !isExplained ? `${line} (${referenceIn(line, bond)})` : line
    return `${named}${line.includes(',') ? asSentence(but) : but}.`
  })
  const facts = [bond, quarrel].flatMap((contact) => contact?.id ?? [])
  const line = facts.length > 0 ? narrator.line(`thesis/${key}`, lines) : undefined
  return line ? [{ ...line, facts }] : []
}

/** ". You still argue about it" for ", and you still argue about it". */
function asSentence(but: string): string {
  return but && `. ${capitalized(but.replace(/^, (?:and|but) /, ''))}`
}

/** What the two run into, against what they have in common. */
function hinged({ narrator }: Reading, sentence: WordedSentence): WordedSentence {
  const hinge = narrator.random.pick('thesis/hinge', [
    'But ',
    'At the same time, ',
    'On the other hand, ',
  ])
  return { ...sentence, text: `${hinge}${lowered(sentence.text)}` }
}

/** The thoughts in their order, without one that would make a paragraph too long or begin a third sentence with "You". */
function fitting(thoughts: readonly WordedSentence[][]): WordedSentence[] {
  const said: WordedSentence[] = []
  for (const thought of thoughts) {
    const texts = [...said, ...thought].flatMap(({ text }) => splitSentences(text))
    if (texts.length <= PARAGRAPH_LIMIT && !drums(texts)) said.push(...thought)
  }
  return said
}
