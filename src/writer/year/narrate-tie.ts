import type { YearBody } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { personOf } from './person.ts'
import { isAsked } from './question-span.ts'
import { stakeOf } from './stake.ts'
import { isKindred, tiesToQuestion } from './ties.ts'

interface YearCourse {
  lead: YearContact
  argued: Argued | undefined
}

/** Whether a moment can say what it does to the subject of the year. */
export function canBear(contact: YearContact, { lead, argued }: YearCourse): boolean {
  return argued !== undefined && laneOf(contact) !== laneOf(lead) && isAsked(argued, contact)
}

/** What a moment does to the subject of the year, where something in the chart ties the two. */
export function narrateTie(
  { reader, narrator }: Narration,
  contact: YearContact,
  { lead, argued }: YearCourse,
): Draft | undefined {
  if (!argued || !canBear(contact, { lead, argued })) return undefined
  const { name, bears, planet } = argued
  const tone = toneOf(contact)
  for (const { kind, because, facts } of tiesToQuestion(reader, contact, { lead, planet })) {
    if (narrator.hasSaidOf(because)) continue
    const draft = narrator.lineInOneWay(
      [{ name: `tie/${kind}/${name}/${tone}`, lines: bears[tone] }],
      [unlessSaid(narrator, (says) => `${because}, so ${says}.`)],
      [...facts, contact.fact.id],
    )
    if (draft) return draft
  }
  return undefined
}

/**
 * What has become of the subject of the year at a moment beside the heaviest: from the beginning of the twelve months, since
 * a subject shows before the birthday that brings it, and after the birthday that ends it.
 */
export function narrateState(
  { reader, narrator }: Narration,
  contact: YearContact,
  course: YearCourse,
  print: (says: string) => string = (says) => says,
): Draft | undefined {
  const { argued } = course
  if (!argued) return undefined
  const { name, bears } = argued
  const tone = toneOf(contact)
  const facts = [...argued.facts, ...touchFacts(reader, contact), ...stayFacts(reader, contact)]
  if (contact.at >= argued.until) {
    const lines = argued.after?.[tone] ?? []
    const pool = { name: `state/after/${name}/${tone}`, lines }
    return (
      narrator.line([pool], { facts, print }) ??
      (argued.after &&
        narrator.state(
          'state/still',
          [
            print(`What you've decided about ${argued.topic} holds.`),
            print(`Nothing new comes up about ${argued.topic}, and you can leave it as it is.`),
          ],
          { facts },
        ))
    )
  }
  const draft = narrator.line([statePool(argued, contact)], { facts, print })
  if (draft) return draft
  const more = narrator.line([{ name: `bears/${name}/${tone}`, lines: bears[tone] }], {
    facts,
    print: unlessSaid(narrator, (says) => print(`${capitalized(says)}.`)),
  })
  const known = [
    `By now you know what such weeks do to ${argued.topic}.`,
    `These weeks do to ${argued.topic} what the earlier ones did, and you're readier for it.`,
  ]
  return more ?? narrator.state('state/known', known.map(print), { facts })
}

function statePool({ name, course }: Argued, contact: YearContact): Pool {
  const { fact, body } = contact
  if (fact.kind === 'eclipse')
    return { name: `state/${name}/${fact.of}`, lines: [course[fact.of]].flat() }
  if (toneOf(contact) === 'eases')
    return {
      name: `state/${name}/eases`,
      lines: [...(body === 'jupiter' ? [course.jupiter] : []), ...course.eases],
    }
  return { name: `state/${name}/${body}`, lines: [course[body as YearBody]].flat() }
}

/** What the heaviest transit does to the subject of the year: by a fact of the chart that ties the two, or where its own question meets that. */
export function narrateTurn(
  { reader, narrator }: Narration,
  lead: YearContact,
  argued: Argued | undefined,
): (Draft | undefined)[] {
  if (!argued) return []
  const { name, turns, planet, facts } = argued
  const tone = toneOf(lead)
  const ground = { lead, planet }
  const ties = tiesToQuestion(reader, lead, ground)
  const tie = ties.find(({ because }) => !narrator.hasSaidOf(because))
  const pool = { name: `turn/${name}/${tone}`, lines: [turns[tone]] }
  const turn = narrator.line([pool], {
    facts: [...facts, ...(tie?.facts ?? []), lead.fact.id, ...stayFacts(reader, lead)],
    print: (says) =>
      tie ? `${tie.because}, ${/\bso\b/.test(says) ? 'and' : 'so'} ${lowered(says)}` : says,
  })
  const isJoined = ties.length > 0 || isKindred(reader, lead, ground) || !stakeOf(lead)
  return isJoined ? [turn] : [narrateMeeting(narrator, lead, argued), turn]
}

/** That the two questions of the year come up together. */
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

/** What another pass of the heaviest transit does to the subject of the year. */
export function narrateLeadAgain(
  { reader, narrator }: Narration,
  contact: YearContact,
  { name, topic, bears, facts }: Argued,
): Draft | undefined {
  const role = passRole(reader, contact)
  if (role === 'begins') return undefined
  const tone = toneOf(contact)
  const prints = narrator.random.shuffle(`again ${contact.fact.id}`, [
    (says: string) => `These weeks bring you back to ${topic}, and ${says}.`,
    (says: string) => `You come back to ${topic}, and ${says}.`,
  ])
  return narrator.lineInOneWay(
    [{ name: `lead-again/${role}/${name}/${tone}`, lines: bears[tone] }],
    prints.map((print) =>
      unlessSaid(narrator, (says) =>
        namesTopic(says, topic) ? `${capitalized(says)}.` : print(says),
      ),
    ),
    [...facts, ...touchFacts(reader, contact), ...stayFacts(reader, contact)],
  )
}

/** By its last word. */
const namesTopic = (says: string, topic: string) =>
  new RegExp(`\\b${/\w+$/.exec(topic)?.[0]}\\b`).test(says)

const unlessSaid =
  (narrator: Narration['narrator'], print: (says: string) => string | undefined) =>
  (says: string) =>
    narrator.hasSaidOf(says) || narrator.hasSaidOf(capitalized(says)) ? undefined : print(says)

/** The ruler of an angle has no part in it. */
const touchFacts = (reader: Reader, contact: YearContact): string[] => [
  ...(contact.point ? personOf(reader, contact).facts.slice(0, 1) : []),
  ...(contact.touch ? [contact.touch.id] : []),
  contact.fact.id,
]
