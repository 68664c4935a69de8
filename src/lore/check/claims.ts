import type { AspectName } from '#sky/chart.ts'
import type { BalanceFact } from '#sky/facts.ts'
import type { StationFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import type { CalendarDay, ClockTime, LunarEvent, Mention, MentionOf, Owner } from './mention.ts'
import { findMentions } from './mentions.ts'
import {
  aspectEnds,
  bodiesIn,
  lunarEventOf,
  type NamedPoint,
  named,
  ownersOf,
  pointsIn,
} from './subjects.ts'

/**
 * A claim of a sentence. Without `of`, the sentence does not name the subject. `on` is the day of the
 * whole sentence, if it names exactly one.
 */
export type Claim = { on?: CalendarDay } & (
  | { kind: 'point'; of: NamedPoint }
  | { kind: 'sign'; of?: NamedPoint; sign: Sign; isHedged: boolean; when?: 'first' | 'second' }
  | { kind: 'sign-change'; of?: NamedPoint; from: Sign; to: Sign }
  | { kind: 'house'; of?: NamedPoint; house: House | 'unknown'; host?: Owner }
  | { kind: 'degree'; of?: NamedPoint; degrees: number; minutes?: number }
  | { kind: 'retrograde'; of?: NamedPoint }
  | { kind: 'aspect'; aspect: AspectName; ends: NamedPoint[] }
  | { kind: 'ruler'; of?: NamedPoint; angle?: NamedPoint }
  | { kind: 'balance'; of: BalanceFact['of']; count: number }
  | LunarEvent
  | { kind: 'station'; of: NamedPoint; direction: StationFact['direction'] }
  | { kind: 'entry'; of: NamedPoint; isBack: boolean }
  | { kind: 'date'; day: CalendarDay }
  | { kind: 'time'; time: ClockTime; day?: CalendarDay }
)

export type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>

/**
 * Every claim of a sentence, in order of appearance.
 *
 * @param isDated whether the text is about dates. Then "on Thursday", "the 3rd" and "8:05" are claims
 * as well; in other texts they are scenes ("the bus leaves at 8:05"), and only a full date is a claim.
 */
export function findClaims(text: string, { isDated = false } = {}): Claim[] {
  const mentions = findMentions(text).filter(
    (mention) => isDated || !('isBare' in mention && mention.isBare),
  )
  const days = mentions.flatMap((mention) => (mention.kind === 'date' ? mention.day : []))
  const on = days.length === 1 ? days[0] : undefined
  return mentions
    .flatMap((mention) => claimsOf(mention, { text, mentions }))
    .map((claim) => (on ? { ...claim, on } : claim))
}

interface Context {
  text: string
  mentions: Mention[]
}

function claimsOf(mention: Mention, context: Context): Claim[] {
  const { mentions } = context
  switch (mention.kind) {
    case 'point':
      return [{ kind: 'point', of: { point: mention.point, owner: mention.owner } }]
    case 'sign':
      return signClaims(mention, context)
    case 'house': {
      const { house, host } = mention
      return ownersOf(mention, context).map((of) => ({ kind: 'house', of, house, host }))
    }
    case 'degree': {
      const { degrees, minutes } = mention
      return [{ kind: 'degree', of: ownersOf(mention, context)[0], degrees, minutes }]
    }
    case 'retrograde':
      return [{ kind: 'retrograde', of: ownersOf(mention, context)[0] }]
    case 'rules':
      return rulerClaims(mention, mentions)
    case 'aspect':
      return aspectClaims(mention, context)
    case 'balance':
      return [{ kind: 'balance', of: mention.of, count: mention.count }]
    case 'moon-phase':
    case 'eclipse':
    case 'void-moon':
      return [lunarEventOf(mention)]
    case 'station':
    case 'entry':
      return motionClaims(mention, mentions)
    case 'date':
      return [{ kind: 'date', day: mention.day }]
    case 'time':
      return [{ kind: 'time', time: mention.time, day: dayOf(mention, mentions) }]
  }
}

function signClaims(mention: MentionOf<'sign'>, context: Context): Claim[] {
  const { text, mentions } = context
  const { sign, at } = mention
  const next = mentions.find((other) => other.at > at)
  const before = text.slice(0, at)
  const owners = ownersOf(mention, context)
  const isChange = next?.kind === 'sign' && /^ to $/.test(text.slice(mention.end, next.at))
  if (isChange && /\bfrom $/.test(before)) {
    return [{ kind: 'sign-change', of: owners[0], from: sign, to: next.sign }]
  }
  if (/\bfrom [A-Z]\w+ to $/.test(before)) return []
  const isHedged = /^(?:Suppose|Now suppose|If|Here|And here)\b/.test(text)
  const when = isHedged ? momentOf(text) : undefined
  return owners.map((of) => ({ kind: 'sign', of, sign, isHedged, when }))
}

/** Whether a sentence is about the first or the second sign of an uncertain day. */
function momentOf(text: string): 'first' | 'second' | undefined {
  if (/\b(?:still|not left|earlier)\b/.test(text)) return 'first'
  return /\b(?:reached|begun|later)\b/.test(text) ? 'second' : undefined
}

function rulerClaims(mention: Mention, mentions: Mention[]): Claim[] {
  const of = bodiesIn(mentions).findLast(({ at }) => at < mention.at)
  const angle = pointsIn(mentions).find(({ at }) => at > mention.at)
  if (!of && !angle) return []
  return [{ kind: 'ruler', of: of && named(of), angle: angle && named(angle) }]
}

function aspectClaims(mention: MentionOf<'aspect'>, context: Context): Claim[] {
  const ends = aspectEnds(mention, context)
  if (ends.length < 2 && !mention.isTerm) return []
  return [{ kind: 'aspect', aspect: mention.aspect, ends }]
}

/** "A guest enters your house of play" names no body, so it is no claim. */
function motionClaims(mention: MentionOf<'station' | 'entry'>, mentions: Mention[]): Claim[] {
  const of = bodiesIn(mentions).findLast(({ at }) => at < mention.at)
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
