import type { Clock, NamedRange } from './atom.ts'
import { addDays } from './calendar.ts'
import { placed } from './holiday-spans.ts'
import { easterOf, nthWeekday } from './holidays.ts'

interface LongWeekend {
  pattern: string
  /** Its first day. */
  from: (year: number) => string
  /** After the first day. */
  days: number
  words: string
}

/** Holidays that most people have several days off for. */
const longWeekends: LongWeekend[] = [
  {
    pattern: "(?:mlk|martin luther king(?: jr)?)(?:'?s)?(?: day)?(?: long)? (?:weekend|days)",
    from: (year) => addDays(nthWeekday(year, 1, 1, 3), -2),
    days: 2,
    words: 'the Martin Luther King weekend',
  },
  {
    pattern: "presidents?(?:'s|'|s)?(?: day)?(?: long)? weekend",
    from: (year) => addDays(nthWeekday(year, 2, 1, 3), -2),
    days: 2,
    words: "Presidents' Day weekend",
  },
  {
    pattern: 'memorial(?: day)?(?: long)? weekend',
    from: (year) => addDays(nthWeekday(year, 6, 1, 1), -9),
    days: 2,
    words: 'Memorial Day weekend',
  },
  {
    pattern: 'labou?r(?: day)?(?: long)? weekend',
    from: (year) => addDays(nthWeekday(year, 9, 1, 1), -2),
    days: 2,
    words: 'Labor Day weekend',
  },
  {
    pattern: 'thanksgiving(?: day)?(?: long)? (?:weekend|break|days)',
    from: (year) => nthWeekday(year, 11, 4, 4),
    days: 3,
    words: 'the Thanksgiving weekend',
  },
  {
    pattern:
      'easter(?: long)? (?:weekend|days|holidays?|break)|(?:holy|easter) weekend|easter(?= (?:time|period))',
    from: (year) => addDays(easterOf(year), -2),
    days: 3,
    words: 'the Easter weekend',
  },
]

export const longWeekendNames = longWeekends.map(({ pattern }) => `(?:${pattern})`).join('|')

export function longWeekend(name: string, clock: Clock): NamedRange | undefined {
  const found = longWeekends.find(({ pattern }) => new RegExp(pattern).test(name))
  return found && { ...placed(found.from, clock, found.days), words: found.words }
}
