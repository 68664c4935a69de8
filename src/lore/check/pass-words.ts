import { months, weekdays } from '../calendar-names.ts'
import type { CalendarDay, DayPart, MentionParser } from './mention.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const numerals = ['one', 'two', 'three', 'four', 'five']
const ordinal = `(${ordinals.join('|')}|last|final)`
const month = `(?:${months.join('|')})`
const weekday = `(?:${weekdays.join('|')})`

function passNumbered(word = ''): number | 'last' {
  const index = ordinals.indexOf(word.toLowerCase())
  return index < 0 ? 'last' : index + 1
}

/** Which pass of a planet over a natal point it is: "the second of three", "the last is in June". */
export const passParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `\\b${ordinal} of (${numerals.slice(1).join('|')})\\b(?= passes| contacts| times|[.,;:)?]|$)`,
      'gi',
    ),
    parse: ([, word, times = '']) => ({
      kind: 'pass',
      number: passNumbered(word),
      times: numerals.indexOf(times.toLowerCase()) + 1,
    }),
  },
  {
    pattern: new RegExp(`\\b${ordinal} (?:pass|contact)\\b|\\bfor the ${ordinal} time\\b`, 'gi'),
    parse: ([, pass, time]) => ({ kind: 'pass', number: passNumbered(pass ?? time) }),
  },
  {
    pattern: new RegExp(
      `\\bthe ${ordinal}(?: one)?(?= (?:was|is|comes?|came|falls?|fell|follows)(?: back)?,? (?:on|in) (?:the \\d|${month}|${weekday}))`,
      'gi',
    ),
    parse: ([, word]) => ({ kind: 'pass', number: passNumbered(word), isDated: true }),
  },
  // "in a series that began in July 2026 and ends in March 2028"
  {
    pattern: new RegExp(
      `(?<=\\bseries that (?:\\w+ in [\\w ]+ and )?)(?:(beg[ai]ns?|start(?:s|ed))|end(?:s|ed))(?= (?:on|in) (?:the \\d|${month}|${weekday}))`,
      'gi',
    ),
    parse: ([, begins]) => ({ kind: 'pass', number: begins ? 1 : 'last', isDated: true }),
  },
]

/** "Friday evening", "the evening of December 9" */
export const dayPartParsers: MentionParser[] = [
  {
    pattern: new RegExp(
      `(?<=\\b(?:${weekday}|yesterday|tomorrow|${month} \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)),? )(?:early |late )?(morning|afternoon|evening|night)\\b|\\b(morning|afternoon|evening|night)(?= of (?:the \\d|${month}|${weekday}))`,
      'gi',
    ),
    parse: ([, one, other]) => ({
      kind: 'day-part',
      part: (one ?? other ?? '').toLowerCase() as DayPart,
    }),
  },
  {
    pattern: new RegExp(
      `\\bovernight\\b|\\bearly(?= (?:on )?(?:the \\d|${weekday}|${month} \\d))`,
      'gi',
    ),
    parse: ([word = '']) => ({ kind: 'day-part', part: word.toLowerCase() as DayPart }),
  },
]

/** "Your birthday"; half a year from it is another day. */
export const birthdayParsers: MentionParser[] = [
  {
    pattern:
      /(?<!\b(?:months?|weeks?|days?|half a year|long) (?:from|before|after|until|to) )\byour birthday\b(?! (?:list|party|dinner|present|wish))/gi,
    parse: () => ({ kind: 'birthday' }),
  },
]

const DAY = 86_400_000

/** "Yesterday" and "tomorrow", which only a text of one day can say. */
export function relativeDayParsers(today: string): MentionParser[] {
  return [
    {
      pattern: /\b(yesterday|tomorrow)\b(?!['’])/gi,
      parse: ([, word = '']) => ({
        kind: 'date',
        day: dayAfter(today, word.toLowerCase() === 'tomorrow' ? 1 : -1),
        isBare: true,
        isLoose: true,
      }),
    },
  ]
}

function dayAfter(today: string, days: number): CalendarDay {
  const date = new Date(Date.parse(today) + days * DAY)
  return {
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    year: date.getUTCFullYear(),
  }
}
