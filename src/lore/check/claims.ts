import type { Angle } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { BalanceFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import { findMentions, type Mention, type Point } from './mentions.ts'

/** Something that a sentence says of a chart. Without a point it says it of something it does not name. */
export type Claim =
  | { kind: 'point'; point: Point }
  | { kind: 'sign'; point?: Point; sign: Sign; isHedged: boolean; when?: 'first' | 'second' }
  | { kind: 'sign-change'; point?: Point; from: Sign; to: Sign }
  | { kind: 'house'; point?: Point; house: House | 'unknown' }
  | { kind: 'degree'; point?: Point; degrees: number; minutes?: number }
  | { kind: 'retrograde'; point?: Point }
  | { kind: 'aspect'; aspect: AspectName; points: Point[] }
  | { kind: 'ruler'; point?: Point; angle?: Point }
  | { kind: 'balance'; of: BalanceFact['of']; count: number }
  | { kind: 'moon-phase'; phases: MoonPhaseFact['phase'][] }

type PointMention = Extract<Mention, { kind: 'point' }>

/** Every claim of a sentence, in its order. */
export function findClaims(text: string): Claim[] {
  const mentions = findMentions(text)
  return mentions.flatMap((mention) => claimsOf(mention, { text, mentions }))
}

interface Context {
  text: string
  mentions: Mention[]
}

function claimsOf(mention: Mention, context: Context): Claim[] {
  switch (mention.kind) {
    case 'point':
      return [{ kind: 'point', point: mention.point }]
    case 'sign':
      return signClaims(mention, context)
    case 'house':
      return ownersOf(mention, context).map((point) => ({
        kind: 'house',
        point,
        house: mention.house,
      }))
    case 'degree':
      return [
        {
          kind: 'degree',
          point: ownersOf(mention, context)[0],
          degrees: mention.degrees,
          minutes: mention.minutes,
        },
      ]
    case 'retrograde':
      return [{ kind: 'retrograde', point: ownersOf(mention, context)[0] }]
    case 'rules':
      return rulerClaims(mention, context)
    case 'aspect':
      return aspectClaims(mention, context)
    case 'balance':
      return [{ kind: 'balance', of: mention.of, count: mention.count }]
    case 'moon-phase':
      return [{ kind: 'moon-phase', phases: mention.phases }]
  }
}

function signClaims(mention: Extract<Mention, { kind: 'sign' }>, context: Context): Claim[] {
  const { text, mentions } = context
  const { sign, at } = mention
  const next = mentions.find((other) => other.at > at)
  const before = text.slice(0, at)
  if (
    next?.kind === 'sign' &&
    /\bfrom $/.test(before) &&
    /^ to $/.test(text.slice(mention.end, next.at))
  ) {
    return [
      { kind: 'sign-change', point: ownersOf(mention, context)[0], from: sign, to: next.sign },
    ]
  }
  if (/\bfrom [A-Z]\w+ to $/.test(before)) return []
  const isHedged = /^(?:Suppose|Now suppose|If|Here|And here)\b/.test(text)
  return ownersOf(mention, context).map((point) => ({
    kind: 'sign',
    point,
    sign,
    isHedged,
    when: isHedged ? momentOf(text) : undefined,
  }))
}

/** Which of the two signs of an uncertain day a sentence speaks of. */
function momentOf(text: string): 'first' | 'second' | undefined {
  if (/\b(?:still|not left|earlier)\b/.test(text)) return 'first'
  return /\b(?:reached|begun|later)\b/.test(text) ? 'second' : undefined
}

function rulerClaims(mention: Mention, { mentions }: Context): Claim[] {
  const point = bodiesBefore(mention, mentions).at(-1)?.point
  const angle = pointsIn(mentions).find((other) => other.at > mention.at)?.point
  return point || angle ? [{ kind: 'ruler', point, angle }] : []
}

function aspectClaims(
  mention: Extract<Mention, { kind: 'aspect' }>,
  { text, mentions }: Context,
): Claim[] {
  // "The person opposite (your Pluto …)" opposes nothing: everyday words count within their clause.
  const isInClause = ({ at }: PointMention) =>
    mention.isTerm || !/[();]/.test(text.slice(Math.min(at, mention.at), Math.max(at, mention.at)))
  const points = pointsIn(mentions).filter(isInClause)
  const before = points.filter(({ at }) => at < mention.at)
  const after = points.filter(({ at }) => at > mention.at)
  const isBetween = before.length > 0 && after.length > 0
  const pair = isBetween
    ? [before.at(-1), after[0]]
    : before.length > 1
      ? before.slice(-2)
      : after.length > 1
        ? after.slice(0, 2)
        : [...before, ...after]
  const known = pair.flatMap((point) => point?.point ?? [])
  if (known.length < 2 && !mention.isTerm) return []
  return [{ kind: 'aspect', aspect: mention.aspect, points: known }]
}

/**
 * Whose sign, house, degree or motion it is: of "Capricorn Moon" the one that follows at once, of
 * "Sun and Venus, both in Leo" all of the list, otherwise the nearest before, else the nearest after.
 */
function ownersOf(mention: Mention, { text, mentions }: Context): (Point | undefined)[] {
  const points = mention.kind === 'sign' ? pointsIn(mentions) : pointsIn(mentions).filter(isBody)
  const follower = points.find(({ at }) => at >= mention.end && at - mention.end <= 1)
  if (follower && mention.kind !== 'degree') return [follower.point]
  const before = points.filter(({ at }) => at < mention.at)
  const isOfAll = /\b(?:all|both|together) (?:\w+ ){0,2}$/.test(text.slice(0, mention.at))
  if (isOfAll && before.length > 1) return before.map(({ point }) => point)
  const nearest = before.at(-1) ?? points.find(({ at }) => at > mention.at)
  return [nearest?.point]
}

function bodiesBefore(mention: Mention, mentions: Mention[]): PointMention[] {
  return pointsIn(mentions).filter((point) => point.at < mention.at && isBody(point))
}

function pointsIn(mentions: Mention[]): PointMention[] {
  return mentions.filter((mention): mention is PointMention => mention.kind === 'point')
}

const angles: readonly Point[] = ['asc', 'mc'] satisfies Angle[]

function isBody({ point }: PointMention): boolean {
  return !angles.includes(point)
}
