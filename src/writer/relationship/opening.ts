import { buts, fronts } from '#lore/corpus/relationship/grounds.ts'
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
  const { claim, isOfQuarrel } = writeClaim(reading, argument, ground.length > 0)
  const thesis = argument.thesis.map((sentence) => ({
    ...sentence,
    text: quarrel
      ? withReference(sentence.text, referenceIn(sentence.text, quarrel))
      : sentence.text,
  }))
  if (!claim) return thesis
  const why = quarrel ? writeQuarrelGround(reading, quarrel) : []
  const source = bond && quarrel ? writeOneSource(reading, bond, quarrel) : []
  const hinge = reading.narrator.random.pick('thesis/hinge', hinges)
  return isOfQuarrel
    ? fitting([[claim], thesis, why, hinged(ground, hinge), source])
    : fitting([[claim], ground, hinged(thesis, hinge), why, source])
}

const hinges = ['But ', 'At the same time, ', 'On the other hand, ']

/** One sentence of what the two have in common and what they argue about, in either order. */
function writeClaim(
  { narrator, outline: { bond, quarrel } }: Reading,
  { matter }: Quarrel,
  isExplained: boolean,
): { claim?: WordedSentence; isOfQuarrel: boolean } {
  const key = bond ? thesisKey(bond) : 'none'
  const isArgued = quarrel !== undefined && matter !== undefined
  const isOfQuarrel = isArgued && narrator.random.pick('thesis/first', [true, false])
  const print = (template: string) => nounForm(template).replace('{matter}', matter ?? '')
  const but = isArgued ? print(narrator.random.pick('thesis/but', buts)) : ''
  const front = print(narrator.random.pick('thesis/front', fronts))
  const lines = (bonds[key] ?? strainedBonds).map((line) => {
    const named = bond && !isExplained ? `${line} (${referenceIn(line, bond)})` : line
    if (isOfQuarrel) return `${front}${lowered(onceNamed(front, named))}.`
    return `${named}${line.includes(',') ? asSentence(but) : but}.`
  })
  const facts = [bond, quarrel].flatMap((contact) => contact?.id ?? [])
  const line = facts.length > 0 ? narrator.line(`thesis/${key}`, lines) : undefined
  return { ...(line && { claim: { ...line, facts } }), isOfQuarrel }
}

/** Without the name where it stood before: "you and {partner} enjoy" is "you both enjoy" then. */
function onceNamed(front: string, line: string): string {
  if (!front.includes('{partner}')) return line
  return line
    .replace(/^You and \{partner\} /, 'The two of you ')
    .replace(/\byou and \{partner\}/g, 'the two of you')
}

/** ". You still argue about it" for ", and you still argue about it". */
function asSentence(but: string): string {
  return but && `. ${capitalized(but.replace(/^, (?:and|but) /, ''))}`
}

/** After a word that sets it against what stands before. */
function hinged(sentences: readonly WordedSentence[], hinge: string): WordedSentence[] {
  return sentences.map((sentence) => ({ ...sentence, text: `${hinge}${lowered(sentence.text)}` }))
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
