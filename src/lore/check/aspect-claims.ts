import { aspectPairs } from './aspect-ends.ts'
import type { Claim, NamedAspect } from './claim.ts'
import type { MentionOf } from './mention.ts'
import { type AspectMention, bodiesIn, type Context, named, pointsIn } from './subjects.ts'

export function aspectClaims(mention: AspectMention, context: Context): Claim[] {
  return namedAspects(mention, context).flatMap((aspect): Claim[] => {
    if (aspect.ends.length < 2 && !isCertain(mention, context)) return []
    return [{ kind: 'aspect', ...aspect }]
  })
}

function namedAspects(mention: AspectMention, context: Context): NamedAspect[] {
  return aspectPairs(mention, context).map((ends) => ({
    ...(mention.kind === 'aspect' ? { aspect: mention.aspect } : { quality: mention.quality }),
    ends: ends.map(named),
  }))
}

/** Whether a word means an aspect even without its two points. */
function isCertain(mention: AspectMention, { text, mentions }: Context): boolean {
  if (mention.kind === 'contact')
    return mention.quality !== undefined && pointsIn(mentions).length > 0
  if (mention.isTerm) return true
  const isObject =
    /\b(?:(?:makes?|forms?|making|forming|in) an? (?:\w+ )?|(?:in|natal|tight|exact|applying|separating) )$/i
  return (
    pointsIn(mentions).length > 0 &&
    isObject.test(text.slice(0, mention.at)) &&
    !/^ (?:in|of|meal|room|inch)/.test(text.slice(mention.end))
  )
}

/** "Your Saturn return", "Saturn is back where it was when you were born" */
export function returnsAt(mention: MentionOf<'return'>, { mentions }: Context): NamedAspect[] {
  const point = mention.point ?? bodiesIn(mentions).findLast(({ at }) => at < mention.at)?.point
  if (!point) return []
  return [{ aspect: 'conjunction', ends: [{ point }, { point, owner: 'you' }] }]
}

/** How close an aspect is, alone or compared with another. */
export function measureClaims(
  mention: MentionOf<'orb' | 'applying' | 'tighter'>,
  context: Context,
): Claim[] {
  const relations = context.mentions.filter(
    (other) => other.kind === 'aspect' || other.kind === 'contact',
  )
  const before = relations.findLast(({ at }) => at < mention.at)
  const after = relations.find(({ at }) => at > mention.at)
  if (mention.kind === 'tighter') {
    const [one, other] = [before, after].map((each) => each && namedAspects(each, context)[0])
    const nothing = { ends: [] }
    const [tight, wide] = mention.isTighter ? [one, other] : [other, one]
    // "A dream feels closer than the wall" compares no aspects.
    const isOfAspects =
      one && (other || /tighter|wider|exact/i.test(context.text.slice(mention.at, mention.end)))
    return isOfAspects ? [{ kind: 'tighter', tight: tight ?? nothing, wide: wide ?? nothing }] : []
  }
  const near =
    mention.kind === 'applying' && after && after.at - mention.end <= 1 ? after : (before ?? after)
  if (!near)
    return mention.kind === 'orb' && /\borb/i.test(context.text.slice(mention.at, mention.end))
      ? [orbOf(mention, { ends: [] })]
      : []
  return namedAspects(near, context).map((aspect) =>
    mention.kind === 'applying'
      ? { kind: 'applying', isApplying: mention.isApplying, ...aspect }
      : orbOf(mention, aspect),
  )
}

const otherPasses =
  /^(?: times?)?(?:,| and| or| after| before| in| on| the others? follows?| ?Q)*(?: after| before| in| on| and| or|,) $/

/** The aspect whose other passes a date tells: "for the last of three times, after May and July 2026". */
export function seriesAt({ at }: MentionOf<'date'>, context: Context): NamedAspect[] {
  const { text, mentions } = context
  const pass = mentions.findLast((other) => other.kind === 'pass' && other.end <= at)
  if (pass?.kind !== 'pass' || pass.isDated) return []
  const dates = mentions.filter((one) => one.kind === 'date' && one.at >= pass.end && one.end <= at)
  const gap = [...dates.map((one) => one.at), at]
    .map((to, index) => text.slice(dates[index - 1]?.end ?? pass.end, to))
    .join('Q')
  return otherPasses.test(gap) ? passAspects(pass, context) : []
}

/** Which of several passes it is: of the aspect before, or of the planet that came up since. */
export function passClaims(mention: MentionOf<'pass'>, context: Context): Claim[] {
  const { number, times } = mention
  const pass = { kind: 'pass', number, ...(times !== undefined && { times }) } as const
  return passAspects(mention, context).map((aspect) => ({ ...pass, ...aspect }))
}

function passAspects({ at }: MentionOf<'pass'>, context: Context): NamedAspect[] {
  const relation = context.mentions.findLast(
    (other): other is AspectMention | MentionOf<'return'> =>
      /^(?:aspect|contact|return)$/.test(other.kind) && other.at < at,
  )
  const aspects = !relation
    ? []
    : relation.kind === 'return'
      ? returnsAt(relation, context)
      : namedAspects(relation, context)
  const body = pointsIn(context.mentions).findLast((one) => one.at < at && one.owner !== 'you')
  const isOther =
    body &&
    relation &&
    body.at > relation.end &&
    !aspects.some(({ ends }) => ends.some(({ point }) => point === body.point))
  if (aspects.length === 0 || isOther) return [{ ends: body ? [named(body)] : [] }]
  return aspects
}

function orbOf({ degrees, minutes, isLimit }: MentionOf<'orb'>, aspect: NamedAspect): Claim {
  return { kind: 'orb', degrees, minutes, isLimit, ...aspect }
}

/**
 * In a dated text "Mars wakes your Sun" means an aspect even without its name: a moving body, a few words
 * and a natal point.
 */
export function contactsUnnamed({ text, mentions }: Context): Claim[] {
  const points = pointsIn(mentions)
  return points.slice(0, -1).flatMap((moving, index): Claim[] => {
    const natal = points[index + 1]
    if (natal?.owner !== 'you' || moving.owner === 'you' || moving.inEvent) return []
    const gap = text.slice(moving.end, natal.at)
    const hasMention = mentions.some(({ at }) => at >= moving.end && at < natal.at)
    const isVerb =
      /^ (?:\w+ ){1,4}(?:your|natal)(?: natal)? $/.test(gap) &&
      !/\b(?:and|or|with|while|from|in|like|than|for|as|when)\b/.test(gap)
    return hasMention || !isVerb ? [] : [{ kind: 'aspect', ends: [named(moving), named(natal)] }]
  })
}
