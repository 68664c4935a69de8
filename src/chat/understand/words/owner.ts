import type { Owner } from '../../question.ts'

const partnerNouns =
  'partner|boyfriend|girlfriend|husband|wife|wive|spouse|fiance|fiancee|lover|significant other|better half|man|other half|s\\.o'
const otherNouns =
  'sister|brother|mom|mum|mother|dad|father|parents?|boss|manager|friend|best friend|bestie|coworker|colleague|roommate|cousin|aunt|uncle|grandma|grandmother|grandpa|grandad|granddad|grandfather|granny|gran|nan|nana|stepmom|stepdad|son|daughter|kid|kids|child|baby|ex|ex boyfriend|ex girlfriend|ex husband|ex wife|neighbor|neighbour|teacher|landlord|crush|cat|dog|client|niece|nephew|in laws|mother in law'

/** A partner in a game, a trade or a sport, and not in life. */
const partnerAt =
  '(?:bridge|tennis|business|dance|dancing|training|study|lab|golf|running|gym|work|writing|chess|sparring|law|climbing|card|drinking|travel)'

const partner = new RegExp(
  `\\b(?:my|our) (?!${partnerAt} partner)(?:\\w+ )?(?:${partnerNouns})(?:'?s)?\\b`,
)
const other = new RegExp(
  `\\b(?:my|our) (?:(?:\\w+ )?(?:${otherNouns})|${partnerAt} partner)(?:'?s)?\\b`,
)
const pronoun = /\b(?:his|her|hers|their|theirs|he|she|him)\b/
const me = /\b(?:my|mine|i|me|myself)\b/

/** "my girlfriend asked me what my Mars is" */
const asksForMe =
  /\b(?:asked|asks|asking|wants to know|wanted to know|keeps asking)\b.*\b(?:what|where|which|if) (?:\w+ )?(?:is )?my\b/

const ofPlanet =
  /^(?!.*\b(?:his|her|hers|their|theirs|him)\b).*\bmy (?:natal )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|rising|ascendant)\b/

const partnersOwn = new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${partnerNouns})'?s\\b`)
const asksPlace =
  /\b(?:signs?|houses?|degrees?|placements?|where|what is|tell|know|remind|give|need)\b/

/** "arguing with my girlfriend about my Venus": she is there, and it is not about her. */
const company = new RegExp(
  `\\b(?:argu\\w+|fight\\w*|talk\\w*|sit\\w*|here|bet\\w*|debat\\w+|chat\\w*|compar\\w+|laugh\\w*|out|dinner|bed|drinking|joking|discuss\\w*)(?: \\w+){0,3} with (?:my|our) (?:\\w+ )?(?:${partnerNouns})\\b`,
  'g',
)
const ofBoth = /\b(?:with|between|compatib\w*|together|get along|affect\w*|each other)\b/

/** "the sign of my Venus, my wife and I are comparing": the partner is only mentioned. */
function asksBesidePartner(said: string): boolean {
  const text = said.replace(company, 'here')
  return (
    ofPlanet.test(text) && asksPlace.test(text) && !partnersOwn.test(text) && !ofBoth.test(text)
  )
}

/** The owner of the chart that a text speaks of; `other` for a person whose chart nobody has saved. */
export function ownerOf(text: string, earlier = ''): Owner | 'other' {
  if (asksForMe.test(text) || asksBesidePartner(text)) return 'user'
  if (partner.test(text)) return 'partner'
  // "My neighbor boasts that his Mars sits in the tenth"
  if (other.test(text) && othersOwn.test(text)) return 'other'
  // "my Venus, where she at": a planet is a she, too.
  if (ofPlanet.test(text)) return 'user'
  if (!pronoun.test(text) || isPlanetsPronoun(text)) return 'user'
  // "Why do people tell me their secrets?", "my son asked what is in my tenth house"
  if (!/\b(?:his|hers?|him|he|she)\b/.test(text) && ofPeople.test(text)) return 'user'
  if (
    /\bmy (?:\w+ )?house\b/.test(text) &&
    !/\b(?:his|her|their) (?:\w+ )?(?:house|chart)\b/.test(text) &&
    !ofBoth.test(text)
  )
    return 'user'
  if (other.test(text) || (other.test(earlier) && !partner.test(earlier)))
    return me.test(text) ? 'user' : 'other'
  return 'partner'
}

const ofPeople =
  /\b(?:people|everyone|everybody|others|strangers|men|women|customers|clients|colleagues|students)\b/
const othersOwn =
  /\b(?:his|her|their) (?:own |natal )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|rising|ascendant)\b/
const planet = /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/

/** "Mars, goes he backward?": without a person and a possessive, he is the planet. */
function isPlanetsPronoun(text: string): boolean {
  return (
    planet.test(text) &&
    !/\b(?:his|hers?|theirs?|him|they)\b/.test(text) &&
    !other.test(text) &&
    !/\b(?:he|she) (?:has|have|had|is an?|was born)\b/.test(text)
  )
}

export function namesPartner(text: string): boolean {
  return partner.test(text)
}

export function namesOtherOnly(text: string): boolean {
  return other.test(text) && !partner.test(text)
}

/** "my sister's Moon": the possessive decides, even beside "I". */
export function isOthersChart(text: string): boolean {
  return new RegExp(
    `\\b(?:my|our) (?:\\w+ )?(?:${otherNouns})'?s (?:natal )?(?:chart|P\\d|sun|moon|rising|birthday)`,
  ).test(text)
}
