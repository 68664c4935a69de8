import { buts, butsApart, fronts, frontsAfter, hinges } from '#lore/corpus/relationship/grounds.ts'
import { bondTheses, strainedBonds } from '#lore/corpus/relationship/thesis.ts'
import { drums, PARAGRAPH_LIMIT } from '../portrait/rhythm.ts'
import { lowered, splitSentences, withReference } from '../prose/sentences.ts'
import { capitalized, fillSlots } from '../prose/template.ts'
import { writeBondGround, writeOneSource, writeQuarrelGround } from './grounds.ts'
import type { WordedSentence } from './narrator.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { nounForm } from './thread.ts'
import { referenceIn, thesisKey } from './words.ts'

/** The position of the quarrel in an opening: before or after the bond, or after a description of the bond. */
const shapes = ['quarrel first', 'bond first', 'bond apart', 'look first'] as const
type Shape = (typeof shapes)[number]

/** Writes the claim of a reading: the bond, the quarrel, and the source of both. */
export function writeOpening(reading: Reading, argument: Quarrel): WordedSentence[] {
  const { narrator, outline } = reading
  const { bond, quarrel } = outline
  const ground = bond ? writeBondGround(reading, bond) : []
  const isArgued = quarrel !== undefined && argument.matter !== undefined
  const shape = isArgued ? narrator.random.pick('thesis/shape', shapes) : 'bond first'
  const claim = writeClaim(reading, argument, { shape, isExplained: ground.length > 0 })
  const thesis = argument.thesis.map((sentence) => ({
    ...sentence,
    text: quarrel
      ? withReference(sentence.text, referenceIn(sentence.text, quarrel))
      : sentence.text,
  }))
  if (!claim) return thesis
  const why = quarrel ? writeQuarrelGround(reading, quarrel) : []
  const source = bond && quarrel ? writeOneSource(reading, bond, quarrel) : []
  const hinge = narrator.random.pick('thesis/hinge', hinges)
  switch (shape) {
    case 'quarrel first':
      return fitting([[claim], thesis, why, hinged(ground, hinge), source])
    case 'look first':
      return fitting([thesis, why, [claim], ground, source])
    default:
      return fitting([[claim], ground, hinged(thesis, hinge), why, source])
  }
}

interface ClaimForm {
  shape: Shape
  /** Whether the signs of the bond follow it. */
  isExplained: boolean
}

/** Describes what the two have in common and what they argue about. */
function writeClaim(
  { narrator, outline: { bond, quarrel } }: Reading,
  { matter }: Quarrel,
  { shape, isExplained }: ClaimForm,
): WordedSentence | undefined {
  const key = bond ? thesisKey(bond) : 'none'
  const chosen = (name: string, templates: readonly string[]) =>
    fillSlots(nounForm(narrator.random.pick(`thesis/${name}`, templates)), { matter: matter ?? '' })
  const but = quarrel && matter ? chosen('but', buts) : ''
  const front = shape === 'look first' ? chosen('after', frontsAfter) : chosen('front', fronts)
  const print = (line: string): string => {
    switch (shape) {
      case 'quarrel first':
        return `${front}${lowered(onceNamed(front, line))}.`
      case 'look first':
        return `${front}${lowered(onceNamed('{partner}', line))}.`
      case 'bond apart':
        return `${line}. ${chosen('apart', butsApart)}`
      default:
        return `${line}${line.includes(',') ? asSentence(but) : but}.`
    }
  }
  const lines = (bondTheses[key] ?? strainedBonds).map((line) =>
    print(bond && !isExplained ? `${line} (${referenceIn(line, bond)})` : line),
  )
  const facts = [bond, quarrel].flatMap((contact) => contact?.id ?? [])
  const line = facts.length > 0 ? narrator.line(`thesis/${key}`, lines) : undefined
  return line && { ...line, facts }
}

/** Drops a name that was given before: "you and {partner}" becomes "the two of you". */
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

/** Adds a word that contrasts it with the sentence before it. */
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
