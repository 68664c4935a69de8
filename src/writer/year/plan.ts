import { isGenerational } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import { isKey } from '../horoscope/contacts.ts'
import { daysApart } from '../horoscope/dates.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { contactsOfYear, isDecisive, isPassOrStay, laneOf, type YearContact } from './contacts.ts'
import { isTied } from './ties.ts'
import { isMinor, isPersonalMeeting } from './weight.ts'
import { isOfYear, mainYear, yearOfLead } from './year-of-life.ts'

/** A contact that the text describes on its date. */
export interface Stop {
  contact: YearContact
  /** Whether an earlier pass of the same transit stands in the year. */
  isAgain: boolean
  /** It gets a sentence, and no paragraph of its own. */
  isMinor: boolean
}

/** The contacts of a year that its text describes. */
export interface YearPlan {
  /** The transit that weighs the most. */
  lead: YearContact
  /** In order of time. */
  stops: readonly Stop[]
}

/** How many dated moments a text has. */
export interface Room {
  majors: number
  minors: number
}

/** Fewer make no year, so that lighter transits are described in full. */
const LEAST_MAJORS = 4

/** A transit comes with all its passes in the year, or not at all; an eclipse or a station on the spine always comes. */
export function planYear(reader: Reader, { majors, minors }: Room): YearPlan {
  const lanes = [...Map.groupBy(contactsOfYear(reader), laneOf).values()]
    .map((group) => ({ group, rank: Math.max(...group.map((one) => yearRank(reader, one))) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ group }) => group)
  const isLight = (group: YearContact[]) => group.every((one) => isMinor(reader, one))
  const [weighty, light] = [lanes.filter((group) => !isLight(group)), lanes.filter(isLight)]
  const spare = reader.spine.ascendant ? 2 : 1
  const least = Math.max(LEAST_MAJORS, majors - spare)
  const promoted = promotedOf(weighty, light, least)
  const heaviest = fitting([...weighty, ...promoted], majors)
  const lead = leadIn(reader, heaviest) ?? leadOf(lanes)
  if (!lead) throw new Error('No slow planet touches the chart in this year')
  const byTie = (groups: YearContact[][]) => closestTo(reader, lead, groups)
  const isLead = (group: YearContact[]) => group.includes(lead)
  const isNeeded = (group: YearContact[]) =>
    isLead(group) || group.some((one) => isDecisive(reader, one))
  const isOnKey = ([one]: YearContact[]) => one?.point !== undefined && isKey(reader, one.point)
  const orderOf = (group: YearContact[]) => (isLead(group) ? 0 : isOnKey(group) ? 1 : 2)
  const needed = fitting(
    lanes.filter(isNeeded).toSorted((one, other) => orderOf(one) - orderOf(other)),
    MOST_NEEDED,
  )
  const others = byTie([...weighty, ...promoted].filter((group) => !isNeeded(group)))
  // Half of what is needed comes on top of the rest.
  const room = majors - Math.ceil(needed.flat().length / 2)
  const full = [...needed, ...fitting(others, Math.min(room, MOST_NEEDED - needed.flat().length))]
  const rest = byTie(light.filter((group) => !full.includes(group)))
  const short = fitting(rest, minors)
  const chosen = [...full, ...short]
  const left = byTie(lanes).filter((group) => !chosen.includes(group))
  const fillers = fillersOf(reader, chosen, left, MOST_MOMENTS - chosen.flat().length)
  return { lead, stops: stopsOf(reader, lead, full, [...short, ...fillers]) }
}

/** Even of these, more could not be followed. */
const MOST_NEEDED = 8
/** More moments of a year could not be followed. */
const MOST_MOMENTS = 7
const MOST_FILLERS = 2
/** In all. */
const MOST_DATES = 9
/** An empty stretch may have more than that. */
const SPARE_MOMENTS = 2
/** In a longer stretch without a date a reader wonders what happens there. */
const LONG_GAP_DAYS = 60
/** So long a stretch gets a date even in a text that has enough of them. */
const EMPTY_DAYS = 110
/** How far from its ends a date divides a stretch. */
const INSIDE_DAYS = 18

/** Single events from the longest gaps between dates, to be narrated in a sentence each. */
function fillersOf(
  { period }: Reader,
  chosen: readonly YearContact[][],
  left: readonly YearContact[][],
  room: number,
): YearContact[][] {
  const once = left.flatMap((group) => (group.length === 1 ? group : []))
  const fillers: YearContact[] = []
  const gapsOf = () => {
    const dates = [...chosen.flat(), ...fillers].map(({ at }) => dateOf(at))
    const all = [period.startDate, ...dates.toSorted(), period.endDate]
    return all
      .slice(1)
      .map((to, index) => ({ from: all[index] ?? to, to }))
      .filter(({ from, to }) => daysApart(from, to) > LONG_GAP_DAYS)
      .toSorted((one, other) => daysApart(other.from, other.to) - daysApart(one.from, one.to))
  }
  const isInside = ({ at }: YearContact, { from, to }: { from: string; to: string }) => {
    const date = dateOf(at)
    const isBetween = date > from && date < to
    return isBetween && daysApart(from, date) >= INSIDE_DAYS && daysApart(date, to) >= INSIDE_DAYS
  }
  const leavesEmpty = ({ at }: YearContact, { from, to }: { from: string; to: string }) =>
    Math.max(daysApart(from, dateOf(at)), daysApart(dateOf(at), to)) > EMPTY_DAYS
  for (;;) {
    const gaps = gapsOf()
    const isEmpty = gaps.some(({ from, to }) => daysApart(from, to) > EMPTY_DAYS)
    const most = isEmpty
      ? Math.min(
          Math.max(0, room) + SPARE_MOMENTS,
          MOST_FILLERS + 1,
          MOST_DATES - chosen.flat().length,
        )
      : Math.min(room, MOST_FILLERS)
    if (fillers.length >= most) break
    const found = gaps.flatMap((gap) => {
      const inside = once.filter((one) => isInside(one, gap))
      return inside.find((one) => !leavesEmpty(one, gap)) ?? inside[0] ?? []
    })[0]
    if (!found) break
    fillers.push(found)
  }
  return fillers.map((one) => [one])
}

/** For a contact that belongs to the question of the year. */
const TIE = 10
/** For one in the other year of life, and for one that touches what a generation shares. */
const BESIDE = 8

/** Ranks contacts that belong to the question before others of equal weight. */
function closestTo(reader: Reader, lead: YearContact, groups: YearContact[][]): YearContact[][] {
  const year = yearOfLead(reader, lead)
  const rankOf = (group: YearContact[]) =>
    Math.max(...group.map((one) => yearRank(reader, one))) +
    (group.some((one) => one.point === lead.point || isTied(reader, one, lead)) ? TIE : 0) -
    (year && !group.some((one) => isOfYear(year, one) || isReturn(one)) ? BESIDE : 0) -
    (group.some((one) => isSharedBy(reader, one)) ? BESIDE : 0)
  return groups
    .map((group) => ({ group, rank: rankOf(group) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ group }) => group)
}

/** A grave contact of the year of life that has most of the twelve months, or else the gravest of all. */
function leadIn(reader: Reader, groups: readonly YearContact[][]): YearContact | undefined {
  const main = mainYear(reader)
  const isInMain = (group: readonly YearContact[]) =>
    main !== undefined && group.some((one) => isOfYear(main, one))
  const own = leadOf(groups.filter(isInMain))
  return own && isGrave(own) ? own : leadOf(groups)
}

const isGrave = (one: YearContact) => one.body !== 'jupiter' && toneOf(one) === 'presses'

/** Jupiter leads a year only where no slower planet asks anything. */
function leadOf(groups: readonly YearContact[][]): YearContact | undefined {
  const slow = groups.flatMap((group) => group.find(isPassOrStay) ?? [])
  return slow.find((one) => isGrave(one) && !isGenerational(one.point ?? '')) ?? slow[0]
}

/** The weightiest of the light ones, where there are too few others. */
function promotedOf(
  weighty: YearContact[][],
  light: YearContact[][],
  least: number,
): YearContact[][] {
  const found = weighty.flat().length
  return found >= least ? [] : fitting(light, least - found)
}

function fitting(groups: readonly YearContact[][], most: number): YearContact[][] {
  const chosen: YearContact[][] = []
  for (const group of groups) if (chosen.flat().length + group.length <= most) chosen.push(group)
  return chosen
}

function stopsOf(
  reader: Reader,
  lead: YearContact,
  majors: readonly YearContact[][],
  minors: readonly YearContact[][],
): Stop[] {
  const described = new Set<string>()
  const light = new Set(minors.flat())
  return [...majors.flat(), ...light]
    .toSorted((one, other) => dateOf(one.at).localeCompare(dateOf(other.at)))
    .map((contact) => {
      const lane = laneOf(contact)
      const isAgain = described.has(lane)
      described.add(lane)
      // What touches the same point belongs to the subject.
      const isLight = light.has(contact) && contact.point !== lead.point
      return { contact, isAgain, isMinor: isLight && isMinor(reader, contact) }
    })
}

/** It touches what a generation shares, and nothing that ties that to one person. */
const isSharedBy = (reader: Reader, one: YearContact) =>
  isGenerational(one.point ?? '') && !isPersonalMeeting(reader, one)

/** It comes back to its own place in the chart. */
const isReturn = ({ body, point, aspect }: YearContact) =>
  body === point && aspect === 'conjunction'

/** Jupiter touches everything within twelve years, and comes back to itself once; Saturn does in twenty-nine. */
function yearRank(reader: Reader, contact: YearContact): number {
  const { body, aspect, rank } = contact
  const isOwnReturn = isReturn(contact)
  const returned = isOwnReturn ? 8 : 0
  const often = body === 'jupiter' && !isOwnReturn ? 12 : 0
  const met = isPersonalMeeting(reader, contact) ? MEETING : 0
  return rank + returned + met - often - (softness[aspect ?? ''] ?? 0)
}

/** What crosses a planet of a generation that is tied to a light or an angle weighs about as much as help to these. */
const MEETING = 32

const softness: Partial<Record<AspectName | '', number>> = { trine: 3, sextile: 7 }
