import { describe, expect, it, test } from 'vitest'
import type { Chart } from '#sky/chart.ts'
import { derivedFacts } from '#sky/derived/derived-facts.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { complicationsOf, resolutionsOf } from './complications.ts'
import { signManners, traitsOf } from './manners.ts'
import { readSpine } from './spine.ts'
import { type Thesis, thesisCandidates } from './thesis.ts'

const spineOf = (chart: Chart) => readSpine([...chartFacts(chart), ...derivedFacts(chart)])
const rankedFor = (chart: Chart) => thesisCandidates(spineOf(chart))
const sidesOf = ({ contrast, poles }: Thesis) => ({
  contrast,
  sides: poles.map(({ place, sign, planets }) => `${place} in ${sign}: ${planets.join(', ')}`),
})

function plotOf(chart: Chart) {
  const spine = spineOf(chart)
  const [thesis] = thesisCandidates(spine)
  if (!thesis) throw new Error('A chart without a thesis')
  const complications = complicationsOf(spine, thesis)
  const resolutions = resolutionsOf(spine, thesis, complications)
  return { complications, resolutions }
}

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

describe('the complications that an editor chose by hand', () => {
  const pairs = (chart: Chart) => plotOf(chart).complications.map(({ planets }) => planets.join())

  it('are the two of each chart', () => {
    expect(pairs(woodend)).toEqual(['mars,jupiter', 'sun,mercury,jupiter'])
    expect(pairs(beirut)).toEqual(['mercury,saturn', 'jupiter,pluto'])
    expect(pairs(quito)).toEqual(['venus,pluto', 'mars,saturn'])
    expect(pairs(auckland).toSorted()).toEqual(['mars,pluto', 'mercury,saturn'])
  })

  it('cite the figure that they belong to', () => {
    expect(plotOf(woodend).complications[0]?.facts).toContain('figure:t-square:mars~jupiter~pluto')
  })
})

describe('the resolution that an editor chose by hand', () => {
  const means = (chart: Chart) => plotOf(chart).resolutions.map(({ facts }) => facts[0])

  it('is the first, or among the first three', () => {
    expect(means(woodend)[0]).toBe('aspect:sun~saturn:trine')
    expect(means(auckland)[0]).toBe('dispositor:jupiter')
    expect(means(quito)[0]).toBe('reception:mars~saturn')
    expect(means(quito).slice(0, 3)).toContain('dispositor:sun')
    expect(means(beirut).slice(0, 2)).toEqual([
      'aspect:mercury~uranus:sextile',
      'traditional-ruler:mc',
    ])
  })

  it('puts the task where the planet is that acts', () => {
    expect(plotOf(woodend).resolutions[0]).toMatchObject({ planets: ['saturn', 'sun'], house: 3 })
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

test('Mars in Pisces is no bold Mars, and a contradiction to one is a tension', () => {
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
    const complications = complicationsOf(spine, first)
    for (const { facts } of complications) for (const id of facts) expect(ids).toContain(id)
    for (const { facts } of resolutionsOf(spine, first, complications))
      for (const id of facts) expect(ids).toContain(id)
  }
})
