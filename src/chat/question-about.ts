import type { AnyFact } from '#sky/any-fact.ts'
import type { Question } from './question.ts'

/** The question that a fact of a natal chart answers. */
export function questionAbout(fact: AnyFact): Question | undefined {
  switch (fact.kind) {
    case 'placement':
    case 'house':
      return { kind: 'where', point: fact.body, owner: 'user', asked: 'any' }
    case 'angle':
      return { kind: 'where', point: fact.angle, owner: 'user', asked: 'any' }
    case 'aspect':
      return { kind: 'aspect', a: fact.a, b: fact.b, aspect: fact.aspect, owner: 'user' }
    case 'ruler':
      return { kind: 'ruler', of: fact.angle === 'asc' ? 'chart' : 'mc', owner: 'user' }
    case 'balance':
      return { kind: 'balance', of: fact.of, owner: 'user' }
    case 'cluster':
      return { kind: 'what-in', sign: fact.sign, house: fact.house, owner: 'user' }
    default:
      return undefined
  }
}
