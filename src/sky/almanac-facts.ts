import type { SkyEvent } from './events.ts'
import type { ForecastFact } from './forecast-facts.ts'
import {
  ECLIPSE_WEIGHT,
  ingressWeight,
  lunationWeight,
  stationWeight,
  VOID_MOON_WEIGHT,
} from './forecast-weights.ts'
import { houseOf } from './houses.ts'
import { zodiacPosition } from './zodiac.ts'

/** The fact of a sky event; with cusps it includes the house that the event falls in. */
export function almanacFact(event: SkyEvent, cusps?: readonly number[]): ForecastFact {
  const { at } = event
  const date = at.slice(0, 10)
  switch (event.type) {
    case 'lunation': {
      const { phase } = event
      const id = `lunation:${phase}:${date}`
      const weight = lunationWeight(phase)
      return { id, kind: 'lunation', phase, at, ...located(event, cusps), weight, certain: true }
    }
    case 'eclipse': {
      const { kind: of, class: extent } = event
      const place = located(event, cusps)
      const weight = ECLIPSE_WEIGHT
      const id = `eclipse:${of}:${extent}:${date}`
      return { id, kind: 'eclipse', of, class: extent, at, ...place, weight, certain: true }
    }
    case 'ingress': {
      const { body, sign, retrograde } = event
      const id = `ingress:${body}:${sign}:${date}`
      const weight = ingressWeight(body)
      return { id, kind: 'ingress', body, sign, retrograde, at, weight, certain: true }
    }
    case 'station': {
      const { body, direction } = event
      const place = located(event, cusps)
      const weight = stationWeight(body)
      const id = `station:${body}:${direction}:${date}`
      return { id, kind: 'station', body, direction, at, ...place, weight, certain: true }
    }
    case 'void_moon': {
      const { sign, until } = event
      const id = `void-moon:${sign}:${date}`
      return { id, kind: 'void-moon', sign, at, until, weight: VOID_MOON_WEIGHT, certain: true }
    }
  }
}

function located({ longitude }: { longitude: number }, cusps?: readonly number[]) {
  const position = zodiacPosition(longitude)
  return cusps ? { ...position, house: houseOf(longitude, cusps) } : position
}
