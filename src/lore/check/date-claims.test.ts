import { expect, test } from 'vitest'
import type { ForecastFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { checkSentence } from './check-sentence.ts'

const base = { weight: 0.5, certain: true }
const sextile: ForecastFact = {
  ...base,
  id: 'transit:mercury~saturn:sextile:2026-12-03',
  kind: 'transit',
  body: 'mercury',
  natal: 'saturn',
  aspect: 'sextile',
  // A Thursday.
  at: '2026-12-03T15:40:50Z',
}
const friday: ForecastFact = {
  ...sextile,
  id: 'transit:mars~sun:trine:2026-12-04',
  body: 'mars',
  natal: 'sun',
  aspect: 'trine',
  at: '2026-12-04T09:07:00Z',
}
const voidMoon: ForecastFact = {
  ...base,
  id: 'void-moon:Scorpio:2026-12-05',
  kind: 'void-moon',
  sign: 'Scorpio',
  at: '2026-12-05T21:30:00Z',
  until: '2026-12-06T03:04:00Z',
}
const saturday: ForecastFact = {
  ...base,
  id: 'moon-in-house:6:2026-12-05',
  kind: 'moon-in-house',
  house: 6,
  at: '2026-12-05T00:00:00Z',
  until: '2026-12-06T00:00:00Z',
}

const unsupportedIn = (text: string, facts: ForecastFact[]) =>
  checkSentence(text, facts).unsupported

test.each([
  ['On Thursday, December 3, it fits into four lines.', [sextile]],
  ['On Thursday, December 3, it fits into four lines (Mercury sextile your Saturn).', [sextile]],
  ['On December 3, 2026, it fits.', [sextile]],
  ['It fits on Thursday, the 3rd, and you know it.', [sextile]],
  ['It fits on Thursday 3 December.', [sextile]],
  ['It fits on 2026-12-03.', [sextile]],
  ['It fits on Dec. 3 and on 12/3.', [sextile]],
  ['It fits on the third of December.', [sextile]],
  ['Thursday is when it fits.', [sextile]],
  ['On Thursday it fits into four lines.', [sextile]],
  ['Around 15:40 UTC the list looks longer than the day.', [sextile]],
  ['On Thursday, December 3, around 15:40 UTC, it fits.', [sextile]],
  ['It fits at 3:40 pm.', [sextile]],
  ['It is put on Thursday, and again on Friday.', [sextile, friday]],
  ['Something shifts between December 3 and December 4.', [sextile, friday]],
  ['Something shifts between December 3 and 4.', [sextile, friday]],
  ['On December 3 at 15:40 UTC you write, on December 4 at 9:07 UTC you call.', [sextile, friday]],
  ['From 21:30 UTC until 03:04 UTC nothing new starts.', [voidMoon]],
  ['Nothing new starts on Sunday, December 6, before 03:04 UTC.', [voidMoon]],
  ['On Saturday, December 5, you tidy (the Moon in your house of daily work).', [saturday]],
] as [string, ForecastFact[]][])('a true date passes: %s', (text, facts) => {
  const { claims, unsupported } = checkSentence(text, facts)
  expect(unsupported).toEqual([])
  expect(claims.length).toBeGreaterThan(0)
})

test.each([
  ['On Friday, December 3, it fits into four lines.', [sextile]],
  ['On Thursday, December 4, it fits into four lines.', [sextile]],
  ['On Thursday, November 3, it fits into four lines.', [sextile]],
  ['On December 3, 2027, it fits.', [sextile]],
  ['It fits on Thursday, the 4th, and you know it.', [sextile]],
  ['It fits on the 4th.', [sextile]],
  ['It fits on Thursday 4 December.', [sextile]],
  ['It fits on 2026-12-04.', [sextile]],
  ['It fits on Dec. 4.', [sextile]],
  ['It fits on Nov 3.', [sextile]],
  ['It fits on 12/4.', [sextile]],
  ['It fits on the twenty-third of December.', [sextile]],
  ['Friday is when it fits.', [sextile]],
  ['On Wednesday it fits into four lines.', [sextile]],
  ['Around 15:41 UTC the list looks longer than the day.', [sextile]],
  ['Around 3:40 UTC the list looks longer than the day.', [sextile]],
  ['It fits at 3:40 am.', [sextile]],
  ['It is put on Thursday, and again on Saturday.', [sextile, friday]],
  ['Something shifts between December 3 and December 5.', [sextile, friday]],
  ['Something shifts between December 3 and 5.', [sextile, friday]],
  // The right dates and times, swapped.
  ['On December 3 at 9:07 UTC you write, on December 4 at 15:40 UTC you call.', [sextile, friday]],
  ['On Friday, December 4, it fits (Mercury sextile your Saturn).', [sextile, friday]],
  ['On Thursday, December 3, around 9:07 UTC, it fits.', [sextile, friday]],
  ['From 03:04 UTC until 21:30 UTC nothing new starts.', [voidMoon]],
  ['Nothing new starts on Monday, December 7.', [voidMoon]],
  // A day that ends at midnight does not reach the next.
  ['On Sunday, December 6, you tidy (the Moon in your house of daily work).', [saturday]],
] as [string, ForecastFact[]][])('a false date is found out: %s', (text, facts) => {
  expect(unsupportedIn(text, facts)).not.toEqual([])
})

test('without a birth time a transit has an earliest and a latest time', () => {
  const facts = [{ ...sextile, earliest: '2026-12-03T14:20:00Z', latest: '2026-12-03T17:01:00Z' }]
  expect(unsupportedIn('Around 15:40 UTC it fits.', facts)).toEqual([])
  expect(unsupportedIn('Between 14:20 UTC and 17:01 UTC it fits.', facts)).toEqual([])
  expect(unsupportedIn('Between 17:01 UTC and 14:20 UTC it fits.', facts)).toHaveLength(1)
  expect(unsupportedIn('Around 16:00 UTC it fits.', facts)).toHaveLength(1)
})

const pass = (number: number, at: string): ForecastFact => ({
  ...sextile,
  id: `transit:saturn~moon:square:${at.slice(0, 10)}`,
  body: 'saturn',
  natal: 'moon',
  aspect: 'square',
  at,
  pass: { number, of: 3 },
})
const passes = [
  pass(1, '2026-07-04T00:00:00Z'),
  pass(2, '2026-10-17T00:00:00Z'),
  pass(3, '2027-03-02T00:00:00Z'),
]
const stay: TransitWindowFact = {
  ...base,
  id: 'orb:saturn~moon:square:2027-10-20',
  kind: 'transit-window',
  body: 'saturn',
  natal: 'moon',
  aspect: 'square',
  at: '2027-10-20T00:00:00Z',
  until: '2028-01-09T00:00:00Z',
  touch: 'near',
  passes: [],
}
const mars: ForecastFact = { ...friday, at: '2027-04-17T09:00:00Z' }

test.each<[truth: string, facts: (ForecastFact | TransitWindowFact)[], forgeries: string[]]>([
  [
    'On March 2, Saturn squares your Moon for the last of three times, after July and October 2026.',
    [...passes, mars],
    [
      'On March 2, Saturn squares your Moon for the last of three times, after June and October 2026.',
      'On March 2, Saturn squares your Moon for the last of three times, after July and November 2026.',
      'On March 2, Saturn squares your Moon for the last of three times, after July and October 2025.',
      // Mars is in April, and Saturn is not.
      'On March 2, Saturn squares your Moon for the last of three times, after April and October 2026.',
    ],
  ],
  [
    'Saturn squares your Moon on October 17, in a series that began in July 2026 and ends in March 2027.',
    passes,
    [
      'Saturn squares your Moon on October 17, in a series that began in August 2026 and ends in March 2027.',
      'Saturn squares your Moon on October 17, in a series that began in October 2026 and ends in March 2027.',
      'Saturn squares your Moon on October 17, in a series that began in July 2026 and ends in October 2026.',
      'Saturn squares your Moon on October 17, in a series that began in July 2026 and ends in March 2028.',
    ],
  ],
  [
    'In July and since October it has been on your mind, and in March you put it down.',
    passes,
    [
      'In June and since October it has been on your mind, and in March you put it down.',
      'In July and since November it has been on your mind, and in March you put it down.',
      'In July and since October it has been on your mind, and in May you put it down.',
    ],
  ],
  [
    'Saturn comes near an exact square to your Moon once more between October 2027 and January 2028, without touching it.',
    [stay],
    [
      'Saturn comes near an exact square to your Moon once more between January 2028 and October 2027, without touching it.',
      'Saturn comes near an exact square to your Moon once more between November 2027 and January 2028, without touching it.',
      'Saturn comes near an exact square to your Moon once more between October 2027 and February 2028, without touching it.',
    ],
  ],
  [
    'Since July your subject has been a debt, and October is about paying it.',
    passes,
    [
      'Since June your subject has been a debt, and October is about paying it.',
      'Since July your subject has been a debt, and November is about paying it.',
    ],
  ],
  [
    'It comes this close again in October 2027.',
    [stay],
    ['It comes this close again in January 2028.', 'It comes this close again in October 2028.'],
  ],
])('a month is a date: %s', (truth, facts, forgeries) => {
  expect(checkSentence(truth, facts).unsupported).toEqual([])
  for (const forgery of forgeries)
    expect(checkSentence(forgery, facts).unsupported, forgery).not.toEqual([])
})

test('a month with its year needs a dated fact in any text', () => {
  expect(unsupportedIn('You will see in December 2026.', [])).toHaveLength(1)
  expect(unsupportedIn('You will see in December.', [])).toEqual([])
})

test('a planet that comes back to its own place is conjunct it, in each of its months', () => {
  const back = (at: string, number: number): ForecastFact => ({
    ...sextile,
    body: 'jupiter',
    natal: 'jupiter',
    aspect: 'conjunction',
    id: `transit:jupiter~jupiter:conjunction:${at.slice(0, 10)}`,
    at,
    pass: { number, of: 3 },
  })
  const facts = [back('2027-11-03T00:00:00Z', 1), back('2028-03-03T00:00:00Z', 2), friday]
  const text = (month: string) =>
    `On November 3, Jupiter comes back to your own Jupiter for the first of three times, and the other follows in ${month} 2028.`
  const other: ForecastFact = { ...friday, body: 'jupiter', at: '2028-10-03T00:00:00Z' }
  expect(unsupportedIn(text('March'), [...facts, other])).toEqual([])
  expect(unsupportedIn(text('October'), [...facts, other])).toHaveLength(1)
})

test('a full date needs a dated fact in any text', () => {
  expect(unsupportedIn('You will see on December 3.', [])).toHaveLength(1)
  expect(unsupportedIn('You will see at 15:40 UTC.', [])).toHaveLength(1)
})

test('everyday numbers, months and weekdays are not claims, even in a dated text', () => {
  for (const text of [
    'A second coffee, three lines and the 3rd drawer will do.',
    'Sit on the 3rd floor, or on the second chair, for 20 minutes.',
    'May I have 12 of them, or march 4 miles and hear about the whole of March?',
    'By Saturday you may have an answer, and the Sunday roast is yours this week.',
    'Today you write, tomorrow you rest, and 2 or 3 letters wait.',
    'The two of you wait on Sundays.',
    'You rest before four in the afternoon, and the first of the letters waits.',
    'A Friday like this one, or the Sunday roast, is open 24/7.',
  ]) {
    expect(checkSentence(text, [sextile]).claims, text).toEqual([])
  }
})

test('a weekday and a clock time are scenes in a text without dates', () => {
  expect(checkSentence('On Friday the bus leaves at 8:05.', []).claims).toEqual([])
  expect(checkSentence('On Friday the bus leaves at 8:05.', [sextile]).unsupported).toHaveLength(2)
})

test('the start of a period is not its end, and either may be given as a plain time', () => {
  expect(unsupportedIn('From 21:30 UTC until 03:04 UTC nothing new starts.', [voidMoon])).toEqual(
    [],
  )
  expect(unsupportedIn('From 03:04 UTC nothing new starts.', [voidMoon])).toHaveLength(1)
  expect(unsupportedIn('Until 21:30 UTC nothing new starts.', [voidMoon])).toHaveLength(1)
  expect(unsupportedIn('Until 03:04 UTC nothing new starts.', [voidMoon])).toEqual([])
  expect(unsupportedIn('At 03:04 UTC the wait is over.', [voidMoon])).toEqual([])
})

test('12 am is midnight, and 12 pm is noon', () => {
  const at = (time: string) => [{ ...sextile, at: `2026-12-03T${time}:00Z` }]
  expect(unsupportedIn('It fits at 12:40 am.', at('00:40'))).toEqual([])
  expect(unsupportedIn('It fits at 12:40 pm.', at('12:40'))).toEqual([])
  expect(unsupportedIn('It fits at 12:40 am.', at('12:40'))).toHaveLength(1)
})
