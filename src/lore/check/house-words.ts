import type { House } from '../house.ts'
import { housePhrases } from '../house-phrases.ts'
import type { MentionParser, Owner } from './mention.ts'
import { ownerOf, possessives } from './point-words.ts'

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
export const anyOrdinal = ordinals.join('|')

export function houseNumbered(word: string): House {
  return (ordinals.findIndex((words) => words.split('|').includes(word.toLowerCase())) + 1) as House
}

/** What the houses are about, in the words of the field. */
const topics: Record<House, string> = {
  1: 'first impressions|self|identity|the self|appearance|self-image',
  2: 'money and worth|money|worth|values?|possessions|income|resources|self-worth|earnings',
  3: 'words and neighbors|words|communication|siblings|neighbors|short trips|learning',
  4: 'home and family|home|family|roots|the home|ancestry',
  5: 'play|creativity|romance|pleasure|children|fun|joy|self-expression',
  6: 'daily work|health|daily routines?|routines?|service|work and health|everyday work|wellness',
  7: 'partnerships?|marriage|relationships?|one-on-one relationships|commitment',
  8: 'shared things|transformation|shared resources|intimacy|shared money|sex|death|debts?',
  9: 'far horizons|travel|philosophy|higher learning|beliefs?|long journeys|higher education|faith',
  10: 'career|public life|reputation|vocation|status|ambition',
  11: 'friends|friendships?|community|groups|hopes|networks|hopes and wishes',
  12: 'solitude|the unconscious|secrets|endings|hidden things|retreat|dreams|hidden enemies',
}
const anyTopic = Object.values(topics).join('|')
const topicsOf = new Map(
  Object.entries(topics).map(([house, words]) => [
    Number(house),
    new RegExp(`^(?:${words})$`, 'i'),
  ]),
)

function houseAbout(topic: string): House | 'unknown' {
  for (const [house, words] of topicsOf) if (words.test(topic)) return house as House
  return 'unknown'
}

const chartPlaces: [House, RegExp][] = ([4, 10] as House[]).map((house) => [
  house,
  new RegExp(
    `\\b${housePhrases[house].replace(/^at the /, '').replace(/ the chart$/, ` (the|${possessives}) chart`)}\\b`,
    'gi',
  ),
])

function hostNamed(possessive = ''): Owner | undefined {
  if (/^your$/i.test(possessive)) return 'you'
  return possessive.toLowerCase() === 'the' ? undefined : 'partner'
}

const afterBareOrdinal =
  '(?=$|[.,;:)?!]| -|[—–]| (?:and|or|in|is|asks?|where|makes?|you|but|with|while|so|when|on|at|until|from|waits|keeps|gives|rest|things)\\b)'

/** Houses by number, by topic, and as ends of an axis. */
export const houseParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `\\b(${anyOrdinal})(?: house)? ?(?:[-–/]|and|to|through) ?(?:the |your )?(${anyOrdinal})(?:[ -]house)?s? axis\\b`,
      'gi',
    ),
    parse: ([, one = '', other = '']) => ({
      kind: 'axis',
      houses: [houseNumbered(one), houseNumbered(other)],
    }),
  },
  ...chartPlaces.map(
    ([house, pattern]): MentionParser => ({
      pattern,
      parse: (match) => ({ kind: 'house', house, host: hostNamed(match[1]) }),
    }),
  ),
  // A house with its topic, which must be its own: "the sixth house of health".
  {
    pattern: new RegExp(
      `\\b(${anyOrdinal})[ -]house(?:s)?(?:,? (?:the|your) house)?(?: of |, )(${anyTopic})\\b`,
      'gi',
    ),
    parse: (match) => {
      const house = houseNumbered(match[1] ?? '')
      const isOwn = topicsOf.get(house)?.test(match[2] ?? '')
      return { kind: 'house', house: isOwn ? house : 'unknown', host: ownerOf(match) }
    },
  },
  {
    pattern: new RegExp(`\\b(${anyOrdinal})[ -]house\\b|\\bhouse (?:number )?(\\d+)\\b`, 'gi'),
    parse: (match) => {
      const house = match[1] ? houseNumbered(match[1]) : Number(match[2])
      const isHouse = house >= 1 && house <= 12
      return { kind: 'house', house: isHouse ? (house as House) : 'unknown', host: ownerOf(match) }
    },
  },
  { pattern: new RegExp(`\\bhouse of (${anyTopic})\\b`, 'gi'), parse: parseTopic },
  {
    pattern:
      /\b(career|partnership|relationship|marriage|money|communication|friendship|health) house\b/gi,
    parse: parseTopic,
  },
  // Any other "house of …" is a claim that no fact supports.
  {
    pattern: new RegExp(
      `\\b(?:in|into|enters|to|rules|through|of) (?:the|${possessives}) house of \\w+`,
      'gi',
    ),
    parse: () => ({ kind: 'house', house: 'unknown' }),
  },
]

function parseTopic(match: RegExpExecArray) {
  return { kind: 'house', house: houseAbout(match[1] ?? ''), host: ownerOf(match) } as const
}

/** "Mars in the tenth" */
export const bareHouseParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `(?<=\\b(?:in|into|through|occup(?:y|ies)|enters?|visits?) (?:the|${possessives}) )(?:${anyOrdinal})${afterBareOrdinal}`,
      'gi',
    ),
    parse: (match) => ({
      kind: 'house',
      house: houseNumbered(match[0]),
      host: ownerOf(match),
      isBare: true,
    }),
  },
]
