import { degreesAndMinutes } from '#sky/aspects.ts'
import type { Angle, Body } from '#sky/bodies.ts'
import type { NatalFact } from '#sky/facts.ts'
import { pointsOf } from './fact-points.ts'
import { aspectWords, ordinal, pointNames } from './names.ts'

/** A fact as the reader of a proof sees it: "Moon 15°18′ Capricorn". */
export function factLabel(fact: NatalFact): string {
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
  }
}

/** The names of what a fact is about, as the tables print them. */
export function factPoints(fact: NatalFact): string[] {
  return pointsOf(fact).map(nameOf)
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

const nameOf = (point: Body | Angle) => pointNames[point]

/** Without a birth time a body has a sign, but hardly ever a degree. */
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

function orb(orbDegrees: number): string {
  return degreeText(degreesAndMinutes(orbDegrees))
}

function degreeText({ degrees, minutes }: { degrees: number; minutes: number }): string {
  return `${degrees}°${String(minutes).padStart(2, '0')}′`
}
