import { describe, expect, it, test } from 'vitest'
import type { Chart } from '#sky/chart.ts'
import { derivedFacts } from '#sky/derived/derived-facts.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { signManners, traitsOf } from './manners.ts'
import { readSpine } from './spine.ts'
import { type Thesis, thesisCandidates } from './thesis.ts'

const spineOf = (chart: Chart) => readSpine([...chartFacts(chart), ...derivedFacts(chart)])
const rankedFor = (chart: Chart) => thesisCandidates(spineOf(chart))
const sidesOf = ({ contrast, poles }: Thesis) => ({
  contrast,
  sides: poles.map(({ place, sign, planets }) => `${place} in ${sign}: ${planets.join(', ')}`),
})

const { woodend, beirut, quito, auckland, rome } = handwrittenCharts

describe('the thesis that an editor chose by hand', () => {
  it('comes first for the Moon at the top and Mars at the bottom', () => {
    expect(sidesOf(rankedFor(woodend)[0] as Thesis)).toEqual({
      contrast: 'top-bottom',
      sides: ['top in Cancer: moon', 'root in Aquarius: mars'],
    })
  })

  it('comes first for Cancer in the first house and Gemini in the twelfth', () => {
    expect(sidesOf(rankedFor(beirut)[0] as Thesis)).toEqual({
      contrast: 'shown-hidden',
      sides: ['rising in Cancer: moon, venus', 'hidden in Gemini: sun, mercury'],
    })
  })

  it('comes first for Capricorn rising and Sagittarius in the twelfth house', () => {
    expect(sidesOf(rankedFor(quito)[0] as Thesis)).toEqual({
      contrast: 'shown-hidden',
      sides: [
        'rising in Capricorn: venus, jupiter, neptune',
        'hidden in Sagittarius: sun, mercury, uranus',
      ],
    })
  })

  it('comes first for an opposition without a birth time', () => {
    const [first] = rankedFor(auckland)
    expect(first?.contrast).toBe('opposed')
    expect(first?.poles.map(({ sign }) => sign)).toEqual(['Capricorn', 'Cancer'])
    expect(first?.tensions).toContainEqual({ one: 'sparing', other: 'generous' })
  })

  it('is among the first three for Libra rising over a stellium in the fourth house', () => {
    expect(rankedFor(rome).slice(0, 3).map(sidesOf)).toContainEqual({
      contrast: 'shown-hidden',
      sides: ['rising in Libra: ', 'root in Capricorn: moon, saturn, uranus, neptune'],
    })
  })
})

describe('what a few minutes of birth time would change', () => {
  it('does not let an aspect of 0°16′ to the Ascendant outweigh the Moon that rules it', () => {
    const spine = spineOf(beirut)
    const trine = spine.angleAspects.find(({ fact }) => fact.id === 'aspect:mars~asc:trine')
    expect(trine?.fact.orbDegrees).toBeLessThan(0.3)
    expect(trine?.effectiveOrb).toBeGreaterThan(0.7)
    const weights = [...spine.planets.values()].toSorted((one, other) => other.weight - one.weight)
    expect(weights[0]?.planet).toBe('moon')
    expect(spine.planets.get('mars')?.weight).toBeLessThan(0.3)
  })

  it('counts an Ascendant at the edge of a sign for less', () => {
    const spine = spineOf(woodend)
    const { edge: _, ...settled } = spine
    const strengthIn = (one: typeof spine) =>
      thesisCandidates(one).find(({ contrast }) => contrast === 'self-other')?.poles[0].strength
    expect(strengthIn(spine)).toBeLessThan(strengthIn(settled) ?? 0)
  })

  it('lets a planet near a cusp count in both houses', () => {
    const spine = spineOf(quito)
    const rising = thesisCandidates(spine)[0]?.poles[0]
    expect(rising?.planets).toContain('venus')
    expect(spine.planets.get('venus')?.nearCusp).toMatchObject({ neighbor: 2 })
  })
})

test('Mars in Pisces is not a bold Mars, and what contradicts a bold Mars is a tension', () => {
  expect(traitsOf('mars', 'Pisces')).not.toContain('bold')
  expect(traitsOf('mars', 'Aries')).toContain('bold')
  expect(traitsOf('moon', 'Aquarius')).not.toContain('warm')
  expect(traitsOf('moon', undefined)).toContain('warm')
  expect(signManners.Pisces).toContain('yielding')
})

test('every chart has a thesis of two different sides, with facts to cite', () => {
  const charts = [
    ...randomCharts(150, { timeKnown: true }),
    ...randomCharts(100, { timeKnown: false }),
  ]
  for (const chart of charts) {
    const spine = spineOf(chart)
    const ids = new Set(spine.facts.map(({ id }) => id))
    const [first] = thesisCandidates(spine)
    if (!first) throw new Error('A chart without a thesis')
    const [one, other] = first.poles
    expect(one.planets.filter((planet) => other.planets.includes(planet))).toEqual([])
    for (const id of [...one.facts, ...other.facts, ...first.facts]) expect(ids).toContain(id)
    expect(one.facts.length).toBeGreaterThan(0)
    expect(other.facts.length).toBeGreaterThan(0)
  }
})
