import type {
  EclipseFact,
  ForecastFact,
  HouseEntryFact,
  IngressFact,
  LunationFact,
  MoonInHouseFact,
  MoonInSignFact,
  StationFact,
  TransitFact,
  VoidMoonFact,
} from '#sky/forecast-facts.ts'
import { dateOf, datesOf, daysApart } from './dates.ts'

export type MoonStay = MoonInHouseFact | MoonInSignFact

/** What a date can be about. */
export type Theme =
  | TransitFact
  | LunationFact
  | EclipseFact
  | IngressFact
  | StationFact
  | HouseEntryFact
  | MoonStay

/** The content of one UTC date, the same in every text. */
export interface DayPlan {
  date: string
  theme: Theme
  /** Where the Moon is for most of the date; in which house, where houses are known. */
  moon: MoonStay
  /** The same by sign. */
  moonSign: MoonStay
  /** Where else she is on that date. */
  otherStays: MoonStay[]
  /** Hours worth knowing: exact aspects of the Moon, and when it makes no more. */
  hours: TransitFact[]
  voids: VoidMoonFact[]
  /** With an unknown birth time: exact on this date or the next or the last, so no text gives it a date. */
  undated: TransitFact[]
}

interface Period {
  startDate: string
  endDate: string
}

/** Two moments of one body that are nearer than this are one story. */
const APART_DAYS = 2

/** So are two that are each other's reverse: Venus on your Sun, and a day later the Sun on your Venus. */
const PAIR_APART_DAYS = 6

/** With an unknown birth time no text names an hour that may be off by more than two on either side. */
const WIDEST_HOUR_MINUTES = 240

/** A text names a stretch for what is more uncertain than this. */
const PLAIN_HOUR_MINUTES = 60

/**
 * The one plan of day, week and month: what a date is about follows from the facts
 * of that date alone, so that Thursday means the same in all three.
 */
export function planDays(facts: readonly ForecastFact[], period: Period): DayPlan[] {
  const byDate = new Map<string, ForecastFact[]>(datesOf(period).map((date) => [date, []]))
  for (const fact of facts) byDate.get(dateOf(fact))?.push(fact)
  return [...byDate].map(([date, ofDate]) => planDay(date, ofDate))
}

function planDay(date: string, facts: ForecastFact[]): DayPlan {
  const all = [...facts].sort((one, other) => (one.id < other.id ? -1 : 1))
  const inOrder = all.filter(({ certain }) => certain)
  const houseStays = inOrder.filter((fact) => fact.kind === 'moon-in-house')
  const signStays = inOrder.filter((fact) => fact.kind === 'moon-in-sign')
  const moonSign = longest(signStays)
  const moon = longest(houseStays) ?? moonSign
  if (!moon || !moonSign) throw new Error(`No fact says where the Moon is on ${date}`)
  const [weightiest] = inOrder.filter(isWeighty).sort((one, other) => rank(other) - rank(one))
  return {
    date,
    theme: weightiest ?? moon,
    moon,
    moonSign,
    otherStays: [...houseStays, ...signStays].filter((stay) => stay !== moon && stay !== moonSign),
    hours: inOrder.filter(isHour),
    voids: inOrder.filter((fact) => fact.kind === 'void-moon'),
    undated: all.filter(isUndated).sort((one, other) => other.weight - one.weight),
  }
}

/** What a date can be about before it is the Moon's; her own aspects are hours of it. */
function isWeighty(fact: ForecastFact): fact is Theme {
  switch (fact.kind) {
    case 'transit':
    case 'ingress':
    case 'house-entry':
      return fact.body !== 'moon'
    case 'lunation':
    case 'eclipse':
    case 'station':
      return true
    default:
      return false
  }
}

/** New and full Moons carry the story of the month, so they are what their date is about. */
export function rank(theme: ForecastFact): number {
  if (theme.kind === 'eclipse') return 3
  return isMainLunation(theme) ? 2 : theme.weight
}

export function isMainLunation(theme: ForecastFact): theme is LunationFact {
  return theme.kind === 'lunation' && (theme.phase === 'new' || theme.phase === 'full')
}

function isHour(fact: ForecastFact): fact is TransitFact {
  return fact.kind === 'transit' && fact.body === 'moon' && isTimed(fact)
}

function isUndated(fact: ForecastFact): fact is TransitFact {
  return fact.kind === 'transit' && fact.body !== 'moon' && !fact.certain
}

/** Whether the hour may be named. */
export function isTimed(fact: ForecastFact): boolean {
  return uncertainMinutes(fact) <= WIDEST_HOUR_MINUTES
}

/** Whether it may be named as one hour. */
export function isPlainlyTimed(fact: ForecastFact): boolean {
  return uncertainMinutes(fact) <= PLAIN_HOUR_MINUTES
}

function uncertainMinutes(fact: ForecastFact): number {
  if (fact.kind !== 'transit' || !fact.earliest || !fact.latest) return 0
  return (Date.parse(fact.latest) - Date.parse(fact.earliest)) / 60_000
}

function longest<Stay extends MoonStay>(stays: Stay[]): Stay | undefined {
  const length = ({ at, until }: Stay) => Date.parse(until) - Date.parse(at)
  return [...stays].sort((one, other) => length(other) - length(one))[0]
}

/**
 * The weightiest days, in order of weight: at most so many, and none about the same body as
 * another two days off, or the reverse of another of that week.
 */
export function weightiestDays(days: readonly DayPlan[], count: number): DayPlan[] {
  const chosen: DayPlan[] = []
  for (const day of [...days].sort((one, other) => rank(other.theme) - rank(one.theme))) {
    const isTold = chosen.some((other) => isOneStory(other, day))
    if (!isTold) chosen.push(day)
    if (chosen.length === count) break
  }
  return chosen
}

/** Whether nothing but the Moon's way fills the date. */
export function isMoonDay({ theme, moon }: DayPlan): boolean {
  return theme === moon
}

function isOneStory(one: DayPlan, other: DayPlan): boolean {
  const days = daysApart(one.date, other.date)
  if (subjectOf(one.theme) === subjectOf(other.theme)) return days <= APART_DAYS
  return isSwapped(one.theme, other.theme) && days <= PAIR_APART_DAYS
}

function isSwapped(one: Theme, other: Theme): boolean {
  if (one.kind !== 'transit' || other.kind !== 'transit') return false
  return one.body === other.natal && other.body === one.natal
}

/** Whose story it is. */
function subjectOf(theme: Theme): string {
  return 'body' in theme ? theme.body : 'moon'
}

export function inOrderOfDate(days: readonly DayPlan[]): DayPlan[] {
  return [...days].sort((one, other) => (one.date < other.date ? -1 : 1))
}
