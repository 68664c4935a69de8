import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { personOf } from './person.ts'
import { reachOf, touchedReach } from './point-reach.ts'
import { isAsked } from './question-span.ts'
import { stakeOf } from './stake.ts'
import { isKindred, tiesToQuestion } from './ties.ts'
import { personalTie } from './weight.ts'

interface YearCourse {
  lead: YearContact
  argued: Argued | undefined
}

/** Whether a moment can say what it does to the subject of the year. */
export function canBear(contact: YearContact, { lead, argued }: YearCourse): boolean {
  return argued !== undefined && laneOf(contact) !== laneOf(lead) && isAsked(argued, contact)
}

/** What a moment does to the subject of the year, where something in the chart ties the two, or else that it stands apart. */
export function narrateTie(
  narration: Narration,
  contact: YearContact,
  { lead, argued }: YearCourse,
): Draft | undefined {
  if (!argued || !canBear(contact, { lead, argued })) return undefined
  const { reader, narrator } = narration
  const { name, bears, planet } = argued
  const tone = toneOf(contact)
  const ties = tiesToQuestion(reader, contact, { lead, planet })
  for (const { kind, because, facts } of ties) {
    if (narrator.hasSaidOf(because)) continue
    const draft = narrator.lineInOneWay(
      [{ name: `tie/${kind}/${name}/${tone}`, lines: bears[tone] }],
      [unlessSaid(narrator, (says) => `${because}, so ${says}.`)],
      [...facts, contact.fact.id],
    )
    if (draft) return draft
  }
  return ties.length > 0 || isKindred(reader, contact, { lead, planet })
    ? narrateBears(narration, argued, contact)
    : narrateApart(narration, argued, contact)
}

/** What happens concerns the subject as it is. */
function narrateBears(
  { reader, narrator }: Narration,
  { name, bears, facts }: Argued,
  contact: YearContact,
): Draft | undefined {
  const tone = toneOf(contact)
  return narrator.line([{ name: `bears/${name}/${tone}`, lines: bears[tone] }], {
    facts: [...facts, ...touchFacts(reader, contact)],
    print: unlessSaid(narrator, (says) => `${capitalized(says)}.`),
  })
}

/** That what happens has nothing to do with the subject. */
function narrateApart(
  { reader, narrator }: Narration,
  { topic, facts }: Argued,
  contact: YearContact,
): Draft {
  const other = touchedReach(contact)?.reach ?? reachOf(personalTie(reader, contact)?.other ?? '')
  const ways = [
    ...(toneOf(contact) === 'eases'
      ? [
          `Weeks like these can be enjoyed for their own sake, since they have little to do with ${topic}.`,
        ]
      : []),
    ...(other
      ? [
          `These weeks are about ${other} more than about ${topic}.`,
          `This part of the year goes to ${other}, with little in it about ${topic}.`,
        ]
      : [`What comes up in these weeks has little to do with ${topic}.`]),
  ]
  return narrator.state('apart', narrator.random.shuffle(`apart ${contact.fact.id}`, ways), {
    facts: [...facts, ...touchFacts(reader, contact)],
  })
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
