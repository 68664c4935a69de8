import { leads } from '#lore/corpus/fields.ts'
import { asSomeone, asYou } from '#lore/part.ts'
import { type Block, capitalized, type Draft, fill, type Reference } from './drafts.ts'
import type { Teller } from './teller.ts'
import type { Voice } from './threads.ts'

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
  teller: Teller,
  { name, lines, voices, facts = [], references = [], rank = 0 }: Joint,
): Block {
  const { line, wording } = teller.line(name, lines)
  const slots = voices.map((voice, index) => slotsOf(teller, voice, index + 1, line))
  const named = voices.filter((_, index) => line.includes(`${index + 1}}`))
  const grounds = [...facts, ...named.flatMap((voice) => teller.factsOf(voice))]
  const text = fill(line, Object.assign({}, ...slots))
  return {
    drafts: [{ text, facts: grounds, tells: grounds, wording, references }],
    rank,
    isJoint: true,
  }
}

/** What a line asks for, and no more: each part is said once in a text. */
function slotsOf(teller: Teller, voice: Voice, place: number, line: string) {
  const asks = (slot: string) => new RegExp(`\\{${slot}${place}\\}`, 'i').test(line)
  const slots: Record<string, string> = {}
  if (asks('do') || asks('does')) {
    const part = teller.part(voice)
    slots[`do${place}`] = asYou(part)
    slots[`does${place}`] = asSomeone(part)
  }
  if (asks('when')) {
    const field = teller.field(voice)
    slots[`when${place}`] = field
    slots[`When${place}`] = capitalized(field)
  }
  const impulse = teller.impulse(voice)
  return { ...slots, [`name${place}`]: impulse, [`Name${place}`]: capitalized(impulse) }
}

/** The block with a line before it that leads there; they come and go together. */
export function ledBy(
  teller: Teller,
  name: string,
  lines: readonly string[],
  block: Block | undefined,
): Block | undefined {
  const [first] = block?.drafts ?? []
  if (!block || !first) return undefined
  const { line, wording } = teller.line(name, lines)
  return { ...block, drafts: [leadTo(first, line, wording), ...block.drafts] }
}

function leadTo({ facts }: Draft, text: string, wording: string): Draft {
  return { text, facts, tells: [], wording, references: [] }
}

/** From the section before to the first block of the one in which `voice` is new. */
export function ledFromBefore(teller: Teller, voice: Voice, block: Block): Block {
  const before = teller.lastSpoken
  const lines = leads[voice].filter((line) => before || !line.includes('{before}'))
  const lead = ledBy(teller, `lead/${voice}`, lines, block)
  const [first, ...rest] = lead?.drafts ?? []
  if (!before || !first?.text.includes('{before}')) return lead ?? block
  const impulse = teller.impulse(before)
  const text = fill(first.text, { before: impulse })
  const facts = [...new Set([...teller.factsOf(before), ...first.facts])]
  return { ...block, drafts: [{ ...first, text, facts }, ...rest] }
}
