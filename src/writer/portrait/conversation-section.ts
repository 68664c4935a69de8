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

/** Two voices and the aspect between them. */
export function conversationSection(
  narrator: PortraitNarrator,
  topic: Conversation,
  order: number,
): SectionDraft {
  const voices = inSpeakingOrder(narrator, topic)
  const isReunion = narrator.hasSpoken(voices[0])
  const tell = isReunion ? reunited : narrator.random.pick(topic.aspect.id, [together, oneByOne])
  const paragraphs = tell(narrator, topic, voices, order)
  const title = isReunion
    ? capitalized(narrator.clauses.emblem(voices[1]))
    : titleOf(narrator, voices, topic.quality)
  const lead = leadInto(narrator, isReunion ? voices[1] : voices[0], paragraphs, order)
  narrator.giveTurn(...voices)
  return { title, paragraphs: [...lead, echo(narrator, topic, order)].filter(isTold) }
}

/** A voice from an earlier section comes first, because the reader knows it. */
function inSpeakingOrder(narrator: PortraitNarrator, { voices: [a, b] }: Conversation): Pair {
  return narrator.hasSpoken(b) && !narrator.hasSpoken(a) ? [b, a] : [a, b]
}

/** Both in one sentence, then their aspect, then one after the other. */
function together(
  narrator: PortraitNarrator,
  topic: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { quality } = topic
  const meeting = between(narrator, topic, voices, `meeting/${quality}`, meetings[quality])
  const [a] = voices
  const turn = joint(narrator, { name: 'first-turn', lines: firstTurns, voices })
  return [
    meeting,
    [...turnTo(a, turn), ...side(narrator, a, order)],
    otherSide(narrator, topic, voices, order),
  ]
}

/** One, the other, and then their aspect. */
function oneByOne(
  narrator: PortraitNarrator,
  topic: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { quality } = topic
  return [
    ...inTurn(narrator, voices, quality, order),
    between(narrator, topic, voices, `encounter/${quality}`, encounters[quality]),
  ]
}

/** An earlier section covered the first, so this one covers only the second. */
function reunited(
  narrator: PortraitNarrator,
  topic: Conversation,
  voices: Pair,
  order: number,
): Block[][] {
  const { quality } = topic
  return [
    between(narrator, topic, voices, `reunion/${quality}`, reunions[quality]),
    otherSide(narrator, topic, voices, order),
  ]
}

function otherSide(
  narrator: PortraitNarrator,
  { aspect, quality }: Conversation,
  voices: Pair,
  order: number,
): Block[] {
  const facts = [aspect.id]
  const name = `second-turn/${quality}`
  const turn = joint(narrator, { name, lines: secondTurns[quality], voices, facts })
  return [
    ...turnTo(voices[1], turn),
    ...side(narrator, voices[1], order),
    joint(narrator, {
      name: `binder/${quality}`,
      lines: binders[quality],
      voices,
      facts,
      rank: 2.5,
    }),
  ]
}

/** An Ascendant has its own transition from manner to ruler. */
function turnTo(voice: Voice, turn: Block): Block[] {
  return voice === 'asc' ? [] : [turn]
}

/** A sentence that connects both, with their aspect as its reference, and the aspect itself. */
function between(
  narrator: PortraitNarrator,
  topic: Conversation,
  voices: Pair,
  name: string,
  lines: string[],
): Block[] {
  const { aspect } = topic
  const references = [aspectReference(narrator.chart, aspect, voices)]
  return present(
    joint(narrator, { name, lines, voices, facts: [aspect.id], references }),
    narrator.aspect(topic),
  )
}

function inTurn(
  narrator: PortraitNarrator,
  [a, b]: Pair,
  quality: AspectQuality | 'apart',
  order: number,
): Block[][] {
  const contrast = joint(narrator, {
    name: `contrast/${quality}`,
    lines: contrasts[quality],
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

/** One or two placements without an aspect to each other. */
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

/** A third voice, by its aspect to one of the two. */
function echo(
  narrator: PortraitNarrator,
  { echo: fact, voices }: Conversation,
  order: number,
): Block[] {
  if (!fact) return []
  const [known, guest] = voices.includes(fact.a) ? [fact.a, fact.b] : [fact.b, fact.a]
  const quality = aspectQuality(fact.aspect)
  const topic = conversation(fact)
  const blocks = between(narrator, topic, [known, guest], `reunion/${quality}`, reunions[quality])
  const rank = (narrator.chart.timeKnown ? 1.3 : 0.5) + order / 10
  return [{ drafts: blocks.flatMap(({ drafts }) => drafts), rank }]
}

function titleOf(
  narrator: PortraitNarrator,
  [a, b]: Pair,
  quality: AspectQuality | 'apart',
): string {
  const name = `title/${quality}`
  const [x, y] = [narrator.clauses.emblem(a), narrator.clauses.emblem(b)]
  const titles = pieceChoices(name, conversationTitles[quality], (line) => [
    fillTemplate(line, { x, y }),
  ])
  return narrator.choose(name, titles).sentences.join()
}

function isTold(blocks: Block[]): boolean {
  return blocks.length > 0
}
