import { aspectQuality } from '#lore/aspect-quality.ts'
import type { PlotPhase } from '#lore/authored.ts'
import { meetings } from '#lore/corpus/months/meetings.ts'
import { outlooks } from '#lore/corpus/months/outlooks.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow } from './contacts.ts'
import { dayText } from './dates.ts'
import { whenOn } from './event-sentences.ts'
import { isOnBirthday, narrateBirthday, narrateTurn } from './moments.ts'
import {
  narrateChallenge,
  narrateHeadline,
  narrateReason,
  narrateTurnCause,
} from './month-headline.ts'
import { joinedWithEvent, narrateLinked } from './month-links.ts'
import { narrateOwnManner, narrateTouchedManner } from './month-manner.ts'
import { narrateAhead, narrateEarlierPasses } from './month-passes.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { narrateHabit, narratePlace } from './places.ts'
import { narrateStep } from './plot-steps.ts'
import { briefPlaceOf, type Place, type PointContext, pointContext } from './points.ts'
import { concerns, contextFor } from './points-of-contacts.ts'
import { dateOf } from './reader.ts'
import {
  narrateAfterwards,
  narrateClosest,
  narrateEvent,
  narratePassMeaning,
  narratePoint,
  narrateRole,
} from './sentences.ts'
import type { PlotUnit } from './thoughts.ts'
import { type Tone, toneOf } from './tone.ts'

/** The subject of the month, why it is one for this person, how she goes about it so far, and what the month does to that. */
export function narrateMonthOpening(
  narration: Narration,
  lead: Contact,
  { plot, opens }: MonthOpening,
): Paragraph[] {
  const context = contextFor(narration, lead)
  const isKnotted = concerns(lead, context)
  if (!plot) {
    const headline = narrateHeadline(narration, lead)
    const person = isKnotted && narratePerson(narration, lead, context, toneOf(lead))
    return paragraphOf([headline, person || undefined])
  }
  const tone = toneOfPlot(lead, plot)
  const stake = narrateStake(narration, lead, plot, 'asks')
  const manner = narrateOwnManner(narration, context, plot)
  if (manner) return paragraphOf([...opens, stake, manner, narrateChallenge(narration, lead, tone)])
  const reason = narrateReason(narration, lead)
  const meeting = isKnotted && !stake && narrateMeeting(narration, lead, context, tone)
  const person = isKnotted && narratePerson(narration, lead, context, tone)
  return paragraphOf([...opens, stake, reason, meeting || undefined, person || undefined])
}

/** Why this person has not settled the subject long ago, or what stays open at the close. */
export function narrateStake(
  { narrator }: Narration,
  { fact }: Contact,
  { stake, stepsName }: PlotUnit,
  part: 'asks' | 'leaves',
): Draft | undefined {
  if (!stake) return undefined
  const name = `${stepsName.replace('step', 'stake')}/${part}`
  return narrator.line([{ name, lines: [stake[part]] }], { facts: [fact.id] })
}

interface MonthOpening {
  plot: PlotUnit | undefined
  opens: readonly Draft[]
}

/** What was there before its turn meets a point harder than its aspect alone would. */
function toneOfPlot(lead: Contact, { course }: PlotUnit): Tone {
  return course === 'ripens' && lead.quality !== 'harmonious' ? 'presses' : toneOf(lead)
}

/** What this person brings to the subject: "Being nice about it has cost you something already." */
function narrateMeeting(
  { narrator }: Narration,
  lead: Contact,
  context: PointContext,
  tone: Tone,
): Draft | undefined {
  const { point, facts } = context
  if (point === 'asc' || point === 'mc') return undefined
  const pool = { name: `meeting/${point}/${tone}`, lines: meetings[point][tone] }
  return narrator.line([pool], { facts: [lead.fact.id, ...facts] })
}

function narratePerson(
  narration: Narration,
  lead: Contact,
  context: PointContext,
  tone: Tone,
): Draft | undefined {
  return (
    narrateHabit(narration, context, tone) ??
    narratePoint(narration, context, lead.quality, [lead.fact.id])
  )
}

interface PlotMoment {
  lead: Contact
  plot: PlotUnit
  phase: PlotPhase
  /** What happened before it in the same passage. */
  before: Contact | undefined
  /** Whether it says how the touched point goes about the subject: in every paragraph it would be a list. */
  hasManner: boolean
  detail: number
}

/** What happens, what the touched point does in this person, and what comes of it for the subject of the month. */
export function narratePlotMoment(
  narration: Narration,
  contact: Contact,
  { lead, plot, phase, before, hasManner, detail }: PlotMoment,
): (Draft | undefined)[] {
  const step = narrateStep(narration, contact, plot, phase)
  const whens = whenOn(narration.reader, contact)
  const manner =
    hasManner && contact.point
      ? narrateTouchedManner(narration, contact.point, lead, plot)
      : undefined
  const place = manner ? undefined : newPlaceOf(narration, contact)
  const linked = before && narrateLinked(narration, before, contact, { whens, place })
  const isJoinable = step && !linked && !isSlow(contact) && !isOnBirthday(narration, contact)
  const joined = isJoinable
    ? joinedWithEvent(narration, contact, whens, { step, place })
    : undefined
  const more = () => (detail >= 1 ? narrateMore(narration, contact, detail) : undefined)
  if (joined) return [manner, more(), joined]
  const happens = linked ?? narrateEvent(narration, contact, whens, { place })
  const dated = [
    happens,
    narrateEarlierPasses(narration, contact),
    manner ?? narrateSlowPlace(narration, contact),
    narrateBirthday(narration, contact),
    detail >= 4 ? narratePassMeaning(narration, contact) : undefined,
  ]
  const ahead = narrateAhead(narration, contact)
  const isThin = detail >= 5 && contact.point === undefined
  if (step)
    return [
      ...dated,
      more(),
      isThin ? narrateRole(narration, contact, 'does') : undefined,
      step,
      ...ahead,
    ]
  return [
    ...dated,
    narrateRole(narration, contact, 'does', 'use'),
    narrateRole(narration, contact, 'shows'),
    ...ahead,
  ]
}

/** Where the touched point stands, if neither its manner nor an earlier sentence says so. */
function newPlaceOf({ reader, narrator }: Narration, { point }: Contact): Place | undefined {
  if (!point) return undefined
  const context = pointContext(reader, point)
  const isNarrated = narrator.hasSaidOf(
    `your ${context.name} is in`,
    `your ${context.name} in`,
    `your ${context.name} rules`,
  )
  return isNarrated ? undefined : briefPlaceOf(context)
}

/** Where a planet of many years' sign stands, which says in which part of a life a slow contact is felt. */
function narrateSlowPlace(narration: Narration, contact: Contact): Draft | undefined {
  return isSlow(contact) ? narratePlace(narration, contextFor(narration, contact)) : undefined
}

/** For a month that would be short: more of what the touched point does in this person. */
function narrateMore(narration: Narration, contact: Contact, detail: number): Draft | undefined {
  const context = contextFor(narration, contact)
  if (!concerns(contact, context)) return undefined
  if (detail < 3) return undefined
  // What speaks of the subject comes before what the point does elsewhere in a life.
  const meeting =
    toneOf(contact) === 'presses' && !narration.narrator.hasUsed('meeting/')
      ? narrateMeeting(narration, contact, context, 'presses')
      : undefined
  if (meeting || detail < 5) return meeting
  return (
    narrateClosest(narration, context, toneOf(contact)) ??
    narratePoint(narration, context, contact.quality, [contact.fact.id], true)
  )
}

interface MonthTurn {
  plot: PlotUnit | undefined
  turns: readonly Draft[]
  /** How what came last leads to it. */
  toward: Draft | undefined
  detail: number
}

/** Of so many months, one says that this is its turn. */
const ONE_THAT_SAYS_SO = 6

export function narrateMonthTurn(
  narration: Narration,
  lead: Contact,
  { plot, turns, toward, detail }: MonthTurn,
): Paragraph[] {
  const hasReadingToo = turns.length === 0 || detail >= 5
  const saysSo = narration.narrator.random.pick('says the turn', [
    ...Array(ONE_THAT_SAYS_SO).keys(),
  ])
  const happens =
    saysSo === 0
      ? narrateTurn(narration, lead, { hasPasses: false })
      : [
          narrateEvent(narration, lead, whenOn(narration.reader, lead), { kind: 'turn' }),
          narrateBirthday(narration, lead),
        ]
  return paragraphOf([
    toward,
    ...happens,
    plot && detail >= 2 ? narrateTurnCause(narration, lead) : undefined,
    narrateEarlierPasses(narration, lead),
    detail >= 4 ? narratePassMeaning(narration, lead) : undefined,
    hasReadingToo ? narrateRole(narration, lead, 'does', 'use') : undefined,
    turns.length === 0 ? narrateRole(narration, lead, 'shows', 'use') : undefined,
    ...turns,
    ...narrateAhead(narration, lead),
    narrateAfterwards(narration, lead),
  ])
}

/** When the subject comes up next: the heaviest contact of the coming weeks with the point that the month turned on. */
export function narrateNext({ reader, narrator }: Narration, lead: Contact): Draft | undefined {
  const isNext = ({ at, natal, body, certain }: TransitFact) =>
    certain && body !== 'moon' && natal === lead.point && dateOf(at) > reader.period.endDate
  const [next] = reader
    .ofKind('transit')
    .filter(isNext)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  if (!next) return undefined
  const day = dayText(dateOf(next.at), reader.period.endDate)
  const event = `${bodyName(next.body)} ${relations[next.aspect]} your ${pointNames[next.natal]}`
  const { body, natal: point } = next
  const tone = toneOf({ body, point, quality: aspectQuality(next.aspect) })
  const ways = outlooks[isFast(body) ? body : 'slow'][tone]
  const print = (says: string) => says.replace('{day}', day).replace('{event}', event)
  return narrator.state('month-next', ways.map(print), { facts: [next.id] })
}

const isFast = (body: string): body is 'sun' | 'mercury' | 'venus' | 'mars' =>
  body === 'sun' || body === 'mercury' || body === 'venus' || body === 'mars'

const relations: Record<AspectName, string> = {
  conjunction: 'meets',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}
