import { anyOrdinal, houseNumbered } from './house-words.ts'
import type { Distance, MentionParser } from './mention.ts'
import { pointNames } from './point-words.ts'
import { signNamed, signWords } from './sign-words.ts'

const groups = '(fire|earth|air|water|cardinal|fixed|mutable)'
const limit = 'within|less than|under|no more than'
const amount = String.raw`(?:(\d+)°(?:\s?(\d{1,2})[′'’])?|(half a|an?|one|two) degrees?)`
const distance = `(?:only |just |barely |about |around )*(?:(${limit}) )?(?:about |only )?${amount}`
// "12° of Leo" is a place in Leo, "within a degree of Leo" is not.
const away = `(?:from|before|short of|past|out of|outside|(?<=\\b(?:${limit}) [^.,;]{0,30})of)`
const house = `(?:the |your )(${anyOrdinal})(?: house)?`

const sizes: Record<string, number> = { 'half a': 0.5, a: 1, an: 1, one: 1, two: 2 }

/** The groups of `distance`. */
function distanceOf(
  bound: string | undefined,
  degrees: string | undefined,
  minutes: string | undefined,
  words: string | undefined,
): Distance {
  return {
    degrees: degrees === undefined ? (sizes[(words ?? '').toLowerCase()] ?? 0) : Number(degrees),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    isLimit: bound !== undefined,
  }
}

/** What follows from several positions together: receptions, edges, planets that stand alone. */
export const derivedParsers: MentionParser[] = [
  { pattern: /\b(?:in )?mutual reception\b/gi, parse: () => ({ kind: 'reception' }) },
  {
    pattern:
      /\bunaspected\b|\b(?:makes?|making|made|has|have|with|without) (?:no|any) (close )?(?:major )?aspects?(?: at all)?(?: (?:to|with) (?:another|any other|other) planets?)?(?! (?:to|with|from|of|is|are|between))\b/gi,
    parse: ([, close]) => ({ kind: 'unaspected', isClose: close !== undefined }),
  },
  {
    pattern: new RegExp(
      `\\b(?:only|sole) planet(?: of yours| you have)? in (?:an? |the )?${groups}(?:[- ]signs?)?\\b`,
      'gi',
    ),
    parse: ([, group = '']) => ({ kind: 'singleton', group: group.toLowerCase() as 'fire' }),
  },
  // "On the line between the seventh house, partnership, and the eighth"
  {
    pattern: new RegExp(
      `\\bon the (?:line|edge|border) between ${house}(?:, [^,;.]{1,40},)? and ${house}`,
      'gi',
    ),
    parse: ([, one = '', other = '']) => ({
      kind: 'near-house',
      houses: [houseNumbered(one), houseNumbered(other)],
    }),
  },
  {
    pattern: new RegExp(`\\b(?:on|at|near) the (?:edge|border) of ${house}`, 'gi'),
    parse: ([, one = '']) => ({ kind: 'near-house', houses: [houseNumbered(one)] }),
  },
  {
    pattern: new RegExp(`(?<![\\w°])${distance} ${away} ${house}`, 'gi'),
    parse: ([, bound, degrees, minutes, words, one = '']) => ({
      kind: 'near-house',
      houses: [houseNumbered(one)],
      distance: distanceOf(bound, degrees, minutes, words),
    }),
  },
  {
    pattern: new RegExp(
      `(?<![\\w°])${distance} ${away} (?:the sign of )?(${signWords})\\b(?! (?:sun|moon|mercury|venus|mars|rising))`,
      'gi',
    ),
    parse: ([matched, bound, degrees, minutes, words, sign = '']) => ({
      kind: 'near-sign',
      sign: signNamed(sign),
      isPast: / (?:past|out of|outside) /i.test(matched),
      distance: distanceOf(bound, degrees, minutes, words),
    }),
  },
  {
    pattern: new RegExp(`\\b(?:on|at) the (?:edge|border) of (${signWords})\\b`, 'gi'),
    parse: ([, sign = '']) => ({ kind: 'near-sign', sign: signNamed(sign), isPast: false }),
  },
  {
    pattern: /\bout[- ]of[- ]sign\b|\b(?:crosses|across) a sign boundary\b/gi,
    parse: () => ({ kind: 'out-of-sign' }),
  },
  {
    pattern:
      /\bborn (?:(by day|during the day|in (?:the )?daylight)|(?:at|by) night|after dark)\b/gi,
    parse: ([, day]) => ({ kind: 'sect', sect: day ? 'day' : 'night' }),
  },
  { pattern: /\b(?:at|is) (?:the|its) apex\b/gi, parse: () => ({ kind: 'apex' }) },
  // "A T-square points at your Venus"
  {
    pattern: new RegExp(
      `\\b(?:points?|pointing|aims?|aiming|aimed|converg(?:es?|ing)|focus(?:es|ing|ed)?|cent(?:er|re)(?:s|ed)?|land(?:s|ing)?|rest(?:s|ing)?|press(?:es|ing)?|comes? down|coming down) (?:\\w+ly |straight |right )?(?:at|to|towards?|on|upon|in on) (?=(?:your |the |natal )*(?:${pointNames})\\b)`,
      'gi',
    ),
    parse: () => ({ kind: 'apex', isAimed: true }),
  },
  {
    pattern: /\b(?:the|its) (?:empty|missing) leg\b(?: of (?:the|your|that|this) t-square)?/gi,
    parse: () => ({ kind: 'point', point: 'empty_leg' }),
  },
  {
    pattern:
      /\b(?:all (?:ten|your|the other) planets|every other planet|all the others) (?:answers?|leads? back|leads?|goes back|go back) to(?= (?:your |the )?\w)/gi,
    parse: () => ({ kind: 'final-dispositor' }),
  },
]
