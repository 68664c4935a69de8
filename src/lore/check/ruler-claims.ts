import type { Claim } from './claim.ts'
import type { MentionOf } from './mention.ts'
import { bodiesIn, type Context, named, pointsIn, type Subject } from './subjects.ts'

/** "Venus rules your Ascendant", "your chart ruler is Venus", "Venus rules Libra". */
export function rulerClaims(mention: MentionOf<'rules'>, context: Context): Claim[] {
  const { text, mentions } = context
  const bodies = bodiesIn(mentions)
  const before = bodies.findLast(({ at }) => at < mention.at)
  const after = bodies.find(({ at }) => at > mention.at)
  const isNext = after && /^(?:['’]s)?,? (?:is |are )?$/.test(text.slice(mention.end, after.at))
  if (mention.angle) {
    const of = isNext || !before ? after : before
    return [{ kind: 'ruler', of: of && named(of), angle: { point: mention.angle } }]
  }
  const ruled = ruledPlanet(mention, context)
  if (ruled) {
    const beyond = bodies.find(({ at }) => at > ruled.at)
    const of = before ?? beyond
    return [{ kind: 'dispositor', of: of && named(of), ruled: named(ruled) }]
  }
  const next = mentions.find(({ at }) => at >= mention.end)
  if (next?.kind === 'sign' && before) {
    const angle = pointsIn(mentions).find(({ at }) => at >= next.end && at - next.end <= 1)
    if (!angle) return [{ kind: 'sign-ruler', of: named(before), sign: next.sign }]
  }
  const house = ruledHouse(mention, context)
  if (house) {
    const of =
      before && after && /^ruled by$/i.test(text.slice(mention.at, mention.end))
        ? after
        : (before ?? after)
    return [{ kind: 'house-ruler', of: of && named(of), house: house.house }]
  }
  const angles = pointsIn(mentions).filter(({ point }) => /^(?:asc|mc|dsc|ic)$/.test(point))
  const isPassive = /^ruled by$|ruler$/i.test(text.slice(mention.at, mention.end))
  const angle = isPassive
    ? angles.findLast(({ at }) => at < mention.at)
    : (angles.find(({ at }) => at > mention.at) ?? angles[0])
  const of = isPassive ? (after ?? before) : (before ?? after)
  if (!of && !angle) return []
  const { school } = mention
  return [
    { kind: 'ruler', of: of && named(of), angle: angle && named(angle), ...(school && { school }) },
  ]
}

/** The Sun in "Jupiter rules your Sagittarius Sun" and "the ruler of your Sun is Jupiter". */
function ruledPlanet(rule: MentionOf<'rules'>, { text, mentions }: Context): Subject | undefined {
  if (!/^rul(?:es|ing|ers? of)$/i.test(text.slice(rule.at, rule.end))) return undefined
  const next = bodiesIn(mentions).find(({ at }) => at >= rule.end)
  if (!next) return undefined
  return /^ (?:your |the |their |\{partner\}['’]s )?(?:[A-Z]\w+ )?$/.test(
    text.slice(rule.end, next.at),
  )
    ? next
    : undefined
}

/** The house in "Mercury rules your seventh house" and "your seventh house is ruled by Mercury". */
export function ruledHouse(
  rule: MentionOf<'rules'>,
  { text, mentions }: Context,
): MentionOf<'house'> | undefined {
  const isPassive = /^ruled by$/i.test(text.slice(rule.at, rule.end))
  const houses = mentions.filter((other) => other.kind === 'house')
  return isPassive
    ? houses.find(({ end }) => /^(?: is| are)? $/.test(text.slice(end, rule.at)))
    : houses.find(({ at }) => /^ (?:the |your |their )?$/.test(text.slice(rule.end, at)))
}
