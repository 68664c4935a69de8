import type { Planet } from '#sky/bodies.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { House } from './house.ts'

/** The subject of a key date. */
export type EventType = 'love' | 'career' | 'spiritual' | 'other'

const ofHouse: Record<House, EventType> = {
  1: 'other',
  2: 'career',
  3: 'other',
  4: 'other',
  5: 'love',
  6: 'career',
  7: 'love',
  8: 'spiritual',
  9: 'spiritual',
  10: 'career',
  11: 'other',
  12: 'spiritual',
}

const ofPlanet: Partial<Record<Planet, EventType>> = {
  venus: 'love',
  mars: 'career',
  saturn: 'career',
  neptune: 'spiritual',
  pluto: 'spiritual',
}

/** The house of the event decides first, then the natal point, then the moving body. */
export function eventTypeOf(fact: ForecastFact): EventType {
  switch (fact.kind) {
    case 'transit': {
      if (fact.natal === 'mc') return 'career'
      const touched = fact.natal === 'asc' ? undefined : ofPlanet[fact.natal]
      const moving = fact.body === 'chiron' ? 'spiritual' : ofPlanet[fact.body]
      return touched ?? moving ?? 'other'
    }
    case 'lunation':
    case 'eclipse':
    case 'station':
    case 'house-entry': {
      const own = fact.kind === 'station' ? ofPlanet[fact.body] : undefined
      return fact.house ? ofHouse[fact.house as House] : (own ?? 'other')
    }
    case 'moon-in-house':
      return ofHouse[fact.house as House]
    case 'ingress':
      return ofPlanet[fact.body] ?? 'other'
    case 'void-moon':
    case 'moon-in-sign':
      return 'other'
  }
}
