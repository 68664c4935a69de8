import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
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

/** Whether a moment can say what it does to the subject of the year. */
export function canBear(contact: YearContact, { lead, argued }: YearCourse): boolean {
  return argued?.bears !== undefined && isAsked(argued, contact) && laneOf(contact) !== laneOf(lead)
}

/** What a moment does to the subject of the year: by a fact of the chart that ties the two, or else by what the touched point stands for. */
export function narrateTie(
  narration: Narration,
  contact: YearContact,
  course: YearCourse,
): Draft | undefined {
  const { reader, narrator } = narration
  const { lead, argued } = course
  if (!argued?.bears || !canBear(contact, course)) return undefined
  const tone = toneOf(contact)
  for (const { kind, because, facts } of tiesOf(reader, contact, yearOfLead(reader, lead))) {
    if (narrator.hasSaidOf(because)) continue
    const draft = narrateBears(narration, argued, {
      pool: { name: `tie/${kind}/${argued.name}/${tone}`, lines: argued.bears[tone] },
      begins: [
        `${because}, so it bears on the question of the year:`,
        `${because}, and that concerns the question of the year:`,
      ],
      facts: [...facts, contact.fact.id],
    })
    if (draft) return draft
  }
  return narrateBearing(narration, contact, course)
}

function narrateBearing(
  narration: Narration,
  contact: YearContact,
  { lead, argued }: YearCourse,
): Draft | undefined {
  const year = yearOfLead(narration.reader, lead)
  const touched = touchedReach(contact)
  const tie = personalTie(narration.reader, contact)
  if (!argued?.bears || !year || !(touched || tie)) return undefined
  const tone = toneOf(contact)
  return narrateBears(narration, argued, {
    pool: { name: `bears/${argued.name}/${tone}`, lines: argued.bears[tone] },
    begins: touched
      ? [
          `Your ${touched.name} brings ${touched.reach} into the question of the year, and`,
          `Your ${touched.name} makes ${touched.reach} a part of the question, and`,
        ]
      : [
          'The change belongs to the question of the year as well, and',
          'The question of the year changes with it, and',
        ],
    facts: [
      ...(tie?.facts ?? []),
      ...(contact.touch ? [contact.touch.id] : []),
      ...personOf(narration.reader, contact).facts,
      contact.fact.id,
      year.id,
    ],
  })
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
  if (role === 'begins' || !argued.bears) return undefined
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
