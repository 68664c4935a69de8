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
import { pieceChoices } from '../prose/candidates.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import { type Block, present, type SectionDraft } from './drafts.ts'
import { joint, ledFromBefore } from './joints.ts'
import type { PortraitNarrator } from './narrator.ts'
import { aspectReference, referencesOf } from './references.ts'
import { side } from './sides.ts'
import { type Conversation, conversation, type Neighborhood, type Voice } from './topics.ts'

type Pair = [Voice, Voice]

/** Two voices and what is between them. */
export function conversationSection(
  narrator: PortraitNarrator,
  thread: Conversation,
  order: number,
): SectionDraft {
  const voices = inSpeakingOrder(narrator, thread)
  const isReunion = narrator.hasSpoken(voices[0])
  const tell = isReunion ? reunited : narrator.random.pick(thread.aspect.id, [together, oneByOne])
  const paragraphs = tell(narrator, thread, voices, order)
  const title = isReunion
    ? capitalized(narrator.clauses.emblem(voices[1]))
    : titleOf(narrator, voices, thread.nature)
  const lead = leadInto(narrator, isReunion ? voices[1] : voices[0], paragraphs, order)
  narrator.giveTurn(...voices)
  return { title, paragraphs: [...lead, echo(narrator, thread, order)].filter(isTold) }
}

/** Whoever has spoken in an earlier section comes first: the reader knows that voice. */
function inSpeakingOrder(narrator: PortraitNarrator, { voices: [a, b] }: Conversation): Pair {
  return narrator.hasSpoken(b) && !narrator.hasSpoken(a) ? [b, a] : [a, b]
}

/** Both in one sentence, what is between them, and then one after the other. */
function together(
  narrator: PortraitNarrator,
  thread: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { nature } = thread
  const meeting = between(narrator, thread, voices, `meeting/${nature}`, meetings[nature])
  const [a] = voices
  const turn = joint(narrator, { name: 'first-turn', lines: firstTurns, voices })
  return [
    meeting,
    [...turnTo(a, turn), ...side(narrator, a, order)],
    otherSide(narrator, thread, voices, order),
  ]
}

/** The one, the other, and then what is between them. */
function oneByOne(
  narrator: PortraitNarrator,
  thread: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { nature } = thread
  return [
    ...inTurn(narrator, voices, nature, order),
    between(narrator, thread, voices, `encounter/${nature}`, encounters[nature]),
  ]
}

/** The first has been told before, so only the second is. */
function reunited(
  narrator: PortraitNarrator,
  thread: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { nature } = thread
  return [
    between(narrator, thread, voices, `reunion/${nature}`, reunions[nature]),
    otherSide(narrator, thread, voices, order),
  ]
}

function otherSide(
  narrator: PortraitNarrator,
  { aspect, nature }: Conversation,
  voices: Pair,
  order: number,
): Block[] {
  const facts = [aspect.id]
  const name = `second-turn/${nature}`
  const turn = joint(narrator, { name, lines: secondTurns[nature], voices, facts })
  return [
    ...turnTo(voices[1], turn),
    ...side(narrator, voices[1], order),
    joint(narrator, { name: `binder/${nature}`, lines: binders[nature], voices, facts, rank: 2.5 }),
  ]
}

/** An ascendant has a way of its own from manner to ruler. */
function turnTo(voice: Voice, turn: Block): Block[] {
  return voice === 'asc' ? [] : [turn]
}

/** A joint of both, with their aspect for reference, and the aspect itself. */
function between(
  narrator: PortraitNarrator,
  thread: Conversation,
  voices: Pair,
  name: string,
  lines: string[],
): Block[] {
  const { aspect } = thread
  const references = [aspectReference(narrator.chart, aspect, voices)]
  return present(
    joint(narrator, { name, lines, voices, facts: [aspect.id], references }),
    narrator.aspect(thread),
  )
}

function inTurn(
  narrator: PortraitNarrator,
  [a, b]: Pair,
  nature: AspectQuality | 'apart',
  order: number,
): Block[][] {
  const contrast = joint(narrator, {
    name: `contrast/${nature}`,
    lines: contrasts[nature],
    voices: [a, b],
    references: referencesOf(narrator.chart, b),
  })
  return [arrival(narrator, a, order), [contrast, ...side(narrator, b, order)]]
}

export function arrival(narrator: PortraitNarrator, voice: Voice, order: number): Block[] {
  const references = referencesOf(narrator.chart, voice)
  return [
    joint(narrator, { name: 'arrival', lines: arrivals, voices: [voice], references }),
    ...side(narrator, voice, order),
  ]
}

/** One or two placements that have no aspect with each other. */
export function neighborhoodSection(
  narrator: PortraitNarrator,
  { voices: [a, b] }: Neighborhood,
  order: number,
): SectionDraft {
  if (!a) throw new Error('A neighborhood has at least one voice')
  const paragraphs = b ? inTurn(narrator, [a, b], 'apart', order) : [arrival(narrator, a, order)]
  const title = b ? titleOf(narrator, [a, b], 'apart') : capitalized(narrator.clauses.emblem(a))
  const lead = leadInto(narrator, a, paragraphs, order)
  narrator.giveTurn(a, ...(b ? [b] : []))
  return { title, paragraphs: lead }
}

/** The first section needs no lead: the opening ends on it. */
function leadInto(
  narrator: PortraitNarrator,
  voice: Voice,
  paragraphs: Block[][],
  order: number,
): Block[][] {
  const [[first, ...more] = [], ...others] = paragraphs
  if (!first || order === 0) return paragraphs
  return [[ledFromBefore(narrator, voice, first), ...more], ...others]
}

/** A third voice joins: what it has with one of the two. */
function echo(
  narrator: PortraitNarrator,
  { echo: fact, voices }: Conversation,
  order: number,
): Block[] {
  if (!fact) return []
  const [known, guest] = voices.includes(fact.a) ? [fact.a, fact.b] : [fact.b, fact.a]
  const nature = aspectQuality(fact.aspect)
  const thread = conversation(fact)
  const blocks = between(narrator, thread, [known, guest], `reunion/${nature}`, reunions[nature])
  const rank = (narrator.chart.timeKnown ? 1.3 : 0.5) + order / 10
  return [{ drafts: blocks.flatMap(({ drafts }) => drafts), rank }]
}

function titleOf(
  narrator: PortraitNarrator,
  [a, b]: Pair,
  nature: AspectQuality | 'apart',
): string {
  const name = `title/${nature}`
  const [x, y] = [narrator.clauses.emblem(a), narrator.clauses.emblem(b)]
  const titles = pieceChoices(name, conversationTitles[nature], (line) => [
    fillTemplate(line, { x, y }),
  ])
  return narrator.choose(name, titles).sentences.join()
}

function isTold(blocks: Block[]): boolean {
  return blocks.length > 0
}
