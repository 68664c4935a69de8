import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { type Tone, toneOf } from '../horoscope/tone.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { personOf } from './person.ts'
import { touchedReach } from './point-reach.ts'
import { isAsked } from './question-span.ts'
import { tiesOf } from './ties.ts'
import { personalTie } from './weight.ts'
import { yearOfLead } from './year-of-life.ts'

interface YearCourse {
  lead: YearContact
  argued: Argued | undefined
}

/** Whether a moment can say what it does to the subject of the year; without a birth time, one on the same point. */
export function canBear(contact: YearContact, { lead, argued }: YearCourse): boolean {
  if (!argued || laneOf(contact) === laneOf(lead)) return false
  return argued.bears !== undefined || contact.point === lead.point
}

/** What a moment does to the subject of the year: by a fact of the chart that ties the two, or else by what the touched point stands for. */
export function narrateTie(
  narration: Narration,
  contact: YearContact,
  course: YearCourse,
): Draft | undefined {
  const { reader, narrator } = narration
  const { lead, argued } = course
  if (!argued || !canBear(contact, course)) return undefined
  if (!argued.bears) return narrateSamePoint(narration, contact)
  const tone = toneOf(contact)
  const pool = { name: `bears/${argued.name}/${tone}`, lines: argued.bears[tone] }
  if (!isAsked(argued, contact)) {
    const begins = contact.at < argued.from ? beforehand : afterwards[tone]
    return narrateBears(narration, argued, { pool, begins, facts: [contact.fact.id] })
  }
  for (const { kind, because, facts } of tiesOf(reader, contact, yearOfLead(reader, lead))) {
    if (narrator.hasSaidOf(because)) continue
    const draft = narrateBears(narration, argued, {
      pool: { ...pool, name: `tie/${kind}/${argued.name}/${tone}` },
      begins: [
        `${because}, so it bears on the question of the year:`,
        `${because}, and that concerns the question of the year:`,
      ],
      facts: [...facts, contact.fact.id],
    })
    if (draft) return draft
  }
  const brings = broughtBy(narration, contact)
  return brings && narrateBears(narration, argued, { pool, ...brings })
}

/** A moment outside of the year of life that asks the question. */
const beforehand = [
  'The question of the year shows in advance:',
  'It gives you a first look at the question of the year:',
]
const afterwards: Record<Tone, readonly string[]> = {
  presses: [
    'It tries out your answer to the question of the year:',
    'Your answer to the question of the year is put to the test:',
  ],
  eases: [
    'Your answer to the question of the year pays off:',
    'You can put your answer to the question of the year to use:',
  ],
}

/** What the touched point brings into the question, where no fact of the chart ties the two. */
function broughtBy(
  { reader }: Narration,
  contact: YearContact,
): Pick<Bearing, 'begins' | 'facts'> | undefined {
  const touched = touchedReach(contact)
  const tie = personalTie(reader, contact)
  const facts = [...(contact.touch ? [contact.touch.id] : []), contact.fact.id]
  if (touched)
    return {
      begins: [
        `Your ${touched.name} brings ${touched.reach} into the question of the year, and`,
        `Your ${touched.name} makes ${touched.reach} a part of the question, and`,
      ],
      // The ruler of an angle has no part in it.
      facts: [...personOf(reader, contact).facts.slice(0, 1), ...facts],
    }
  return tie
    ? {
        begins: [
          'The change belongs to the question of the year as well, and',
          'The question of the year changes with it, and',
        ],
        facts: [...tie.facts, ...facts],
      }
    : undefined
}

/** Without a birth time the question is of the point that the heaviest transit touches. */
function narrateSamePoint(
  { reader, narrator }: Narration,
  contact: YearContact,
): Draft | undefined {
  const { name, facts } = personOf(reader, contact)
  const ways = [
    `Your ${name} is what the year is about, so this belongs to its question.`,
    `The question of the year is one of your ${name}, so part of the answer comes here.`,
  ]
  return narrator.stateIfNew('same-point', ways, { facts: [contact.fact.id, ...facts] })
}

const againBegins: Record<'reviews' | 'ends', readonly string[]> = {
  reviews: [
    'It asks the question of the year a second time, and',
    'With it the question of the year is open again, and',
  ],
  ends: [
    'It asks the question of the year for the last time, and',
    'It puts your answer to the question of the year to the test, and',
  ],
}

/** What another pass of the heaviest transit does to the subject of the year. */
export function narrateLeadAgain(
  narration: Narration,
  contact: YearContact,
  argued: Argued,
): Draft | undefined {
  const role = passRole(narration.reader, contact)
  if (role === 'begins') return undefined
  if (!argued.bears) return narrateSamePoint(narration, contact)
  return narrateBears(narration, argued, {
    pool: { name: `lead-again/${role}/${argued.name}`, lines: argued.bears[toneOf(contact)] },
    begins: againBegins[role],
    facts: [...argued.facts, contact.fact.id, ...stayFacts(narration.reader, contact)],
  })
}

interface Bearing {
  pool: Pool
  begins: readonly string[]
  facts: readonly string[]
}

/** A clause of the subject after one of several beginnings; each of them once a text. */
function narrateBears(
  { narrator }: Narration,
  { name }: Argued,
  { pool, begins, facts }: Bearing,
): Draft | undefined {
  const ways = narrator.random
    .shuffle(`begins ${name}`, begins)
    .filter((begin) => !narrator.hasSaidOf(formOf(begin)))
    .map((begin) => (says: string) => (narrator.hasSaidOf(says) ? undefined : `${begin} ${says}.`))
  return narrator.lineInOneWay([pool], ways, facts)
}

/** "into the question of the year": what would be heard as said before. */
const formOf = (begin: string) =>
  /(?:into|bears on|concerns) the question of the year|a part of the question/.exec(begin)?.[0] ??
  begin
