import type { DaysOfWeek, LifeTheme, Purpose, Span } from '../../question.ts'
import { addDays } from '../dates/calendar.ts'
import { broadPurpose } from './broad-words.ts'
import { nextMonths, type Part } from './part.ts'

/** Longer than the usual wait for a good day, shorter than a year of guesses. */
const DEFAULT_MONTHS = 3

export function defaultSpan(today: string): Span {
  return nextMonths(DEFAULT_MONTHS, today)
}

export function purposeIn({ purposes, text }: Part): Purpose | undefined {
  // "a date to ask for a raise" is not a romantic date.
  const fitting = purposes.filter(
    (purpose) =>
      purpose !== 'love' || !/\bdates? (?:to|for|of|in)\b/.test(text) || purposes.length === 1,
  )
  const [first] = fitting
  // "Talk to my boss about pay" is about pay.
  const narrow = (['money-talk', 'hard-talk'] as const).find((each) => fitting.includes(each))
  if (narrow) return narrow
  if (first === 'start' && fitting.length > 1) return fitting[1]
  return first
}

/** Several spans of one plan as one. */
export function wholeSpan(spans: Span[]): Span | undefined {
  const [first, second] = spans
  if (!first || !second || addDays(first.to, 1) !== second.from) return first
  return { from: first.from, to: second.to, words: `${first.words} or ${second.words}` }
}

/** "the best weekend in April"; "this weekend" is a span of its own. */
export const onWeekends = /\bweekends?\b/

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** "Which Sunday in May?", "on a Tuesday": marked by `w` and the number of the day. */
export function onlyOn(text: string): DaysOfWeek | undefined {
  const [, number] = /\bany w([1-7])\b/.exec(text) ?? []
  if (number) return Number(number) as DaysOfWeek
  return onWeekends.test(text) ? 'weekends' : undefined
}

/** A weekday that any week may have, as no date would be read from it. */
export function markAnyWeekday(text: string): string {
  return text
    .replace(
      new RegExp(
        `\\b(?:on )?(?:an?|any|some) (${weekdays.join('|')})(?= (?:in|of|between|before|after|during|within|morning|afternoon|evening)\\b)`,
        'g',
      ),
      (_, name: string) => `any w${weekdays.indexOf(name) + 1}`,
    )
    .replace(
      new RegExp(
        `\\b(?:on )?(?:which|what) (${weekdays.join('|')})(?= (?:in|of|is|would|suits?|works?|should|shall|do i|can i)\\b| ?\\?? ?$)`,
        'g',
      ),
      (_, name: string) => `which day, any w${weekdays.indexOf(name) + 1}`,
    )
    .replace(
      new RegExp(
        `\\b(${weekdays.join('|')})s (?:only|are best|suit me|work best)\\b|\\b(?:only|must be|has to be) (?:on )?(?:an? )?(${weekdays.join('|')})s\\b`,
        'g',
      ),
      (_, one: string | undefined, other: string | undefined) =>
        `any w${weekdays.indexOf(one ?? other ?? '') + 1}`,
    )
}

const present = new Set(['now', 'today', 'tonight', 'the next month', 'the last month'])

/** The time that a part names, other than the present. */
export function otherTime({ spans, today }: Part): Span | undefined {
  const span = wholeSpan(spans)
  // "Before the holidays" begins today and is a limit all the same.
  const isLimit = span && /^(?:before|by) /.test(span.words)
  const isNow = span && !isLimit && span.from <= today && span.to >= today
  return span && !isNow && !present.has(span.words) ? span : undefined
}

/** The time of which the sky is asked: of "by my next birthday" the day itself. */
export function dayThen(part: Part): Span | undefined {
  const span = wholeSpan(part.spans)
  return span?.words.startsWith('by ') ? { ...span, from: span.to } : otherTime(part)
}

export const purposeOfTheme: Partial<Record<LifeTheme, Purpose>> = {
  love: 'love',
  work: 'work',
  money: 'money-talk',
  home: 'move',
  mind: 'study',
  body: 'rest',
  creativity: 'create',
}

const dayWords =
  /\b(?:good|best|lucky|luckiest|right|bad|worst|ideal|perfect|great) (?:day|days|date|dates|time|times|week|weeks|weekend|month|moment)\b|\b(?:day|days|dates?|weeks?) (?:for|to avoid)\b/

const windowWords =
  /\b(?:good|best|better|lucky|luckiest|right|bad|worst|ideal|perfect|great|favou?rable|auspicious|nice|suitable) (?:\w+ ){0,2}?(?:day|days|date|dates|time|times|week|weeks|weekend|month|moment|evening|morning|T\d)\b.{0,24}\b(?:to|for)\b|\b(?:day|days|dates?|weeks?|evening|time) (?:to|for)\b|\b(?:a|any|some|one) (?:good )?(?:day|evening|morning|time) (?:T\d )?(?:that|when|where) (?:i|we) (?:could|can|should|might)\b|\bwhen (?:to|should i|shall i|do i|can i|could i)\b(?! (?:expect|worry|know|see|feel))|\b(?:which|what) (?:day|days|week|weekend|month|evening|T\d)\b.*\b(?:good|best|should|shall|to)\b/

/** A day is chosen, whatever for: "dropping my mixtape in February, pick the day". */
const picksDay =
  /\b(?:pick|choose|recommend|counsel|advise|suggest|find)\b.*\b(?:days?|dates?|one)\b|\b(?:which|what) (?:days?|dates?|one)\b.{0,30}\b(?:you|suits?|good|best|favou?rable|luck\w*|promising|better|right|ideal|recommend|counsel|advise|take)\b|\bwhen\b.{0,30}\b(?:good|best|favou?rable|ideal|right|lucky)\b|(?:which|what) day\W*$|, when\W*$|\bwhen should\b/

/** "the best day to plant roses": for whatever is planned, a day that is good for beginnings. */
export function purposeOfWords(part: Part): Purpose | undefined {
  const { text, points, signs, houses, aspects, spans } = part
  const isEvent = points.length + signs.length + houses.length + aspects.length > 0
  if (isEvent || /\b(?:moons?|eclipses?|retrogrades?|important|big|key|special)\b/.test(text))
    return undefined
  const isPick = spans.length > 0 && picksDay.test(text)
  if (!isPick && !windowWords.test(text)) return undefined
  const isForSomething = /\b(?:to|for) (?!me\b|it\b|that\b|this\b|avoid\b)\w+/.test(text)
  return broadPurpose(text) ?? (isPick || isForSomething ? 'start' : undefined)
}

/** "lucky days for money" */
export function purposeOfThemes(part: Part): Purpose | undefined {
  if (!dayWords.test(part.text)) return undefined
  const theme = part.themes.find((one) => purposeOfTheme[one])
  return theme && purposeOfTheme[theme]
}
