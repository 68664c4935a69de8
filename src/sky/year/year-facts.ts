import { signedDifference } from '../aspects.ts'
import { isSlowBody, planets } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import { clampWeight } from '../fact-weights.ts'
import { type HoroscopeSky, horoscopeFacts } from '../forecast/horoscope-facts.ts'
import type {
  HoroscopeFact,
  ProfectionFact,
  SolarReturnFact,
  TouchFact,
  YearFact,
} from '../forecast-facts.ts'
import { isoDate, isoSecond } from '../julian-day.ts'
import type { GeographicPlace } from '../place.ts'
import type { CalendarDate, TimeWindow } from '../time-window.ts'
import { profectionAt } from './profection.ts'
import { progressedChanges, progressedMoon } from './progressed-moon.ts'
import { solarReturn } from './solar-return.ts'

export interface YearPeriod {
  /** Twelve months. */
  window: TimeWindow
  /** The dates of the reader's calendar around the window. */
  dates: readonly CalendarDate[]
  /** The last birthday at or before the beginning of the window, and the two after it. */
  birthdays: readonly [CalendarDate, CalendarDate, CalendarDate]
  /** At the first of them. */
  age: number
  /** The place of birth. */
  place: GeographicPlace
}

/** The facts for a text about a year, by descending weight: those that last for months, not those of a few days. */
export function yearFacts(sky: HoroscopeSky, chart: Chart, period: YearPeriod): HoroscopeFact[] {
  const { window, dates, birthdays } = period
  const birthday = birthdays
    .find(({ jdUt }) => jdUt >= window.fromJdUt - HALF_SECOND)
    ?.date.slice('YYYY-'.length)
  const ofPeriod = horoscopeFacts(sky, chart, {
    window,
    dates,
    ...(birthday && { birthday }),
  })
  const stops = new Set(
    ofPeriod.flatMap((fact) => (isStopOnPoint(fact) ? [fact.event.id, fact.id] : [])),
  )
  const ofHoroscope = ofPeriod.filter((fact) => isOfYears(fact) || stops.has(fact.id))
  const facts: HoroscopeFact[] = [...ofHoroscope, ...techniqueFacts(sky, chart, period)]
  return facts.sort((one, other) => other.weight - one.weight)
}

const HALF_SECOND = 0.5 / 86_400

/** A slow planet turns around on a point of the chart, or across from it, or square to it. */
function isStopOnPoint(fact: HoroscopeFact): fact is TouchFact {
  if (fact.kind !== 'touch' || fact.event.kind !== 'station') return false
  const isHard = fact.aspect !== 'trine' && fact.aspect !== 'sextile'
  return isHard && isSlowBody(fact.event.body)
}

function isOfYears(fact: HoroscopeFact): boolean {
  switch (fact.kind) {
    case 'transit':
    case 'transit-window':
    case 'house-entry':
      return isSlowBody(fact.body)
    case 'touch':
      return fact.event.kind === 'eclipse'
    case 'eclipse':
    case 'birthday':
    case 'node-return':
      return true
    default:
      return !('at' in fact)
  }
}

/** They rest on the minute of birth: without it they are left out. */
function techniqueFacts(
  { ephemeris }: HoroscopeSky,
  chart: Chart,
  { window, birthdays, age, place }: YearPeriod,
): YearFact[] {
  if (!chart.angles) return []
  const [, next] = birthdays
  const moon = progressedMoon(ephemeris, chart, window.fromJdUt)
  const { jdUt, chart: ofReturn } = solarReturn(ephemeris, chart, {
    from: next.jdUt - RETURN_EARLY_DAYS,
    place,
  })
  const rising = ofReturn.angles?.asc.sign
  return [
    ...profectionFacts(chart, window, birthdays, age),
    {
      id: `progressed-moon:${isoDate(window.fromJdUt)}`,
      kind: 'progressed-moon',
      at: isoSecond(window.fromJdUt),
      sign: moon.sign,
      ...(moon.house && { house: moon.house }),
      ...base(0.6),
    },
    ...progressedChanges(ephemeris, chart, window).map((change): YearFact => {
      const { jdUt: at, ...entered } = change
      const name = 'sign' in entered ? entered.sign : entered.house
      return {
        id: `progressed-entry:${name}:${isoDate(at)}`,
        kind: 'progressed-entry',
        at: isoSecond(at),
        ...entered,
        ...base(0.6),
      }
    }),
    ...(rising && isWithin(window, jdUt)
      ? [
          {
            id: `solar-return:${isoDate(jdUt)}`,
            kind: 'solar-return' as const,
            at: isoSecond(jdUt),
            rising,
            angular: angularIn(ofReturn),
            ...base(0.5),
          },
        ]
      : []),
  ]
}

/** A planet this close to an angle of a return colors its year. */
const ANGULAR_DEGREES = 7

function angularIn({ bodies, angles }: Chart): NonNullable<SolarReturnFact['angular']> {
  if (!angles) return []
  const found = planets.flatMap((body) =>
    (['asc', 'mc'] as const).map((angle) => {
      const distance = signedDifference(bodies[body].longitude, angles[angle].longitude)
      return { body, angle, orbDegrees: Math.abs(distance) }
    }),
  )
  return found
    .filter(({ orbDegrees }) => orbDegrees <= ANGULAR_DEGREES)
    .sort((one, other) => one.orbDegrees - other.orbDegrees)
}

/** The Sun returns on the birthday, the day before or the day after. */
const RETURN_EARLY_DAYS = 2

const base = (weight: number) => ({ weight: clampWeight(weight), certain: true })

const isWithin = ({ fromJdUt, toJdUt }: TimeWindow, jdUt: number) =>
  jdUt >= fromJdUt && jdUt < toJdUt

function profectionFacts(
  chart: Chart,
  window: TimeWindow,
  birthdays: YearPeriod['birthdays'],
  age: number,
): ProfectionFact[] {
  return [0, 1].flatMap((index): ProfectionFact[] => {
    const [begin, end] = [birthdays[index], birthdays[index + 1]]
    const profection = profectionAt(chart, age + index)
    if (!begin || !end || !profection || begin.jdUt >= window.toJdUt) return []
    const { house, sign, lord } = profection
    return [
      {
        id: `profection:${house}:${begin.date}`,
        kind: 'profection',
        house,
        sign,
        lord,
        at: isoSecond(begin.jdUt),
        until: isoSecond(end.jdUt),
        isNext: index === 1,
        ...base(0.7),
      },
    ]
  })
}
