import { months, weekdays } from '../../src/lore/calendar-names.ts'
import { ordinalWords } from '../../src/lore/names.ts'
import { localDate } from './oracle.ts'

/** What the first two sentences of an answer must say. */
export interface Expected {
  /** In words, for the list of failures. */
  want: string
  isMet(opening: string, answer: string): boolean
}

export const says = (want: string, pattern: RegExp): Expected => ({
  want,
  isMet: (opening) => pattern.test(opening),
})

export const sign = (name: string): Expected => says(name, new RegExp(`\\b${name}\\b`))

export const house = (number: number): Expected =>
  says(
    `${ordinalWords[number]} house`,
    new RegExp(`\\b${ordinalWords[number]}\\b|\\b${number}(?:st|nd|rd|th)\\b`, 'i'),
  )

export const all = (...parts: readonly Expected[]): Expected => ({
  want: parts.map(({ want }) => want).join(' and '),
  isMet: (...texts) => parts.every((part) => part.isMet(...texts)),
})

export const any = (...parts: readonly Expected[]): Expected => ({
  want: parts.map(({ want }) => want).join(' or '),
  isMet: (...texts) => parts.some((part) => part.isMet(...texts)),
})

export const not = (part: Expected): Expected => ({
  want: `not ${part.want}`,
  isMet: (...texts) => !part.isMet(...texts),
})

/** The dates that a text names, YYYY-MM-DD; without a year, the nearest to today on the weekday that it names. */
export function datesIn(text: string, today: string): string[] {
  const pattern = new RegExp(
    `(?:\\b(${weekdays.join('|')}), )?\\b(${months.join('|')}) (\\d{1,2})(?:, (\\d{4}))?`,
    'g',
  )
  return [...text.matchAll(pattern)].map(([, weekday, month = '', day = '', year]) => {
    const end = `${String((months as readonly string[]).indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (year) return `${year}-${end}`
    const thisYear = Number(today.slice(0, 4))
    const all = [-2, -1, 0, 1, 2].map((step) => `${thisYear + step}-${end}`)
    const nearest = all.toSorted((one, other) => daysApart(one, today) - daysApart(other, today))
    const isOn = (date: string) => weekdays[new Date(date).getUTCDay()] === weekday
    return (nearest.find((date) => !weekday || isOn(date)) ?? nearest[0]) as string
  })
}

/** Whether the text names the date of the instant, a day more or less: minutes decide at midnight. */
export function date(jd: number, zone: string, today: string): Expected {
  const wanted = localDate(jd, zone)
  const isNear = (found: string) => daysApart(found, wanted) <= 1
  return {
    want: wanted,
    isMet: (opening) => datesIn(opening, today).some(isNear) || isToday(opening, wanted, today),
  }
}

const isToday = (text: string, wanted: string, today: string) =>
  (wanted === today && /\btoday\b|\btonight\b/i.test(text)) ||
  (daysApart(wanted, today) === 1 && /\btomorrow\b|\byesterday\b/i.test(text))

/** Every date of the opening lies in the span, and there is one. */
export const dateWithin = (from: string, to: string, today: string): Expected => ({
  want: `a date from ${from} to ${to}`,
  isMet(opening) {
    const found = datesIn(opening, today)
    return found.length > 0 && found.some((one) => one >= from && one <= to)
  },
})

const daysApart = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
