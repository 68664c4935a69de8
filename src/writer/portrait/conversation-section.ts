import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  arrivals,
  binders,
  contrasts,
  encounters,
  firstTurns,
  meetings,
  reunions,
  secondTurns,
} from '#lore/corpus/portrait/bridges.ts'
import { conversationTitles } from '#lore/corpus/portrait/titles.ts'
import type { AspectQuality } from '#lore/wording.ts'
import { type Block, capitalized, fill, present, type SectionDraft } from './drafts.ts'
import { joint, ledFromBefore } from './joints.ts'
import type { PortraitVoice } from './portrait-voice.ts'
import { aspectReference, referencesOf } from './references.ts'
import { side } from './sides.ts'
import { type Conversation, conversation, type Neighborhood, type Voice } from './topics.ts'

type Pair = [Voice, Voice]

/** Two voices and what is between them. */
export function conversationSection(
  teller: PortraitVoice,
  thread: Conversation,
  order: number,
): SectionDraft {
  const voices = inSpeakingOrder(teller, thread)
  const isReunion = teller.hasSpoken(voices[0])
  const tell = isReunion ? reunited : teller.chance.pick(thread.aspect.id, [together, oneByOne])
  const paragraphs = tell(teller, thread, voices, order)
  const title = isReunion
    ? capitalized(teller.emblem(voices[1]))
    : titleOf(teller, voices, thread.nature)
  const lead = leadInto(teller, isReunion ? voices[1] : voices[0], paragraphs, order)
  teller.giveTurn(...voices)
  return { title, paragraphs: [...lead, echo(teller, thread, order)].filter(isTold) }
}

/** Whoever has spoken in an earlier section comes first: the reader knows that voice. */
function inSpeakingOrder(teller: PortraitVoice, { voices: [a, b] }: Conversation): Pair {
  return teller.hasSpoken(b) && !teller.hasSpoken(a) ? [b, a] : [a, b]
}

/** Both in one sentence, what is between them, and then one after the other. */
function together(
  teller: PortraitVoice,
  thread: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { nature } = thread
  const meeting = between(teller, thread, voices, `meeting/${nature}`, meetings[nature])
  const [a] = voices
  const turn = joint(teller, { name: 'first-turn', lines: firstTurns, voices })
  return [
    meeting,
    [...turnTo(a, turn), ...side(teller, a, order)],
    otherSide(teller, thread, voices, order),
  ]
}

/** The one, the other, and then what is between them. */
function oneByOne(
  teller: PortraitVoice,
  thread: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { nature } = thread
  return [
    ...inTurn(teller, voices, nature, order),
    between(teller, thread, voices, `encounter/${nature}`, encounters[nature]),
  ]
}

/** The first has been told before, so only the second is. */
function reunited(
  teller: PortraitVoice,
  thread: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { nature } = thread
  return [
    between(teller, thread, voices, `reunion/${nature}`, reunions[nature]),
    otherSide(teller, thread, voices, order),
  ]
}

function otherSide(
  teller: PortraitVoice,
  { aspect, nature }: Conversation,
  voices: Pair,
  order: number,
): Block[] {
  const facts = [aspect.id]
  const name = `second-turn/${nature}`
  const turn = joint(teller, { name, lines: secondTurns[nature], voices, facts })
  return [
    ...turnTo(voices[1], turn),
    ...side(teller, voices[1], order),
    joint(teller, { name: `binder/${nature}`, lines: binders[nature], voices, facts, rank: 2.5 }),
  ]
}

/** An ascendant has a way of its own from manner to ruler. */
function turnTo(voice: Voice, turn: Block): Block[] {
  return voice === 'asc' ? [] : [turn]
}

/** A joint of both, with their aspect for reference, and the aspect itself. */
function between(
  teller: PortraitVoice,
  thread: Conversation,
  voices: Pair,
  name: string,
  lines: string[],
): Block[] {
  const { aspect } = thread
  const references = [aspectReference(teller.chart, aspect, voices)]
  return present(
    joint(teller, { name, lines, voices, facts: [aspect.id], references }),
    teller.aspect(thread),
  )
}

function inTurn(
  teller: PortraitVoice,
  [a, b]: Pair,
  nature: AspectQuality | 'apart',
  order: number,
): Block[][] {
  const contrast = joint(teller, {
    name: `contrast/${nature}`,
    lines: contrasts[nature],
    voices: [a, b],
    references: referencesOf(teller.chart, b),
  })
  return [arrival(teller, a, order), [contrast, ...side(teller, b, order)]]
}

export function arrival(teller: PortraitVoice, voice: Voice, order: number): Block[] {
  const references = referencesOf(teller.chart, voice)
  return [
    joint(teller, { name: 'arrival', lines: arrivals, voices: [voice], references }),
    ...side(teller, voice, order),
  ]
}

/** One or two placements that have no aspect with each other. */
export function neighborhoodSection(
  teller: PortraitVoice,
  { voices: [a, b] }: Neighborhood,
  order: number,
): SectionDraft {
  if (!a) throw new Error('A neighborhood has at least one voice')
  const paragraphs = b ? inTurn(teller, [a, b], 'apart', order) : [arrival(teller, a, order)]
  const title = b ? titleOf(teller, [a, b], 'apart') : capitalized(teller.emblem(a))
  const lead = leadInto(teller, a, paragraphs, order)
  teller.giveTurn(a, ...(b ? [b] : []))
  return { title, paragraphs: lead }
}

/** The first section needs no lead: the opening ends on it. */
function leadInto(
  teller: PortraitVoice,
  voice: Voice,
  paragraphs: Block[][],
  order: number,
): Block[][] {
  const [[first, ...more] = [], ...others] = paragraphs
  if (!first || order === 0) return paragraphs
  return [[ledFromBefore(teller, voice, first), ...more], ...others]
}

/** A third voice joins: what it has with one of the two. */
function echo(teller: PortraitVoice, { echo: fact, voices }: Conversation, order: number): Block[] {
  if (!fact) return []
  const [known, guest] = voices.includes(fact.a) ? [fact.a, fact.b] : [fact.b, fact.a]
  const nature = aspectQuality(fact.aspect)
  const thread = conversation(fact)
  const blocks = between(teller, thread, [known, guest], `reunion/${nature}`, reunions[nature])
  const rank = (teller.chart.timeKnown ? 1.3 : 0.5) + order / 10
  return [{ drafts: blocks.flatMap(({ drafts }) => drafts), rank }]
}

function titleOf(teller: PortraitVoice, [a, b]: Pair, nature: AspectQuality | 'apart'): string {
  const { line } = teller.line(`title/${nature}`, conversationTitles[nature])
  const [x, y] = [teller.emblem(a), teller.emblem(b)]
  return fill(line, { x, y, X: capitalized(x) })
}

function isTold(blocks: Block[]): boolean {
  return blocks.length > 0
}
