import type { LunarEvent, Mention, MentionOf, Owner, Point } from './mention.ts'

/** A point as a sentence names it; `inEvent` for the Moon of "full Moon in Leo", which is there only when full. */
export interface NamedPoint {
  point: Point
  owner?: Owner
  inEvent?: LunarEvent
}

export type Subject = NamedPoint & { at: number; end: number; isList?: boolean }

export interface Context {
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
  return pointsIn(mentions).filter(({ point }) => !isAngle(point))
}

export function isAngle(point: Point): boolean {
  return point === 'asc' || point === 'mc' || point === 'dsc' || point === 'ic'
}

const attributes = ['sign', 'house', 'degree', 'retrograde', 'element', 'dignity']
const subjectsOf = ['sign', 'degree', 'element', 'dignity', 'axis']
/** "Leo is where your Moon lives", "your seventh house holds Venus": what follows is the subject. */
const holds =
  /^(?:['’]s)? (?:is (?:where|home to|the sign of|your|on (?:your|the)|rising)|are home to|holds?|hosts?|contains?|houses?|welcomes?|sits? (?:your|the))\b/
export const joint =
  /^(?:,|,? (?:and|&|or|nor|as well as|but also|together with|along with|alongside|with|beside|next to|like|joins|meets|accompanies|keeps)|,? but also)? (?:also )?(?:both |either )?(?:the |your |natal |their |his |her |\{partner\}['’]s )*$/i

/**
 * The points that a sign, house, degree or motion belongs to: in "Capricorn Moon" the point right after
 * it, otherwise the nearest before with the list that it ends ("Sun and Venus in Leo"), else the first
 * after.
 */
export function ownersOf(mention: Mention, context: Context): (NamedPoint | undefined)[] {
  return subjectsFor(mention, context).map((subject) => subject && named(subject))
}

export function subjectsFor(mention: Mention, context: Context): (Subject | undefined)[] {
  const { text, mentions } = context
  const points = subjectsOf.includes(mention.kind) ? pointsIn(mentions) : bodiesIn(mentions)
  const follower = followerOf(mention, points, context)
  if (follower) return [follower]
  const after = points.filter(({ at }) => at >= mention.end)
  const before = points.filter(({ at }) => at < mention.at)
  const [next] = after
  if (next && (before.length === 0 || holds.test(text.slice(mention.end)))) {
    return listFrom(next, after, text)
  }
  const nearest = before.at(-1)
  if (!nearest) return [undefined]
  const list = listTo(nearest, before, text)
  return list.length > 1 ? list : [headOf(nearest, before, mention, context)]
}

/** The point right after a mention, with only other attributes between: "your Leo seventh-house Venus". */
function followerOf(
  mention: Mention,
  points: Subject[],
  { text, mentions }: Context,
): Subject | undefined {
  let end = mention.end
  for (const next of mentions.slice(mentions.indexOf(mention) + 1)) {
    if (
      !/^(?:['’]s)?(?:[ -]+(?:natal|own|birth|house|sign))*[ -]+$/.test(text.slice(end, next.at)) &&
      end !== next.at
    )
      return undefined
    const point = points.find(({ at }) => at === next.at)
    if (point) return point
    if (!attributes.includes(next.kind)) return undefined
    end = next.end
  }
  return undefined
}

/**
 * In "Venus, ruler of your Ascendant, is in Leo" and "your Moon, which squares Mars, is in Leo" the
 * subject is the first point.
 */
function headOf(
  nearest: Subject,
  before: Subject[],
  mention: Mention,
  { text, mentions }: Context,
): Subject {
  const gap = text.slice(nearest.end, mention.at)
  const isFrom = /^[^,;:]* from (?:the |your )?$/.test(gap) && before.length > 1
  if (isFrom && before[0]) return before[0]
  const resumes =
    /^(?:['’]s)?[,)—–] ?(?:and )?(?:it )?(?:is|sits|stands|lies|falls|lives|lands|waits|turns out to be)\b/.test(
      gap,
    )
  const rule = mentions.findLast(({ kind, at }) => kind === 'rules' && at < nearest.at)
  const isRuled =
    rule && /^ (?:your |the |an? |\w+['’]s )*(?:\w+ )?$/.test(text.slice(rule.end, nearest.at))
  if (!resumes && !(isRuled && !/^ in $/.test(gap))) return nearest
  return (
    before.find((point) => point.at < (isRuled ? rule.at : nearest.at) && !isAngle(point.point)) ??
    nearest
  )
}

/** A list of points that ends with one: "your Sun, Mercury and Venus". */
export function listTo(last: Subject, points: Subject[], text: string): Subject[] {
  const found = [last]
  for (const point of points.filter(({ at }) => at < last.at).toReversed()) {
    const [first] = found as [Subject]
    const gap = text.slice(point.end, first.at)
    if (!joint.test(gap) || (found.length === 1 && beginsClause(gap, text.slice(last.end)))) break
    found.unshift(point)
  }
  return shared(found, text)
}

/** In "Mars rules your Ascendant, and your Venus is in Leo" the second is the subject of a clause of its own. */
function beginsClause(gap: string, rest: string): boolean {
  return /^, and /.test(gap) && /^ (?:is|sits|stands|was) /.test(rest)
}

/** A list of points that begins with one. */
export function listFrom(first: Subject, points: Subject[], text: string): Subject[] {
  const found = [first]
  for (const point of points.filter(({ at }) => at > first.at)) {
    const last = found.at(-1) as Subject
    if (!joint.test(text.slice(last.end, point.at))) break
    found.push(point)
  }
  return shared(found, text)
}

/** Gives the owner of the first point to the rest of a list: "your Sun, Mercury and Venus". */
export function shared(points: Subject[], text: string): Subject[] {
  const done: Subject[] = []
  for (const point of points) {
    const last = done.at(-1)
    const gap = last && text.slice(last.end, point.at)
    // In "Moon trine your Mars, Sun square your Venus" the Sun begins anew.
    const isNew =
      gap === ', ' && /^ (?:trine|square|sextile|conjunct|opposite)\b/.test(text.slice(point.end))
    const isNext = gap !== undefined && !isNew && /^(?:,|,? (?:and|&|or|nor))? $/.test(gap)
    done.push({ ...point, owner: point.owner ?? (isNext ? last?.owner : undefined) })
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

export type AspectMention = MentionOf<'aspect'> | MentionOf<'contact'>
