import type { Mention } from './mention.ts'
import type { Unreadable } from './readable-text.ts'

// Words that mean astrology wherever they stand. When no mention has taken them, the sentence says
// something about a chart in a way that the checker does not understand.
const always = anyOf(
  [
    'mutable',
    'cardinal(?! (?:rule|sin|error|number|direction|virtue))',
    'stelli(?:um|a)',
    'eclips(?:e|es)',
    'retrogrades?',
    '(?:fire|earth|air|water|cardinal|fixed|mutable)[ -]signs?',
    String.raw`planets? (?:\w+ )?in (?:fire|earth|air|water|cardinal|fixed|mutable)\b`,
    String.raw`(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)) houses`,
    'axis',
    'zodiac(?:al)?',
    'horoscope sign',
    'sun[ -]sign',
    'orbs?',
    'ingress(?:es)?',
    'ascendants',
    'suns',
    'moons',
    'mercurys',
    'venuses',
    'marses',
    'jupiters',
    'saturns',
    '(?:most|half|majority) of your planets',
    '(?:tightest|closest|strongest|widest) (?:aspect|conjunction|opposition|square|trine|sextile)',
    String.raw`(?:house|your (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th))) (?:is|stays|sits|stands|remains|lies) (?:completely |quite )?(?:empty|vacant|unoccupied)`,
    String.raw`empty (?:\w+ )?house`,
    'respectively',
    'vice versa',
    'nodal',
    'nodes',
    'south node',
    String.raw`sign of the (?!zodiac)\w+`,
    "the (?:ram|bull|twins|crab|lion|scales|scorpion|archer|sea[- ]goat|water[- ]bearer|fishes)['’]s? sign",
  ],
  { asWords: true },
)

// "Mars trines your Sun at noon": an hour in words cannot be compared with a fact.
const hours =
  /\b(?:at|around) (?:about )?(?:noon|midnight|midday|sunrise|sunset|dawn|half past \w+|quarter (?:past|to) \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock| in the (?:morning|afternoon|evening))?(?=[,.;]))/g

// Sums and superlatives over a chart, which would need all of its facts, whatever else they say.
const overall = anyOf([
  String.raw`\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron) (?:rising|setting|culminating)\b`,
  String.raw`\b(?:only|sole|single) planet\b(?! of yours)`,
  String.raw`\b(?:every|each|all(?: of)?(?: your| the)?|most of your|half of your|many of your) (?:ten )?planets?\b`,
  String.raw`\bretrograde planets\b`,
  String.raw`\b(?:two|three|four|five|six|seven|several|many|\d+) (?:conjunctions|oppositions|squares|trines|sextiles|aspects)\b`,
  String.raw`\b(?:most|least) (?:exact (?:aspect|conjunction|opposition|square|trine|sextile)|elevated|aspected|powerful planet)\b`,
  String.raw`\bdominant (?:planet|sign)\b`,
  String.raw`\b(?:above|below) the horizon\b`,
  String.raw`\b(?:northern|southern|eastern|western|upper|lower) hemisphere\b`,
  String.raw`\b(?:angular|cadent|succedent)\b`,
  String.raw`\b(?:its|whose|that) (?:house|sign|degree) is\b`,
  String.raw`\bsign of (?:its|his|her) (?:fall|detriment|exaltation)\b`,
  String.raw`\b(?:element|modality|quality|ruler|lord) of (?:your|the) (?:sun|moon|mercury|venus|mars|jupiter|saturn|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b(?! house)`,
  String.raw`(?<!chart|ascendant|midheaven|rising|mc|asc)['’]s ruler\b`,
  String.raw`\b(?:moon|lunar) phase\b(?! (?:is|was))`,
  String.raw`\b(?:waxing|waning) (?:phase|half|period)\b`,
  String.raw`\b(?:short|low|light) (?:on|in) (?:fire|earth|air|water)\b`,
  String.raw`\blittle (?:fire|earth|air|water) in (?:your|the) chart\b`,
  String.raw`\band a half degrees\b`,
])

// A place in time that cannot be compared with the instants of facts.
const unclearTime = anyOf(
  [
    'tomorrow',
    'yesterday',
    'the day (?:after|before)',
    String.raw`(?:a|one|two|three|four|five|\d+) (?:days?|weeks?|hours?) (?:later|earlier|after|before)`,
    'next (?:week|month|year)',
    'last (?:week|month|year)',
    'the (?:next|following) (?:day|week)',
    '(?:first|second|third|last|final) (?:of (?:two|three|five) )?pass(?:es)?',
    '(?:est|edt|cst|cdt|mst|mdt|pst|pdt|cet|cest|bst|ist|jst|aest)',
    '(?:eastern|pacific|central|mountain)(?: time)?',
    'local time',
  ],
  { asWords: true },
)

function anyOf(patterns: string[], { asWords = false } = {}): RegExp {
  const all = patterns.join('|')
  return new RegExp(asWords ? `\\b(?:${all})\\b` : all, 'g')
}

/** Astrological words of a sentence outside its mentions. */
export function residueOf(
  text: string,
  mentions: readonly Mention[],
  { isDated }: { isDated: boolean },
): Unreadable[] {
  const lowered = text.toLowerCase()
  const found = [...lowered.matchAll(always), ...(isDated ? timesOfEvents(lowered, mentions) : [])]
  const beyond = [...lowered.matchAll(overall)].filter(
    ({ 0: words, index }) =>
      !isBalance(words, mentions) && !isInClaim({ at: index, end: index + words.length }, mentions),
  )
  return [
    ...beyond.map(({ 0: words }) => ({ words, reason: sums })),
    ...found.flatMap(({ 0: words, index }) => {
      const end = index + words.length
      const isTaken = mentions.some(
        (mention) =>
          (mention.at < end && index < mention.end) ||
          (mention.kind === 'orb' && /^orb/i.test(words)),
      )
      return isTaken ? [] : [{ words, reason: 'the checker cannot tell what is claimed' }]
    }),
  ]
}

const sums = 'it would take all the facts of a chart'

/** "The only planet in fire", "the sign of its fall" and "the ruler of your Sun" have facts. */
function isInClaim(words: { at: number; end: number }, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ kind, at, end }) =>
      /^(?:singleton|dignity|rules|final-dispositor)$/.test(kind) &&
      at < words.end &&
      words.at < end,
  )
}

/** "A single planet in fire" has its own fact. */
function isBalance(words: string, mentions: readonly Mention[]): boolean {
  return (
    /^(?:single|only|all) planet/i.test(words) && mentions.some(({ kind }) => kind === 'balance')
  )
}

/** Times in the same clause as an event; others are scenes ("Venus sextile your Sun: a concert at noon"). */
function timesOfEvents(text: string, mentions: readonly Mention[]): RegExpExecArray[] {
  const events = mentions.filter(({ kind }) => /^(?:station|entry|aspect)$/.test(kind))
  return [...text.matchAll(hours), ...text.matchAll(unclearTime)].filter(({ index }) =>
    events.some(({ at }) => !/[():;—]/.test(text.slice(Math.min(at, index), Math.max(at, index)))),
  )
}
