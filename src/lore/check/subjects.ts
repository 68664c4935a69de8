import type { LunarEvent, Mention, MentionOf, Owner, Point } from './mention.ts'

/** A point as a sentence names it; `inEvent` for the Moon of "full Moon in Leo", which is there only when full. */
export interface NamedPoint {
  point: Point
  owner?: Owner
  inEvent?: LunarEvent
}

type Subject = NamedPoint & { at: number; end: number }

interface Context {
  text: string
  mentions: Mention[]
}

/** All points that a sentence mentions; a full Moon counts as the Moon. */
export function pointsIn(mentions: Mention[]): Subject[] {
  return mentions.flatMap((mention): Subject[] => {
    const { at, end } = mention
    switch (mention.kind) {
      case 'point':
        return [{ point: mention.point, owner: mention.owner, at, end }]
      case 'moon-phase':
      case 'eclipse':
      case 'void-moon': {
        const point = mention.kind === 'eclipse' && mention.of === 'solar' ? 'sun' : 'moon'
        return [{ point, inEvent: lunarEventOf(mention), at, end }]
      }
      default:
        return []
    }
  })
}

/** All mentioned points except the angles, which have no house and no motion. */
export function bodiesIn(mentions: Mention[]): Subject[] {
  return pointsIn(mentions).filter(({ point }) => point !== 'asc' && point !== 'mc')
}

/**
 * The points that a sign, house, degree or motion belongs to: in "Capricorn Moon" the point right after
 * it, in "Sun and Venus, both in Leo" the whole list, otherwise the nearest before, else the first after.
 */
export function ownersOf(
  mention: Mention,
  { text, mentions }: Context,
): (NamedPoint | undefined)[] {
  const points = mention.kind === 'sign' ? pointsIn(mentions) : bodiesIn(mentions)
  const follower = points.find(({ at }) => at >= mention.end && at - mention.end <= 1)
  if (follower && mention.kind !== 'degree') return [named(follower)]
  const before = points.filter(({ at }) => at < mention.at)
  const isOfAll = /\b(?:all|both|together) (?:\w+ ){0,2}$/.test(text.slice(0, mention.at))
  if (isOfAll && before.length > 1) return listed(before, text).map(named)
  const nearest = before.length > 0 ? listed(before, text).at(-1) : points[0]
  return [nearest && named(nearest)]
}

/** The two points of an aspect, in the order of the sentence; fewer if it names fewer. */
export function aspectEnds(
  mention: MentionOf<'aspect'>,
  { text, mentions }: Context,
): NamedPoint[] {
  // "The person opposite (your Pluto …)" is no opposition: an everyday word needs its points in the same clause.
  const isInClause = ({ at }: Subject) =>
    mention.isTerm || !/[();]/.test(text.slice(Math.min(at, mention.at), Math.max(at, mention.at)))
  const points = listed(pointsIn(mentions).filter(isInClause), text)
  const before = points.filter(({ at }) => at < mention.at)
  const after = points.filter(({ at }) => at > mention.at)
  if (before.length > 0 && after.length > 0)
    return [...before.slice(-1), ...after.slice(0, 1)].map(named)
  if (before.length > 1) return before.slice(-2).map(named)
  return (after.length > 1 ? after.slice(0, 2) : points).map(named)
}

/** Gives the owner of the first point to the rest of a list: "your Sun, Mercury and Venus". */
function listed(points: Subject[], text: string): Subject[] {
  const done: Subject[] = []
  for (const point of points) {
    const last = done.at(-1)
    const isNext = last && /^(?:,| and|, and) $/.test(text.slice(last.end, point.at))
    done.push({ ...point, owner: point.owner ?? (isNext ? last.owner : undefined) })
  }
  return done
}

export function named({ point, owner, inEvent }: Subject): NamedPoint {
  return { point, ...(owner && { owner }), ...(inEvent && { inEvent }) }
}

/** The event of a mention, without its offsets. */
export function lunarEventOf(mention: LunarEvent): LunarEvent {
  switch (mention.kind) {
    case 'moon-phase':
      return { kind: mention.kind, phases: mention.phases }
    case 'eclipse':
      return { kind: mention.kind, of: mention.of, extent: mention.extent }
    case 'void-moon':
      return { kind: mention.kind }
  }
}
