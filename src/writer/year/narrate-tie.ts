import type { YearBody, YearPassages } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { narrateRoleInStory } from '../horoscope/story-cast.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Argued } from './argument.ts'
import type { YearContact } from './contacts.ts'
import { stayFacts } from './history.ts'
import { personOf } from './person.ts'
import { isAsked } from './question-span.ts'
import { stakeOf } from './stake.ts'
import { isKindred, tiesToQuestion } from './ties.ts'

interface YearCourse {
  lead: YearContact
  argued: Argued | undefined
}

/** Whether the contact can explain its effect on the subject of the year. */
export function canTie(contact: YearContact, { argued }: YearCourse): boolean {
  return argued !== undefined && isAsked(argued, contact)
}

/** Names the natal fact that ties a contact to the subject of the year. */
export function narrateTie(
  { reader, narrator }: Narration,
  contact: YearContact,
  { lead, argued }: YearCourse,
): Draft | undefined {
  if (!argued || !canTie(contact, { lead, argued })) return undefined
  const { topic, planet } = argued
  const ties = tiesToQuestion(reader, contact, { lead, planet })
  const tie = ties.find(({ because }) => !narrator.hasSaidOf(because))
  if (!tie) return undefined
  const { kind, because, facts } = tie
  const ways = [
    `${because}, and that brings in ${topic}.`,
    `${because}, which brings you back to ${topic}.`,
  ]
  return narrator.state(`tie/${kind}/${toneOf(contact)}`, ways, {
    facts: [...new Set([...facts, ...argued.facts, contact.fact.id])],
  })
}

/**
 * Narrates how a contact affects the subject of the year. The subject applies from the start of the twelve months, since
 * it shows before the birthday that brings it; after the birthday that ends it, the next one does.
 */
export function narrateState(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
  print: (says: string) => string = (says) => says,
): Draft | undefined {
  if (!argued) return undefined
  const isNext = contact.at >= argued.until
  const { facts: own } = (isNext && argued.second) || argued
  const facts = [...own, ...touchFacts(reader, contact), ...stayFacts(reader, contact)]
  return narrator.line(statePools(argued, contact), { facts, print })
}

/** Says what the touched point stands for in the story of the year of life. */
export function narrateRoleInYear(
  narration: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const isNext = argued && contact.at >= argued.until
  const story = isNext ? argued.second?.story : argued?.story
  return narrateRoleInStory(narration, story?.cast, { contact })
}

/** The passages for the year of life that the contact falls in. */
function statePools(argued: Argued, contact: YearContact): Pool[] {
  const { name, story, second, next, until, turnsAt } = argued
  const { at } = contact
  if (at < until) return poolsOf({ name, story }, contact, at < turnsAt ? 'before' : 'after')
  if (second) return poolsOf(second, contact, 'before')
  const tone = toneOf(contact)
  return next ? [{ name: `state/${name}/next/${tone}`, lines: next[tone] }] : []
}

/** The passages for this kind of contact, then more general ones. */
function poolsOf(
  { name, story }: Pick<Argued, 'name' | 'story'>,
  contact: YearContact,
  stage: 'before' | 'after',
): Pool[] {
  const { fact, body } = contact
  const pool = (kind: keyof YearPassages) => ({
    name: `state/${name}/${stage}/${kind}`,
    lines: [story[stage][kind]].flat(),
  })
  // A house entry of a slow planet is about years.
  if (fact.kind === 'house-entry') return []
  if (fact.kind === 'eclipse') return [pool(fact.of)]
  if (body === 'jupiter') return [pool('jupiter')]
  return toneOf(contact) === 'presses' ? [pool(body as YearBody), pool('saturn')] : [pool('eases')]
}

/** Narrates how the heaviest transit affects the subject of the year, after the natal fact that ties the two or its own question. */
export function narrateTurn(
  { reader, narrator }: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): (Draft | undefined)[] {
  if (!argued) return []
  const { name, story, planet, facts } = argued
  const tone = toneOf(lead)
  const ground = { lead, planet }
  const tie = narrateTie({ reader, narrator }, lead, { lead, argued })
  const role = narrateRoleInYear({ reader, narrator }, lead, argued)
  const turn = narrator.line([{ name: `turn/${name}/${tone}`, lines: [story.turns[tone]] }], {
    facts: [...facts, lead.fact.id, ...stayFacts(reader, lead)],
  })
  if (tie) return [tie, role, turn]
  return isKindred(reader, lead, ground) || !stakeOf(lead)
    ? [role, turn]
    : [narrateMeeting(narrator, lead, argued), role, turn]
}

/** Says that the two questions of the year come up together. */
function narrateMeeting(
  narrator: Narration['narrator'],
  lead: YearContact,
  { topic, facts }: Argued,
): Draft {
  const ways = [
    'At this point the second question meets the first.',
    'Both of your questions come up at once.',
    "Meanwhile the first question hasn't gone away.",
    "Your first question can't be put off in these weeks either.",
    `The first question, the one about ${topic}, comes up in these weeks as well.`,
  ]
  return narrator.state('questions', narrator.random.shuffle('questions', ways), {
    facts: [...facts, lead.fact.id],
  })
}

/** The ruler of an angle has no part in it. */
const touchFacts = (reader: Reader, contact: YearContact): string[] => [
  ...(contact.point ? personOf(reader, contact).facts.slice(0, 1) : []),
  ...(contact.touch ? [contact.touch.id] : []),
  contact.fact.id,
]
