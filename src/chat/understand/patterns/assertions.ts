import type { AspectPoint } from '#sky/aspects.ts'
import type { Assertion, Owner } from '../../question.ts'
import { namesPartner } from '../words/owner.ts'
import { when } from './cues.ts'
import { isAspectPoint, isPlanet, type Part } from './part.ts'
import { otherTime } from './plans.ts'

/** What a part claims of a chart or of the sky, and the part without the claims. */
export interface Claims {
  claims: Assertion[]
  /** The text of the part without the claims, with its marks. */
  rest: string
}

interface ClaimPattern {
  pattern: RegExp
  claims: (groups: string[], part: Part, owner: Owner) => (Assertion | undefined)[]
}

const some =
  '(?:(?:such|that|quite|just|only|really|very|typical|true|total|classic|real|double|triple|proud|textbook|stubborn|hardcore|fellow|an?|the|like|literally|stereotypical|basic|big|huge|pure|full|born|100%) )*'
const owners = '(my|his|her|our|their|his natal|her natal|my natal)'

const claimPatterns: ClaimPattern[] = [
  // "as a Leo rising", "I'm a Libra sun", "with a Cancer Moon", "Sun in Libra and Moon in Cancer".
  {
    pattern: new RegExp(
      `\\b(?:i am|i have (?:always )?been|i was born|and i are|we are(?: both)?|(?<!P\\d )being|me as|as|i have|i got|having|with|myself|i was) ${some}S(\\d)(?: P(\\d)|(?! P\\d))\\b(?! (?:(?:on|at) (?:my|the) P\\d|placements?|stellium|season|boss|man|woman|guy|girl|friend|energy|people|in my|house|partner|boyfriend|girlfriend|ex|mom|husband|wife)\\b)`,
      'g',
    ),
    claims: ([sign, point], part) => [
      signClaim(part, point ? part.points[Number(point)] : 'sun', sign, 'user'),
    ],
  },
  {
    pattern: new RegExp(
      `(?:^|,|\\band|\\bwith|\\b&|\\bi am|\\bi have|\\/|\\bmy) *${some}S(\\d) P(\\d)`,
      'g',
    ),
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: new RegExp(
      `\\b(?:i have|i got|having|with|have|and|born with|my chart has|,) (?:a |an |my |the )?P(\\d) (?:in|at) ${some}S(\\d)`,
      'g',
    ),
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: new RegExp(
      `\\b${owners} P(\\d)(?:(?:,? (?:it )?(?:is|being|was|sits|falls|lands|is sitting|as))? (?:in |at |a |an )|,? (?:it )?(?:is|being) )${some}S(\\d)`,
      'g',
    ),
    claims: ([whose, point, sign], part, owner) => [
      signClaim(part, part.points[Number(point)], sign, ownerFor(whose, owner)),
    ],
  },
  // "With Virgo on my Midheaven"
  {
    pattern: /\b(?:with|have|having|got|and) S(\d) (?:on|at) (?:my |the )P(\d)/g,
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  // "a Venus in Scorpio like mine", "the Leo Sun in me", "we Leo Suns", "got a Leo rising".
  {
    pattern: /\bP(\d) in S(\d)(?= (?:like|as) (?:me|mine|myself)\b)/g,
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: /\bS(\d) P(\d)(?= (?:(?:like|such as|as) (?:me|mine|myself)|in me|of mine)\b)/g,
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  // "not my Leo Mars making me rage again", "there goes the Leo Mars"
  {
    pattern:
      /^(?:(?:oh|lol|well|and|ugh|haha|ok|so|damn) )*(?:not|there goes|here goes|here comes|typical|classic|stupid|damn|bloody|ah) (?:my|the|this|that|our) S(\d) P(\d)\b/g,
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern:
      /\bi am (?:an? )?P(\d) in S(\d)(?= (?:child|kid|person|baby|type|native|girl|guy|woman|man)\b)/g,
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  // "must be the Aquarius rising", "blame it on the Scorpio Venus"
  {
    pattern:
      /\b(?:must be|(?:it|that|this) is|thanks to|because of|due to|blame(?: it on| that on)?|typical|classic) (?:just )?(?:the|this|that|my|our) S(\d) P(\d)\b/g,
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: /(?:\bwe|\bus|\bgot (?:an?|that|the|this)) S(\d) P(\d)\b/g,
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: /^S(\d) here\b/g,
    claims: ([sign], part) => [signClaim(part, 'sun', sign, 'user')],
  },
  // "Pluto in Leo kid here"; Chiron, the Node and the angles are named of a chart only.
  {
    pattern:
      /^P(\d) in S(\d)(?= (?:(?:kid|person|gal|guy|girl|native|baby|club|gang|here)\b|(?:is|explains|must be|tells) (?:exactly )?(?:why|the reason)|(?:makes|made|gives|gave|keeps) me\b))/g,
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: /^P(\d) in S(\d)(?= (?:has|is|makes|keeps|gives|feels)\b)/g,
    claims: ([point, sign], part) => {
      const named = part.points[Number(point)]
      return [isPlanet(named) ? undefined : signClaim(part, named, sign, 'user')]
    },
  },
  // "In my chart the Mercury is in Leo", "that's your Leo Mars talking", "Venus Leo here".
  {
    pattern: /\bin my (?:natal )?chart,? (?:the |my )?P(\d) (?:is )?(?:in )?(?:the )?S(\d)/g,
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: /\byour S(\d) P(\d)\b/g,
    claims: ([sign, point], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: /^(?:so |and |well )?P(\d) S(\d) (?:here|gang|club|person)\b/g,
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  // "Moon in the sixth house so that's why I hide", "with the Mercury in the third house I write well".
  {
    pattern:
      /^(?:so |and |with |since |because |now that |as )?(?:the |my )?P(\d)(?: is)?(?: in)? (?:the |my )?H(\d)(?=,? (?:so|that is|where my|here|which|because|but|i|and i)\b)/g,
    claims: ([point, house], part) => [houseClaim(part, point, house)],
  },
  // "Jupiter in my third house, lucky me", "fourth house Moon problems".
  {
    pattern:
      /^(?:so |and )?P(\d) in my H(\d)(?=, (?!what|which|where|when|is|does|meaning)| (?:ruin|made|makes|gave|gives|is why|means i|explains|keeps|turn|caus|hurt|help|mess|destroy|taught|cost|is the reason))/g,
    claims: ([point, house], part) => [houseClaim(part, point, house)],
  },
  {
    pattern:
      /^(?:so |and )?(?:my |with (?:a |an |my )?|as (?:a |an ))?H(\d) P(\d)(?= (?:no wonder|so|i|here|person|problems?|struggles?|life|vibes?|things|issues|club)\b)/g,
    claims: ([house, point], part) => [houseClaim(part, point, house)],
  },
  {
    pattern:
      /^(?:so |and )?P(\d) in (?:my |the )?H(\d)(?= (?:gang|club|here|person|kid|problems?|struggles?|life|vibes?)\b)/g,
    claims: ([point, house], part) => [houseClaim(part, point, house)],
  },
  {
    pattern: /^(?:so |well )?natal P(\d) (?:is |in )?retrograde(?! ?\?| or )/g,
    claims: ([point], part) => [retrogradeClaim(part, point, true, 'user')],
  },
  {
    pattern:
      /^(?:so |well |and )?(?:the |my )?P(\d) (?:is|was) (?:in )?retrograde at birth\b(?!.*\?)/g,
    claims: ([point], part) => [retrogradeClaim(part, point, true, 'user')],
  },
  // "Sun Libra, Moon Cancer, rising Leo" after "I'm" or "my chart".
  {
    pattern:
      /(?:^|,|\band|\bmy chart is|\bi am|\/) ?P(\d):? (?:is )?(?:in )?S(\d)(?=,| and|$|\.|\/|!)/g,
    claims: ([point, sign], part) => [signClaim(part, part.points[Number(point)], sign, 'user')],
  },
  {
    pattern: new RegExp(
      `\\b(?:${owners}|i have(?: an?| my| the)?|with(?: an?| my)?|having) P(\\d)(?: (?:is|being|sits|falls|lands|sitting|occupies|inhabits|lives|stands|stays|resides|being))?(?: (?:in|inside|on))? (?:the |my |his |her )?H(\\d)`,
      'g',
    ),
    claims: ([whose, point, house], part, owner) => {
      const placed = part.points[Number(point)]
      const number = part.houses[Number(house)]
      return [
        placed && number
          ? { of: 'house', point: placed, house: number, owner: ownerFor(whose, owner) }
          : undefined,
      ]
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:${owners}|i have(?: an?| my| the)?|with(?: an?| my)?|having) P(\\d)(?: is)?(?: in)?(?: exactly| tightly)?[ -]A(\\d)(?: (?:to|with|of))?[ -](?:my |the |his |her )?(?:natal )?P(\\d)`,
      'g',
    ),
    claims: ([whose, a, aspect, b], part, owner) => [
      aspectClaim(part, a, aspect, b, ownerFor(whose, owner)),
    ],
  },
  {
    pattern:
      /^(?:so |and )?P(\d)[ -]A(\d)[ -]P(\d)(?= (?:gang|club|here|person|kid|problems?|life|vibes?)\b)/g,
    claims: ([a, aspect, b], part) => [aspectClaim(part, a, aspect, b, 'user')],
  },
  {
    pattern: /\b(?:i have|with|having) (?:an? |my )?P(\d)[ -](?:and )?P(\d) A(\d)/g,
    claims: ([a, b, aspect], part) => [aspectClaim(part, a, aspect, b, 'user')],
  },
  {
    pattern: new RegExp(
      `\\b${owners} (?:natal )?P(\\d) (?:is |being |was )?(not )?(?:in )?retrograde`,
      'g',
    ),
    claims: ([whose, point, not], part, owner) => [
      retrogradeClaim(part, point, not === undefined || not === '', ownerFor(whose, owner)),
    ],
  },
  {
    pattern:
      /\b(?:i have|with|having|i was born with|i got) (?:an? |my )?(?:natal )?(?:retrograde P(\d)|P(\d) (?:in )?retrograde)/g,
    claims: ([first, second], part) => [retrogradeClaim(part, first || second, true, 'user')],
  },
  {
    pattern: /\b(?:my|this) retrograde P(\d)\b(?! ?\?)/g,
    claims: ([point], part) => [retrogradeClaim(part, point, true, 'user')],
  },
  {
    pattern: /\bborn (?:during|in|under|with) (?:a |the )?P(\d) (?:in )?retrograde/g,
    claims: ([point], part) => [retrogradeClaim(part, point, true, 'user')],
  },
]

const skyPatterns: ClaimPattern[] = [
  // "this Pluto in Capricorn era"
  {
    pattern: /\bthis P(\d) in S(\d)(?= (?:era|season|time|phase|energy|transit|business)\b)/g,
    claims: ([point, sign], part) => {
      const body = part.points[Number(point)]
      const named = part.signs[Number(sign)]
      return [isPlanet(body) && named ? { of: 'sky-sign', body, sign: named } : undefined]
    },
  },
  {
    pattern:
      /(?:^|\b(?:since|because|now that|as|with|that|and|so|but|know|during|given|glad|happy|relieved|sad|annoyed|love|hate) )(?:the )?P(\d) (?:(?:is|being|goes|went|going) )?(?:currently |T\d |still |just )?(not |finally )?(?:in |out of )?(retrograde|direct)\b(?! after\b)(?: T\d)?/g,
    claims: ([point, not, motion], part) => {
      const body = part.points[Number(point)]
      if (!isPlanet(body)) return []
      const isRetrograde = (motion === 'retrograde') !== (not?.trim() === 'not')
      return [{ of: 'sky-motion', body, isRetrograde }]
    },
  },
  {
    pattern:
      /(?:^|\b(?:since|because|now that|now when|now while|while|as|with|that|and|so|given) )(?:the |transiting )?(?!P\d into)P(\d) (?:(?:is|being|moved|entered|went|walks?|moves|travels|goes|passes|runs|sits|stands) )?(?:currently |T\d |now |still |just |already )?(?:in |into |through |entered )S(\d)(?: T\d)?/g,
    claims: ([point, sign], part) => {
      const body = part.points[Number(point)]
      const named = part.signs[Number(sign)]
      return [isPlanet(body) && named ? { of: 'sky-sign', body, sign: named } : undefined]
    },
  },
]

const hypothetical =
  /\b(?:if i|if my|if a|if the|imagine|suppose|supposing|what if|would i|were i|wish i|is it (?:good|bad|rare) to|someone|somebody|people with|people who|those with|do all|are all|for a|does a|dating an?|date an?|what does|what do|what is|does having|is having|am i an?\b|is my|was i|do i have|isn|whether)\b/

/** All that a part claims, or nothing for a question, a hypothesis or somebody else's chart. */
export function claimsIn(part: Part): Claims {
  const isNaming = part.signs.length + part.houses.length + part.aspects.length > 0
  if (!isNaming && !/retrograde|direct/.test(part.text)) return { claims: [], rest: part.text }
  if (/^(?:\w+ ){0,2}(?:have i|tell me i)\b/.test(part.text)) return { claims: [], rest: part.text }
  if (/\bor (?:no|not)\W*$/.test(part.text)) return { claims: [], rest: part.text }
  const found: Assertion[] = []
  let rest = part.text
  for (const one of part.isAboutOther ? [] : claimPatterns)
    rest = takeClaims(rest, one, part, found, isOfTheSky)
  const isShortQuestion =
    (/\?$/.test(part.text) && part.wordCount < 7) ||
    /\bor (?:no|not|what|nah|yes)\??$|\b(?:retrograde|direct) or (?:retrograde|direct)\b|\by\/n\b|\byes or no\b/.test(
      part.text,
    )
  for (const one of isShortQuestion || otherTime(part) || /\bborn\b/.test(part.text)
    ? []
    : skyPatterns)
    rest = takeClaims(rest, one, part, found)
  return { claims: withoutDoubles(found), rest }
}

const MAX_CLAIMS_IN_A_ROW = 4

/** Claims that follow each other without a comma share the place between them, so again until nothing changes. */
function takeClaims(
  text: string,
  { pattern, claims }: ClaimPattern,
  part: Part,
  found: Assertion[],
  isElse: typeof isOfTheSky = () => false,
): string {
  let rest = text
  for (let step = 0; step < MAX_CLAIMS_IN_A_ROW; step++) {
    const before = rest
    rest = before.replace(pattern, (match, ...groups) => {
      const at = groups.findIndex((group) => typeof group === 'number')
      const offset = groups[at] as number
      if (isQuestioned(before, offset, match) || isElse(before, offset, match)) return match
      if (isTimed(part.text) && !speaksOfSelf.test(match)) return match
      const isPartners = part.owner === 'partner' && /\b(?:his|her|their)\b/.test(match)
      const made = claims(groups.slice(0, at), part, isPartners ? 'partner' : 'user')
      const real = made.filter((claim) => claim !== undefined)
      found.push(...real)
      // A name must not be claimed twice.
      return real.length > 0 ? ', ' : match
    })
    if (rest === before) break
  }
  return rest
}

/** "Mars into Libra, which day", "When is Jupiter done with Leo?" name an event, and claim nothing. */
function isTimed(text: string): boolean {
  return when.test(text) || /\b(?:era|season)\b/.test(text)
}

const speaksOfSelf = /\b(?:this|i|my|me|as|an?|we|being|having|born|his|her|is)\b/

/** "with Saturn in Aries right now" */
function isOfTheSky(text: string, offset: number, match: string): boolean {
  if (!/^with P\d\b/.test(match)) return false
  return /^ (?:T\d|now|today|currently|at the)/.test(text.slice(offset + match.length))
}

/** "is my Moon in Cancer?" and "if I were a Leo" claim nothing; "why is my Moon in Cancer so shy?" does. */
function isQuestioned(text: string, offset: number, match: string): boolean {
  const before = text.slice(Math.max(0, offset - 48), offset)
  const after = text.slice(offset + match.length)
  if (/^your /.test(match) || /^(?:\w+ )*not (?:my|the|this|that|our) S\d P\d/.test(match))
    return false
  if (/^ (?:like|such as|as) (?:me|mine|myself)\b/.test(after)) return false
  // "is my Mars in Leo the reason I can't sit still"
  if (/^ (?:the reason|the cause|why i|to blame|responsible|what makes)\b/.test(after)) return false
  if (/\b(?:is|was) it (?:so |true |right |correct |a fact |the case )?(?:that )?$/.test(before))
    return true
  // "What does it mean that my Mercury sits in …", "Why am I so cold if my Moon is …" take the place as given.
  if (/^(?:my|i) /.test(match) && /\bmeans? that $|\bwhy\b.*\bif $/.test(before)) return false
  if (
    /\b(?:if|imagine|(?<!\bi )suppose|supposing|whether|is it (?:true|right|correct)(?: that)?|wish|would|were|could|not|never|n't)(?: \w+)? ?$/.test(
      before,
    )
  )
    return true
  if (/^with/.test(match) && /(?<!\b(?:why|how) )\b(?:did|was) i\b[^,]*$/.test(before)) return true
  if (/\bi am$|\bi have\b/.test(match) && /\b(?:if|what if|suppose|wish)\b/.test(before))
    return true
  if (/\b(?:why|how come|how) (?:is|are|does|do) (?:\w+ )?$/.test(before)) return false
  if (
    /\b(?:is|are|was|were|am|do|does|did|could|can|what does it mean to|what does it mean that|mean|means|meaning of|what about|about|having|people|someone|somebody|anyone|everyone|those|others)(?: have)? ?$/.test(
      before,
    )
  )
    return (
      !/\b(?:what|how) (?:does|do|is|can) ?$/.test(before) ||
      (/ (?:is|sits) /.test(match) === false && /^with|^having|^have/.test(match))
    )
  if (/\b(?:do|am|did|was|should|can|could|will|have) $/.test(before) && /^i /.test(match))
    return true
  if (
    /^(?:with|as|having|and|,)/.test(match) &&
    hypothetical.test(before) &&
    !/\b(?:i am|my|me|i)\b/.test(before)
  )
    return true
  if (/^as /.test(match) && /\b(?:same|such|well|far|long|soon|strong|good|bad) $/.test(before))
    return true
  return (
    /^with|^and|^,/.test(match) &&
    /\b(?:dating|date|date with|married to|someone|a guy|a man|a woman|a girl|people|compatible|get along|better|match|best|along|she is|he is|they are|boss is|friend is|sister is|mom is)\b/.test(
      before,
    )
  )
}

function signClaim(
  part: Part,
  point: Part['points'][number] | undefined,
  sign: string | undefined,
  owner: Owner,
): Assertion | undefined {
  const named = part.signs[Number(sign)]
  return point && named ? { of: 'sign', point, sign: named, owner } : undefined
}

function houseClaim(
  part: Part,
  point: string | undefined,
  house: string | undefined,
): Assertion | undefined {
  const [placed, number] = [part.points[Number(point)], part.houses[Number(house)]]
  return placed && number ? { of: 'house', point: placed, house: number, owner: 'user' } : undefined
}

function aspectClaim(
  part: Part,
  a: string | undefined,
  aspect: string | undefined,
  b: string | undefined,
  owner: Owner,
): Assertion | undefined {
  const [first, second] = [part.points[Number(a)], part.points[Number(b)]]
  const name = part.aspects[Number(aspect)]
  if (!isAspectPoint(first) || !isAspectPoint(second) || !name || first === second) return undefined
  return { of: 'aspect', a: first as AspectPoint, b: second, aspect: name, owner }
}

function retrogradeClaim(
  part: Part,
  point: string | undefined,
  isRetrograde: boolean,
  owner: Owner,
): Assertion | undefined {
  const body = part.points[Number(point)]
  return isPlanet(body) ? { of: 'retrograde', body, isRetrograde, owner } : undefined
}

function ownerFor(whose: string | undefined, owner: Owner): Owner {
  if (!whose || /my|our/.test(whose)) return 'user'
  return owner
}

function withoutDoubles(claims: Assertion[]): Assertion[] {
  const seen = new Set<string>()
  return claims.filter((claim) => {
    const key = JSON.stringify(claim)
    return !seen.has(key) && seen.add(key)
  })
}

/** "my boyfriend is a Leo": a claim about the saved partner. */
export function partnerClaims(part: Part): Assertion[] {
  if (part.isBesideOther) return []
  if (!namesPartner(part.plain) && !/\b(?:he|she|they) (?:is|are)\b/.test(part.plain)) return []
  const match = new RegExp(
    `\\b(?:he|she|partner|boyfriend|girlfriend|husband|wife|fiancee?|spouse) is ${some}S(\\d)(?: P(\\d))?`,
  ).exec(part.text)
  if (!match) return []
  const before = part.text.slice(Math.max(0, match.index - 16), match.index)
  if (/\b(?:if|is)\b[^,]*$/.test(before)) return []
  const claim = signClaim(
    part,
    match[2] ? part.points[Number(match[2])] : 'sun',
    match[1],
    'partner',
  )
  return claim ? [claim] : []
}
