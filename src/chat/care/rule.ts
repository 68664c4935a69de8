export const crisisKinds = [
  'suicide',
  'someone_else',
  'suicide_loss',
  'violent_thoughts',
  'danger',
  'abuse',
  'sexual_violence',
  'child',
  'medical',
  'eating',
  'gambling',
  'money',
  'legal',
] as const
export type CrisisKind = (typeof crisisKinds)[number]

/** Tests a sentence of plain words (plain-words.ts). */
export interface Pattern {
  test(sentence: string): boolean
}

/**
 * A sentence is of this kind when a pattern finds something in it, one of `also` (if there are any) does as well, and
 * nothing speaks against it. `anywhere` and `nowhere` look at all sentences of the message.
 */
export interface Rule {
  kind: CrisisKind
  says: Pattern[]
  also?: Pattern[]
  unless?: Pattern[]
  anywhere?: Pattern[]
  nowhere?: Pattern[]
}

/**
 * `~3` stands for up to three words, `-3` for up to three of which none is "i", `{name}` for one of the groups below.
 * `{known}`, `{home}` and `{anybody}` are persons.
 */
export function says(pattern: string): Pattern {
  const expression = wordPattern(pattern)
  const group = /\{(known|home|anybody)\}/.exec(pattern)?.[1]
  return group === undefined
    ? expression
    : { test: (sentence) => expression.test(withPersons(sentence, group as PersonGroup)) }
}

export const anyOf = (...patterns: string[]) => patterns.map(says)

/** As `says`, for patterns without persons. */
export function wordPattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => groupOf(name))
    .replaceAll(/~(\d+) /g, '(?:\\S+ ){0,$1}')
    .replaceAll(/(?<![\w-])-(\d+) /g, '(?:(?!i )\\S+ ){0,$1}')
  return new RegExp(`(?<!\\S)(?:${source})(?!\\S)`)
}

const adults =
  'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|spouse|ex husband|ex wife|ex boyfriend|ex girlfriend|ex|baby daddy|man'
const parents =
  'dad in law|mom in law|dad|mom|stepdad|stepmom|parents|moms boyfriend|dads girlfriend'
const relatives =
  'brother in law|sister in law|brother|sister|son|daughter|uncle|aunt|auntie|cousin|grandpa|grandfather|grandma|grandmother|nephew|niece|in laws|stepbrother|stepsister|family'
const others =
  'friend|best friend|friends|roommate|flatmate|housemate|neighbor|neighbour|coworker|colleague|boss|teacher|coach|landlord|pastor|student|classmate|client'
const kids =
  'kid|kids|child|children|baby|newborn|toddler|son|daughter|daughters|sons|little one|little ones|boy|girl|twins|grandkids|grandson|granddaughter'
const adverbs =
  'just|really|actually|seriously|honestly|genuinely|only|still|always|often|sometimes|kind of|sort of|literally|simply|so|also|even|truly|probably|constantly|keep|kept|low key|lowkey|basically|kinda|desperately|badly|very much|absolutely|completely|totally|entirely|utterly|already|finally|slowly|now|again'

const groups: Record<string, string> = {
  adult: `(?:${adults})`,
  parent: `(?:${parents})`,
  kid: `(?:${kids})`,
  known: '(?:@known|someone i know|someone|he|she|they)',
  home: '(?:@home|he|she|they)',
  anybody: '(?:@anybody|someone|strangers|people|he|she|they)',
  adv: `(?:(?:${adverbs}) )*`,
  want: '(?:want|wanted|need|wish|going|ready|about|plan|planning|trying|tried|rather|hope|thinking|think|thought|thoughts|considering|urge|urges|feel like|fantasize|dreaming|might|may|will|could|should)',
  self: '(?:myself|my own self)',
  themself: '(?:himself|herself|themselves)',
  end: '(?:anymore|tonight|today|now|right now|forever|at all|like this|soon)',
}

function groupOf(name: string): string {
  const group = groups[name]
  if (group === undefined) throw new Error(`No group of words is called ${name}`)
  return group
}

type PersonGroup = 'known' | 'home' | 'anybody'

const BETWEEN = '(?:(?!my |our |the |his |her |their )\\S+ )'
const AT_THE_START = '(?<=^(?:found a |and |but |because |when )?)'

/** "my 15 year old daughter" is one person. Written out in every pattern, these took seconds to compile. */
const persons: Record<PersonGroup, RegExp> = {
  known: wordPattern(
    `(?:(?:my|our|a|this|one of my|his|her|their) ${BETWEEN}{0,3}?|${AT_THE_START})(?:${adults}|${parents}|${relatives}|${others}|${kids}|guy|person|woman|man|someone)(?: of mine)?`,
  ),
  home: wordPattern(
    `(?:(?:my|our) ${BETWEEN}{0,2}?|${AT_THE_START})(?:${adults}|${parents}|${relatives}|roommate|flatmate)`,
  ),
  anybody: wordPattern(
    `(?:a|this|that|some|these|two|three) (?:\\S+ )?(?:man|guy|stranger|woman|person|men|guys|dude|kids|teenagers)|(?:my|our) ${BETWEEN}{0,2}?(?:${adults}|${parents}|${relatives}|${others}|stalker)`,
  ),
}

const withPersons = (sentence: string, group: PersonGroup) =>
  sentence.replaceAll(new RegExp(persons[group], 'g'), `@${group}`)
