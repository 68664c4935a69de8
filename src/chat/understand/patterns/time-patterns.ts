import type { EventPattern, Span } from '../../question.ts'
import { addDays, daysBetween, dayWords } from '../dates/calendar.ts'
import {
  allTimes,
  badTime,
  goodTime,
  happening,
  isNow,
  permission,
  plan,
  retrograde,
  when,
} from './cues.ts'
import { eventIn, isAfterNext, whichTime } from './events.ts'
import {
  candidate,
  isAspectPoint,
  isPlanet,
  type Part,
  type Pattern,
  phrases,
  planetOf,
} from './part.ts'
import { themeIn } from './person-patterns.ts'
import {
  dayThen,
  defaultSpan,
  onlyOn,
  otherTime,
  purposeIn,
  purposeOfThemes,
  purposeOfWords,
  wholeSpan,
} from './plans.ts'

/** Questions about the sky of a time, and about dates. */
export const timePatterns: Pattern[] = [
  checkedDate,
  hitsOn,
  compare,
  windowFor,
  whenIs,
  whatHappens,
  skyNow,
  skyThen,
  motion,
]

/** "Saturn leaves Aries in January, right?", "Is it true that the full Moon is on the 3rd?": the date is what is asked. */
function checkedDate(part: Part): ReturnType<Pattern> {
  const { text, spans } = part
  const [span] = spans
  if (!span || ['now', 'today', 'tonight'].includes(span.words)) return undefined
  const event = eventIn(part)
  const isTagged = tagged.test(text)
  const isOfMoon =
    event?.of === 'lunation' &&
    span.from === span.to &&
    !/\b(?:when|before|after|good|bad)\b/.test(text)
  if (!isTagged && !isOfMoon && !asksWhether.test(text)) return undefined
  if (!event || isAfterNext.test(text) || !isDatedEvent(part, event)) return undefined
  return candidate(isTagged ? 10 : 9.5, {
    kind: 'when',
    event,
    which: whichTime(part, event),
    claimed: span,
  })
}

const tagged =
  /\b(?:right|correct|true|(?:does|do|is|are|did|was|will) (?:it|she|he|that|they) not|(?:does|do|is|are|did|was|will) not (?:it|she|he|that|they)|isn't it|is not it|is (?:it|this|that) (?:so|right|correct|true)|(?:it|this|that) is (?:so|right|correct|true)|or not|or no|(?:my \w+(?: \w+)?|he|she|they|somebody|someone|everyone|tiktok|the internet|my app) (?:says?|said|claims?|claimed|thinks?|told me|swears?)|yes|yeah|no|huh|eh|innit|confirm)\W*$|^(?:so |and |but )*(?:am i (?:right|correct|wrong)|is (?:it|this|that) (?:right|correct|true|so)|(?:it|this|that) is (?:right|correct|true|so)|i (?:heard|read|saw|thought|think|believe|was told)|(?:somebody|someone|everyone|everybody|they|my \w+(?: \w+)?) (?:says?|said|told|claims?|thinks?|swears?)|can you confirm|confirm|correct me|tell me if)\b/

const asksWhether =
  /^(?:so |and |but |hey |ok )*(?:does|do|is|are|will|did|was)\b(?!.*\b(?:what|when|which|where)\b)|^(?!.*\b(?:what|when|which|where|how|why|who)\b).*\?$/

/** With a motion that a date can be wrong about; "Is the full Moon on Friday?" names one without a verb. */
function isDatedEvent({ text }: Part, event: EventPattern): boolean {
  if (event.of === 'lunation' || event.of === 'eclipse')
    return !/\b(?:good|bad|better|best|mean\w*|affect\w*|important|for me|to (?!T)\w+)\b/.test(text)
  const isMotion =
    /\b(?:enters?|leaves?|goes|go|turns?|moves?|starts?|ends?|stations?|begins?|changes?|hits?|reach(?:es)?|gets?|comes?|returns?|becomes?)\b/.test(
      text,
    )
  const isNamed =
    event.sign || event.house || ['retrograde', 'station', 'return'].includes(event.of)
  return isMotion && Boolean(isNamed)
}

/** "Is anything hitting my Venus now?", "which planets are on my Moon these days" */
function hitsOn({ text, points }: Part): ReturnType<Pattern> {
  const [natal, other] = points
  if (!isAspectPoint(natal) || other) return undefined
  const isAsked =
    /\b(?:anything|something|any planets?|which planets?|what planets?|what|who|anybody|anyone)\b.*\b(?:hit\w*|touch\w*|transit\w*|activat\w*|cross\w*|press\w*|messing with|bother\w*|on|over|squar\w*|aspecting) my (?:natal )?P0 (?:T\d|now|currently|lately|this|at the moment)/.test(
      text,
    )
  return candidate(isAsked ? 9.5 : 0, {
    kind: 'when',
    event: { of: 'transit', natal },
    which: 'next',
  })
}

function compare(part: Part) {
  const [first, second] = part.spans
  if (!first || !second) return undefined
  const isAsked =
    /\b(?:compare|comparing|versus|vs|better|than|smarter|wiser|safer|nicer|best|which|rather|worse|or|instead of|easier|prefer|choose|pick|difference|decide|torn|more good)\b/.test(
      part.text,
    )
  if (!isAsked || joinsPlan(part, first, second)) return undefined
  const isWhen =
    /, (?:when|which day)\b/.test(part.text) && !/\b(?:compare|better|vs|versus)\b/.test(part.text)
  if (isWhen && addDays(first.to, 1) === second.from) return undefined
  const purpose = purposeIn(part)
  const isPlain =
    /\bcompare|better|smarter|wiser|safer|nicer|more good|torn|vs|versus|which\b|T\d or (?:in |on |the )*T\d\W*$/.test(
      part.text,
    )
  return candidate(isPlain ? 13 : 8, {
    kind: 'compare',
    ...(purpose && { purpose }),
    spans: [first, isBehind(second, first, part) ? dayAfter(second, first, part) : second],
  })
}

/** On a Monday, "Friday or Monday" means the Monday after; "this Thursday or the Monday after" always does. */
function isBehind(second: Span, first: Span, { today, plain, text }: Part): boolean {
  if (second.from !== second.to || second.from > first.from) return false
  if (/\bT1 (?:after|following)\b/.test(text)) return true
  return second.from === today && first.from > today && !/\btoday\b/.test(plain)
}

/** The day of the same name that comes next after the first. */
function dayAfter({ from }: Span, first: Span, { today }: Part): Span {
  const days = daysBetween(from, first.to)
  const date = addDays(from, 7 * Math.max(1, Math.floor(days / 7) + 1))
  return { from: date, to: date, words: dayWords(date, today) }
}

/** "a few days in Lisbon, January or February": a plan with a wide span, not a comparison. */
function joinsPlan({ text }: Part, first: Span, second: Span): boolean {
  const isSide = addDays(first.to, 1) === second.from
  return (
    isSide &&
    first.from !== first.to &&
    plan.test(text) &&
    !/\b(?:compare|better|which|vs|versus|should|best)\b/.test(text)
  )
}

function windowFor(part: Part) {
  const { text, today } = part
  const purpose = purposeIn(part) ?? purposeOfThemes(part) ?? purposeOfWords(part)
  if (!purpose) return undefined
  const span = wholeSpan(part.spans)
  const isAvoid = badTime.test(text)
  const only = onlyOn(text)
  const score =
    2 +
    (when.test(text) ? 4 : 0) +
    (goodTime.test(text) || isAvoid ? 5 : 0) +
    (permission.test(text) ? 3 : 0) +
    (forDoing.test(text) ? 4 : 0) +
    (plan.test(text) ? 4 : 0) +
    (span ? 2 : 0) -
    (happens.test(text) && !when.test(text) && !goodTime.test(text) ? 4 : 0) -
    (part.points.some(isPlanet) ? 3 : 0) -
    (/\b(?:my chart|what does|am i good at|why)\b/.test(text) ? 3 : 0)
  return candidate(score, {
    kind: 'window',
    purpose,
    span: span ?? defaultSpan(today),
    wish: isAvoid && !goodTime.test(text.replace(badTime, '')) ? 'avoid' : 'good',
    hasOwnSpan: span !== undefined,
    ...(only && { only }),
  })
}

/** "How is February 3 for opening the shop?" */
const forDoing =
  /\bhow (?:is|are|would|about|does) (?:\w+ )?T\d\b.{0,12}\bfor (?!me\b|us\b|love\b|work\b|money\b)(?:\w+ )?\w+/

const happens = phrases(
  'what (?:is|will be) (?:happening|going on)',
  'what (?:happens|happened)',
  '(?:that|the|this) (?:day|week|month) looks?',
  'T\\d looks?',
  'how (?:does|will|do|is) T\\d',
)

function whenIs(part: Part): ReturnType<Pattern> {
  const event = eventIn(part)
  if (!event) return undefined
  const { text } = part
  const which = whichTime(part, event)
  const isAsked =
    when.test(text) ||
    /\b(?:next|upcoming|last time)\b/.test(text) ||
    (allTimes.test(text) && !/\baspect/.test(text))
  let score = isAsked ? 7 : 0
  if (!isAsked && ['lunation', 'eclipse', 'return'].includes(event.of)) score = 5
  if (when.test(text) && (event.natal || event.sign || event.house)) score += 2
  if (/\b(?:what|which) (?:sign|house)\b/.test(text) && isNow.test(part.plain)) score -= 8
  if (event.of === 'retrograde' && !when.test(text)) score -= isAsked ? 0 : 4
  if (ownEvent.test(text)) score += 6
  // "soon" does not limit the span.
  const span = part.spans.find(
    ({ words }) =>
      words !== 'now' &&
      words !== 'today' &&
      !words.startsWith('since ') &&
      !(words === 'the next month' && /\bsoon\b/.test(part.plain)),
  )
  const isOutside = span === undefined || which === 'after-next'
  return candidate(score, { kind: 'when', event, which, ...(!isOutside && { span }) })
}

/** "When does my solar return happen, I want to plan a trip for it". */
const ownEvent =
  /^(?:so |and |hey )*when (?:is|does|will|was|did) (?:my |the |next |a )*(?:solar|lunar|full|new|P\d return)\b/

function whatHappens(part: Part): ReturnType<Pattern> {
  const { text, today } = part
  const named = wholeSpan(part.spans)
  const isHappening = happening.test(text)
  if (!named && !isMomentary.test(text)) return undefined
  const span =
    named?.words === 'now'
      ? { ...named, from: today, to: today, words: 'today' }
      : (named ?? { from: today, to: today, words: 'today' })
  const isMood = /\bT\d(?:'?s)? (?:energy|vibes?|mood)\b/.test(text)
  // This energy is not a person's body.
  const theme = isMood ? undefined : themeIn(part)
  const isMore = part.points.some(isPlanet) || part.signs.length > 0
  const score =
    3 +
    (isHappening ? 4 : 0) +
    (theme ? 1.5 : 0) +
    (part.wordCount <= 4 ? 1 : 0) +
    (/\b(?:transits?|horoscope|forecast)\b/.test(text) ? 2 : 0) +
    (isMood ? 4 : 0) -
    (isMore ? 4 : 0) -
    (when.test(text) && !/\bwhat happen/.test(text) ? 4 : 0) -
    (permission.test(text) && part.purposes.length > 0 ? 3 : 0)
  return candidate(score, { kind: 'what-happens', span, ...(theme && { theme }) })
}

const isMomentary = phrases(
  "(?:current|my|todays|today's|daily) (?:transits?|horoscope)",
  'my transits',
  'what is going on (?:with me|for me|in my life)',
  'transits',
)

function skyNow(part: Part): ReturnType<Pattern> {
  const { text } = part
  if (when.test(text)) return undefined
  const isPresent =
    part.spans.some(({ words }) => words === 'now' || words === 'today' || words === 'tonight') ||
    isNow.test(text) ||
    /\b(?:transiting|the sky|skies|current(?:ly)?|presently)\b|\b(?:moving|going|passing|travel\w+|running) (?:through|in)\b|(?<!\bmy )\b(?:is|are) (?:the )?P\d (?!being|missing|meaning|aspect|touch|rul|squar|trin)\w+ing\b/.test(
      text,
    )
  const body = planetOf(part) ?? (/\bmoon phase|\bvoid\b/.test(text) ? 'moon' : undefined)
  if (body && /\bphase\b/.test(text) && part.points.length < 2)
    return candidate(9, { kind: 'sky-now', body: 'moon' })
  if (body && (otherTime(part) || /(?<!\bnot )\b(?:at birth|born|natal)\b/.test(text)))
    return undefined
  if (
    body &&
    !isPresent &&
    /\bwhere (?:is )?the P\d(?: at)?\b|\bwhere is P\d\b|\b(?:what|which) (?:sign|house) is (?:the )?P\d(?: in)?\??$|\bis P\d in (?!my |the )/.test(
      text,
    ) &&
    !/\bmy (?:natal )?P\d|\bchart\b/.test(text)
  )
    return candidate(6.5, { kind: 'sky-now', body })
  if (
    body &&
    /^(?:\w+ )?(?:the )?P\d is in (?:which|what) sign\b/.test(text) &&
    !/\bmy\b/.test(text)
  )
    return candidate(8.5, { kind: 'sky-now', body })
  const isAddressed =
    /\bwhere (?:are )?you(?: at)?\W*$|^actually,? (?:the )?P\d\b.*\b(?:sign|house)\b/.test(text)
  if (body && isAddressed && !/\bmy\b/.test(text)) return candidate(9, { kind: 'sky-now', body })
  if (body && changedSign.test(text)) return candidate(11, { kind: 'sky-now', body })
  if (
    !body &&
    /(?<!\bin )\b(?:what|which) (?:zodiac |sun )?(?:sign|season)(?: season)? (?:are we|is it|is the sun)\b/.test(
      text,
    ) &&
    !/\b(?:moons?|eclipses?)\b/.test(text)
  )
    return candidate(9, { kind: 'sky-now', body: 'sun' })
  // "what planets are rx"
  if (!body && retrograde.test(text) && allPlanets.test(text) && part.spans.length === 0)
    return candidate(9, { kind: 'sky-now', asked: 'retrograde' })
  if (!isPresent) return undefined
  if (retrograde.test(text) && !body && /\bit\b/.test(text)) return undefined
  if (retrograde.test(text) || /\bdirect\b/.test(text))
    return candidate(body ? 0 : 9, { kind: 'sky-now', asked: 'retrograde' })
  const isWhere =
    /\b(?:where|sign|what sign|which sign|what house|which house|in (?:my|the) |what is|transiting|doing|is)\b/.test(
      text,
    )
  if (body) return candidate(isWhere ? 8 : 5, { kind: 'sky-now', body })
  if (part.spans.some(({ words }) => !['now', 'today', 'tonight'].includes(words))) return undefined
  const isSky = /\b(?:sky|skies|planets|planetary|positions|up there|stars)\b/.test(text)
  return candidate(isSky ? 8 : 0, { kind: 'sky-now' })
}

const allPlanets = /^(?!.*\b(?:my|mine|i|his|her|chart|born|birth|natal|it)\b).*\bplanets?\b/

/** "Has Pluto left Capricorn?" */
const changedSign =
  /\b(?:has|have) (?:the )?P\d (?:\w+ )?(?:left|entered|reached|changed|moved|gone|got(?:ten)?)\b.*[SH]\d|\b(?:is|are) (?:the )?P\d (?:still|already|finally|now) in (?:the )?S\d/

/** "What sign will the Moon be in on Christmas day?" */
function skyThen(part: Part): ReturnType<Pattern> {
  const { text, plain } = part
  const [first, other] = part.points
  const isSeason = !first && /\b(?:born|birth(?:day)?)\b/.test(text) && /\bsigns?\b/.test(text)
  const body = isSeason ? 'sun' : first
  const span = dayThen(part)
  if (!isPlanet(body) || other || !span) return undefined
  const isDated = when.test(text.replace(/\b(?:which|what) T\d\b/g, ''))
  if (isDated || retrograde.test(text) || part.signs.length + part.houses.length > 0)
    return undefined
  if (part.aspects.length > 0) return undefined
  const isPlace =
    /\b(?:where\w*|(?:what|which|zodiac|star) signs?|signs?(?! (?:the|an?|my|our|up|this|it|any|off|contracts?|papers?)\b)|houses?|zodiac|degrees?|position|placement|located)\b/.test(
      plain,
    ) ||
    /\b(?:by|in|through|under|into) (?:what|which)\b|\bwhat (?:is|was|will)\b.* in (?:on )?(?:T\d|$)|\bin\W*$/.test(
      text,
    )
  const isNatal =
    /\bmy (?:natal )?P\d|\b(?:at birth|natal)\b/.test(text) ||
    /\b(?:i|me) (?:was |were |am )?born\b/.test(text)
  return candidate(isPlace && !isNatal ? 11 : 0, { kind: 'sky-then', body, span })
}

function motion(part: Part): ReturnType<Pattern> {
  const { text } = part
  const body = planetOf(part)
  if (!body || when.test(text)) return undefined
  if (isBlamed.test(text) && body === 'mercury' && !/\bmy P\d/.test(text))
    return candidate(8, { kind: 'motion', body })
  if (!retrograde.test(text) && !/\bdirect\b/.test(text)) return undefined
  const isNatal =
    /\bmy (?:natal )?P\d|\bborn\b|\bbirth\b|\bnatal\b|\bi have\b|\bdo i\W*(?:too|also|have (?:it|that))?\W*$/.test(
      text,
    )
  const isOtherTime =
    /\b(?:next|upcoming|last|retrogrades)\b/.test(text) ||
    part.spans.some(({ words }) => !['now', 'today'].includes(words))
  const isDirect = (/\bdirect\b/.test(text) && !retrograde.test(text)) || isOver.test(text)
  const day = isNatal ? undefined : otherTime(part)
  if (day && day.from === day.to && onThatDay.test(text) && !ofATurn.test(text))
    return candidate(11, {
      kind: 'sky-then',
      body,
      span: day,
      asked: isDirect ? 'direct' : 'motion',
    })
  if (day && retrograde.test(text) && !isOtherMotion.test(text) && !allTimes.test(text))
    return candidate(9, {
      kind: 'when',
      event: { of: 'retrograde', body },
      which: 'next',
      span: day,
    })
  return candidate((isNatal ? 3 : 8) - (isOtherTime ? 5 : 0), {
    kind: 'motion',
    body,
    ...(isDirect && { asked: 'direct' }),
  })
}

/** "Tell me it's Mercury", "is Mercury to blame?" */
const isBlamed =
  /\b(?:it is|its|is it|is this|is that|was it|blame|fault of|because of|thanks to) (?:just |all |that |the |again )*P0(?:'s)?(?: (?:thing|again|stuff|business|then))*\W*$|\bP0(?:'s)? (?:to blame|fault|again|acting up)\b/

/** "Did Neptune stop being retrograde yet?" */
const isOver =
  /\b(?:stop(?:ped)?|finish(?:ed)?|done|quit|end(?:ed)?|through|over)\b(?: being| with| going)?(?: (?:its|his|her|the))? retrograde\b|\bretrograde(?: (?:is|has|be))? (?:over|done|finished|ended)\b/

/** "Was Mercury retrograde on October 30?"; a turn has a verb of its own. */
const onThatDay = /\b(?:is|was|were|will|going to be)\b/
/** "the Mercury retrograde of June" */
const isOtherMotion =
  /\b(?:go|goes|turn|turns|next|last|before|after|again|or|vs)\b|^(?!.*\b(?:is|was|will|are)\b)/
const ofATurn =
  /\b(?:go|goes|turn|turns|turning|turned|starts?|stop\w*|finish\w*|ends?|station\w*|until|next|last|before|after|again)\b/
