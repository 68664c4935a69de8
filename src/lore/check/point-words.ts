import type { MentionParser, Owner, Point } from './mention.ts'
import { signWords } from './sign-words.ts'

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
  'true node': 'true_node',
  'south node': 'south_node',
  ascendant: 'asc',
  midheaven: 'mc',
  'medium coeli': 'mc',
  descendant: 'dsc',
  'imum coeli': 'ic',
  'mean node': 'unknown',
  lilith: 'unknown',
}
const abbreviations: Record<string, Point> = {
  ASC: 'asc',
  AC: 'asc',
  Asc: 'asc',
  MC: 'mc',
  DSC: 'dsc',
  DC: 'dsc',
  Dsc: 'dsc',
  IC: 'ic',
}

const titled = (name: string) => name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase())
const names = Object.keys(points)
/** Names that are words of everyday life when they are not capitalized. */
const everyday = names.filter((name) => /^(?:sun|moon|mars|mercury)$/.test(name))
const unmistakable = names.filter((name) => !everyday.includes(name))

export const pointNames = names.join('|')
export const titledPointNames = names.map(titled).join('|')

const partners = "(?:\\{partner\\}|your partner|the other person)['’]s|their|his|her"
/** Before a house: "your house of play", "{partner}'s seventh house". */
export const possessives = `your|${partners}`
const ownWords = `(?:natal |own |birth |retrograde |direct |(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th))[ -]house |(?:fire|earth|air|water|cardinal|fixed|mutable)[ -]sign |(?:${signWords})(?:['’]s)? )*`
const ofPartner = new RegExp(
  `(?:(?<![\\w}])(?:${partners})|\\{partner\\},? (?:has|with|brings)(?: the| an?)?) ${ownWords}$`,
  'i',
)
const ofYours = new RegExp(
  `\\b(?:your|natal|you (?:have|bring|were born with)(?: the| an?)?) ${ownWords}$`,
  'i',
)
const ofTheSky = /\b(?:transit(?:ing)?|today's|tonight's|this week's) (?:retrograde |direct )*$/i
const yoursAfter = /^ (?:of yours|in your (?:birth |natal )?chart)\b/
const partnersAfter = /^ (?:of theirs|in (?:\{partner\}['’]s|their) (?:birth |natal )?chart)\b/

/** The owner, from the words beside a point: `your`, `natal`, `{partner}'s`, `of yours`. */
export function ownerOf({ 0: words, input, index }: RegExpExecArray): Owner | undefined {
  const before = input.slice(0, index)
  if (ofTheSky.test(before)) return 'sky'
  if (ofPartner.test(before)) return 'partner'
  if (ofYours.test(before)) return 'you'
  const after = input.slice(index + words.length)
  if (yoursAfter.test(after)) return 'you'
  return partnersAfter.test(after) ? 'partner' : undefined
}

function parsePoint(match: RegExpExecArray) {
  const point = points[match[0].toLowerCase()] ?? abbreviations[match[0]] ?? 'unknown'
  return { kind: 'point', point, owner: ownerOf(match) } as const
}

/** Planets, nodes and angles. */
export const pointParsers: MentionParser[] = [
  { pattern: new RegExp(`\\b(?:${unmistakable.join('|')})\\b`, 'gi'), parse: parsePoint },
  {
    pattern: new RegExp(
      `\\b(?:${everyday.map(titled).join('|')}|${everyday.join('|').toUpperCase()})\\b`,
      'g',
    ),
    parse: parsePoint,
  },
  // Lower-case names count only next to a word that rules out the weather or everyday objects.
  {
    pattern: new RegExp(
      `(?<=\\b(?:your|natal|transiting|partner['’]s|partner\\}['’]s|their|${signWords}|retrograde|-house) (?:natal |own )?)(?:${everyday.join('|')})\\b|\\b(?:${everyday.join('|')})(?= (?:(?:is|was|sits?|lies|in|enters|moves|goes|into|through|now|passes|travels|falls|lands) ){0,3}(?:the sign of )?(?:${signWords}|retrograde|void of course|(?:trine|sextile|square|conjunct)s?(?: your)?)\\b| rules\\b)`,
      'gi',
    ),
    parse: parsePoint,
  },
  {
    pattern: new RegExp(
      `\\brising(?= sign\\b)|(?<=\\b(?:${signWords}) )rising\\b|(?<=\\byour )rising(?= (?:is|in)\\b)|(?<=\\b(?:${signWords}) )(?:is |was )?(?:rising|rises|rose)(?= (?:in|over|on) )`,
      'gi',
    ),
    parse: (match) => ({ kind: 'point', point: 'asc', owner: ownerOf(match) }),
  },
  {
    pattern: new RegExp(`(?<![{\\w])(?:${Object.keys(abbreviations).join('|')})(?!\\w)`, 'g'),
    parse: parsePoint,
  },
  // "Their Moon is in Aries and yours in Leo": `findMentions` fills in the point.
  {
    pattern: new RegExp(
      `(?<=\\band )(?:yours|theirs|hers)(?= (?:are|form|make|meet) )|(?:\\b(?:yours|theirs|hers)|\\{partner\\}['’]s)(?=,? (?:(?:is|sits|falls|lives) )?in (?:(?:${signWords})\\b|(?:the|your|their) \\w+ house))`,
      'gi',
    ),
    parse: ([word]) => ({
      kind: 'point',
      point: 'unknown',
      owner: word.toLowerCase() === 'yours' ? 'you' : 'partner',
      isPronoun: true,
    }),
  },
]
