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

/** The possible subject of a date. */
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
  /** The Moon's place for most of the date: the house if houses are known, else the sign. */
  moon: MoonStay
  /** Always by sign. */
  moonSign: MoonStay
  /** The Moon's other places on that date. */
  otherStays: MoonStay[]
  /** Notable hours: exact aspects of the Moon, and its void-of-course periods. */
  hours: TransitFact[]
  voids: VoidMoonFact[]
  /** With an unknown birth time: exact on this date, the one before or the one after, so no text dates it. */
  undated: TransitFact[]
}

interface Period {
  startDate: string
  endDate: string
}

/** Two moments of one body closer than this are one story. */
const APART_DAYS = 2

/** The same for mirrored transits: Venus to your Sun, and a day later the Sun to your Venus. */
const PAIR_APART_DAYS = 6

/** With an unknown birth time, no text names an hour that may be off by more than two hours. */
const WIDEST_HOUR_MINUTES = 240

/** Above this uncertainty, a text names a range instead of an hour. */
const PLAIN_HOUR_MINUTES = 60

/**
 * The plan shared by daily, weekly and monthly texts: the theme of a date depends on the facts
 * of that date only, so that all three agree about it.
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

/** Possible themes before the Moon's place. The Moon's own aspects are hours instead. */
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

/** New and full Moons carry the story of the month, so they are always the theme of their date. */
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
 * Up to `count` days, by descending weight; none about the same body as
 * another within two days, and none that mirrors another within six days.
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

/** Whether the Moon's place is the theme of the date. */
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

/** The body that the theme is about. */
function subjectOf(theme: Theme): string {
  return 'body' in theme ? theme.body : 'moon'
}

export function inOrderOfDate(days: readonly DayPlan[]): DayPlan[] {
  return [...days].sort((one, other) => (one.date < other.date ? -1 : 1))
}
