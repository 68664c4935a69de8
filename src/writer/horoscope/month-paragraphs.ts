import type { PlotPhase } from '#lore/authored.ts'
import { isAdvice } from '../advice.ts'
import type { Paragraph } from '../writer.ts'
import type { Contact } from './contacts.ts'
import { type When, whenOn } from './event-sentences.ts'
import { narrateBirthday, narrateTurn } from './moments.ts'
import { nextContact } from './month-close.ts'
import {
  narrateChallenge,
  narrateHeadline,
  narrateReason,
  narrateTurnCause,
} from './month-headline.ts'
import { narrateEffect, narrateMonthEvent } from './month-links.ts'
import {
  isPlaced,
  narrateOutcome,
  narrateOutcomeOf,
  narrateOwnManner,
  narrateTouchedManner,
} from './month-manner.ts'
import { narrateAhead, narrateEarlierDates, narrateEarlierPasses } from './month-passes.ts'
import { narrateThesis } from './month-thesis.ts'
import type { Narration } from './narration.ts'
import { type Draft, paragraphOf } from './narrator.ts'
import { narrateHabit } from './places.ts'
import { effectOf, isWhole, narrateStep, narrateUnnamedStep } from './plot-steps.ts'
import type { PlotUnit } from './plot-units.ts'
import { briefPlaceOf, type Place, type PointContext, pointContext } from './points.ts'
import { concerns, contextFor } from './points-of-contacts.ts'
import { narrateAfterwards, narratePassMeaning, narratePoint, narrateRole } from './sentences.ts'
import { type Tone, toneOf } from './tone.ts'

/** The subject of the month, why it is one for this person, how she goes about it so far, and what the month does to that. */
export function narrateMonthOpening(
  narration: Narration,
  lead: Contact,
  { plot, opens, isFirst }: MonthOpening,
): Paragraph[] {
  const context = contextFor(narration, lead)
  const isKnotted = concerns(lead, context)
  if (!plot) {
    const headline = narrateHeadline(narration, lead)
    const person = isKnotted && narratePerson(narration, lead, context, toneOf(lead))
    return paragraphOf([headline, person || undefined])
  }
  const tone = toneOfPlot(lead, plot)
  const stake = narrateFurtherStake(narration, lead, plot)
  const thesis = narrateThesis(narration, lead, context, { plot, tone })
  const isSceneFirst = narration.narrator.random.pick('opens with a scene', [true, false, false])
  const subject = isSceneFirst ? [...opens, thesis] : [thesis, ...opens]
  const manner = narrateOwnManner(narration, context, plot)
  if (manner) {
    const challenge = narrateChallenge(narration, lead, { plot, tone, isFirst })
    return paragraphOf([...subject, stake, manner, challenge])
  }
  const reason = narrateReason(narration, lead)
  const person = isKnotted && narratePerson(narration, lead, context, tone)
  return paragraphOf([...subject, stake, reason, person || undefined])
}

/** In half of the months, more of why this person has not settled the subject long ago: the first reason is in what the month is about. */
function narrateFurtherStake(
  { narrator }: Narration,
  { fact }: Contact,
  { stakes }: PlotUnit,
): Draft | undefined {
  if (!narrator.random.pick('gives a further reason', [true, false])) return undefined
  const pools = stakes
    .filter(({ isFirst }) => !isFirst)
    .map(({ name, asks }) => ({ name: `${name}/asks`, lines: [asks] }))
  return narrator.line(pools, { facts: [fact.id] })
}

interface MonthOpening {
  plot: PlotUnit | undefined
  opens: readonly Draft[]
  /** Whether the next paragraph is about the turn, which names its date. */
  isFirst: boolean
}

/** What was there before its turn meets a point harder than its aspect alone would. */
function toneOfPlot(lead: Contact, { course }: PlotUnit): Tone {
  return course === 'ripens' && lead.quality !== 'harmonious' ? 'presses' : toneOf(lead)
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
  /** How many days after the moment before it. */
  days: number | undefined
  /** Whether it says how the touched point goes about the subject: in every paragraph it would be a list. */
  hasManner: boolean
  /** Whether it names what it does to the subject: after every event that would be a label. */
  hasEffect: boolean
  detail: number
}

/** What happens, in whom, and what comes of it for the subject of the month or for the touched point. */
export function narratePlotMoment(
  narration: Narration,
  contact: Contact,
  { lead, plot, phase, before, days, hasManner, hasEffect, detail }: PlotMoment,
): (Draft | undefined)[] {
  const [on] = whenOn(narration.reader, contact)
  if (!on) return []
  const when = afterDays(on, days)
  const isTouched = contact.touch !== undefined
  const manner =
    (hasManner || isTouched) && contact.point
      ? narrateTouchedManner(narration, contact.point, lead, plot)
      : undefined
  const place = manner ? undefined : newPlaceOf(narration, contact)
  const ofPoint = isTouched ? narrateOfTouched(narration, contact, plot) : undefined
  const step = ofPoint
    ? ofPoint.outcome
    : narrateStepOf(narration, contact, { plot, phase, hasEffect })
  const effect = ofPoint?.readings
    ? undefined
    : effectIn(contact, { plot, phase, hasEffect }, ofPoint ? undefined : step)
  const isThin = detail >= 5 && contact.point === undefined
  return [
    manner,
    effect
      ? narrateEffect(
          narration,
          contact,
          { at: on, shown: when },
          { effect, place, before: manner ? undefined : before },
        )
      : narrateMonthEvent(narration, contact, when, {
          place,
          kind: 'event',
          isOfSubject: step !== undefined,
        }),
    narrateBirthday(narration, contact),
    detail >= 4 ? narratePassMeaning(narration, contact) : undefined,
    ...(ofPoint?.readings ?? [
      isThin || !step ? narrateRole(narration, contact, 'does', 'use') : undefined,
      step ?? narrateRole(narration, contact, 'shows'),
    ]),
    narrateEarlierDates(narration, contact),
    ...narrateAhead(narration, contact),
  ]
}

interface OfTouched {
  /** What could become of the way that the planet goes about the subject. */
  outcome?: Draft
  readings?: readonly Draft[]
}

/** What a Moon or a station does in the planet that it touches, and not only to the subject. */
function narrateOfTouched(
  narration: Narration,
  contact: Contact,
  plot: PlotUnit,
): OfTouched | undefined {
  const { point, fact, lines } = contact
  if (!point || point === 'asc' || point === 'mc') return undefined
  const outcome = narrateOutcomeOf(narration, pointContext(narration.reader, point), plot)
  if (outcome) return { outcome }
  if (fact.kind === 'station') return undefined
  const readings = [lines.does, lines.shows].map((pools = []) => {
    const ofPoint = pools.filter(({ name }) => name.split('/').includes(point))
    return narration.narrator.line(ofPoint, { facts: [fact.id] })
  })
  const [does, shows] = readings
  return does && shows && { readings: [does, shows] }
}

type Stepping = Pick<PlotMoment, 'plot' | 'phase' | 'hasEffect'>

/** Of an event that is not to name the subject, a step that needs no name, if there is one. */
function narrateStepOf(
  narration: Narration,
  contact: Contact,
  { plot, phase, hasEffect }: Stepping,
): Draft | undefined {
  const unnamed = hasEffect ? undefined : narrateUnnamedStep(narration, contact, plot, phase)
  return unnamed ?? narrateStep(narration, contact, plot, phase)
}

function effectIn(
  contact: Contact,
  { plot, phase, hasEffect }: Stepping,
  step: Draft | undefined,
): string | undefined {
  const effect = effectOf(contact, plot, phase, step)
  if (hasEffect || !effect) return effect
  return step && isWhole(step) ? undefined : effect
}

const numbers = ['', '', 'Two', 'Three']

/** A date that is counted from the one before it: "Two days later, on Thursday, December 24,". */
function afterDays(when: When, days: number | undefined): When {
  // The checker reads such a distance beside an hour only.
  const [, date] = /^on (.* around .*)$/.exec(when.before) ?? []
  if (!days || days >= numbers.length || !date) return when
  const before =
    days === 1 ? `the next day, ${date}` : `${numbers[days]} days later, ${when.before}`
  return { before, after: when.after }
}

/** Where the touched point stands, if neither its manner nor an earlier sentence says so. */
function newPlaceOf({ reader, narrator }: Narration, { point }: Contact): Place | undefined {
  if (!point) return undefined
  const context = pointContext(reader, point)
  return isPlaced(narrator, context.name) ? undefined : briefPlaceOf(context)
}

interface MonthTurn {
  plot: PlotUnit | undefined
  turns: readonly Draft[]
  /** How what came last leads to it. */
  toward: Draft | undefined
  detail: number
}

/** One month in so many says that this is its turn. */
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
  const [when] = whenOn(narration.reader, lead)
  const happens =
    saysSo === 0 || !when
      ? narrateTurn(narration, lead, { hasPasses: false })
      : [
          narrateMonthEvent(narration, lead, when, { place: undefined, kind: 'turn' }),
          narrateBirthday(narration, lead),
        ]
  const dated: (Draft | false | undefined)[] = [
    toward,
    ...happens,
    plot && detail >= 3 ? narrateTurnCause(narration, lead) : undefined,
    narrateEarlierPasses(narration, lead),
    detail >= 4 ? narratePassMeaning(narration, lead) : undefined,
    hasReadingToo ? narrateRole(narration, lead, 'does', 'use') : undefined,
    turns.length === 0 ? narrateRole(narration, lead, 'shows', 'use') : undefined,
    ...turns,
    // One thing to do is enough, and a month without a later date closes with it.
    plot &&
      !hasTask(turns) &&
      nextContact(narration.reader, contextFor(narration, lead).point) &&
      narrateOutcome(narration, contextFor(narration, lead), plot),
  ]
  const ahead = narrateAhead(narration, lead)
  const isNamed = ahead.length > 0
  return paragraphOf([
    ...dated.map((one) => one || undefined),
    ...ahead,
    narrateAfterwards(narration, lead, { isNamed }),
  ])
}

const hasTask = (drafts: readonly Draft[]) =>
  drafts.some(({ sentences }) => sentences.some((text) => isAdvice(text)))
