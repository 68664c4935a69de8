import { expect, it } from 'vitest'
import { findSpans } from './find-spans.ts'

// A Monday.
const clock = { today: '2026-11-23', isPast: false, isDayFirst: false, birthDate: '1990-11-02' }

function spansOf(text: string, differences: Partial<typeof clock> = {}): string[] {
  return findSpans(text, { ...clock, ...differences }).map(({ from, to, words }) =>
    from === to ? `${from} ${words}` : `${from}..${to} ${words}`,
  )
}

it.each([
  ['december 12', '2026-12-12 Saturday, December 12'],
  ['the last week of december', '2026-12-25..2026-12-31 the last week of December'],
])('reads "%s" in British order as "%s"', (text, expected) => {
  expect(spansOf(text, { isDayFirst: true })).toEqual([expected])
})

it.each([
  ['today', '2026-11-23 today'],
  ['tomorrow night', '2026-11-24 tomorrow'],
  ['the day after tomorrow', '2026-11-25 Wednesday, November 25'],
  ['friday', '2026-11-27 Friday, November 27'],
  ['next friday', '2026-12-04 Friday, December 4'],
  ['by friday', '2026-11-23..2026-11-27 by Friday, November 27'],
  ['this weekend', '2026-11-28..2026-11-29 this weekend'],
  ['next weekend', '2026-12-05..2026-12-06 next weekend'],
  ['next week', '2026-11-30..2026-12-06 next week'],
  ['the week after next', '2026-12-07..2026-12-13 the week after next'],
  ['end of next week', '2026-12-03..2026-12-06 the end of next week'],
  ['in 3 weeks', '2026-12-14..2026-12-20 in 3 weeks'],
  ['half a year from now', '2027-05-01..2027-05-31 half a year from now'],
  ['within the next 3 months', '2026-11-23..2027-02-23 the next 3 months'],
  ['next month', '2026-12-01..2026-12-31 next month'],
  ['by the end of the month', '2026-11-23..2026-11-30 by the end of this month'],
  ['the rest of the year', '2026-11-23..2026-12-31 the rest of the year'],
  ['before march', '2026-11-23..2027-02-28 before March'],
  ['in may', '2027-05-01..2027-05-31 May'],
  ['mid december', '2026-12-11..2026-12-21 the middle of December'],
  ['early january', '2027-01-01..2027-01-10 the beginning of January'],
  ['the last two weeks of january', '2027-01-18..2027-01-31 the last two weeks of January'],
  ['the first week of december', '2026-12-01..2026-12-07 the first week of December'],
  ['the second weekend in february', '2027-02-13..2027-02-14 the second weekend of February'],
  ['between march and may', '2027-03-01..2027-05-31 March to May'],
  ['from march 5 to april 2', '2027-03-05..2027-04-02 March 5 to April 2'],
  ['march 5-9', '2027-03-05..2027-03-09 March 5 to 9'],
  ['from now until the end of january', '2026-11-23..2027-01-31 by the end of January'],
  ['december 5', '2026-12-05 Saturday, December 5'],
  ['5 dec', '2026-12-05 Saturday, December 5'],
  ['the 2nd of february', '2027-02-02 Tuesday, February 2'],
  ['on the 9th', '2026-12-09 Wednesday, December 9'],
  ['wednesday the 2nd', '2026-12-02 Wednesday, December 2'],
  ['2027-01-05', '2027-01-05 Tuesday, January 5'],
  ['24.12.2026', '2026-12-24 Thursday, December 24'],
  ['12/24', '2026-12-24 Thursday, December 24'],
  ['24/12', '2026-12-24 Thursday, December 24'],
  ['march 2028', '2028-03-01..2028-03-31 March 2028'],
  ['2027', '2027-01-01..2027-12-31 2027'],
  ['q1', '2027-01-01..2027-03-31 the first quarter of 2027'],
  ['in the spring', '2027-03-01..2027-05-31 spring'],
  ['this winter', '2026-12-01..2027-02-28 winter'],
  ['around christmas', '2026-12-22..2026-12-28 around Christmas'],
  ['before new year', "2026-11-23..2026-12-31 before New Year's Day"],
  ['thanksgiving', '2026-11-26 Thanksgiving'],
  ['easter', '2027-03-28 Easter'],
  ['on my birthday', '2027-11-02 my birthday'],
])('finds "%s"', (text, expected) => {
  expect(spansOf(text)).toEqual([expected])
})

it.each([
  ['thursday or friday', '2026-11-26', '2026-11-27'],
  ['january 26 or 27', '2027-01-26', '2027-01-27'],
  ['march and may', '2027-03-01..2027-03-31', '2027-05-01..2027-05-31'],
])('keeps the two of "%s" apart', (text, first, second) => {
  expect(spansOf(text)).toEqual([expect.stringContaining(first), expect.stringContaining(second)])
})

it.each([
  ['the end of october', '2026-10-22..2026-10-31 the end of October'],
  ['on friday', '2026-11-20 Friday, November 20'],
  ['in march', '2026-03-01..2026-03-31 March'],
  ['3 weeks ago', '2026-11-02..2026-11-08 3 weeks ago'],
  ['on my birthday', '2026-11-02 my birthday'],
  ['over the summer', '2026-06-01..2026-08-31 last summer'],
])('looks back for "%s" in a sentence about the past', (text, expected) => {
  expect(spansOf(text, { isPast: true })).toEqual([expected])
})

it.each([
  'may i ask you something',
  'you may get it',
  'my friend april said so',
  'june and i',
  'the sun in leo',
  'i sat down',
  'march into his office',
  'my second house',
  'saturn at 10°02',
  'a raise of 10.5 percent',
  'at 5 pm',
  '24/7',
  'i fall in love',
  'spring cleaning',
])('takes nothing in "%s" for a date', (text) => {
  expect(spansOf(text)).toEqual([])
})

it('reads 5/3 by the custom of the reader', () => {
  expect(spansOf('on 5/3')).toEqual(['2027-05-03 Monday, May 3'])
  expect(spansOf('on 5/3', { isDayFirst: true })).toEqual(['2027-03-05 Friday, March 5'])
})

it('leaves the birthday open when the birth date is unknown', () => {
  const [span] = findSpans('my birthday', { today: '2026-11-23', isPast: false, isDayFirst: false })
  expect(span).toMatchObject({ from: '2026-11-23', to: '2027-11-22', words: 'my birthday' })
})

it('finds a day of a short month only if it exists', () => {
  expect(spansOf('on the 31st', { today: '2027-02-10' })).toEqual([
    '2027-03-31 Wednesday, March 31',
  ])
})

it.each([
  ['2027-09-05', '2028-02-29'],
  ['2028-03-02', '2032-02-29'],
])('on %s "february 29" is the one of the next leap year', (today, expected) => {
  expect(findSpans('february 29', { ...clock, today })).toMatchObject([{ from: expected }])
})
