import {
  aspectClaims,
  contactsUnnamed,
  measureClaims,
  passClaims,
  returnsAt,
  seriesAt,
} from './aspect-claims.ts'
import type { Claim } from './claim.ts'
import { derivedClaims } from './derived-claims.ts'
import type { CalendarDay, Mention, MentionOf } from './mention.ts'
import { momentsIn } from './moments.ts'
import { findNegations, isNegated } from './negation.ts'
import { clusterAt, degreeClaims, placeClaims, signClaims } from './place-claims.ts'
import { rulerClaims } from './ruler-claims.ts'
import {
  bodiesIn,
  type Context,
  isAngle,
  lunarEventOf,
  named,
  pointsIn,
  subjectsFor,
} from './subjects.ts'

/**
 * Every claim of a sentence, in order of appearance.
 *
 * @param isDated whether the text is about dates
 */
export function findClaims(
  text: string,
  mentions: Mention[],
  { isDated = false }: { isDated?: boolean } = {},
): Claim[] {
  const context = { text, mentions }
  const momentAt = momentsIn(text, mentions)
  const negations = findNegations(text, mentions)
  const claims = mentions.flatMap((mention) => {
    const isDenied =
      negations.length > 0 &&
      !['point', 'date', 'time'].includes(mention.kind) &&
      isNegated(mention, subjectsOf(mention, context), { ...context, negations })
    return claimsOf(mention, context).map(
      (claim): Claim => ({
        ...claim,
        ...momentAt(mention),
        ...(isDenied && { isNegated: true }),
      }),
    )
  })
  return isDated ? [...claims, ...contactsUnnamed(context)] : claims
}

/** Mentions that say nothing which could be checked, such as "entering" without a body. */
export function claimlessMentions(text: string, mentions: Mention[]): Mention[] {
  const context = { text, mentions }
  // The claim of a sign after "rules" or of a placed stellium is made by the other mention.
  return mentions.filter(
    (mention) =>
      !/^(?:sign|cluster)$/.test(mention.kind) && claimsOf(mention, context).length === 0,
  )
}

function subjectsOf(mention: Mention, context: Context): { at: number; end: number }[] {
  const cluster =
    (mention.kind === 'sign' || mention.kind === 'house') && clusterAt(mention, context)
  if (cluster) return [cluster]
  if (mention.kind === 'aspect' || mention.kind === 'contact') return pointsIn(context.mentions)
  return subjectsFor(mention, context).filter((subject) => subject !== undefined)
}

function claimsOf(mention: Mention, context: Context): Claim[] {
  const { mentions } = context
  switch (mention.kind) {
    case 'point': {
      const isMoved = isAngle(mention.point) && context.text.startsWith(' stays ', mention.end)
      const point = isMoved ? 'unknown' : mention.point
      return [{ kind: 'point', of: { point, owner: mention.owner } }]
    }
    case 'sign':
      return signClaims(mention, context)
    case 'house':
    case 'axis':
    case 'retrograde':
    case 'direct':
    case 'element':
    case 'dignity':
      return placeClaims(mention, context)
    case 'degree':
      return degreeClaims(mention, context)
    case 'rules':
      return rulerClaims(mention, context)
    case 'aspect':
    case 'contact':
      return aspectClaims(mention, context)
    case 'orb':
    case 'applying':
    case 'tighter':
      return measureClaims(mention, context)
    case 'return':
      return returnsAt(mention, context).map((aspect) => ({ kind: 'aspect', ...aspect }))
    case 'near-miss': {
      const body = bodiesIn(mentions).findLast((one) => one.at < mention.at && one.owner !== 'you')
      return body ? [{ kind: 'near-miss', of: named(body) }] : []
    }
    case 'birthday':
      return [{ kind: 'birthday' }]
    case 'profection':
      return [
        { kind: 'profection', house: mention.house, ...(mention.side && { side: mention.side }) },
      ]
    case 'year-ruler': {
      const bodies = bodiesIn(mentions)
      const of = bodies.findLast(({ at }) => at < mention.at) ?? bodies[0]
      return [{ kind: 'year-ruler', ...(of && { of: named(of) }) }]
    }
    case 'balance':
      return [{ kind: 'balance', of: mention.of, count: mention.count, strength: mention.strength }]
    case 'more':
      return [{ kind: 'more', of: mention.of, than: mention.than }]
    case 'cluster':
      return clusterClaims(mention, context)
    case 'multiple':
      return [{ kind: 'multiple', sign: mention.sign, times: mention.times }]
    case 'configuration':
      return [
        { kind: 'configuration', shape: mention.shape, points: pointsIn(mentions).map(named) },
      ]
    case 'moon-phase':
    case 'eclipse':
    case 'void-moon':
      return [lunarEventOf(mention)]
    case 'station':
    case 'entry':
      return motionClaims(mention, context)
    case 'date':
      return dateClaims(mention, context)
    case 'time':
      return [{ kind: 'time', time: mention.time, day: dayOf(mention, mentions) }]
    case 'day-part':
      return [{ kind: 'day-part', part: mention.part }]
    case 'pass':
      return passClaims(mention, context)
    default:
      return derivedClaims(mention, context)
  }
}

function dateClaims(mention: MentionOf<'date'>, context: Context): Claim[] {
  const { day, edge } = mention
  const date = { kind: 'date', day, ...(edge && { edge }) } as const
  const series = seriesAt(mention, context)
  return series.length > 0 ? series.map((of) => ({ ...date, series: of })) : [date]
}

/** A stellium whose place is named makes its claim there: see `placeClaims`. */
function clusterClaims(mention: MentionOf<'cluster'>, context: Context): Claim[] {
  const isPlaced = context.mentions.some(
    (other) =>
      (other.kind === 'sign' || other.kind === 'house') && clusterAt(other, context) === mention,
  )
  if (isPlaced) return []
  const { count } = mention
  // "Full of cardinal signs: seven planets in all"
  const group = context.mentions.find((other) => other.kind === 'balance')
  if (group?.kind === 'balance' && count !== undefined)
    return [{ kind: 'balance', of: group.of, count }]
  return [{ kind: 'cluster', count, points: bodiesIn(context.mentions).map(named) }]
}

/** "A guest enters your house of play" names no body, so it claims nothing. */
function motionClaims(
  mention: MentionOf<'station' | 'entry'>,
  { text, mentions }: Context,
): Claim[] {
  const bodies = bodiesIn(mentions)
  const isNoun = /^(?:ingress|entry|entrance) of/i.test(text.slice(mention.at))
  const before = bodies.findLast(({ at }) => at < mention.at)
  const of = isNoun ? (bodies.find(({ at }) => at > mention.at) ?? before) : before
  if (!of) return []
  return mention.kind === 'station'
    ? [{ kind: 'station', of: named(of), direction: mention.direction }]
    : [{ kind: 'entry', of: named(of), isBack: mention.isBack }]
}

/** With several days in a sentence, a time belongs to the day before it, or else to the first. */
function dayOf(mention: Mention, mentions: Mention[]): CalendarDay | undefined {
  const days = mentions.filter((other) => other.kind === 'date')
  if (days.length < 2) return undefined
  return (days.findLast(({ at }) => at < mention.at) ?? days[0])?.day
}
