import type { EndShape, QuarrelArgument, QuarrelTrace } from '#lore/authored.ts'
import { quarrelArguments } from '#lore/quarrel-tables.ts'
import type { PairTags } from '#lore/synthesis/pair-traits.ts'
import { elementOf } from '#sky/balance.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { lowered, splitSentences } from '../prose/sentences.ts'
import { fillSlots } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import { both } from './pair-facts.ts'
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
  /** One for each person, and one for both. */
  practices: WordedSentence[][]
  /** How it shows in the other scenes; only an authored quarrel has them. */
  traces?: Record<QuarrelTrace, WordedSentence[]>
  /** The last word on it. */
  last: WordedSentence[]
  /** The form of the last word; only an authored quarrel has one. */
  shape?: EndShape
}

interface AuthoredQuarrel extends Quarrel {
  all: WordedSentence[]
  tags?: PairTags
}

type Ground = Pick<Reading, 'narrator'>

/** An authored quarrel for a hard contact, if there is one that the reader has not seen. */
export function authoredQuarrel(
  { facts, narrator }: Pick<Reading, 'facts' | 'narrator'>,
  contact: SynastryAspectFact,
): Quarrel | undefined {
  const all = authoredQuarrels(contact)
  const misfits = quarrelArguments(contact.you, contact.partner).map((one) =>
    misfitsIn(facts, one, contact),
  )
  // Falls back to the next best fit if the reader knows the best one.
  for (const count of [0, 1, 2]) {
    const fitting = all.filter((_, index) => misfits[index] === count)
    const found = fitting.length > 0 && narrator.whole(nameOf(contact), fitting)
    if (found) return found
  }
  return undefined
}

/** The number of people whose sign does not fit the quarrel. */
function misfitsIn(
  facts: Reading['facts'],
  { fits }: QuarrelArgument,
  contact: SynastryAspectFact,
): number {
  return both.filter((whose) => {
    const placed = facts.sign(whose, contact[whose])
    const elements = fits?.[whose]
    return placed && elements && !elements.includes(elementOf(placed.sign))
  }).length
}

export function hasAuthoredQuarrel(ground: Ground, contact: SynastryAspectFact): boolean {
  return ground.narrator.hasNew(authoredQuarrels(contact))
}

const nameOf = ({ you, partner }: SynastryAspectFact) => `quarrel/${you}~${partner}`

function authoredQuarrels(contact: SynastryAspectFact): AuthoredQuarrel[] {
  return quarrelArguments(contact.you, contact.partner).map((argument, index) =>
    sentencesOf(argument, contact, `${nameOf(contact)}/${index + 1}`),
  )
}

function sentencesOf(
  {
    thesis,
    matter,
    quarrel,
    repair,
    yours,
    theirs,
    both: shared,
    traces,
    last,
    tags,
  }: QuarrelArgument,
  contact: SynastryAspectFact,
  name: string,
): AuthoredQuarrel {
  const all: WordedSentence[] = []
  const sentence = (line: string): WordedSentence => {
    const text = fillSlots(line, { contact: referenceIn(line, contact) })
    const one = { text, facts: [contact.id], wording: `${name}/${all.length + 1}` }
    all.push(one)
    return one
  }
  return {
    all,
    ...(tags && { tags }),
    thesis: [sentence(thesis)],
    matter,
    scene: quarrel.map(sentence),
    repair: repair.map(sentence),
    practices: [
      [sentence(`For you: ${lowered(yours)}`)],
      [sentence(labeled(theirs))],
      [sentence(`For both of you: ${lowered(shared)}`)],
    ],
    last: [sentence(last.says)],
    traces: {
      meet: splitSentences(traces.meet).map(sentence),
      draw: splitSentences(traces.draw).map(sentence),
      days: splitSentences(traces.days).map(sentence),
      purpose: splitSentences(traces.purpose).map(sentence),
    },
    shape: last.shape,
  }
}

/** What would help from the partner, with for whom it is, as the reader's own task has it. */
function labeled(theirs: string): string {
  return theirs
    .replace(/^\{partner\} could /, 'For {partner}: they could ')
    .replace(/^It would help if \{partner\} /, 'For {partner}: it would help if they ')
}
