import type { AnyFact } from '#sky/any-fact.ts'
import { degreesAndMinutes } from '#sky/aspects.ts'
import type { Angle, Body, Planet } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { CuspFact } from '#sky/cusp-facts.ts'
import type { DerivedFact, FigureShape } from '#sky/derived/facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { TimedFact, TransitFact, TransitWindowFact, YearFact } from '#sky/forecast-facts.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'
import { pointsOf } from './fact-points.ts'
import { aspectWords, ordinal, pointNames } from './names.ts'

/** A fact as stored with the text that it supports. */
export function shownFact(fact: AnyFact): { id: string; label: string; points: string[] } {
  return { id: fact.id, label: factLabel(fact), points: factPoints(fact) }
}

/** A fact as the evidence list shows it: "Moon 15°18′ Capricorn". */
export function factLabel(fact: AnyFact): string {
  if ('at' in fact) return forecastLabel(fact)
  switch (fact.kind) {
    case 'synastry-aspect':
    case 'overlay':
    case 'owned-placement':
    case 'inner':
      return synastryLabel(fact)
    case 'cusp':
      return `${capitalized(ordinal(fact.house))} house from ${position(fact)}, ruled by ${rulersText(fact)}`
    default:
      return natalLabel(fact)
  }
}

/** "Mars", "Pluto, by tradition Mars": a text may go by either. */
function rulersText({ sign, ruler }: CuspFact): string {
  const older = traditionalRulers[sign]
  return nameOf(ruler) + (older === ruler ? '' : `, by tradition ${nameOf(older)}`)
}

/** "Mercury sextile your Saturn", "Full Moon 12°34′ Leo". */
function forecastLabel(fact: TimedFact): string {
  switch (fact.kind) {
    case 'transit':
      return `${contact(fact)}${passText(fact)}`
    case 'lunation':
      return `${lunations[fact.phase]} ${position(fact)}`
    case 'eclipse':
      return `${capitalized(fact.class)} ${fact.of} eclipse ${position(fact)}`
    case 'ingress':
      return `${nameOf(fact.body)} ${fact.retrograde ? 'goes back into' : 'enters'} ${fact.sign}`
    case 'station':
      return `${nameOf(fact.body)} turns ${fact.direction} ${position(fact)}`
    case 'void-moon':
      return `Moon makes no more aspect in ${fact.sign}`
    case 'house-entry': {
      const enters = fact.retrograde ? 'goes back into' : 'enters'
      return `${nameOf(fact.body)} ${enters} your ${ordinal(fact.house)} house`
    }
    case 'moon-in-house':
      return `Moon in your ${ordinal(fact.house)} house`
    case 'moon-in-sign':
      return `Moon in ${fact.sign}`
    case 'sky-position': {
      const house = fact.house === undefined ? '' : `, your ${ordinal(fact.house)} house`
      return `Transiting ${nameOf(fact.body)} ${position(fact)}${fact.retrograde ? ' (R)' : ''}${house}`
    }
    case 'transit-window':
      return `${contact(fact)}, ${nearness(fact)} from ${dayText(fact.at)} to ${dayText(fact.until)}`
    case 'touch':
      return `${forecastLabel(fact.event)}, ${touches[fact.aspect]} your ${nameOf(fact.natal)}, orb ${orb(fact.orbDegrees)}`
    case 'node-return':
      return `Lunar nodes ${fact.isOpposite ? 'opposite' : 'back at'} their natal place`
    case 'birthday':
      return 'Your birthday'
    default:
      return yearLabel(fact)
  }
}

/** "Year of your 7th house, ruled by Mars, from Jun 10, 2027" */
function yearLabel(fact: YearFact): string {
  switch (fact.kind) {
    case 'profection':
      return `Year of your ${ordinal(fact.house)} house, ruled by ${nameOf(fact.lord)}, from ${dayText(fact.at)}`
    case 'progressed-moon': {
      const house = fact.house === undefined ? '' : `, your ${ordinal(fact.house)} house`
      return `Progressed Moon in ${fact.sign}${house}`
    }
    case 'progressed-entry':
      return `Progressed Moon enters ${fact.sign ?? `your ${ordinal(fact.house ?? 0)} house`}`
    case 'solar-return':
      return [
        `Solar return with ${fact.rising} rising`,
        ...(fact.angular ?? []).map(({ body, angle }) => `${nameOf(body)} on its ${nameOf(angle)}`),
      ].join(', ')
  }
}

/** "Saturn square your Sun" */
function contact({ body, aspect, natal }: TransitFact | TransitWindowFact): string {
  return `${nameOf(body)} ${aspectWords[aspect]} your ${nameOf(natal)}`
}

const passes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** ", second of three" */
function passText({ pass }: TransitFact): string {
  if (!pass) return ''
  return `, ${passes[pass.number - 1] ?? pass.number} of ${counts[pass.of - 1] ?? pass.of}`
}

/** "within 1°"; of a stay without a pass, how near it comes. */
function nearness({ closest }: TransitWindowFact): string {
  return closest ? `within ${orb(closest.orbDegrees)}` : 'within 1°'
}

const touches: Record<AspectName, string> = {
  conjunction: 'on',
  opposition: 'opposite',
  square: 'square',
  trine: 'trine',
  sextile: 'sextile',
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Dec 9, 2026", in UTC. */
const dayText = (at: string) => dayFormat.format(new Date(at))

/** "Your Sun trine your partner's Moon, orb 2°04′". */
function synastryLabel(fact: SynastryFact): string {
  const possessive = { you: 'Your', partner: "Your partner's" }
  switch (fact.kind) {
    case 'synastry-aspect':
      return `Your ${nameOf(fact.you)} ${aspectWords[fact.aspect]} your partner's ${nameOf(fact.partner)}, orb ${orb(fact.orbDegrees)}`
    case 'overlay': {
      const host = fact.whose === 'you' ? "your partner's" : 'your'
      return `${possessive[fact.whose]} ${nameOf(fact.body)} in ${host} ${ordinal(fact.house)} house`
    }
    case 'owned-placement':
      return `${possessive[fact.whose]} ${nameOf(fact.point)} in ${fact.sign}`
    case 'inner':
      return `${possessive[fact.whose]} ${natalLabel(fact.fact)}`
  }
}

function natalLabel(fact: NatalFact): string {
  switch (fact.kind) {
    case 'placement':
      if (fact.signsOfTheDay) return `${nameOf(fact.body)} in ${fact.signsOfTheDay.join(' or ')}`
      return `${nameOf(fact.body)} ${position(fact)}${fact.retrograde ? ' (R)' : ''}`
    case 'house':
      return `${nameOf(fact.body)} in the ${ordinal(fact.house)} house`
    case 'angle':
      return `${nameOf(fact.angle)} ${position(fact)}`
    case 'aspect':
      return `${nameOf(fact.a)} ${aspectWords[fact.aspect]} ${nameOf(fact.b)}, orb ${orb(fact.orbDegrees)}`
    case 'ruler':
      return `${nameOf(fact.body)} rules the ${nameOf(fact.angle)}, from ${fact.sign} in the ${ordinal(fact.house)} house`
    case 'balance':
      return fact.strength === 'absent'
        ? `No planet in ${fact.of} signs`
        : `${fact.planets.length} planets in ${fact.of} signs`
    case 'cluster':
      return `${fact.planets.length} planets ${fact.sign ? `in ${fact.sign}` : `in the ${ordinal(fact.house ?? 0)} house`}`
    case 'moon-phase':
      return `${moonPhases[fact.phase]} at birth`
    default:
      return derivedLabel(fact)
  }
}

/** "Mars and Saturn in mutual reception", "Venus 0°51′ from the 2nd house". */
function derivedLabel(fact: DerivedFact): string {
  switch (fact.kind) {
    case 'dignity':
      return `${nameOf(fact.body)} in ${fact.sign}, its ${fact.dignity}`
    case 'traditional-ruler':
      return `${nameOf(fact.body)} rules the ${nameOf(fact.angle)} by tradition, from ${fact.sign} in the ${ordinal(fact.house)} house`
    case 'dispositor':
      return `${nameOf(fact.body)} rules ${fact.of === 'sun' || fact.of === 'moon' ? 'the ' : ''}${nameOf(fact.of)}'s sign`
    case 'final-dispositor':
      return `${nameOf(fact.body)} rules the signs of all others, directly or in turn`
    case 'reception':
      return `${nameOf(fact.a)} and ${nameOf(fact.b)} in mutual reception`
    case 'figure': {
      const apex = fact.apex ? `, ${nameOf(fact.apex)} at the apex` : ''
      return `${figures[fact.shape]} of ${list(fact.planets)}${apex}`
    }
    case 'angular-axis':
      return `${nameOf(fact.a)} in the ${ordinal(fact.houses[0])} house opposite ${nameOf(fact.b)} in the ${ordinal(fact.houses[1])}`
    case 'unaspected':
      return `${nameOf(fact.body)}, no ${fact.closestDegrees === undefined ? '' : 'close '}aspect to another planet`
    case 'singleton':
      return `${nameOf(fact.body)}, the only planet in ${fact.of} signs`
    case 'near-cusp':
      return `${nameOf(fact.body)} ${orb(fact.distanceDegrees)} from the ${ordinal(fact.neighbor)} house`
    case 'sign-edge':
      return `${nameOf(fact.angle)} ${orb(fact.distanceDegrees)} from ${fact.neighbor}`
    case 'out-of-sign':
      return `${nameOf(fact.a)} ${aspectWords[fact.aspect]} ${nameOf(fact.b)}, out of sign`
    case 'sect':
      return fact.sect === 'day' ? 'Born by day' : 'Born at night'
  }
}

const figures: Record<FigureShape, string> = {
  't-square': 'T-square',
  'grand-cross': 'Grand cross',
  'grand-trine': 'Grand trine',
  kite: 'Kite',
  yod: 'Yod',
}

/** "Mars, Jupiter, and Pluto" */
function list(points: readonly Planet[]): string {
  return new Intl.ListFormat('en-US').format(points.map(nameOf))
}

/** Names of the points of a fact, as in tables and the wheel; in synastry with their owner: "your Sun". */
export function factPoints(fact: AnyFact): string[] {
  const mine = (point: Body | Angle) => `your ${nameOf(point)}`
  const theirs = (point: Body | Angle) => `your partner's ${nameOf(point)}`
  switch (fact.kind) {
    case 'synastry-aspect':
      return [mine(fact.you), theirs(fact.partner)]
    case 'overlay':
      return [fact.whose === 'you' ? mine(fact.body) : theirs(fact.body)]
    case 'owned-placement':
      return [fact.whose === 'you' ? mine(fact.point) : theirs(fact.point)]
    case 'inner':
      return pointsOf(fact.fact).map(fact.whose === 'you' ? mine : theirs)
    default:
      return pointsOf(fact).map(nameOf)
  }
}

const moonPhases = {
  new: 'New Moon',
  'waxing-crescent': 'Waxing crescent Moon',
  'first-quarter': 'First quarter Moon',
  'waxing-gibbous': 'Waxing gibbous Moon',
  full: 'Full Moon',
  'waning-gibbous': 'Waning gibbous Moon',
  'last-quarter': 'Last quarter Moon',
  'waning-crescent': 'Waning crescent Moon',
} as const

const lunations = {
  new: 'New Moon',
  first_quarter: 'First quarter Moon',
  full: 'Full Moon',
  last_quarter: 'Last quarter Moon',
} as const

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const nameOf = (point: Body | Angle) => pointNames[point]

/** Without a birth time a body has a sign but rarely a degree. */
function position({
  degrees,
  minutes,
  sign,
}: {
  degrees?: number
  minutes?: number
  sign: string
}) {
  if (degrees === undefined || minutes === undefined) return `in ${sign}`
  return `${degreeText({ degrees, minutes })} ${sign}`
}

export function orb(orbDegrees: number): string {
  return degreeText(degreesAndMinutes(orbDegrees))
}

function degreeText({ degrees, minutes }: { degrees: number; minutes: number }): string {
  return `${degrees}°${String(minutes).padStart(2, '0')}′`
}
