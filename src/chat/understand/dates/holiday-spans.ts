import type { Clock, NamedRange } from './atom.ts'
import { add, addDays, isoDate, yearOf } from './calendar.ts'
import { easterOf, nthWeekday } from './holidays.ts'

export function placed(
  dateOf: (year: number) => string,
  clock: Clock,
  days = 0,
): Omit<NamedRange, 'words'> {
  const { today } = clock
  const dates = [-1, 0, 1].map((step) => dateOf(yearOf(today) + step))
  const date = clock.isPast
    ? dates.findLast((day) => day <= today)
    : dates.find((day) => addDays(day, days) >= today)
  const from = date ?? today
  return { from, to: addDays(from, days), unit: 'holiday' }
}

export const holidays: [
  pattern: string,
  dateOf: (year: number) => string,
  days: number,
  words: string,
][] = [
  ['(?:christmas eve|xmas eve)', (year) => `${year}-12-24`, 0, 'Christmas Eve'],
  [
    '(?:the )?(?:christmas|xmas|winter) (?:break|holidays?|vacation|time)',
    (year) => `${year}-12-20`,
    14,
    'the Christmas holidays',
  ],
  ['(?:the )?(?:christmas|xmas) week', (year) => `${year}-12-21`, 6, 'Christmas week'],
  ['the holidays', (year) => `${year}-12-20`, 14, 'the holidays'],
  ['(?:christmas|xmas)(?: day)?', (year) => `${year}-12-25`, 0, 'Christmas'],
  ["new years? eve|new year's eve|nye", (year) => `${year}-12-31`, 0, "New Year's Eve"],
  ["(?:the )?new year(?:s|'s)?(?: day)?", (year) => `${year}-01-01`, 0, "New Year's Day"],
  ["valentine(?:s|'s)?(?: day)?", (year) => `${year}-02-14`, 0, "Valentine's Day"],
  ["(?:st|saint) patrick(?:s|'s)?(?: day)?", (year) => `${year}-03-17`, 0, "St. Patrick's Day"],
  ['halloween', (year) => `${year}-10-31`, 0, 'Halloween'],
  [
    '(?:the )?(?:4th|fourth) of july|independence day',
    (year) => `${year}-07-04`,
    0,
    'the Fourth of July',
  ],
  [
    'mlk day|martin luther king(?: jr)?(?: day)?',
    (year) => nthWeekday(year, 1, 1, 3),
    0,
    'Martin Luther King Day',
  ],
  ['thanksgiving', (year) => nthWeekday(year, 11, 4, 4), 0, 'Thanksgiving'],
  ['labou?r day', (year) => nthWeekday(year, 9, 1, 1), 0, 'Labor Day'],
  ['memorial day', (year) => addDays(nthWeekday(year, 6, 1, 1), -7), 0, 'Memorial Day'],
  ["mother(?:s|'s) day", (year) => nthWeekday(year, 5, 7, 2), 0, "Mother's Day"],
  [
    '(?<=\\b(?:over|at|during|around) )easter(?! (?:sunday|monday))',
    (year) => addDays(easterOf(year), -2),
    3,
    'the Easter weekend',
  ],
  ['easter(?: sunday)?', easterOf, 0, 'Easter'],
]

export const birthdayWords =
  '(?:birthday|bday|b-day) week|(?<=\\b(?:on|for|around) )(?:that|this) (?:birthday|bday)|(?:my|our) (?:next |last |\\d{1,2}(?:st|nd|rd|th) )?(?:birthday|bday|b-day|birth day|solar return day)'

/** Without the birth date the year ahead; the search finds the day itself. */
export const MY_BIRTHDAY = 'my birthday'

export function myBirthday(clock: Clock): NamedRange {
  const { today, birthDate } = clock
  if (!birthDate)
    return {
      from: today,
      to: addDays(add(today, 1, 'year'), -1),
      unit: 'holiday',
      words: MY_BIRTHDAY,
    }
  const [, month, day] = birthDate.split('-').map(Number)
  const range = placed((year) => isoDate(year, month ?? 1, day ?? 1), clock)
  return { ...range, words: MY_BIRTHDAY }
}

/** "When I turn 40", "my 40th birthday": the day itself, where it is known and near enough for a search. */
export function birthdayOfAge(age: number, { birthDate }: Clock): NamedRange | undefined {
  if (!birthDate || age < 1 || age > MOST_YEARS_OF_AGE) return undefined
  const date = add(birthDate, age, 'year')
  return { from: date, to: date, unit: 'holiday', words: `your ${ordinal(age)} birthday` }
}

const MOST_YEARS_OF_AGE = 120

function ordinal(age: number): string {
  const ending =
    age % 100 > 10 && age % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][age % 10] ?? 'th')
  return `${age}${ending}`
}
