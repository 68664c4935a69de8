import {
  binders,
  echoes,
  firstTurns,
  meetings,
  neighborhoods,
  reunions,
  secondTurns,
} from '#lore/corpus/bridges.ts'
import { conversationTitles } from '#lore/corpus/titles.ts'
import { natureOf } from '#lore/nature.ts'
import { asSomeone, asYou } from '#lore/part.ts'
import type { Nature } from '#lore/wording.ts'
import { type Block, capitalized, fill, link, type Reference, type SectionDraft } from './drafts.ts'
import { aspectReference, pairReference } from './references.ts'
import { present, side } from './sides.ts'
import type { SpokenPart, Teller } from './teller.ts'
import { type Conversation, conversation, type Neighborhood, type Voice } from './threads.ts'

/** Two voices and what is between them, in one of three orders. */
export function conversationSection(
  teller: Teller,
  thread: Conversation,
  order: number,
): SectionDraft {
  const { aspect, nature } = thread
  const [a, b] = inSpeakingOrder(teller, thread)
  const reference = aspectReference(teller.chart, aspect)
  const meeting = meet(teller, [a, b], reference, {
    name: `meeting/${aspect.aspect}`,
    reunionName: `reunion/${nature}`,
    first: meetings[aspect.aspect],
    reunion: reunions[nature],
    facts: [aspect.id],
  })
  const between = present(teller.aspect(thread))
  const one = side(teller, a, order)
  const other = side(teller, b, order)
  const [first, second] = [turn(teller, a, firstTurns, 'first'), otherTurn(teller, b, nature)]
  // Who has been told before needs no turn, and then the other needs none either.
  const toOther = one.length > 0 && other.length > 0 ? [second] : []
  const bind = binder(teller, [a, b], nature, aspect.id)
  // The reader learns in the first section how the others are built.
  const shape = order === 0 ? 'between, one, other' : teller.chance.pick(aspect.id, shapes)
  const paragraphs = {
    'between, one, other': [
      [meeting, ...between],
      [first, ...one],
      [...toOther, ...other, bind],
    ],
    'one, other, between': [
      [meeting, ...one],
      [...toOther, ...other],
      [...between, bind],
    ],
    'sides, between': [[meeting, ...one], [...toOther, ...other], [...between]],
  }[shape]
  const title = titleOf(teller, [a, b], nature)
  teller.giveTurn(a, b)
  return {
    title,
    paragraphs: [...paragraphs, echo(teller, thread, order)].filter((blocks) => blocks.length > 0),
  }
}

const shapes = ['between, one, other', 'one, other, between', 'sides, between'] as const

/** Whoever has spoken in an earlier section comes first: the reader knows that voice. */
function inSpeakingOrder(teller: Teller, { voices: [a, b] }: Conversation): [Voice, Voice] {
  return teller.hasSpoken(b) && !teller.hasSpoken(a) ? [b, a] : [a, b]
}

/** One or two placements that have no aspect with each other. */
export function neighborhoodSection(
  teller: Teller,
  { voices }: Neighborhood,
  order: number,
): SectionDraft {
  const [a, b] = voices
  if (!a) throw new Error('A neighborhood has at least one voice')
  if (!b) return { title: capitalized(teller.emblem(a)), paragraphs: [side(teller, a, order)] }
  const meeting = meet(teller, [a, b], pairReference(teller.chart, a, b), {
    name: 'neighborhood',
    reunionName: 'neighborhood',
    first: neighborhoods,
    reunion: neighborhoods,
    facts: [],
  })
  const one = side(teller, a, order)
  const other = side(teller, b, order)
  const title = titleOf(teller, [a, b], 'harmonious')
  teller.giveTurn(a, b)
  return {
    title,
    paragraphs: [
      [meeting, ...one],
      [otherTurn(teller, b, 'harmonious'), ...other],
    ],
  }
}

/** A third voice joins: what it has with one of the two. */
function echo(teller: Teller, { echo: fact, voices }: Conversation, order: number): Block[] {
  if (!fact) return []
  const rank = (teller.chart.timeKnown ? 1.3 : 0.5) + order / 10
  const nature = natureOf(fact.aspect)
  const [known, guest] = voices.includes(fact.a) ? [fact.a, fact.b] : [fact.b, fact.a]
  const between = teller.aspect(conversation(fact))
  if (!between) return []
  const meeting = meet(teller, [known, guest], aspectReference(teller.chart, fact), {
    name: `meeting/${fact.aspect}`,
    reunionName: `echo/${nature}`,
    first: [],
    reunion: echoes[nature],
    facts: [fact.id],
  })
  teller.giveTurn(guest)
  return [{ drafts: [...meeting.drafts, ...between.drafts], rank }]
}

interface Meeting {
  name: string
  reunionName: string
  first: string[]
  reunion: string[]
  facts: string[]
}

function meet(teller: Teller, [a, b]: [Voice, Voice], reference: Reference, meeting: Meeting) {
  const known = teller.hasSpoken(a)
  const [one, other] = known ? [undefined, teller.part(b)] : [teller.part(a), teller.part(b)]
  const templates = one && other ? meeting.first : meeting.reunion
  const name = templates === meeting.first ? meeting.name : meeting.reunionName
  const { line, wording } = teller.line(name, templates)
  const text = fill(line, slotsOf(teller, [a, one], [b, other]))
  const facts = [...teller.factsOf(a), ...meeting.facts, ...teller.factsOf(b)]
  return { drafts: [{ text, facts, wording, references: [reference] }], rank: 0 }
}

function slotsOf(
  teller: Teller,
  [a, one]: [Voice, SpokenPart | undefined],
  [b, other]: [Voice, SpokenPart | undefined],
) {
  const x = teller.emblem(a)
  const y = teller.emblem(b)
  return {
    ...(one && { a: asSomeone(one), A: asYou(one) }),
    ...(other && { b: asSomeone(other), B: asYou(other) }),
    x,
    y,
    X: capitalized(x),
  }
}

function turn(teller: Teller, voice: Voice, templates: string[], which: string): Block {
  const { line, wording } = teller.line(`${which}-turn`, templates)
  const x = teller.emblem(voice)
  return link(
    { text: fill(line, { x, X: capitalized(x) }), facts: teller.factsOf(voice), wording },
    3,
  )
}

function otherTurn(teller: Teller, voice: Voice, nature: Nature): Block {
  return { ...turn(teller, voice, secondTurns[nature], `second-${nature}`), rank: 0 }
}

function binder(teller: Teller, [a, b]: [Voice, Voice], nature: Nature, aspectId: string): Block {
  const { line, wording } = teller.line(`binder/${nature}`, binders[nature])
  const text = fill(line, slotsOf(teller, [a, undefined], [b, undefined]))
  return link({ text, facts: [...teller.factsOf(a), aspectId, ...teller.factsOf(b)], wording }, 2.5)
}

function titleOf(teller: Teller, [a, b]: [Voice, Voice], nature: Nature): string {
  const { line } = teller.line(`title/${nature}`, conversationTitles[nature])
  return fill(line, slotsOf(teller, [a, undefined], [b, undefined]))
}
