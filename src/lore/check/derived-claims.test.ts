import { describe, expect, test } from 'vitest'
import { derivedFacts } from '#sky/derived/derived-facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { checkSentence } from './check-sentence.ts'

const factsOf = (chart: Parameters<typeof chartFacts>[0]): NatalFact[] => [
  ...chartFacts(chart),
  ...derivedFacts(chart),
]
const { woodend, beirut, quito, rome, auckland } = handwrittenCharts
const charts = {
  woodend: factsOf(woodend),
  beirut: factsOf(beirut),
  quito: factsOf(quito),
  rome: factsOf(rome),
  auckland: factsOf(auckland),
}

function problems(text: string, facts: readonly NatalFact[]) {
  const { claims, unsupported, unreadable } = checkSentence(text, facts)
  return { unsupported, unreadable, kinds: claims.map(({ claim }) => claim.kind) }
}

type Named = keyof typeof charts

describe('rulers', () => {
  test.each<[Named, string]>([
    ['woodend', 'Mars, the traditional ruler of your Scorpio Ascendant, is in the fourth house.'],
    ['woodend', 'Pluto, its modern ruler, is in the first house.'],
    ['beirut', 'The Moon rules a Cancer Ascendant, and yours is in Cancer, too.'],
    ['rome', 'Venus rules a Libra Ascendant, and yours is in Taurus, so it lasts.'],
    ['rome', 'Venus rules a Libra Ascendant, and your Venus is in Taurus, so it lasts.'],
    ['woodend', 'The traditional ruler of a Scorpio Ascendant is Mars, and yours is in Aquarius.'],
    ['woodend', 'Mars rules your Ascendant, from Aquarius.'],
    ['beirut', 'Jupiter is the traditional ruler of that Pisces Midheaven.'],
    ['quito', 'Jupiter rules your Sagittarius Sun.'],
    ['quito', 'The way out is Jupiter, the ruler of your Sun.'],
    ['auckland', "The Moon rules Jupiter's sign."],
  ])('%s: %s', (name, text) => {
    expect(problems(text, charts[name])).toMatchObject({ unsupported: [], unreadable: [] })
  })

  test.each<[Named, string]>([
    ['woodend', 'Pluto, the traditional ruler of your Scorpio Ascendant, is in the first house.'],
    ['woodend', 'Mars is the modern ruler of your Scorpio Ascendant.'],
    ['rome', 'Venus rules a Libra Ascendant, and yours is in Libra, so it lasts.'],
    ['rome', 'Venus rules a Libra Ascendant, and your Venus is in Libra, so it lasts.'],
    ['woodend', 'The traditional ruler of a Scorpio Ascendant is Mars, and yours is in Scorpio.'],
    ['woodend', 'Venus rules your Ascendant, from Gemini.'],
    ['beirut', 'Jupiter is the traditional ruler of your Ascendant.'],
    ['quito', 'Jupiter rules your Leo Moon.'],
    ['quito', 'Saturn rules your Sagittarius Sun.'],
    ['quito', 'The way out is Venus, the ruler of your Sun.'],
  ])('%s, caught: %s', (name, text) => {
    expect(problems(text, charts[name]).unsupported).not.toEqual([])
  })
})

describe('receptions and dignities', () => {
  test.each<[Named, string]>([
    ['quito', 'Mars and Saturn are in mutual reception.'],
    ['quito', 'Your Mars is in mutual reception with Saturn, and the two trade.'],
    ['quito', 'Your Mercury is in Sagittarius, the sign of its detriment.'],
    ['quito', "Jupiter is in Capricorn, and the tradition calls this Jupiter's fall."],
    ['beirut', 'Mercury is in Gemini, a sign it rules.'],
    ['auckland', 'Jupiter is exalted in Cancer.'],
  ])('%s: %s', (name, text) => {
    expect(problems(text, charts[name])).toMatchObject({ unsupported: [], unreadable: [] })
  })

  test.each<[Named, string]>([
    ['quito', 'Mars and Venus are in mutual reception.'],
    ['beirut', 'Mars and Saturn are in mutual reception.'],
    ['quito', 'Mars, Venus, and Saturn are in mutual reception.'],
    ['quito', 'Your Mercury is in Sagittarius, the sign of its exaltation.'],
    ['quito', 'Your Venus is in Aquarius, the sign of its detriment.'],
    ['quito', "Jupiter is in Capricorn, and the tradition calls this Jupiter's exaltation."],
    ['quito', 'Venus is in Aquarius, a sign it rules.'],
  ])('%s, caught: %s', (name, text) => {
    expect(problems(text, charts[name]).unsupported).not.toEqual([])
  })

  test('a dignity has its fact as evidence', () => {
    const cited = charts.quito.filter(({ id }) => id === 'dignity:mercury:detriment')
    expect(problems('Your Mercury is in its detriment.', cited).unsupported).toEqual([])
    expect(problems('Your Mercury is in its fall.', cited).unsupported).toHaveLength(1)
  })
})

describe('figures', () => {
  test.each<[Named, string]>([
    ['woodend', 'Mars, Jupiter, and Pluto form a T-square, with Mars at the apex.'],
    ['woodend', 'The empty leg is in Leo, in the tenth house.'],
    ['woodend', 'A T-square points at your Mars.'],
    ['woodend', 'Your T-square of Jupiter and Pluto points straight at Mars.'],
    ['rome', 'Your Moon, in the fourth house, is opposite Jupiter, in the tenth house.'],
  ])('%s: %s', (name, text) => {
    expect(problems(text, charts[name])).toMatchObject({ unsupported: [], unreadable: [] })
  })

  test.each<[Named, string]>([
    ['woodend', 'Mars, Jupiter, and Saturn form a T-square.'],
    ['woodend', 'Mars, Jupiter, and Pluto form a T-square, with Pluto at the apex.'],
    ['woodend', 'A T-square points at your Pluto.'],
    ['woodend', 'The T-square of Mars, Jupiter, and Pluto is aimed at your Jupiter.'],
    ['woodend', 'The empty leg is in Aquarius.'],
    ['woodend', 'The empty leg is in Leo, in the fourth house.'],
    ['woodend', 'Your Moon, Saturn, and Pluto form a yod.'],
    ['beirut', 'The empty leg is in Leo.'],
  ])('%s, caught: %s', (name, text) => {
    expect(problems(text, charts[name]).unsupported).not.toEqual([])
  })

  test('an opposition across the angles is evidence for its aspect and its houses', () => {
    const cited = charts.rome.filter(({ id }) => id === 'angular-axis:moon~jupiter')
    const text = 'Your Moon in the fourth house is opposite Jupiter in the tenth house.'
    expect(problems(text, cited).unsupported).toEqual([])
    expect(problems(text.replace('tenth', 'ninth'), cited).unsupported).toHaveLength(1)
  })
})

test.each([
  'Your Mars is about to cross into the fourth house.',
  'Your Mars is on the verge of the fourth house.',
  'Your Mars is almost in the fourth house.',
])('strict reading refuses a place that a planet has yet to reach: %s', (text) => {
  const { unreadable } = checkSentence(text, charts.woodend, { isStrict: true })
  expect(unreadable).not.toEqual([])
})

describe('planets that stand alone', () => {
  test.each<[Named, string]>([
    ['rome', 'Your Sun is unaspected.'],
    ['rome', 'Your Sun makes no aspects to other planets.'],
    ['auckland', 'Mercury makes no close aspect to another planet.'],
    ['rome', 'Mars is your only planet in a fire sign.'],
  ])('%s: %s', (name, text) => {
    expect(problems(text, charts[name])).toMatchObject({ unsupported: [], unreadable: [] })
  })

  test.each<[Named, string]>([
    ['rome', 'Your Moon is unaspected.'],
    ['quito', 'Your Jupiter makes no aspects at all.'],
    ['rome', 'Venus is your only planet in a fire sign.'],
    ['rome', 'Mars is your only planet in an air sign.'],
  ])('%s, caught: %s', (name, text) => {
    expect(problems(text, charts[name]).unsupported).not.toEqual([])
  })

  test('a wide aspect leaves a planet without a close one, not without any', () => {
    expect(problems('Jupiter makes no close aspect.', charts.quito).unsupported).toEqual([])
    expect(problems('Jupiter makes no aspect.', charts.quito).unsupported).toHaveLength(1)
  })
})

describe('edges', () => {
  test.each<[Named, string]>([
    ['quito', 'Venus is within a degree of the second house, money and worth.'],
    ['beirut', 'Saturn is in the fifth house, but only a degree short of the sixth.'],
    ['beirut', 'Saturn is 1°06′ from the sixth house.'],
    ['quito', 'Your Venus stands on the line between the first house, appearance, and the second.'],
    ['woodend', 'Your Ascendant is only half a degree past Libra.'],
    ['beirut', 'Mercury is opposite Saturn, although the aspect crosses a sign boundary.'],
    ['woodend', 'You were born by day.'],
  ])('%s: %s', (name, text) => {
    expect(problems(text, charts[name])).toMatchObject({ unsupported: [], unreadable: [] })
  })

  test.each<[Named, string]>([
    ['quito', 'Venus is within a degree of the third house, everyday talk.'],
    ['quito', 'Mars is within a degree of the second house, money and worth.'],
    ['beirut', 'Saturn is within a degree of the sixth house.'],
    ['beirut', 'Saturn is 1°36′ from the sixth house.'],
    ['quito', 'Your Venus stands on the line between the second house, money, and the third.'],
    ['woodend', 'Your Ascendant is only half a degree past Sagittarius.'],
    ['woodend', 'Your Midheaven is only half a degree past Libra.'],
    ['woodend', 'Your Ascendant is two degrees past Libra.'],
    ['woodend', 'The Sun is trine Saturn, although the aspect crosses a sign boundary.'],
    ['beirut', 'Mercury is square Mars, although the aspect crosses a sign boundary.'],
    ['woodend', 'You were born at night.'],
    ['auckland', 'You were born by day.'],
  ])('%s, caught: %s', (name, text) => {
    expect(problems(text, charts[name]).unsupported).not.toEqual([])
  })
})

test('everyday words are not claims', () => {
  for (const text of [
    'You fly a kite on the edge of the field, and your sister has no aspect of it planned.',
    'You were born with an ear for excuses.',
    'She crosses the street within a minute of the bell.',
    'There is an empty corner in every room.',
  ])
    expect(checkSentence(text, []).claims, text).toEqual([])
})
