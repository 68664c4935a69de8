import { asSomeone, asYou } from '#lore/clause.ts'
import { leads } from '#lore/corpus/portrait/fields.ts'
import { type Block, capitalized, type Draft, fill, type Reference } from './drafts.ts'
import type { PortraitVoice } from './portrait-voice.ts'
import type { Voice } from './topics.ts'

interface Joint {
  /** Its place in the corpus, as `meeting/tense`. */
  name: string
  lines: readonly string[]
  /** Who fills the slots that end in 1 and in 2. */
  voices: Voice[]
  /** What the sentence is about beside the voices: the aspect between them. */
  facts?: string[]
  references?: Reference[]
  rank?: number
}

/** A sentence of the corpus that joins placements, in their words and with the facts of all it names. */
export function joint(
  teller: PortraitVoice,
  { name, lines, voices, facts = [], references = [], rank = 0 }: Joint,
): Block {
  const printed = (line: string) => [fillFor(teller, voices, line)]
  const { piece: line, wording } = teller.choose(name, lines, { printed })
  const named = voices.filter((_, index) => line.includes(`${index + 1}}`))
  const grounds = [...facts, ...named.flatMap((voice) => teller.factsOf(voice))]
  const text = fillFor(teller, voices, line)
  for (const [index, voice] of voices.entries()) say(teller, voice, index + 1, line)
  return {
    drafts: [{ text, facts: grounds, tells: grounds, wording, references }],
    rank,
    isJoint: true,
  }
}

const asks = (line: string, slots: string, place: number) =>
  new RegExp(`\\{(?:${slots})${place}\\}`, 'i').test(line)

function fillFor(teller: PortraitVoice, voices: readonly Voice[], line: string): string {
  return fill(
    line,
    Object.assign({}, ...voices.map((voice, index) => slotsOf(teller, voice, index + 1))),
  )
}

function slotsOf(teller: PortraitVoice, voice: Voice, place: number): Record<string, string> {
  const part = teller.nextPart(voice)
  const field = teller.nextField(voice)
  const impulse = teller.impulse(voice)
  return {
    ...(part && { [`do${place}`]: asYou(part), [`does${place}`]: asSomeone(part) }),
    [`when${place}`]: field,
    [`When${place}`]: capitalized(field),
    [`name${place}`]: impulse,
    [`Name${place}`]: capitalized(impulse),
  }
}

/** Uses up what a line has asked for, and no more: each part is said once in a text. */
function say(teller: PortraitVoice, voice: Voice, place: number, line: string) {
  if (asks(line, 'do|does', place)) teller.part(voice)
  if (asks(line, 'when', place)) teller.field(voice)
}

/** The block with a line before it that leads there, if there is a new one; they come and go together. */
export function ledBy(
  teller: PortraitVoice,
  name: string,
  lines: readonly string[],
  block: Block | undefined,
): Block | undefined {
  const [first] = block?.drafts ?? []
  if (!block || !first) return undefined
  const lead = teller.spareLine(name, lines)
  if (!lead) return block
  return { ...block, drafts: [leadTo(first, lead.line, lead.wording), ...block.drafts] }
}

function leadTo({ facts }: Draft, text: string, wording: string): Draft {
  return { text, facts, tells: [], wording, references: [] }
}

/** From the section before to the first block of the one in which `voice` is new. */
export function ledFromBefore(teller: PortraitVoice, voice: Voice, block: Block): Block {
  const [first] = block.drafts
  const before = teller.lastSpoken
  const lines = leads[voice].filter((line) => before || !line.includes('{before}'))
  const slots: Record<string, string> = before ? { before: teller.impulse(before) } : {}
  const printed = (line: string) => [fill(line, slots)]
  const lead = first && teller.spareLine(`lead/${voice}`, lines, { printed })
  if (!lead) return block
  const { text, facts, ...rest } = leadTo(first, fill(lead.line, slots), lead.wording)
  const ofBefore = before && lead.line.includes('{before}') ? teller.factsOf(before) : []
  const draft = { ...rest, text, facts: [...new Set([...ofBefore, ...facts])] }
  return { ...block, drafts: [draft, ...block.drafts] }
}
