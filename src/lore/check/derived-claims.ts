import { aspectPairs } from './aspect-ends.ts'
import type { Claim } from './claim.ts'
import type { MentionOf } from './mention.ts'
import { bodiesIn, type Context, named, ownersOf, pointsIn } from './subjects.ts'

export type DerivedMention = MentionOf<
  | 'reception'
  | 'unaspected'
  | 'singleton'
  | 'near-house'
  | 'near-sign'
  | 'out-of-sign'
  | 'sect'
  | 'apex'
  | 'final-dispositor'
>

/** Claims about what follows from several positions together. */
export function derivedClaims(mention: DerivedMention, context: Context): Claim[] {
  const { mentions } = context
  switch (mention.kind) {
    case 'reception':
      return [{ kind: 'reception', points: bodiesIn(mentions).map(named) }]
    case 'out-of-sign':
      return outOfSignClaims(context)
    case 'sect':
      return [{ kind: 'sect', sect: mention.sect }]
    case 'near-sign':
      return anglesOf(mention, context).map((of) => {
        const { sign, isPast, distance } = mention
        return { kind: 'near-sign', of, sign, isPast, ...(distance && { distance }) }
      })
    case 'final-dispositor': {
      const next = bodiesIn(mentions).find(({ at }) => at >= mention.end)
      return [{ kind: 'final-dispositor', of: next && named(next) }]
    }
    case 'apex': {
      const next = mention.isAimed && bodiesIn(mentions).find(({ at }) => at >= mention.end)
      const owners = next ? [named(next)] : ownersOf(mention, context)
      return owners.map((of) => ({ kind: 'apex', of }))
    }
    default:
      return ownersOf(mention, context).map((of) => ({ ...stated(mention), of }))
  }
}

/** The claim of a mention about one planet, without the planet. */
function stated(mention: MentionOf<'unaspected' | 'singleton' | 'near-house'>) {
  switch (mention.kind) {
    case 'unaspected':
      return { kind: mention.kind, isClose: mention.isClose }
    case 'singleton':
      return { kind: mention.kind, group: mention.group }
    case 'near-house': {
      const { kind, houses, distance } = mention
      return { kind, houses, ...(distance && { distance }) }
    }
  }
}

/** A sign's edge is near an angle, so the angles count among the subjects. */
function anglesOf(mention: MentionOf<'near-sign'>, { mentions }: Context) {
  const points = pointsIn(mentions)
  const subject = points.findLast(({ at }) => at < mention.at) ?? points[0]
  return [subject && named(subject)]
}

/** Claims about the aspect that the sentence names, or the planets that it names, or any. */
function outOfSignClaims(context: Context): Claim[] {
  const relation = context.mentions.find(({ kind }) => kind === 'aspect')
  if (relation?.kind === 'aspect')
    return aspectPairs(relation, context).map((ends) => ({
      kind: 'out-of-sign',
      aspect: relation.aspect,
      ends: ends.map(named),
    }))
  return [{ kind: 'out-of-sign', ends: bodiesIn(context.mentions).slice(0, 2).map(named) }]
}
