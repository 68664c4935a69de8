import type { SynastryFact } from '#sky/synastry-facts.ts'
import * as pair from './synastry-phrases.ts'
import { type Statement, say, type Values } from './values.ts'

/** Everything that the phrases can say of two charts. */
export function synastryStatements(facts: readonly SynastryFact[]): Statement[] {
  return [...facts.flatMap((fact) => statementsOf(fact, facts)), ...ownedPairs(facts)]
}

function statementsOf(fact: SynastryFact, all: readonly SynastryFact[]): Statement[] {
  switch (fact.kind) {
    case 'synastry-aspect': {
      const isTrue = ({ P, Q, aspect }: Values) =>
        all.some(
          (one) =>
            one.kind === 'synastry-aspect' &&
            one.you === P &&
            one.partner === Q &&
            one.aspect === aspect,
        )
      const values = { P: fact.you, Q: fact.partner, aspect: fact.aspect }
      const made = [say('synastry aspect', pair.synastryAspectPhrases, values, [fact], isTrue)]
      const isHard = fact.aspect === 'square' || fact.aspect === 'opposition'
      if (fact.aspect !== 'conjunction') {
        const quality = isHard ? 'hard' : 'soft'
        const isSo = ({ P, Q, quality }: Values) => {
          const isHard = ['hard', 'tense', 'challenging'].includes(quality ?? '')
          const names = isHard ? ['square', 'opposition'] : ['trine', 'sextile']
          return names.some((aspect) => isTrue({ P: P ?? '', Q: Q ?? '', aspect }))
        }
        made.push(
          say(
            'synastry aspect',
            pair.synastryContactPhrases,
            { P: fact.you, Q: fact.partner, quality },
            [fact],
            isSo,
          ),
        )
      }
      return made
    }
    case 'overlay': {
      const host = fact.whose === 'you' ? 'partner' : 'you'
      const values = { P: fact.body, house: `${fact.house}`, whose: fact.whose, host }
      const isTrue = ({ P, house, whose, host }: Values) =>
        whose !== host &&
        all.some(
          (one) =>
            one.kind === 'overlay' &&
            one.whose === whose &&
            one.body === P &&
            `${one.house}` === house,
        )
      return fact.body === 'mean_node'
        ? []
        : [say('overlay', pair.overlayPhrases, values, [fact], isTrue)]
    }
    case 'owned-placement': {
      const values = { P: fact.point, S: fact.sign, whose: fact.whose }
      return [
        say('placement of two', pair.ownedPhrases, values, [fact], (asked) => owns(all, asked)),
      ]
    }
    case 'inner':
      return []
  }
}

function owns(all: readonly SynastryFact[], { P, S, whose }: Values): boolean {
  return all.some(
    (one) =>
      one.kind === 'owned-placement' && one.whose === whose && one.point === P && one.sign === S,
  )
}

function ownedPairs(all: readonly SynastryFact[]): Statement[] {
  const owned = all.filter((fact) => fact.kind === 'owned-placement')
  const yours = owned.filter(({ whose }) => whose === 'you')
  const theirs = owned.filter(({ whose }) => whose === 'partner')
  return yours.flatMap((one, index) => {
    const other = theirs[(index * 5 + 2) % theirs.length]
    if (!other) return []
    const values = { P: one.point, S: one.sign, Q: other.point, T: other.sign }
    return say(
      'placement of two',
      pair.ownedPairPhrases,
      values,
      [one, other],
      ({ P, S, Q, T }) => {
        const isYours = owns(all, { P: P ?? '', S: S ?? '', whose: 'you' })
        return isYours && owns(all, { P: Q ?? '', S: T ?? '', whose: 'partner' })
      },
    )
  })
}
