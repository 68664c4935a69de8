import { months, weekdays } from '../calendar-names.ts'
import type { CalendarDay, ClockTime, MentionParser } from './mention.ts'

const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const dayWords = [
  ...ones,
  ...'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(' '),
  ...'seventeenth eighteenth nineteenth twentieth'.split(' '),
  ...ones.map((one) => `twenty-${one}`),
  'thirtieth',
  'thirty-first',
]

const weekday = `(?<ofWeek>${weekdays.join('|')})`
const monthName = `(?:${months.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b)`
const month = `(?<ofMonth>${monthName})\\.?`
const day = '(?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)?\\b'
const wordedDay = `(?<dayOfMonth>${dayWords.toReversed().join('|')})\\b`
const year = '(?:,? (?<ofYear>\\d{4})\\b)?'
// Words that may follow a day of the month, unlike the drawer of "the 3rd drawer".
const dayEnds = '(?=$|[.,;:)?]| (?:and|or|to|until|you|your|the|it|at|in|when|is|around)\\b)'

const fullDates = [
  '\\b(?<ofYear>\\d{4})-(?<ofMonth>\\d\\d)-(?<dayOfMonth>\\d\\d)\\b',
  `\\b(?:${weekday},? )?${month} (?:the )?${day}${year}`,
  `\\b(?:${weekday},? )?(?:the )?${day} (?:of )?${month}\\b${year}`,
  `\\b(?:${weekday},? )?the ${wordedDay} of ${month}\\b${year}`,
  `\\b${weekday},? the ${day}`,
  // "between December 3 and 5"
  `(?<=\\b${month} \\d{1,2}(?:st|nd|rd|th)?(?: (?:to|and|or|until) (?:the )?|[–-]))${day}${dayEnds}`,
  // "March 2028"
  `\\b${month},? (?:of )?(?<ofYear>(?:19|20)\\d\\d)\\b`,
]
// "The whole of March" is a scene.
const timeWord =
  '(?:[Ii]n|[Dd]uring|[Tt]hroughout|[Uu]ntil|[Tt]ill|[Ss]ince|[Ff]rom|[Tt]o|[Tt]hrough|[Bb]y|[Bb]etween|[Bb]efore|[Aa]fter|[Aa]round|[Ee]arly|[Ll]ate|[Mm]id|(?:beginning|start|middle|end|half|course) of)'
const bareDates = [
  '\\b(?!24/7\\b)(?<ofMonth>\\d{1,2})/(?<dayOfMonth>\\d{1,2})(?:/(?<ofYear>\\d{4}))?\\b',
  `\\b(?:[Oo]n|[Bb]y|until|before|after|from|since|to|and) the (?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)\\b${dayEnds}`,
  `(?<=^|\\b(?:[Oo]n|[Nn]ext) (?:\\w+ (?:and|or) )?)${weekday}\\b(?!['’](?!s the))`,
  // "in March", "since March"
  `(?<=\\b${timeWord} |\\b[Mm]id-)${month}\\b(?! ?\\d)`,
  // "in April, June and October"
  `(?<=\\b${monthName}\\.?(?: \\d{4})?(?:,? (?:and|or|to|until|through) |, |[–-]))${month}\\b(?! ?\\d)`,
  // "December is about a debt"
  `\\b${month}(?= (?:is about|has to do with|keeps coming back to|has done its work)\\b)`,
  // "Tuesday's full Moon"
  `\\b${weekday}(?=(?:['’]s)? (?:\\w+ ){0,3}(?:[Mm]oon|eclipse|trine|square|sextile|opposition|conjunction|aspect|station|ingress|transit)\\b)`,
]
// Dates only beside something in the sky.
const looseDates = [
  '\\b(?:in|until|till|since|through|from|by) (?<ofYear>(?:19|20)\\d\\d)\\b',
  // Not "by Friday", "the Sunday roast" or "a Friday like this one".
  `(?<!\\b(?:[Bb]y|[Aa]n?|[Tt]he|[Ee]very|[Mm]ost|[Yy]our|[Ll]ast|[Ee]ach|[Oo]ne|[Aa]ny|[Ss]ome) )\\b${weekday}\\b(?!['’](?!s (?:the|when|your)))`,
  `(?<=\\b[Bb]y )${weekday}(?=,? (?:the )?[A-Z])`,
  '(?<=^|[.,;] )[Tt]he (?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)\\b(?![ -](?:house|degree|floor))',
]

/**
 * Dates and times. A bare one also occurs in everyday sentences ("on Sunday", "the 3rd", "the bus at
 * 8:05") and counts only in a dated text. An hour in words ("before four in the afternoon") is
 * never a claim.
 */
export const dateParsers: MentionParser[] = [
  {
    pattern:
      /\b(\d{1,2})(?::(\d\d))? ?(?:(UTC|GMT)\b|([ap])\.?m\b)|\b(\d{1,2}):(\d\d)\b(?! ?[ap]\.?m)/gi,
    parse: parseTime,
  },
  ...fullDates.map((pattern) => dateParser(pattern, { isBare: false })),
  ...bareDates.map((pattern) => dateParser(pattern, { isBare: true })),
  ...looseDates.map((pattern) => dateParser(pattern, { isBare: true, isLoose: true })),
]

function dateParser(pattern: string, how: { isBare: boolean; isLoose?: true }): MentionParser {
  const read = ({ groups = {}, input, index }: RegExpExecArray) =>
    ({ kind: 'date', day: dayFrom(groups), ...dateEdge(input.slice(0, index)), ...how }) as const
  return { pattern: new RegExp(pattern, 'g'), parse: read }
}

function dayFrom(words: Record<string, string>): CalendarDay {
  const { ofWeek, ofMonth, dayOfMonth, ofYear } = words
  return {
    ...(ofWeek && { weekday: ofWeek }),
    ...(ofMonth && { month: monthNumber(ofMonth) }),
    ...(dayOfMonth && { dayOfMonth: Number(dayOfMonth) || dayWords.indexOf(dayOfMonth) + 1 }),
    ...(ofYear && { year: Number(ofYear) }),
  }
}

function monthNumber(word: string): number {
  return Number(word) || months.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1
}

function parseTime(match: RegExpExecArray) {
  const [, zoned, zonedMinute, , half, plain, plainMinute] = match
  const hour = Number(zoned ?? plain)
  const isEvening = !half && !match[3] && hour < 12 && isLater(match)
  const ofDay = isEvening
    ? hour + 12
    : half
      ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      : hour
  const clock = `${String(ofDay).padStart(2, '0')}:${zonedMinute ?? plainMinute ?? '00'}`
  const time: ClockTime = { clock, ...edgeBefore(match.input.slice(0, match.index)) }
  return { kind: 'time', time, isBare: !zoned } as const
}

/** "At 9:07 in the evening", "on Friday evening at 9:07". */
function isLater({ 0: words, input, index }: RegExpExecArray): boolean {
  const after = /^,? (?:in the (?:afternoon|evening)|this (?:afternoon|evening)|at night|tonight)\b/
  const before = /\b(?:afternoon|evening|night|tonight),?(?: at| around| about)? $/
  return after.test(input.slice(index + words.length)) || before.test(input.slice(0, index))
}

/** "It came this close in May, and does again in September": such a stay begins then. */
const comesNear =
  /\b(?:came|comes?) (?:this|so|that) close(?: again| before)? in (?:[\w ]+,? and (?:does again in )?)?$/i

/** Whether a date is called the beginning or the end of something that lasts. */
function dateEdge(before: string): Pick<ClockTime, 'edge'> {
  const qualifier = '(?:about |around |the (?:beginning|middle|end) of |early |mid-|late )?'
  if (new RegExp(`\\b(?:since|from|between) ${qualifier}$`, 'i').test(before))
    return { edge: 'start' }
  if (comesNear.test(before)) return { edge: 'start' }
  const isEnd = new RegExp(
    `\\b(?:until|till|through|up to|to|by|before|between [\\w ]{3,30} and) ${qualifier}$`,
    'i',
  )
  return isEnd.test(before) ? { edge: 'end' } : {}
}

function edgeBefore(before: string): Pick<ClockTime, 'edge'> {
  if (/\b(?:from|between) $/i.test(before)) return { edge: 'start' }
  return /\b(?:until|till|up to|before) $/i.test(before) ? { edge: 'end' } : {}
}
