import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { horoscopeFacts } from '#sky/forecast/horoscope-facts.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { utcDates } from '#sky/time-window.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { factLabel } from '../fact-label.ts'
import { checkSentence } from './check-sentence.ts'

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const sky = { ephemeris, ...createSkyCache(ephemeris) }

function factsOf(id: string, from: string, to: string, birthday?: string): HoroscopeFact[] {
  const birth = referenceBirths.find((one) => one.id === id)
  if (!birth) throw new Error(`There is no birth ${id}`)
  const window = { fromJdUt: julianDay(Date.parse(from)), toJdUt: julianDay(Date.parse(to)) }
  const period = { window, dates: utcDates(window), ...(birthday && { birthday }) }
  return horoscopeFacts(sky, referenceChart(birth), period)
}

/** Sun in Scorpio in the third house; Pluto squares it for the last time on December 31. */
const week = factsOf('d079', '2026-12-27', '2027-01-03')
/** Jupiter over Jupiter and Pluto, a full Moon on the Ascendant. */
const month = factsOf('d034', '2026-12-01', '2027-01-01', '12-12')
/** Pluto's third pass of Uranus, before a station beside it. */
const january = factsOf('d027', '2027-01-01', '2027-02-01')

/** A full Moon in trine to the Moon and the Sun. */
const december = factsOf('d079', '2026-12-20', '2026-12-27')

const pluto = 'transit:pluto~sun:square'
const orb = 'orb:pluto~sun:square'

function holds(facts: readonly HoroscopeFact[], ids: readonly string[], sentence: string): boolean {
  const cited = ids.map((id) => {
    const found = facts.find((fact) => fact.id === id)
    if (!found) throw new Error(`There is no fact ${id}`)
    return found
  })
  const { unsupported, unreadable } = checkSentence(sentence, cited)
  return unsupported.length === 0 && unreadable.length === 0
}

type Case = [sentence: string, ids: string[], forgeries: string[]]

function proves(facts: readonly HoroscopeFact[], cases: readonly Case[]) {
  test.each(cases)('%s', (sentence, ids, forgeries) => {
    expect(holds(facts, ids, sentence)).toBe(true)
    for (const forgery of forgeries) expect(holds(facts, ids, forgery), forgery).toBe(false)
  })
}

describe('the passes of a transit', () => {
  proves(week, [
    [
      'On Thursday, December 31, Pluto squares your Sun, the third of three.',
      [`${pluto}:2026-12-31`],
      [
        'On Thursday, December 31, Pluto squares your Sun, the second of three.',
        'On Thursday, December 31, Pluto squares your Sun, the third of five.',
        'On Friday, December 31, Pluto squares your Sun, the third of three.',
        'On Thursday, December 31, Pluto trines your Sun, the third of three.',
        'On Thursday, December 31, Pluto squares your Moon, the third of three.',
      ],
    ],
    [
      'Pluto squares your Sun; the first was on February 22.',
      [`${pluto}:2026-02-22`, `${pluto}:2026-12-31`],
      [
        'Pluto squares your Sun; the first was on February 21.',
        'Pluto squares your Sun; the second was on February 22.',
        'Pluto squares your Sun; the first was on December 31.',
      ],
    ],
    [
      'Pluto, in your sixth house, squares your Sun for the last time.',
      [`${pluto}:2026-12-31`],
      [
        'Pluto, in your seventh house, squares your Sun for the last time.',
        'Pluto, in your sixth house, squares your Sun for the first time.',
        'Pluto, retrograde, squares your Sun for the last time.',
      ],
    ],
  ])

  it('are not over while a station comes close once more', () => {
    const ids = ['transit:pluto~uranus:conjunction:2027-01-13']
    expect(holds(january, ids, 'Pluto crosses your Uranus, the third of three.')).toBe(true)
    expect(holds(january, ids, 'Pluto is conjunct your Uranus for the last time.')).toBe(false)
  })
})

describe('the window of a transit', () => {
  proves(week, [
    [
      'Pluto stays within a degree of the square to your Sun until February 1.',
      [`${orb}:2026-11-19`],
      [
        'Pluto stays within a degree of the square to your Sun until February 3.',
        'Pluto stays within a degree of the square to your Sun until November 19.',
        'Pluto stays within a degree of the square to your Sun since February 1.',
        'Pluto stays within half a degree of the square to your Moon until February 1.',
        'Pluto stays within a degree of the trine to your Sun until February 1.',
        'Saturn stays within a degree of the square to your Sun until February 1.',
      ],
    ],
    [
      'Pluto has been near your Sun since November 19.',
      [`${orb}:2026-11-19`],
      ['Pluto has been near your Sun since November 9.', 'Pluto squares your Sun on November 19.'],
    ],
    [
      'Pluto squares your Sun on December 31, and stays near until February 1.',
      [`${orb}:2026-11-19`, `${pluto}:2026-12-31`],
      [
        'Pluto squares your Sun on February 1, and stays near until December 31.',
        'Pluto squares your Sun on December 31, and stays near until December 31.',
      ],
    ],
    [
      'Pluto comes near your Sun from August 26 to December 7 without touching it.',
      [`${orb}:2027-08-26`],
      [
        'Pluto comes near your Sun from August 26 to December 9 without touching it.',
        'Pluto comes near your Sun from July 26 to December 7 without touching it.',
        'Saturn comes near your Sun from August 26 to December 7 without touching it.',
      ],
    ],
  ])

  it('with a pass, or with a station that counts as one, is not a near miss', () => {
    const near = 'Pluto comes back without touching it.'
    expect(holds(week, [`${orb}:2026-11-19`], near)).toBe(false)
    expect(holds(january, ['orb:pluto~uranus:conjunction:2027-08-07'], near)).toBe(false)
  })
})

describe('the strict reading of a window', () => {
  const isAccepted = (text: string, ids: string[]) => {
    const cited = week.filter(({ id }) => ids.includes(id))
    const { unsupported, unreadable } = checkSentence(text, cited, { isStrict: true })
    return unsupported.length === 0 && unreadable.length === 0
  }
  const window = `${orb}:2026-11-19`
  const pass = `${pluto}:2026-12-31`

  it('accepts its end and a day on which it is exact', () => {
    expect(isAccepted('Pluto is square your Sun until February 1.', [window])).toBe(true)
    expect(isAccepted('Pluto is exact on your Sun on December 31.', [window, pass])).toBe(true)
  })

  test.each([
    'Pluto is exact on your Sun on February 1.',
    'Pluto is square your Sun, and it never comes back.',
    'Pluto is square your Sun, and it will not return.',
  ])('refuses: %s', (text) => {
    expect(isAccepted(text, [window, pass])).toBe(false)
    expect(isAccepted(text, [window])).toBe(false)
  })
})

describe('touches', () => {
  proves(month, [
    [
      'On Thursday, December 24, the full Moon falls within two degrees of your Ascendant.',
      ['touch:full:2026-12-24~asc:conjunction'],
      ['On Wednesday, December 23, the full Moon falls within two degrees of your Ascendant.'],
    ],
    [
      'The full Moon in Cancer is conjunct your Ascendant.',
      ['touch:full:2026-12-24~asc:conjunction'],
      [
        'The full Moon in Leo is conjunct your Ascendant.',
        'The full Moon in Cancer is conjunct your Midheaven.',
        'The full Moon in Cancer is opposite your Ascendant.',
        'The new Moon in Cancer is conjunct your Ascendant.',
        'The full Moon in Cancer is conjunct your Sun.',
        'The full Moon in Cancer is conjunct your Descendant.',
      ],
    ],
    [
      'Jupiter turns retrograde within a degree of a conjunction with your Pluto.',
      ['touch:jupiter:retrograde:2026-12-13~pluto:conjunction'],
      [
        'Jupiter turns direct within a degree of a conjunction with your Pluto.',
        'Saturn turns retrograde within a degree of a conjunction with your Pluto.',
        'Jupiter turns retrograde within half a degree of a conjunction with your Pluto.',
        'Jupiter turns retrograde within a degree of a conjunction with your Venus.',
      ],
    ],
  ])
})

describe('the easy angle of a lunation', () => {
  proves(december, [
    [
      'The full Moon falls in Cancer, in your eleventh house, friends and groups, and trines your Moon.',
      ['touch:full:2026-12-24~moon:trine'],
      [
        'The full Moon falls in Cancer, in your eleventh house, friends and groups, and squares your Moon.',
        'The full Moon falls in Cancer, in your eleventh house, friends and groups, and trines your Mars.',
        'The full Moon falls in Cancer, in your tenth house, and trines your Moon.',
        'The new Moon falls in Cancer, in your eleventh house, friends and groups, and trines your Moon.',
      ],
    ],
  ])
})

describe('a body that crosses, reaches or meets a point', () => {
  const mercury = 'transit:mercury~saturn:conjunction:2026-12-05'
  proves(month, [
    [
      'Mercury crosses your Saturn on December 5.',
      [mercury],
      [
        'Mercury crosses your Sun on December 5.',
        'Mars crosses your Saturn on December 5.',
        'Mercury crosses your Saturn on December 6.',
      ],
    ],
    ['On Saturday, December 5, Mercury meets your Saturn.', [mercury], []],
  ])

  it('is conjunct it, and makes no other aspect', () => {
    for (const verb of ['crosses', 'reaches', 'meets', 'comes to'])
      expect(holds(week, [`${pluto}:2026-12-31`], `Pluto ${verb} your Sun.`), verb).toBe(false)
  })

  it('is a thought in a text without dates', () => {
    const natal = week.filter(({ id }) => id === 'placement:sun' || id === 'placement:pluto')
    expect(checkSentence('Something in you meets your Sun halfway.', natal).unsupported).toEqual([])
  })
})

test('the opposite of something in daily life is not an opposition', () => {
  const natal = week.filter(({ id }) => id === pluto || id === `${pluto}:2026-12-31`)
  const text = 'Pluto squares your Sun, and an expectation makes you do the opposite.'
  expect(checkSentence(text, natal).unsupported).toEqual([])
  const opposed = 'Pluto is at the opposite side of your Sun.'
  expect(checkSentence(opposed, natal).unsupported).toHaveLength(1)
})

describe('returns', () => {
  proves(month, [
    [
      'Saturday, December 12, is your birthday.',
      ['birthday:2026-12-12'],
      ['Sunday, December 13, is your birthday.'],
    ],
    [
      'Jupiter is back where it was when you were born.',
      ['transit:jupiter~jupiter:conjunction:2026-11-13'],
      ['Saturn is back where it was when you were born.'],
    ],
    [
      'Your Jupiter return came on November 13.',
      ['transit:jupiter~jupiter:conjunction:2026-11-13'],
      ['Your Saturn return came on November 13.', 'Your Jupiter return came on November 14.'],
    ],
  ])

  it('of the birthday need their fact', () => {
    const ids = ['transit:jupiter~jupiter:conjunction:2026-11-13']
    expect(holds(month, ids, 'Jupiter waits for your birthday.')).toBe(false)
    expect(holds(month, ids, 'It is six months from your birthday.')).toBe(true)
  })
})

test.each([
  [week, `${pluto}:2026-12-31`, 'Pluto square your Sun, third of three'],
  [week, `${orb}:2026-11-19`, 'Pluto square your Sun, within 1° from Nov 19, 2026 to Feb 1, 2027'],
  [
    week,
    `${orb}:2027-08-26`,
    'Pluto square your Sun, within 0°24′ from Aug 26, 2027 to Dec 7, 2027',
  ],
  [
    month,
    'touch:full:2026-12-24~asc:conjunction',
    'Full Moon 2°13′ Cancer, on your Ascendant, orb 1°45′',
  ],
  [
    december,
    'touch:full:2026-12-24~moon:trine',
    'Full Moon 2°13′ Cancer, trine your Moon, orb 1°05′',
  ],
  [month, 'birthday:2026-12-12', 'Your birthday'],
])('%# "Why?" shows a label', (facts, id, label) => {
  const fact = facts.find((one) => one.id === id)
  expect(fact && factLabel(fact)).toBe(label)
})
