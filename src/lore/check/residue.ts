import type { Mention } from './mention.ts'
import type { Unreadable } from './readable-text.ts'

// Words that mean astrology wherever they stand. When no mention has taken them, the sentence says
// something about a chart in a way that the checker does not understand.
const always =
  /\b(?:mutable|cardinal(?! (?:rule|sin|error|number|direction|virtue))|stelli(?:um|a)|eclips(?:e|es)|retrogrades?|(?:fire|earth|air|water|cardinal|fixed|mutable)[ -]signs?|planets? (?:\w+ )?in (?:fire|earth|air|water|cardinal|fixed|mutable)\b|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)) houses|axis|zodiac(?:al)?|horoscope sign|sun[ -]sign|orbs?|ingress(?:es)?|ascendants|suns|moons|mercurys|venuses|marses|jupiters|saturns|(?:most|half|majority) of your planets|(?:tightest|closest|strongest|widest) (?:aspect|conjunction|opposition|square|trine|sextile)|(?:house|your (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th))) (?:is|stays|sits|stands|remains|lies) (?:completely |quite )?(?:empty|vacant|unoccupied)|empty (?:\w+ )?house|respectively|vice versa|nodal|nodes|south node|sign of the (?!zodiac)\w+|the (?:ram|bull|twins|crab|lion|scales|scorpion|archer|sea[- ]goat|water[- ]bearer|fishes)['’]s? sign)\b/gi

// "Mars trines your Sun at noon": an hour in words cannot be compared with a fact.
const hours =
  /\b(?:at|around) (?:about )?(?:noon|midnight|midday|sunrise|sunset|dawn|half past \w+|quarter (?:past|to) \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock| in the (?:morning|afternoon|evening))?(?=[,.;]))/gi

/** Astrological words of a sentence outside its mentions. */
export function residueOf(
  text: string,
  mentions: readonly Mention[],
  { isDated }: { isDated: boolean },
): Unreadable[] {
  const found = [...text.matchAll(always), ...(isDated ? hoursOfEvents(text, mentions) : [])]
  return found.flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const isTaken = mentions.some(
      (mention) =>
        (mention.at < end && index < mention.end) ||
        (mention.kind === 'orb' && /^orb/i.test(words)),
    )
    return isTaken ? [] : [{ words, reason: 'the checker cannot tell what is claimed' }]
  })
}

/** Hours in the same clause as an event; others are scenes ("Venus sextile your Sun: a concert at noon"). */
function hoursOfEvents(text: string, mentions: readonly Mention[]): RegExpExecArray[] {
  const events = mentions.filter(({ kind }) => /^(?:station|entry|aspect)$/.test(kind))
  return [...text.matchAll(hours)].filter(({ index }) =>
    events.some(({ at }) => !/[():;—]/.test(text.slice(Math.min(at, index), Math.max(at, index)))),
  )
}
