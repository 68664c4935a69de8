import { narrateActingRuler, narrateChartRuler } from './company.ts'
import { type Contact, isSlow, withoutFastPass } from './contacts.ts'
import type { ThemedDate } from './days.ts'
import { eventFacts, eventWays } from './event-sentences.ts'
import { kinshipOf } from './kinship.ts'
import { narrateBirthday, narrateDated } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { contextFor } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { narrateRole } from './sentences.ts'
import { toneOf } from './tone.ts'
import { withFastPass } from './week-fast-pass.ts'
import { narrateManner } from './week-manner.ts'
import { narrateMood, withoutEnd } from './week-mood.ts'
import { narrateStation } from './week-station.ts'
import { whenBeside } from './week-when.ts'

interface Turn {
  /** The authored lines on it. */
  turns: Draft | undefined
  /** Whether something has happened before it in this week. */
  isLater: boolean
  /** Whether that was on the same date. */
  isSameDay: boolean
  /** Whether the turn may say what the point does in its sign: one natal fact besides its place is enough. */
  hasManner: boolean
  detail: number
}

/** From this detail on, it says more of the contact, for a week with few others. */
const LONG = 4

/** The heaviest contact of a week: what it does in this person, and what that does to the question. */
export function narrateWeekTurn(
  narration: Narration,
  { date, theme: lead, others }: ThemedDate,
  { turns, isLater, isSameDay, hasManner, detail }: Turn,
): Draft[] {
  const turn = withSecond(
    narration,
    narrateTurnEvent(narration, lead, { turns, isLater, isSameDay }),
    { date, theme: lead, others },
  )
  const event = withFastPass(narration.reader, lead, turn, isSameDay)
  const [happens, ...course] = narrateDated(narration, lead, [], { event, isOfWeek: true })
  const parts = [
    happens,
    ...course,
    narrateBirthday(narration, lead),
    ...(lead.fact.kind === 'station'
      ? narrateStation(narration, lead)
      : [
          // The authored lines on the turn already say what it does.
          turns ? undefined : narrateMood(narration, lead),
          narrateRulerOf(narration, lead),
        ]),
    turns ?? narrateRole(narration, lead, 'does', 'use'),
    turns && hasManner ? narrateManner(narration, lead) : undefined,
    turns && detail < LONG ? undefined : narrateRole(narration, lead, 'shows', 'use'),
    turns || detail < 1 ? undefined : narrateRole(narration, lead, 'task'),
  ]
  return parts.filter((one) => one !== undefined)
}

/** Contacts of the Ascendant ruler, and lunations if it is a light, are felt in everything. */
function narrateRulerOf(narration: Narration, lead: Contact): Draft | undefined {
  return (
    (lead.point && narrateChartRuler(narration, contextFor(narration, lead), toneOf(lead))) ??
    narrateActingRuler(narration, lead)
  )
}

/** "…, and around 4:30 p.m. Venus squares your Moon.": a second contact of the day that belongs to the first. */
function withSecond({ reader }: Narration, event: Draft, lead: ThemedDate): Draft {
  const second = secondOf(reader, lead)
  const own = reader.hour(lead.theme.fact.at)
  const hour = second && reader.hour(second.fact.at)
  if (!second || !hour || !own || !event.sentences[0]?.includes(own)) return event
  const [happens = ''] = eventWays(withoutFastPass(second), { before: hour, after: '' })
  return {
    ...event,
    sentences: [`${withoutEnd(event)}, and ${happens}`],
    facts: [...event.facts, ...eventFacts(second)],
  }
}

/** A later contact on the day of the turn, which is narrated with it. */
export function secondOf(reader: Reader, { theme: lead, others }: ThemedDate): Contact | undefined {
  const hourOf = ({ fact }: Contact) => reader.hour(fact.at)
  const own = hourOf(lead)
  if (lead.fact.kind !== 'transit' || !own) return undefined
  return others.find(
    (one) =>
      one.fact.kind === 'transit' &&
      !isSlow(one) &&
      one.body !== 'moon' &&
      one.point !== lead.point &&
      one.rank >= LEAST_RANK_OF_SECOND &&
      one.fact.at > lead.fact.at &&
      hourOf(one) !== undefined &&
      hourOf(one) !== own &&
      kinshipOf(reader, one, lead) > 0,
  )
}

const LEAST_RANK_OF_SECOND = 20

/** "Then, on Thursday, December 17, around 9:30 a.m., Venus crosses your Sun.": how it follows from what was before it. */
function narrateTurnEvent(
  { reader, narrator }: Narration,
  contact: Contact,
  { turns, isLater, isSameDay }: Pick<Turn, 'turns' | 'isLater' | 'isSameDay'>,
): Draft {
  const [{ before, after }] = whenBeside(reader, contact, turns?.sentences ?? [], isSameDay)
  const plain = eventWays(contact, { before, after })
  const then = eventWays(contact, { before: `Then, ${before}`, after: '' }).filter((way) =>
    way.startsWith('Then, '),
  )
  return narrator.state('turn', isLater ? [...plain, ...then] : plain, {
    spare: then,
    facts: eventFacts(contact),
    moment: contact.fact.id,
  })
}
