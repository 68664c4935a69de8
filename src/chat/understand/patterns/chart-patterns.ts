import { happening, isNow, meaning, natal, retrograde, when, where } from './cues.ts'
import {
  candidate,
  isAspectPoint,
  isPlanet,
  type Part,
  type Pattern,
  phrases,
  planetOf,
} from './part.ts'
import { fateOf, strongest, themeIn, themeOf, together } from './person-patterns.ts'

/** Questions about a birth chart. */
export const chartPatterns: Pattern[] = [
  whereIs,
  whatIsIn,
  aspectBetween,
  aspectKinds,
  natalRetrogrades,
  rulerOf,
  balanceOf,
  strongest,
  themeOf,
  fateOf,
  meaningOf,
  birthTime,
  together,
]

function whereIs(part: Part) {
  const { points, text, signs, houses, owner } = part
  const point = points[0] ?? (isSunSign.test(text) ? 'sun' : undefined)
  if (!point) return undefined
  const isQuestion =
    /^(?:so |and |hey |ok |is |was |do i have |am i |does )/.test(text) ||
    /\?$|\b(?:am i|is my|do i have)\b/.test(text)
  const asked =
    /\bsign\b/.test(part.plain) && !/\bhouse\b|\bdegrees?\b/.test(text) ? 'sign' : askedPlace(text)
  let score = where.test(text) ? 5 : 0
  if (asked !== 'any') score += 3
  if (part.wordCount <= 4 && points.length === 1) score += 3
  if (points.length > 2) score += 4
  if (listOfPoints.test(text) && part.aspects.length === 0 && !linked.test(text)) score += 5
  if (isQuestion && (signs.length > 0 || houses.length > 0)) score += 4
  if (natal.test(text) || owner === 'partner') score += 1
  if (/\bis my P\d (?:in )?(?:an? )?S\d/.test(text)) score += 4
  if (tellOf.test(text)) score += 5
  const isPassing =
    /(?<!\bmy )\bis (?:the )?P\d (?!being|missing|meaning|aspect|touch|rul|squar|trin)\w+ing\b/.test(
      text,
    )
  if (isNow.test(text) || isPassing || inTransit.test(text)) score -= ofChart.test(text) ? 3 : 6
  else if (happening.test(text)) score -= 3
  if (/\bwhere is (?:the )?P\d\??$/.test(text) && !ofChart.test(text)) score -= 3
  if (when.test(text)) score -= 5
  if (meaning.test(text) && !placeWords.test(text)) score -= 2
  if (points.length === 1 && part.aspects.length > 0 && signs.length === 0) score -= 6
  if (/\bwhat is my P\d (?:for|about|all about|like)\b/.test(text)) score -= 7
  if (points.length === 2 && (part.aspects.length > 0 || linked.test(text))) score -= 6
  if (/\baspect(?:s|ing|ed)?\b/.test(text)) score -= 6
  return candidate(score, {
    kind: 'where',
    point,
    owner,
    asked: asked === 'any' && houses.length > 0 ? 'house' : asked,
  })
}

/** "Am I a Virgo or a Libra?" */
const isSunSign =
  /\b(?:am|was) i,? (?:\w+ ){0,2}?(?:an? )?S0\b(?:,? or (?:an? )?S1\b)?(?! (?:placement|energy|\w+ing))/

/** "my Moon and rising?", "just the basics: Sun, Moon and Ascendant" */
const listOfPoints =
  /(?:^|: )(?:(?:my|the|gimme|give me|show me|tell me|(?:i )?need|(?:i )?want|what (?:is|are)|whats|just|please|so|and|hi|hey|ok|could i have) )*P0(?:(?:,| and| plus|,? &| or)?(?: my| the)? P\d)+(?! (?:get|fight|talk|see|form|make|in my|aspect))\b/

/** "tell me my husband's Ascendant" */
const tellOf =
  /\b(?:tell|give|show|remind|send|let me know|i (?:want|need|would like)(?: to know)?|wants? to know|know) (?:(?:me|us) )?(?:of )?(?:my|his|her|their)(?: \w+)? (?:natal )?P\d\W*(?:please)?$/

const placeWords = phrases(
  'where',
  '(?:what|which|exact) (?:sign|house|degree)',
  'degrees? (?:of|is)',
  'position|placement|located|location',
)

const inTransit = phrases(
  'T\\d',
  'transit(?:s|ing)?',
  'the sky',
  'right now',
  '(?:moving|going|passing|travel\\w+|running) (?:through|in)',
)

const ofChart = phrases('my (?:natal )?chart', 'my (?:natal )?P\\d', 'natal', 'birth')

function askedPlace(text: string): 'sign' | 'house' | 'degree' | 'any' {
  if (/\bdegrees?\b|\bprecisely\b/.test(text)) return 'degree'
  if (/\b(?:its|his|her) house\b|\bhouse of (?:my |the )?P\d\b|\bP\d(?:'s)? house\b/.test(text))
    return 'house'
  if (
    /\b(?:what|which) house\b|\bhouse (?:is|does|do)\b|\bin (?:what|which) house\b|\bP\d,? house\b|\bwhich of (?:my|the) houses\b/.test(
      text,
    )
  )
    return 'house'
  if (/\b(?:what|which) (?:zodiac )?sign\b|\bsign (?:is|of)\b/.test(text)) return 'sign'
  return 'any'
}

function whatIsIn(part: Part) {
  const { signs, houses, owner, text } = part
  if (part.points.some(isPlanet) || part.spans.length > 0) return undefined
  if (signs.length + houses.length === 0) return undefined
  const score =
    (contents.test(text) ? 6 : 0) +
    (/\bin (?:my |the )?[SH]\d/.test(text) ? 2 : 0) +
    (/\b(?:planets?|placements?)\b.*\b(?:there|in it)\b/.test(text) ? 4 : 0) -
    (when.test(text) ? 4 : 0)
  const place = houses.length > 0 ? { house: houses[0] } : { sign: signs[0] }
  return candidate(contents.test(text) ? score : 0, { kind: 'what-in', ...place, owner })
}

const contents = phrases(
  '(?:a single|even one|one|none|how many|which) (?:one )?of my (?:planets|placements|stuff|things)',
  '(?:a )?single (?:planet|placement)',
  '(?:what|which|any|how many|the|have|own|some|all) (?:the |my )?(?:planets?|placements?|points?|stars)',
  '^planets?',
  '(?:stuff|things?) in',
  'contains?',
  '(?:any|some)(?:thing|one|body)',
  'no(?:thing|body| one)',
  'what (?:do i|have i|is|planets?)? ?(?:have|got|there)?(?: there)? ?in',
  'how (?:much|many) S\\d(?: do i have| am i| is in)?',
  'what is (?:in|inside)',
  'who is in',
  'who lives',
  'do i have (?:a |any )?(?:\\w+ )?(?:in|S\\d)',
  '(?:i|does (?:he|she)) have .{0,20}in',
  'empty',
  'crowded|busy|packed|loaded|populated|occupied',
  'something in',
  'stellium',
  'S\\d placements?',
  'planets in',
  'who (?:all )?(?:is )?(?:up )?(?:all )?(?:up )?in',
  'planets? (?:there|sit\\w*|liv\\w*)',
  'there (?:are|is) (?:any )?(?:planets?|something|anything)',
  'what is (?:sitting|living|hanging out) in',
  'what is (?:going on|happening) in (?:my |the )?H\\d',
  'what .{0,15} have in',
  'full',
)

/** "Was I a full moon baby?", "was I born at the new moon?" */
const bornUnder =
  /\b(full|new) moon (?:bab(?:y|ies)|kids?|child(?:ren)?)\b|\bborn (?:at|on|under|during|with|near) (?:a |the )?(full|new) moon\b|\b(full|new) moon (?:\w+ ){0,2}?at birth\b|\bP0 at birth,? (?:(?:was|is) (?:it|she|he) )?(full|new)\b/

function aspectBetween(part: Part) {
  const { points, aspects, text, owner } = part
  const phase = bornUnder.exec(text)
  if (phase)
    return candidate(9.5, {
      kind: 'aspect',
      a: 'sun',
      b: 'moon',
      aspect: phase.slice(1).includes('full') ? 'opposition' : 'conjunction',
      owner,
    })
  if (
    owner === 'partner' &&
    /\bmy\b.*\b(?:his|her|their)\b|\b(?:his|her|their)\b.*\bmy\b/.test(text)
  )
    return undefined
  if (/\b(?:next|last)\b|\bupcoming\b/.test(text)) return undefined
  const [a, b] = points.filter(isAspectPoint)
  if (!a || part.spans.length > 0 || when.test(text)) return undefined
  if (b && a !== b) {
    const score =
      (aspects.length > 0 ? 7 : 0) +
      (linked.test(text) ? 5 : 0) +
      (/\bmy P\d and (?:my )?P\d/.test(text) &&
      !/^what (?:is|are)\b|\bsigns?\b|\bhouses?\b|\bwhere\b/.test(text)
        ? 3
        : 0) +
      (/P\d[ -](?:and )?P\d/.test(text) ? 2 : 0)
    const aspect = aspects[0]
    return candidate(score, { kind: 'aspect', a, b, ...(aspect && { aspect }), owner })
  }
  const isAsked =
    /\bmy P\d\b.*\b(?:alone|lonely|isolated|on (?:its|her|his) own|(?:talk|speak|connect|link)\w*(?: up)? (?:with|to) (?:someone|somebody|anyone|anybody|anything|another|others|other planets))\b/.test(
      text,
    ) ||
    /\b(?:aspects?|aspect(?:ing|ed)|contacts?|connect\w*|touch(?:es|ing|ed)?|tensions?|tied to|linked to|angles? (?:to|does))\b/.test(
      text,
    ) ||
    aspects.length > 0
  const score = isAsked ? 6 : 0
  const aspect = aspects[0]
  return candidate(score, { kind: 'aspect', a, ...(aspect && { aspect }), owner })
}

const linked = phrases(
  'between',
  'aspects?',
  'aspecting',
  'get (?:along|on)(?! (?:my|the|me))',
  'clash\\w*',
  'cooperate|support each other|help each other|like each other|hate each other',
  '(?:fight|clash|argu|quarrel|talk|speak|communicat|flirt|mingl|cooperat)\\w*(?: (?:to|with) (?:each other|eachother|one another|themselves))?(?! (?:to|with) (?:my|him|her|them))',
  'stand together|friends|enemies|at odds|tied|linked|bound|relate',
  'connect(?:ed|ion)?',
  'relat(?:e|ed|ion|ions|ionship)',
  'contact',
  'angle',
  '(?:do|does|are|is) (?:they|these|those|the two) (?:talk|speak|work|click|match|help|fight|clash|support|hate|like)\\w*',
  'talk to each other',
  'interact',
  'work together',
  'with my P\\d',
  'touch(?:es)?',
)

/** "any squares in my chart?": what the aspect means, where the chart has it. */
function aspectKinds({ points, aspects, text, owner, spans }: Part): ReturnType<Pattern> {
  const aspect = aspects[0]
  const [point] = points
  if (point && !isAspectPoint(point) && aspect)
    return candidate(6, { kind: 'meaning', point, owner })
  if (!aspect || points.some(isAspectPoint) || spans.length > 0) return undefined
  const score =
    meaning.test(text) || /\b(?:any|do i have|how many|which|what|my)\b/.test(text) ? 6 : 2
  return candidate(score, { kind: 'meaning', aspect, owner })
}

function natalRetrogrades(part: Part) {
  const { text, owner } = part
  const isOfBirth = ofBirth.test(text) || ofPerson.test(text)
  const isMotion =
    retrograde.test(text) || (isOfBirth && /\b(?:direct|moving forwards?)\b/.test(text))
  if (!isMotion || when.test(text)) return undefined
  // "how many planets are retrograde" is of the sky.
  if (!isOfBirth && part.points.length === 0 && ofAllPlanets.test(text)) return undefined
  const isNatal =
    (isOfBirth || /\b(?:my|i have|his|her|do i have|have i)\b/.test(text)) &&
    !isNow.test(text) &&
    part.spans.length === 0
  if (!isNatal) return undefined
  const isSky =
    /\b(?:affect|mean|retrograde (?:in my (?!natal|chart)|affect)|in the sky|where in my)\b/.test(
      text,
    ) && part.points.length > 0
  const isOne =
    part.points.length > 0 &&
    (ofPerson.test(text) ||
      /\bmy P\d|\b(?:born|birth|natal|natally|i (?:came|come|was) out|do i have)\b|(?:i|you) have .{0,15}P\d|retrograde (?:in|on) (?:my|the) (?:natal )?chart/.test(
        text,
      ))
  const isAny = part.points.length === 0
  const body = planetOf(part)
  return candidate(isSky ? 0 : isOne ? 9 : isAny ? 8 : 0, {
    kind: 'retrogrades',
    ...(isOne && body && { body }),
    owner,
  })
}

const ofAllPlanets = /^(?!.*\b(?:my|mine|i|his|her|chart)\b).*\bplanets?\b/

const ofBirth =
  /\bi (?:\w+ )?(?:came|come|arrived?|entered|popped|slipped|landed) (?:out|in|into|on|to)\b|\b(?:born|birth|natal|natally|i (?:came|come|was) out|i (?:did )?arrived?|(?:did|have) i arrived?)\b/

/** "am I one of those Venus retrograde babies", "My cousin has Jupiter retrograde, do I too?" */
const ofPerson =
  /\b(?:am i|i am|i (?:was|come) |makes? me|do i)\b.*\bP\d (?:in )?retrograde\b(?! (?:right|now|T\d|season|period|again))(?: \w+){0,2}|\bP\d (?:in )?retrograde (?:people|persons?|bab(?:y|ies)|kids?|child(?:ren)?|natives?|types?|souls?|gang|club|folks?)\b|\bretrograde\b.*\b(?:(?:do|am|have|was) i|i am)(?: (?:have (?:it|that|one)|one(?: of (?:them|those|these))?|that))?(?: too| also| as well)?\W*$/

function rulerOf(part: Part) {
  const { text, owner, houses, signs } = part
  if (asksCusp(part) && houses[0])
    return candidate(9, { kind: 'ruler', of: { house: houses[0] }, owner })
  if (
    !/\b(?:rul(?:er|ers|e|es|ed|ing)|lord|govern\w*|owns?|in charge of|(?:boss|owner) (?:planet|of))\b|\bruns my (?:whole |entire )?chart\b/.test(
      text,
    )
  )
    return undefined
  const of = houses[0]
    ? { house: houses[0] }
    : part.points.includes('mc')
      ? ('mc' as const)
      : signs[0] && !/\bmy chart\b/.test(text)
        ? { sign: signs[0] }
        : ('chart' as const)
  const isMeaning = /\bwhat does .* rule\b/.test(text) || /\brules? of thumb\b/.test(text)
  return candidate(isMeaning ? 2 : 8, { kind: 'ruler', of, owner })
}

/** "which sign is my seventh house in", "what's my Descendant": the sign on a cusp, with its ruler. */
function asksCusp({ text, plain, points, houses, signs, spans }: Part): boolean {
  const isAngle =
    /\bdescendant|imum coeli\b/.test(plain) && points.every((point) => point === 'asc')
  if (isAngle && houses.length > 0 && /\bsigns?\b/.test(text)) return true
  if (houses.length !== 1 || points.length + signs.length + spans.length > 0) return false
  if (/\bwhat is (?:my|mine)\b/.test(text) && /\bdescendant|imum coeli\b/.test(plain)) return true
  return /\bsigns?\b|\bcusp\b/.test(text) && !/\bplanets?\b|\bmean/.test(text)
}

function balanceOf({ text, elements, qualities, owner, spans }: Part) {
  const isAsked =
    /\b(?:elements?|elemental|modality|modalities|qualit(?:y|ies) (?:do|am|is)|mode)\b/.test(text)
  const of = elements.length + qualities.length === 1 ? (elements[0] ?? qualities[0]) : undefined
  if (spans.length > 0 && !isAsked) return undefined
  const isAmount =
    /\b(?:how much|how many|enough|too much|lack(?:ing)?|missing|more|mostly|a lot of|dominant|no|any|heavy|am i|do i have|balance|signs?|or|little|less|my|strong in)\b/.test(
      text,
    )
  const score = isAsked ? 7 : elements.length + qualities.length > 0 && isAmount ? 6 : 0
  return candidate(score, { kind: 'balance', ...(of && { of }), owner })
}

/** "What if my birth time is wrong?": it is the Ascendant that depends on it. */
function birthTime({ text, owner }: Part): ReturnType<Pattern> {
  const isAsked = /\bbirth ?time\b|\btime of (?:my )?birth\b|\bwhat time i was born\b/.test(text)
  return candidate(isAsked ? 7 : 0, { kind: 'meaning', point: 'asc', owner })
}

/** "Is my Mars weak or strong?" */
const condition = phrases(
  'how (?:strong|weak|powerful|good|bad|dignified|well) (?:is|are|placed is) (?:the |my )?(?:natal )?P\\d(?: placed)?',
  '(?:is|are) (?:the |my )?(?:natal )?P\\d (?:\\w+ )?(?:strong|weak|powerful|afflicted|dignified|debilitated|exalted|well placed|badly placed|in (?:a )?(?:good|bad|fall|detriment|domicile|exaltation)(?: \\w+)?)',
  '(?:strength|condition|dignity) of (?:my |the )?P\\d',
)

function meaningOf(part: Part): ReturnType<Pattern> {
  const { text, points, signs, houses, owner } = part
  const [point, sign, house] = [points[0], signs[0], houses[0]]
  if (!point && !sign && !house) return undefined
  const aspect = part.aspects[0]
  let score = meaning.test(text) ? 6 : 0
  if (/\b(?:why|how)\b/.test(text) && score === 0) score = 4
  if (score === 0 && themeIn(part) && (point || house)) score = 5
  if (when.test(text)) score -= 5
  if (points.length > 1 && aspect) score -= 3
  if (isNow.test(text) || part.spans.length > 0) score -= 4
  if (placeWords.test(text)) score -= 2
  if (point && condition.test(text) && !/\b(?:most|strongest|weakest|which planet)\b/.test(text))
    score = 8
  // "Am I lazy or is it my Mars?"
  if (point && /\bis (?:it|that|this) (?:just |all )?my P\d\W*$/.test(text)) score = 9
  if (score === 0 && house && /\bwhat is (?:my|the) H\d/.test(text)) score = 4
  if (score === 0 && part.wordCount <= 3) score = house ? 4 : sign && !point ? 3.5 : 0
  return candidate(score, {
    kind: 'meaning',
    ...(point && { point }),
    ...(sign && { sign }),
    ...(house && { house }),
    ...(aspect && !point && { aspect }),
    owner,
    ...(point && condition.test(text) && { asked: 'strength' }),
  })
}
