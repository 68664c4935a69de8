import { aspectWords, pointNames } from '#lore/names.ts'
import type { LunationPhase } from '#sky/events.ts'
import type { ForecastFact, HouseEntryFact } from '#sky/forecast-facts.ts'
import { bodyName, housePhrase } from '../prose/references.ts'

const moons: Record<LunationPhase, string> = {
  new: 'new Moon',
  first_quarter: 'first quarter Moon',
  full: 'full Moon',
  last_quarter: 'last quarter Moon',
}

/** The text in the parentheses, at its first use and when the same text repeats it. */
export interface Reference {
  full: string
  again: string
}

export function movingReference(fact: ForecastFact): Reference {
  const full = fullReference(fact)
  return { full, again: shortReference(fact) ?? full }
}

/** "Mercury and your Saturn", "that new Moon"; undefined if the full reference is already short. */
function shortReference(fact: ForecastFact): string | undefined {
  switch (fact.kind) {
    case 'transit':
      // "Venus and your Venus" would not say which of the two is transiting.
      if (fact.body === fact.natal) return undefined
      return `${bodyName(fact.body)} and your ${pointNames[fact.natal]}`
    case 'lunation':
      return `that ${moons[fact.phase]}`
    case 'eclipse':
      return `that eclipse of the ${fact.of === 'solar' ? 'Sun' : 'Moon'}`
    case 'ingress':
    case 'station':
    case 'house-entry':
      return `${bodyName(fact.body)} again`
    default:
      return undefined
  }
}

/** The event in plain astrological terms, without the parentheses: "Mercury sextile your Saturn". */
function fullReference(fact: ForecastFact): string {
  switch (fact.kind) {
    case 'transit':
      return `${bodyName(fact.body)} ${aspectWords[fact.aspect]} your ${pointNames[fact.natal]}`
    case 'lunation':
      return `${moons[fact.phase]} in ${fact.sign}${andHouse(fact.house)}`
    case 'eclipse': {
      const light = fact.of === 'solar' ? 'Sun' : 'Moon'
      return `${fact.class} eclipse of the ${light} in ${fact.sign}${andHouse(fact.house)}`
    }
    case 'ingress':
      return `${bodyName(fact.body)} ${fact.retrograde ? 'goes back into' : 'enters'} ${fact.sign}`
    case 'station': {
      const where = fact.house ? housePhrase(fact.house, 'your') : `in ${fact.sign}`
      return `${bodyName(fact.body)} turns ${fact.direction} ${where}`
    }
    case 'house-entry':
      return houseEntryReference(fact)
    case 'void-moon':
      return `the Moon void of course in ${fact.sign}`
    case 'moon-in-house':
      return `the Moon ${housePhrase(fact.house, 'your')}`
    case 'moon-in-sign':
      return `the Moon in ${fact.sign}`
  }
}

/** "Mars enters your house of play", "Mars comes to the root of your chart". */
function houseEntryReference({ body, house, retrograde }: HouseEntryFact): string {
  const where = housePhrase(house, 'your')
  const [place, isAngle] = [where.replace(/^(?:in|at) /, ''), where.startsWith('at ')]
  const way = isAngle ? 'comes to' : 'enters'
  const back = isAngle ? 'goes back to' : 'goes back into'
  return `${bodyName(body)} ${retrograde ? back : way} ${place}`
}

function andHouse(house: number | undefined): string {
  return house ? `, ${housePhrase(house, 'your')}` : ''
}
