import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import { isLunation } from '#sky/forecast-facts.ts'
import type { Contact } from './contacts.ts'
import { lunationName } from './event-sentences.ts'
import { houseGlosses } from './house-glosses.ts'
import { isOnAngle } from './points-of-contacts.ts'

export const relations: Record<AspectName, string> = {
  conjunction: 'meets',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}

/** "the full Moon opposes your Venus", "Pluto squares your Sun", "Saturn turns direct in Aries" */
export function clauseOf(contact: Contact): string {
  const { fact, touch } = contact
  switch (fact.kind) {
    case 'transit':
      return `${bodyName(fact.body)} ${relations[fact.aspect]} your ${pointNames[fact.natal]}`
    case 'station': {
      const turns = `${bodyName(fact.body)} turns ${fact.direction}`
      if (!touch) return `${turns} in ${fact.sign}`
      const point = `your ${pointNames[touch.natal]}`
      if (touch.aspect === 'conjunction') return `${turns} on ${point}`
      return `${turns}, ${touch.aspect === 'opposition' ? 'opposite' : touch.aspect} ${point}`
    }
    case 'house-entry':
      return `${bodyName(fact.body)} enters your ${ordinalWords[fact.house]} house`
    default: {
      const name = lunationName(fact)
      const house = subjectHouse(contact)
      const where = house && `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
      if (!touch) return `${name} falls in ${where ?? fact.sign}`
      const point = `your ${pointNames[touch.natal]}`
      if (touch.aspect === 'conjunction') return `${name} falls on ${point}`
      return `${name} ${relations[touch.aspect]} ${point}${where ? ` from ${where}` : ''}`
    }
  }
}

/** The house that makes a Moon the turn of its subject: on an angle, no house is read. */
function subjectHouse(contact: Contact): House | undefined {
  const { fact } = contact
  return isLunation(fact) && !isOnAngle(contact) ? (fact.house as House | undefined) : undefined
}
