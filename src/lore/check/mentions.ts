import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { BalanceFact, MoonPhaseFact } from '#sky/facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import { houseOfLife } from '../house-of-life.ts'
import { numberWords } from '../names.ts'

/** What a chart can be asked about; `unknown` is a point that no fact ever speaks of. */
export type Point = Body | Angle | 'unknown'

/** A word of astrology in a sentence, and where it stands. */
export type Mention = { at: number; end: number } & (
  | { kind: 'point'; point: Point }
  | { kind: 'sign'; sign: Sign }
  | { kind: 'house'; house: House | 'unknown' }
  | { kind: 'aspect'; aspect: AspectName; isTerm: boolean }
  | { kind: 'degree'; degrees: number; minutes?: number }
  | { kind: 'retrograde' }
  | { kind: 'rules' }
  | { kind: 'balance'; of: BalanceFact['of']; count: number }
  | { kind: 'moon-phase'; phases: MoonPhaseFact['phase'][] }
)

type MentionBody<M = Mention> = M extends Mention ? Omit<M, 'at' | 'end'> : never

interface Reader {
  pattern: RegExp
  read(match: RegExpExecArray): MentionBody
}

const points: Record<string, Point> = {
  sun: 'sun',
  moon: 'moon',
  mercury: 'mercury',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturn',
  uranus: 'uranus',
  neptune: 'neptune',
  pluto: 'pluto',
  chiron: 'chiron',
  'north node': 'true_node',
  ascendant: 'asc',
  midheaven: 'mc',
}

const phases: Record<string, MoonPhaseFact['phase'][]> = {
  new: ['new'],
  full: ['full'],
  'waxing crescent': ['waxing-crescent'],
  'first quarter': ['first-quarter'],
  'waxing gibbous': ['waxing-gibbous'],
  'waning gibbous': ['waning-gibbous'],
  'last quarter': ['last-quarter'],
  'waning crescent': ['waning-crescent'],
  waxing: ['waxing-crescent', 'first-quarter', 'waxing-gibbous'],
  waning: ['waning-gibbous', 'last-quarter', 'waning-crescent'],
}

const ordinals = [
  'first|1st',
  'second|2nd',
  'third|3rd',
  'fourth|4th',
  'fifth|5th',
  'sixth|6th',
  'seventh|7th',
  'eighth|8th',
  'ninth|9th',
  'tenth|10th',
  'eleventh|11th',
  'twelfth|12th',
]

const aspectPatterns: [AspectName, string][] = [
  ['conjunction', 'conjunct|conjunctions?|conjoins?'],
  ['opposition', 'opposite|opposes?|opposition|opposing'],
  ['square', 'squares?|squaring'],
  ['trine', 'trines?'],
  ['sextile', 'sextiles?'],
]

const titledPoints = Object.keys(points).map(titled).join('|')
const pointNames = Object.keys(points).join('|')
const elementsAndQualities = 'fire|earth|air|water|cardinal|fixed|mutable'

// Longer readings first: where two begin at the same place, the first one is taken.
const readers: Reader[] = [
  {
    pattern: new RegExp(`\\b(${Object.keys(phases).join('|')})[ -](moon|${titledPoints})\\b`, 'gi'),
    // Of all bodies only the Moon has a phase; that of any other is a claim that nothing bears.
    read: ([, phase = '', of = '']) => ({
      kind: 'moon-phase',
      phases: of.toLowerCase() === 'moon' ? (phases[phase.toLowerCase()] ?? []) : [],
    }),
  },
  {
    pattern: new RegExp(
      `\\b(${numberWords.join('|')}|\\d+)(?: of (?:your|the))?(?: ten)? planets?(?: of yours)? in (?:an? )?(${elementsAndQualities}) signs?\\b`,
      'gi',
    ),
    read: ([, count = '', of = '']) => ({
      kind: 'balance',
      of: of.toLowerCase() as BalanceFact['of'],
      count: /\d/.test(count) ? Number(count) : numberWords.indexOf(count.toLowerCase()),
    }),
  },
  ...Object.entries(houseOfLife).map(
    ([house, phrase]): Reader => ({
      pattern: new RegExp(`\\b${phrase.replace(/^(?:in|at) the /, '')}\\b`, 'gi'),
      read: () => ({ kind: 'house', house: Number(house) as House }),
    }),
  ),
  ...ordinals.map(
    (words, index): Reader => ({
      pattern: new RegExp(`\\b(?:${words})[ -]house\\b|\\bhouse (?:number )?${index + 1}\\b`, 'gi'),
      read: () => ({ kind: 'house', house: (index + 1) as House }),
    }),
  ),
  // Any other house of something is a claim that nothing bears.
  {
    pattern: /\b(?:in|rules|through|of) (?:the|your) house of \w+/gi,
    read: () => ({ kind: 'house', house: 'unknown' }),
  },
  {
    pattern: /\b(?:south node|descendant|imum coeli|lilith)\b/gi,
    read: () => ({ kind: 'point', point: 'unknown' }),
  },
  {
    pattern: new RegExp(
      `\\byour (?:natal )?(${pointNames})\\b|\\b(${pointNames}) (?=in [A-Z]|rules)`,
      'gi',
    ),
    read: ([, own, other]) => ({ kind: 'point', point: pointNamed(own ?? other) }),
  },
  {
    pattern: new RegExp(`\\b(${titledPoints})\\b`, 'g'),
    read: ([, name]) => ({ kind: 'point', point: pointNamed(name) }),
  },
  {
    pattern:
      /\brising(?= sign\b)|(?<=\b(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces) )rising\b|\b(?:ASC|AC)\b/g,
    read: () => ({ kind: 'point', point: 'asc' }),
  },
  { pattern: /\bMC\b/g, read: () => ({ kind: 'point', point: 'mc' }) },
  {
    pattern: new RegExp(`\\b(${signs.join('|')})\\b`, 'g'),
    read: ([, sign]) => ({ kind: 'sign', sign: sign as Sign }),
  },
  ...aspectPatterns.map(
    ([aspect, words]): Reader => ({
      pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
      // A town has a square, too; only the others are words of astrology wherever they stand.
      read: ([word]) => ({
        kind: 'aspect',
        aspect,
        isTerm: aspect !== 'square' && !/^oppos/i.test(word ?? '') && !/^conjoin/i.test(word ?? ''),
      }),
    }),
  ),
  {
    pattern: /\b(\d{1,2})\s?(?:°|degrees?\b)(?:\s?(\d{1,2})\s?[′'’])?/g,
    read: ([, degrees, minutes]) => ({
      kind: 'degree',
      degrees: Number(degrees),
      ...(minutes && { minutes: Number(minutes) }),
    }),
  },
  { pattern: /\b(?:retrograde|moving backward)\b/gi, read: () => ({ kind: 'retrograde' }) },
  {
    pattern: /\brul(?:es|ing|er of) (?=(?:your |the )?(?:ascendant|midheaven|rising|chart)\b)/gi,
    read: () => ({ kind: 'rules' }),
  },
]

/** All words of astrology in a sentence, in their order; none overlaps another. */
export function findMentions(text: string): Mention[] {
  const found: Mention[] = []
  for (const { pattern, read } of readers) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      const isTaken = found.some((other) => at < other.end && other.at < end)
      if (!isTaken) found.push({ ...read(match), at, end } as Mention)
    }
  }
  return found.sort((one, other) => one.at - other.at)
}

function pointNamed(name: string | undefined): Point {
  return points[name?.toLowerCase() ?? ''] ?? 'unknown'
}

function titled(name: string): string {
  return name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase())
}
