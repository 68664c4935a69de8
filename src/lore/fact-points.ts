import type { Angle, Body } from '#sky/bodies.ts'
import type { NatalFact } from '#sky/facts.ts'

/** The bodies and angles that a fact is about. */
export function pointsOf(fact: NatalFact): (Body | Angle)[] {
  switch (fact.kind) {
    case 'placement':
    case 'house':
      return [fact.body]
    case 'angle':
      return [fact.angle]
    case 'aspect':
      return [fact.a, fact.b]
    case 'ruler':
      return [fact.body, fact.angle]
    case 'balance':
    case 'cluster':
      return fact.planets
    case 'moon-phase':
      return ['sun', 'moon']
  }
}
