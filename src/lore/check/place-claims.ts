import { signs } from '#sky/zodiac.ts'
import type { Claim } from './claim.ts'
import type { MentionOf } from './mention.ts'
import { ruledHouse } from './ruler-claims.ts'
import { type Context, isAngle, named, ownersOf, pointsIn } from './subjects.ts'

type Place = MentionOf<'house' | 'axis' | 'retrograde' | 'direct' | 'element' | 'dignity'>

/** Claims about signs: of a point, of a person's Sun, of a stellium, or of a change during the day. */
export function signClaims(mention: MentionOf<'sign'>, context: Context): Claim[] {
  const { text, mentions } = context
  const { sign, at } = mention
  if (
    mention.isPerson &&
    !pointsIn(mentions).some((point) => point.at < at && point.at > at - 12)
  ) {
    return [
      { kind: 'sign', of: { point: 'sun', owner: mention.owner ?? 'you' }, sign, isHedged: false },
    ]
  }
  const cluster = clusterAt(mention, context)
  if (cluster) return [{ kind: 'cluster', count: cluster.count, sign }]
  const next = mentions.find((other) => other.at > at)
  const before = text.slice(0, at)
  if (isRuled(mention, context)) return []
  const begun = houseBegunIn(mention, context)
  if (begun) return [{ kind: 'cusp', house: begun.house, sign, host: begun.host }]
  const owners = ownersOf(mention, context)
  const isChange =
    next?.kind === 'sign' && /^ (?:in)?to (?:the sign of )?$/.test(text.slice(mention.end, next.at))
  if (isChange && /\bfrom $/i.test(before)) {
    return [{ kind: 'sign-change', of: owners[0], from: sign, to: next.sign }]
  }
  const last = mentions.findLast((other) => other.at < at)
  const isAfterChange =
    last?.kind === 'sign' && /^ (?:in)?to (?:the sign of )?$/.test(text.slice(last.end, at))
  if (isAfterChange && /\bfrom $/i.test(text.slice(0, last.at))) return []
  if (
    /(?<!not (?:yet )?)\b(?:leav(?:es?|ing)|left|exit(?:s|ing)?|depart(?:s|ing)?|out of) (?:the sign of )?$/i.test(
      before,
    )
  ) {
    // "Leaves Libra for Virgo": the two signs must be neighbors.
    const isFor =
      next?.kind === 'sign' && /^ (?:for|and \w+|to \w+) $/.test(text.slice(mention.end, next.at))
    const steps = isFor ? (signs.indexOf(next.sign) - signs.indexOf(sign) + 12) % 12 : 1
    const isPossible = steps === 1 || steps === 11
    return owners.map((of) => ({
      kind: 'exit',
      of: isPossible ? of : { point: 'unknown' },
      sign,
    }))
  }
  const either = eitherOf(mention, context)
  const isHedged = either || /^(?:Suppose|Now suppose|If|Here|And here|Whether)\b/.test(text)
  const when = isHedged && !either ? momentOf(text) : undefined
  const nothing = { point: 'unknown' } as const
  return owners.map((of) => ({
    kind: 'sign',
    // "Your tenth house is in Leo", "Leo, you need a rest": no fact is about that.
    of: of ?? (isHedged || mention.isManner || isIt.test(text) ? undefined : nothing),
    sign,
    isHedged,
    when,
  }))
}

/** "It's in Libra" means what the facts are about. */
const isIt = /^(?:It|That one|This one|Yours)(?:['’]s| is| sits| lives| was) in /

/** The sign in "Venus rules Libra" is that of `rulerClaims`. */
function isRuled({ at, end }: MentionOf<'sign'>, { text, mentions }: Context): boolean {
  const rule = mentions.find((other) => other.kind === 'rules' && at - other.end === 1)
  return (
    rule !== undefined &&
    !pointsIn(mentions).some((point) => point.at - end === 1) &&
    !/^ (?:rising|asc)/i.test(text.slice(end))
  )
}

/** The house in "your seventh house begins in Leo". */
function houseBegunIn(
  { at }: MentionOf<'sign'>,
  { text, mentions }: Context,
): MentionOf<'house'> | undefined {
  const last = mentions.findLast((other) => other.end <= at)
  const isBegun = last?.kind === 'house' && begins.test(text.slice(last.end, at))
  return isBegun ? last : undefined
}

// With the gloss of the house between: "your seventh house, partnership, begins in Leo".
const begins = /^(?:(?:,| and) [\w ,]+,)? begins in (?:the sign of )?$/

/** Whether a sign is one of two: "in Leo or Virgo". */
function eitherOf({ at, end }: MentionOf<'sign'>, { text, mentions }: Context): boolean {
  const or = /^,? or (?:in |into |perhaps |maybe )*$/
  return mentions.some(
    (other) =>
      other.kind === 'sign' &&
      (or.test(text.slice(other.end, at)) || or.test(text.slice(end, other.at))),
  )
}

/** Whether a sentence is about the first or the second sign of an uncertain day. */
function momentOf(text: string): 'first' | 'second' | undefined {
  if (/\b(?:still|not left|earlier|early|morning)\b/.test(text)) return 'first'
  return /\b(?:reached|begun|later|late|evening|already)\b/.test(text) ? 'second' : undefined
}

/** The stellium that a sign or house belongs to: "three planets in Leo", "your Leo stellium". */
export function clusterAt({ at, end }: { at: number; end: number }, { text, mentions }: Context) {
  return mentions
    .filter((mention) => mention.kind === 'cluster')
    .find((cluster) => {
      if (cluster.at >= end) return /^ $/.test(text.slice(end, cluster.at))
      return /^(?: \w+){0,3} (?:in|into|from) (?:the |your )?(?:sign of )?$/.test(
        text.slice(cluster.end, at),
      )
    })
}

export function placeClaims(mention: Place, context: Context): Claim[] {
  // "Mercury rules your seventh house" does not say where Mercury is.
  const isRuled = context.mentions.some(
    (other) => other.kind === 'rules' && ruledHouse(other, context) === mention,
  )
  const isBegun =
    mention.kind === 'house' &&
    context.mentions.some(
      (other) => other.kind === 'sign' && houseBegunIn(other, context) === mention,
    )
  // "Your seventh house begins in Leo" does not say where a planet is, either.
  if (isRuled || isBegun) return []
  const cluster = mention.kind === 'house' && clusterAt(mention, context)
  if (cluster) return [{ kind: 'cluster', count: cluster.count, house: mention.house }]
  const angle = mention.kind === 'house' && angleIn(mention, context)
  const owners = angle ? [angle] : ownersOf(mention, context)
  return owners.flatMap((of): Claim | Claim[] => {
    switch (mention.kind) {
      case 'house':
        // "In the second" is a house only of a body.
        if (mention.isBare && !of) return []
        return { kind: 'house', of, house: mention.house, host: mention.host }
      case 'axis':
        return { kind: 'axis', of, houses: mention.houses, signs: mention.signs }
      case 'element':
        return { kind: 'element', of, element: mention.element, sign: signBeside(mention, context) }
      case 'dignity':
        return { kind: 'dignity', of, dignity: mention.dignity }
      default:
        return { kind: mention.kind, of }
    }
  })
}

/** "Your Midheaven is in your ninth house": an angle has none, and the house must not pass for that of nobody. */
function angleIn({ at }: { at: number }, { text, mentions }: Context) {
  const last = pointsIn(mentions).findLast(({ end }) => end <= at)
  if (!last || !isAngle(last.point) || isRuledBy.test(text.slice(0, last.at))) return undefined
  return isPlaced.test(text.slice(last.end, at)) ? named(last) : undefined
}

const isRuledBy = /\brulers? of (?:your |the )?$/
const isPlaced =
  /^ (?:(?:is|sits|stands|lies|falls|lands|lives) )?(?:(?:go|mov|mak|pass|travel)(?:es|s|ing)(?: its way)? )?(?:in|into|through) (?:your |the )?$/

/** The sign in "Leo, a fire sign". */
function signBeside({ at }: { at: number }, { mentions, text }: Context) {
  const sign = mentions.findLast((other) => other.kind === 'sign' && other.end <= at)
  if (sign?.kind !== 'sign') return undefined
  return /^(?:,| is) (?:(?:also|another) )?an? $/.test(text.slice(sign.end, at))
    ? sign.sign
    : undefined
}

/** "12° Leo" is about one fact that has both. */
export function degreeClaims(mention: MentionOf<'degree'>, context: Context): Claim[] {
  const { text, mentions } = context
  const { degrees, minutes, end } = mention
  const next = mentions.find((other) => other.at >= end)
  const isOfSign =
    next?.kind === 'sign' &&
    /^ ?(?:of |into |in )?(?:the sign of )?$/.test(text.slice(end, next.at))
  const angles = pointsIn(mentions)
  const owners = angles.length > 0 ? ownersOf(mention, context) : [undefined]
  const sign = isOfSign ? next.sign : undefined
  return owners.map((of) => ({ kind: 'degree', of, degrees, minutes, sign }))
}
