import { monthOf, monthRange, monthWords, yearOf } from './dates/calendar.ts'
import { broadPurpose } from './patterns/broad-words.ts'
import {
  asksForDate,
  badTime,
  goodTime,
  isAsking,
  permission,
  plan,
  retrograde,
  when,
} from './patterns/cues.ts'
import { isPlanet, type Part } from './patterns/part.ts'
import { purposeOfWords } from './patterns/plans.ts'
import { treatments } from './patterns/treatments.ts'
import type { Read } from './read-part.ts'

/** "I have an interview next week. Is that a good time?": the second part lives on the first. */
export function inherit(part: Part, read: Read[]): Part {
  const lead = read.at(-1)?.part
  if (
    lead &&
    lead.spans.length > 0 &&
    /^(?:so |and |but )?(?:what|how) about (?:then|that|it)\W*$/.test(part.text)
  )
    return { ...part, text: 'what about T0', spans: lead.spans.slice(0, 1) }
  const isSameTime = lead && !isAsking(lead.text) && part.spans.length + part.points.length === 0
  const asksOfIt = asksEvents.test(part.text) || asksHowItLooks.test(part.text)
  if (isSameTime && lead.spans.length > 0 && asksOfIt)
    return {
      ...part,
      text: `${part.text} T0`,
      spans: lead.spans.slice(0, 1),
      themes: [...part.themes, ...lead.themes],
    }
  // "My niece is due on January 14. What sign will the Sun be in that day?"
  if (lead && lead.spans.length > 0 && part.spans.length === 0 && thatDay.test(part.text))
    return { ...part, text: part.text.replace(thatDay, 'T0'), spans: lead.spans.slice(0, 1) }
  const blamed = lead && withPlanetBefore(part, lead)
  if (blamed) return blamed
  const skyOf = lead && withDayBefore(part, lead)
  if (skyOf) return skyOf
  const placed = lead && withPlaceBefore(part, lead)
  if (placed) return placed
  const bound = lead && withNameBefore(part, lead)
  if (bound) return bound
  const twoMonths = lead && withEndsOfRange(part, lead)
  if (twoMonths) return twoMonths
  const suggested = lead && withPlanToSuggest(part, lead)
  if (suggested) return suggested
  // "My late wife called me a Taurus. Was she right?"
  const called =
    lead &&
    /\b(?:call(?:s|ed)?|nam(?:es|ed)|consider(?:s|ed)?|label(?:s|ed)?) me (?:an? )?(?:\w+ )?S0\b/.test(
      lead.text,
    )
  if (called && isItRight.test(part.text) && lead.signs.length === 1)
    return {
      ...lead,
      owner: 'user',
      isAboutOther: false,
      isBesideOther: false,
      text: 'i am a S0',
      plain: `i am a ${lead.signs[0]}`,
    }
  // "My calendar has the full Moon on Friday. Is it right?"
  if (lead && lead.spans.length > 0 && isItRight.test(part.text) && !isAsking(lead.text))
    return { ...lead, text: `${lead.text}, right?`, plain: `${lead.plain}, right?` }
  // "Between January 10 and February 10, which day is best to pitch?"
  if (lead && part.spans.length === 0 && part.purposes.length > 0 && isOnlySpan.test(lead.text))
    return { ...part, spans: lead.spans }
  // "I want to quit my meds. Which day is best?"
  const isOfTreatment = lead && treatments.test(lead.plain) && part.points.length === 0
  if (isOfTreatment && part.wordCount < 16 && asksForDate(part.text))
    return { ...part, plain: `${lead.plain}, ${part.plain}`, purposes: [] }
  // "My exam is on February 3. Is it a lucky day for that?"
  if (lead && isOfThatDay(part, lead))
    return {
      ...part,
      spans: lead.spans,
      purposes: part.purposes.length > 0 ? part.purposes : lead.purposes,
    }
  const isPlanOfTime =
    lead &&
    !isAsking(lead.text) &&
    part.purposes.length > 0 &&
    part.spans.length + lead.points.length === 0
  if (isPlanOfTime && lead.spans.length > 0 && (when.test(part.text) || whichOne.test(part.text)))
    return { ...part, spans: lead.spans }
  const isBare =
    part.purposes.length + part.points.length + part.themes.length === 0 && part.wordCount < 16
  if (!isBare) return part
  const before = read.at(-1)
  const phase = before && withMoonBefore(part, before.part)
  if (phase) return phase
  const joined = before && withEventBefore(part, before.part)
  if (joined) return joined
  if (
    before &&
    (!before.best || asksWhere.test(part.text)) &&
    /\b(?:it|that|this|he|she)\b/.test(part.text) &&
    before.part.points.length > 0
  )
    return { ...part, points: before.part.points }
  const asks = [goodTime, badTime, permission, when].some((cue) => cue.test(part.text))
  const planned = read.findLast((one) => one.part.purposes.length > 0)?.part
  if (asks && !planned) return withPlanBefore(part, read)
  if (!asks || !planned) return part
  const spans = part.spans.length > 0 ? part.spans : planned.spans
  return { ...part, purposes: planned.purposes, spans }
}

/** "We must get the dog vaccinated in March. Which day would suit?": a plan that no purpose names. */
function withPlanBefore(part: Part, read: Read[]): Part {
  const said = read.findLast(
    (one) => one.part.points.length === 0 && !isAsking(one.part.text),
  )?.part
  const spans = part.spans.length > 0 ? part.spans : (said?.spans ?? [])
  const isPlan = said && (plan.test(said.text) || spans.length > 0)
  if (
    !isPlan ||
    spans.length === 0 ||
    /\b(?:sky|stars|planets|chart)\b/.test(part.text) ||
    !/\b(?:days?|when|date|time|moment|one)\b|^which should\b|\bwhich (?:do|would|should|shall) (?:i|we|you) (?:choose|pick|take|name)\b/.test(
      part.text,
    )
  )
    return part
  return { ...part, spans, purposes: [broadPurpose(said.text) ?? 'start'] }
}

/** "The next full Moon, which sign is it in?": a lunation is answered with its place. */
function withMoonBefore(part: Part, before: Part): Part | undefined {
  const isPlace = /\b(?:what|which) (?:sign|house)\b/.test(part.text) && part.points.length === 0
  const isMoon = /\b(?:(?:full|new) moons?|eclipses?)\b/.test(before.text) && !isAsking(before.text)
  return isPlace && isMoon && before.wordCount < 10
    ? { ...before, text: `when is ${before.text}?`, plain: `when is ${before.plain}?` }
    : undefined
}

/** "Mars opposite my Saturn. Which day?" and "Venus is in my third house, and when does she leave it?" */
function withEventBefore(part: Part, before: Part): Part | undefined {
  if (!when.test(part.text)) return undefined
  const named = before.points.length > 1 || before.signs.length + before.houses.length > 0
  const isEvent =
    named ||
    before.aspects.length > 0 ||
    /\b(?:eclipses?|(?:full|new) moons?|returns?|retrograde|direct)\b/.test(before.text)
  const isOfIt =
    /\b(?:it|one|that|this|they|he|she|mine)\b/.test(part.text) &&
    part.spans.length + before.spans.length < 2
  if (isEvent && isOfIt && !isAsking(before.text) && part.wordCount < 9)
    return {
      ...before,
      text: `${before.text}, ${part.text}`,
      plain: `${before.plain}, ${part.plain}`,
      spans: part.spans.length > 0 ? part.spans : before.spans,
      purposes: [],
      themes: [],
      wordCount: part.wordCount,
    }
  if (before.points.length === 0 || before.purposes.length > 0) return undefined
  const isOnlyWhen = part.wordCount <= 3 && part.spans.length === 0 && !isAsking(before.text)
  if (isOnlyWhen)
    return {
      ...before,
      text: `${before.text}, ${part.text}`,
      plain: `${before.plain}, ${part.plain}`,
      wordCount: before.wordCount + part.wordCount,
    }
  const isAbout = /\b(?:it|he|she|that)\b/.test(part.text) && before.houses.length === 1
  return isAbout && !/\bmy P\d/.test(before.text)
    ? { ...part, points: before.points, houses: before.houses }
    : undefined
}

/** "Everybody blames Pluto. What sign is it even in?": in the sky of today. */
function withPlanetBefore(part: Part, lead: Part): Part | undefined {
  const [named, other] = lead.points
  if (!isPlanet(named) || other || isAsking(lead.text) || part.points.length > 0) return undefined
  if (!whichPlace.test(part.text) || /\bmy\b/.test(part.text)) return undefined
  if (/\bmy P\d|\b(?:birth|born|chart|natal)\b/.test(lead.text)) return undefined
  const isPresent = /\b(?:even|anyway|now|T\d|these days)\b/.test(part.text)
  if (!isPresent && !blames.test(lead.text)) return undefined
  const text = part.text.replace(whichPlace, '$1 is P0 in now').replace(/\bnow\b.*$/, 'now?')
  return { ...part, text, plain: `${part.plain} now`, points: [named], spans: [] }
}

const whichPlace = /\b((?:what|which) (?:sign|house)) is (?:it|that|he|she|that one)\b/
const blames =
  /\b(?:blam\w+|fault|tiktok|instagram|twitter|internet|feed|memes?|news|everyone|everybody|people|they|podcast|blog|magazine)\b/

/** "They call me an Aquarius. Is one of my planets there?" */
function withPlaceBefore(part: Part, lead: Part): Part | undefined {
  const { signs, houses } = lead
  const names = part.points.length + part.signs.length + part.houses.length
  if (signs.length + houses.length !== 1 || names > 0 || isAsking(lead.text)) return undefined
  if (!/\bplanets?\b.*\b(?:there|in (?:it|that|this)(?: sign| house)?)\b/.test(part.text))
    return undefined
  const name = signs.length > 0 ? 'S0' : 'H0'
  const text = part.text.replace(/\b(?:there|in (?:it|that|this)(?: sign| house)?)\b/, `in ${name}`)
  return { ...part, text, signs, houses, themes: [] }
}

/** "Our wedding is June 12. What sign is the Moon in?" */
function withDayBefore(part: Part, lead: Part): Part | undefined {
  const [span] = lead.spans
  if (!span || span.from !== span.to || span.from === lead.today) return undefined
  if (span.from < lead.today && (ofOwnBirth.test(lead.text) || !ofPastSky.test(part.text)))
    return undefined
  if (isAsking(lead.text)) return undefined
  const isOfSky =
    part.points.length === 1 &&
    part.spans.length === 0 &&
    /\b(?:signs?|where|houses?)\b/.test(part.text) &&
    !/\b(?:my P\d|born|birth|natal|now|currently)\b/.test(part.text)
  return isOfSky
    ? { ...part, text: `${part.text.replace(/\?$/, '')} T0?`, spans: [span] }
    : undefined
}

const ofOwnBirth = /\b(?:i|me) (?:was |were |am |got )?born\b|\bmy birth\b/
const ofPastSky = /\b(?:was|were|did|stood|that|then)\b|^(?:\w+ )?P0(?: sign| house)?\W*$/

/** "We fish by the Moon. When is she next full?" */
function withNameBefore(part: Part, lead: Part): Part | undefined {
  const [named] = lead.points
  if (lead.points.length !== 1 || !named || isAsking(lead.text)) return undefined
  // "I suspect Jupiter. When did it last conjoin my Sun?"
  if (part.points.length === 1 && /\bmy (?:natal )?P0\b/.test(part.text) && when.test(part.text))
    return itself.test(part.text) && isPlanet(named)
      ? {
          ...part,
          text: part.text.replaceAll('P0', 'P1').replace(itself, 'P0'),
          points: [named, ...part.points],
        }
      : undefined
  if (part.points.length + part.houses.length + part.purposes.length > 0) return undefined
  // "Tell me it's Mercury. Is it even retrograde?"
  const isMotion = retrograde.test(part.text) || /\bdirect\b/.test(part.text)
  if (isMotion && isPlanet(named) && itself.test(part.text) && !ofBirthOrMine.test(lead.text))
    return { ...part, text: part.text.replace(itself, 'P0'), points: lead.points }
  const isEvent =
    when.test(part.text) && /\b(?:full|new|retrograde|direct|returns?)\b/.test(part.text)
  if (!isEvent || !itself.test(part.text)) return undefined
  return { ...part, text: part.text.replace(itself, 'P0'), points: lead.points }
}

const ofBirthOrMine = /\bmy (?:natal )?P\d|\b(?:born|birth|natal|chart)\b/
const itself = /\b(?:it|she|he)\b/

/** "We look for an evening in the middle of March. Would you suggest one?" */
function withPlanToSuggest(part: Part, lead: Part): Part | undefined {
  const isWish =
    /\b(?:suggest|recommend|name|pick|propose|choose|find|give)\b.*\b(?:one|it|a day|a date|something)\W*$/.test(
      part.text,
    ) && part.wordCount < 9
  if (!isWish || lead.spans.length === 0 || lead.points.length > 0 || isAsking(lead.text))
    return undefined
  const purposes = lead.purposes.length > 0 ? lead.purposes : [broadPurpose(lead.text) ?? 'start']
  return {
    ...part,
    text: `${part.text.replace(/\W+$/, '')}, which day is best?`,
    spans: lead.spans,
    purposes,
  }
}

/** "We are between June and September. Which one is better?": not a day in between. */
function withEndsOfRange(part: Part, lead: Part): Part | undefined {
  const [range, other] = lead.spans
  const isChoice =
    /\bwhich (?:one|month|of (?:them|the two|those))\b.*\b(?:better|best|kinder|nicer)\b/
  if (!range || other || isAsking(lead.text) || !/\bbetween T0\b|\bT0\b.*\bor\b/.test(lead.text))
    return undefined
  if (!isChoice.test(part.text) || part.spans.length > 0) return undefined
  if (range.from.slice(0, 7) === range.to.slice(0, 7)) return undefined
  const spans = [range.from, range.to].map((date) => ({
    ...monthRange(yearOf(date), monthOf(date)),
    words: monthWords(yearOf(date), monthOf(date), lead.today),
  }))
  return { ...part, text: 'which is better, T0 or T1?', spans, purposes: lead.purposes }
}

function isOfThatDay(part: Part, lead: Part): boolean {
  if (isAsking(lead.text) || lead.spans.length === 0 || part.spans.length > 0) return false
  if (part.points.length + lead.points.length > 0) return false
  const isOfIt = /\b(?:it|that|this|then|those|these|the (?:day|date|time|weekend|week))\b/.test(
    part.text,
  )
  return isOfIt && (goodTime.test(part.text) || badTime.test(part.text)) && hasPurpose(part, lead)
}

function hasPurpose(part: Part, lead: Part): boolean {
  return part.purposes.length + lead.purposes.length > 0 || purposeOfWords(part) !== undefined
}

/** "Our reunion is on May 8. How does that day look for me?" */
const asksHowItLooks =
  /\bhow (?:does|do|will|would|is|are) (?:that|it|this|those|these|the) ?(?:days?|dates?|weeks?|weekend|time)?\b.{0,12}\b(?:look\w*|for (?:me|us))\b|\b(?:that|those|these) (?:days?|week|weekend|time) (?:looks?|be like|bring\w*)\b/

const isItRight =
  /^(?:so |and )?(?:(?:is|was|are) (?:it|that|this|he|she|they|the \w+|my \w+) (?:right|correct|true|wrong|so)|(?:have|did|do) i (?:got|get|have|note|write|read|remember|put) (?:it|that|this)(?: down)? (?:right|correct(?:ly)?|wrong)|(?:am|was) i (?:right|correct|wrong))\W*$/

const asksEvents =
  /\bwhat (?:am|will|can|should|do|would|could|must) (?:i|we) (?:\w+ )?(?:walking into|in for|expect|up against|meet|find|brace|face|know|watch|prepare|get into)\b|\bwhat (?:was|is|were) (?:going on|happening|up)\b|\bwhat happened\b/

/** "We have the van from the 8th to the 19th of March. Which one for the move?" */
const whichOne = /^(?:so |and )?which(?: (?:one|of them|of those))?\b(?!.*\b(?:better|best)\b)/

const asksWhere = /^(?:and |so |but )?where is (?:it|he|she)\b/

const thatDay = /(?<=P\d.*)\b(?:on )?(?:(?:that|the same) (?:day|date)|then)\b/

const isOnlySpan = /^(?:so |and )?(?:in |between |on |during |for |from |within |over )?T\d$/
