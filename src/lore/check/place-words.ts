import { type Sign, signs } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import { housePhrases } from '../house-phrases.ts'
import type { MentionParser, Owner, Point } from './mention.ts'

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

const pointNames = Object.keys(points).join('|')
export const titledPointNames = pointNames.replaceAll(/\b\w/g, (letter) => letter.toUpperCase())
export const signNames = signs.join('|')

const partners = "(?:\\{partner\\}|your partner)['’]s|their|his|her"
/** Before a house: "your house of play", "{partner}'s seventh house". */
export const possessives = `your|${partners}`
const ownWords = `(?:natal |own |retrograde |(?:${signNames}) )*`
const ofPartner = new RegExp(`(?<![\\w}])(?:${partners}) ${ownWords}$`, 'i')
const ofYours = new RegExp(`\\b(?:your|natal) ${ownWords}$`, 'i')

/** The owner, from the word before a position in the text: `your`, `natal`, `{partner}'s`, `your partner's`, `her`. */
function ownerBefore({ input, index }: RegExpExecArray): Owner | undefined {
  const before = input.slice(0, index)
  if (ofPartner.test(before)) return 'partner'
  return ofYours.test(before) ? 'you' : undefined
}

function ownerNamed(possessive = ''): Owner | undefined {
  if (/^your$/i.test(possessive)) return 'you'
  return possessive === 'the' ? undefined : 'partner'
}

/** Houses, points and signs. */
export const placeParsers: MentionParser[] = [
  ...Object.entries(housePhrases).map(
    ([house, phrase]): MentionParser => ({
      pattern: housePattern(phrase.replace(/^(?:in|at) the /, '')),
      parse: (match) => ({
        kind: 'house',
        house: Number(house) as House,
        host: match[1] ? ownerNamed(match[1]) : ownerBefore(match),
      }),
    }),
  ),
  ...ordinals.map(
    (words, index): MentionParser => ({
      pattern: new RegExp(`\\b(?:${words})[ -]house\\b|\\bhouse (?:number )?${index + 1}\\b`, 'gi'),
      parse: (match) => ({
        kind: 'house',
        house: (index + 1) as House,
        host: ownerBefore(match),
      }),
    }),
  ),
  // Any other "house of …" is a claim that no fact supports.
  {
    pattern: new RegExp(
      `\\b(?:in|into|enters|to|rules|through|of) (?:the|${possessives}) house of \\w+`,
      'gi',
    ),
    parse: () => ({ kind: 'house', house: 'unknown' }),
  },
  {
    pattern: /\b(?:south node|descendant|imum coeli|lilith)\b/gi,
    parse: (match) => ({ kind: 'point', point: 'unknown', owner: ownerBefore(match) }),
  },
  // Lower-case names count only next to a word that rules out the weather or everyday objects.
  {
    pattern: new RegExp(
      `(?<=\\b(?:your|natal|partner['’]s|partner\\}['’]s) (?:natal |own )?)(?:${pointNames})\\b|\\b(?:${pointNames})(?= in (?:${signNames})\\b| rules\\b)`,
      'gi',
    ),
    parse: parsePoint,
  },
  { pattern: new RegExp(`\\b(?:${titledPointNames})\\b`, 'g'), parse: parsePoint },
  {
    pattern: new RegExp(
      `\\brising(?= sign\\b)|(?<=\\b(?:${signNames}) )rising\\b|(?<!\\{)\\b(?:ASC|AC)\\b`,
      'g',
    ),
    parse: (match) => ({ kind: 'point', point: 'asc', owner: ownerBefore(match) }),
  },
  {
    pattern: /\bMC\b/g,
    parse: (match) => ({ kind: 'point', point: 'mc', owner: ownerBefore(match) }),
  },
  {
    pattern: new RegExp(`\\b(?:${signNames})\\b`, 'g'),
    parse: ([sign]) => ({ kind: 'sign', sign: sign as Sign }),
  },
]

/** Matches "root of the chart" without an owner and "root of your chart" with one. */
function housePattern(phrase: string): RegExp {
  const owned = phrase.replace(/ the chart$/, ` (the|${possessives}) chart`)
  return new RegExp(`\\b${owned}\\b`, 'gi')
}

function parsePoint(match: RegExpExecArray) {
  const point = points[match[0].toLowerCase()] ?? 'unknown'
  return { kind: 'point', point, owner: ownerBefore(match) } as const
}
