import { asSomeone, asYou } from '#lore/clause.ts'
import { leads } from '#lore/corpus/portrait/fields.ts'
import { lineChoices, pieceChoices } from '../prose/candidates.ts'
import type { Draft, Reference } from '../prose/references.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import type { Block } from './drafts.ts'
import type { PortraitNarrator } from './narrator.ts'
import type { Voice } from './topics.ts'

interface Joint {
  /** Its place in the corpus, as `meeting/tense`. */
  name: string
  lines: readonly string[]
  /** The voices that fill the slots ending in 1 and 2. */
  voices: Voice[]
  /** What the sentence is about beside the voices: the aspect between them. */
  facts?: string[]
  references?: Reference[]
  rank?: number
}

/** A corpus sentence that connects placements, filled with their clauses, with the facts of all it names. */
export function joint(
  narrator: PortraitNarrator,
  { name, lines, voices, facts = [], references = [], rank = 0 }: Joint,
): Block {
  const choices = pieceChoices(name, lines, (line) => [fillFor(narrator, voices, line)])
  const { piece: line, sentences, wording } = narrator.choose(name, choices)
  const named = voices.filter((_, index) => line.includes(`${index + 1}}`))
  const grounds = [...facts, ...named.flatMap((voice) => narrator.clauses.factsOf(voice))]
  const basis = { facts: grounds, tells: grounds }
  for (const [index, voice] of voices.entries()) say(narrator, voice, index + 1, line)
  return {
    drafts: sentences.map((text) => ({ text, ...basis, wording, references })),
    rank,
    isJoint: true,
  }
}

const asks = (line: string, slots: string, place: number) =>
  new RegExp(`\\{(?:${slots})${place}\\}`, 'i').test(line)

function fillFor(narrator: PortraitNarrator, voices: readonly Voice[], line: string): string {
  return fillTemplate(
    line,
    Object.assign({}, ...voices.map((voice, index) => slotsOf(narrator, voice, index + 1))),
  )
}

function slotsOf(narrator: PortraitNarrator, voice: Voice, place: number): Record<string, string> {
  const part = narrator.clauses.next(voice)
  const field = narrator.clauses.nextField(voice)
  const impulse = narrator.clauses.impulse(voice)
  return {
    ...(part && { [`do${place}`]: asYou(part), [`does${place}`]: asSomeone(part) }),
    [`when${place}`]: field,
    [`When${place}`]: capitalized(field),
    [`name${place}`]: impulse,
    [`Name${place}`]: capitalized(impulse),
  }
}

/** Marks the clauses that a line used, and no others: each is said once in a text. */
function say(narrator: PortraitNarrator, voice: Voice, place: number, line: string) {
  if (asks(line, 'do|does', place)) narrator.clauses.say(voice)
  if (asks(line, 'when', place)) narrator.clauses.sayField(voice)
}

/** The block with an unused line that leads to it, if there is one. The two stay or go together. */
export function ledBy(
  narrator: PortraitNarrator,
  name: string,
  lines: readonly string[],
  block: Block | undefined,
): Block | undefined {
  const [first] = block?.drafts ?? []
  if (!block || !first) return undefined
  const lead = narrator.chooseNew(name, lineChoices(name, lines))
  if (!lead) return block
  return { ...block, drafts: [leadTo(first, lead.piece, lead.wording), ...block.drafts] }
}

function leadTo({ facts }: Draft, text: string, wording: string): Draft {
  return { text, facts, tells: [], wording, references: [] }
}

/** Leads from the previous section to the first block of the section that introduces `voice`. */
export function ledFromBefore(narrator: PortraitNarrator, voice: Voice, block: Block): Block {
  const [first] = block.drafts
  const before = narrator.lastSpoken
  const lines = leads[voice].filter((line) => before || !line.includes('{before}'))
  const slots: Record<string, string> = before ? { before: narrator.clauses.impulse(before) } : {}
  const name = `lead/${voice}`
  const choices = pieceChoices(name, lines, (line) => [fillTemplate(line, slots)])
  const lead = first && narrator.chooseNew(name, choices)
  if (!lead) return block
  const { text, facts, ...rest } = leadTo(first, lead.sentences[0] ?? '', lead.wording)
  const ofBefore = before && lead.piece.includes('{before}') ? narrator.clauses.factsOf(before) : []
  const draft = { ...rest, text, facts: [...new Set([...ofBefore, ...facts])] }
  return { ...block, drafts: [draft, ...block.drafts] }
}
