import type { AnyFact } from '#sky/any-fact.ts'
import type { Angle, Body } from '#sky/bodies.ts'

/** The bodies and angles of a fact. */
export function pointsOf(fact: AnyFact): (Body | Angle)[] {
  switch (fact.kind) {
    case 'placement':
    case 'house':
    case 'dignity':
    case 'final-dispositor':
    case 'unaspected':
    case 'singleton':
    case 'near-cusp':
      return [fact.body]
    case 'angle':
      return [fact.angle]
    case 'aspect':
    case 'reception':
    case 'angular-axis':
    case 'out-of-sign':
      return [fact.a, fact.b]
    case 'ruler':
    case 'traditional-ruler':
      return [fact.body, fact.angle]
    case 'dispositor':
      return [fact.body, fact.of]
    case 'sign-edge':
      return [fact.angle]
    case 'cusp':
      return [fact.ruler]
    case 'balance':
    case 'cluster':
    case 'figure':
      return fact.planets
    case 'sect':
      return ['sun']
    case 'moon-phase':
    case 'lunation':
    case 'eclipse':
      return ['sun', 'moon']
    case 'transit':
    case 'transit-window':
      return [fact.body, fact.natal]
    case 'touch':
      return [...pointsOf(fact.event), fact.natal]
    case 'node-return':
      return ['true_node']
    case 'birthday':
    case 'solar-return':
      return ['sun']
    case 'profection':
      return [fact.lord]
    case 'ingress':
    case 'station':
    case 'house-entry':
    case 'sky-position':
    case 'overlay':
      return [fact.body]
    case 'void-moon':
    case 'moon-in-house':
    case 'moon-in-sign':
    case 'progressed-moon':
    case 'progressed-entry':
      return ['moon']
    case 'synastry-aspect':
      return [fact.you, fact.partner]
    case 'owned-placement':
      return [fact.point]
    case 'inner':
      return pointsOf(fact.fact)
  }
}
