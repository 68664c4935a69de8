import { describe, expect, test } from 'vitest'
import { readSpine } from '#lore/synthesis/spine.ts'
import type { Chart } from '#sky/chart.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { planPortrait } from './plan.ts'
import { personalPlanets, type Thought } from './thoughts.ts'

const spineOf = (chart: Chart) => readSpine(wholeChartFacts(chart))
const planOf = (chart: Chart, extras = 0) => planPortrait(spineOf(chart), { extras })
const thoughtsOf = (chart: Chart) => planOf(chart).sections.flatMap(({ thoughts }) => thoughts)
const bondsIn = (thoughts: Thought[]) =>
  thoughts.flatMap((one) =>
    one.kind === 'highlight' && one.highlight.kind === 'bond' ? [one.highlight.fact.id] : [],
  )
const aspectsIn = (thoughts: Thought[]) =>
  thoughts.flatMap((one) => (one.kind === 'aspect' ? [one.aspect.id] : []))

const { woodend, beirut, quito, auckland } = handwrittenCharts
const charts: Chart[] = [
  ...randomCharts(60, { timeKnown: true }),
  ...randomCharts(20, { timeKnown: false }),
]

describe('the plan of any portrait', () => {
  test('has the Sun, the Moon, Mercury, Venus and Mars, each once', () => {
    for (const chart of charts) {
      const described = thoughtsOf(chart).flatMap((one) =>
        one.kind === 'placement' || one.kind === 'either-sign' ? [one.planet] : [],
      )
      expect(described).toEqual(expect.arrayContaining([...personalPlanets]))
      expect(new Set(described).size).toBe(described.length)
    }
  })

  test('covers only the members in a section named after a group of planets', () => {
    let crowds = 0
    for (const chart of charts)
      for (const { thoughts, role } of planOf(chart).sections) {
        const [first] = thoughts
        const isCrowd = first?.kind === 'highlight' && first.highlight.kind === 'cluster'
        if (role === 'strain' || role === 'resolution' || !isCrowd) continue
        if (first.highlight.kind !== 'cluster') continue
        crowds += 1
        for (const one of thoughts)
          if (one.kind === 'placement') expect(first.highlight.fact.planets).toContain(one.planet)
      }
    expect(crowds).toBeGreaterThan(5)
  })

  test('describes two slow planets in one paragraph', () => {
    const planned = randomCharts(200, { timeKnown: true }).map((chart) => thoughtsOf(chart))
    const bonded = planned.filter((thoughts) => bondsIn(thoughts).length > 0)
    expect(bonded.length).toBeGreaterThan(10)
    for (const thoughts of bonded) {
      for (const bond of bondsIn(thoughts)) expect(aspectsIn(thoughts)).not.toContain(bond)
    }
  })

  test('has every aspect of a personal planet or the ruler within a degree, once', () => {
    for (const chart of charts) {
      const { aspects, ruler } = spineOf(chart)
      const isPersonal = (planet: string) =>
        planet === ruler || personalPlanets.some((one) => one === planet)
      const exact = aspects.filter(
        ({ a, b, orbDegrees }) => orbDegrees <= 1 && (isPersonal(a) || isPersonal(b)),
      )
      const thoughts = thoughtsOf(chart)
      const planned = [...aspectsIn(thoughts), ...bondsIn(thoughts)]
      expect(planned).toEqual(expect.arrayContaining(exact.map(({ id }) => id)))
      expect(new Set(planned).size).toBe(planned.length)
    }
  })

  test('leaves a sentence to each of them that a text has no room for', () => {
    let briefly = 0
    for (const chart of charts) {
      const whole = aspectsIn(thoughtsOf(chart))
      const { sections } = planPortrait(spineOf(chart), { exact: 0 })
      const thoughts = sections.flatMap((section) => section.thoughts)
      expect(aspectsIn(thoughts)).toEqual(whole)
      briefly += thoughts.filter((one) => one.kind === 'aspect' && one.isBrief).length
    }
    expect(briefly).toBeGreaterThan(20)
  })

  test('describes an aspect after its two planets', () => {
    for (const chart of charts) {
      const thoughts = thoughtsOf(chart)
      const placedAt = (planet: string) =>
        thoughts.findIndex((one) => one.kind === 'placement' && one.planet === planet)
      for (const [index, thought] of thoughts.entries())
        if (thought.kind === 'aspect')
          for (const planet of [thought.aspect.a, thought.aspect.b])
            expect(placedAt(planet)).toBeLessThan(index)
    }
  })

  test('never calls a planet with two close hard aspects a help', () => {
    for (const chart of charts) {
      const { aspects } = spineOf(chart)
      const [first] =
        planOf(chart).sections.findLast(({ role }) => role === 'resolution')?.thoughts ?? []
      if (first?.kind !== 'aspect') continue
      for (const planet of [first.aspect.a, first.aspect.b].filter((one) =>
        personalPlanets.includes(one),
      )) {
        const hard = aspects.filter(
          ({ a, b, aspect, orbDegrees }) =>
            (a === planet || b === planet) &&
            orbDegrees < 3 &&
            (aspect === 'square' || aspect === 'opposition'),
        )
        expect(hard.length).toBeLessThan(2)
      }
    }
  })

  test('argues from points in two signs, unless one of them is far the strongest', () => {
    const frames = randomCharts(200, { timeKnown: true }).map((chart) => planOf(chart).frame)
    const ofOne = frames.filter((frame) => 'signs' in frame && frame.signs[0] === frame.signs[1])
    expect(ofOne.length).toBeLessThan(frames.length / 30)
    const ofMoonAtHome = ['d034', 'd056'].map((id) => {
      const birth = referenceBirths.find((row) => row.id === id)
      if (!birth) throw new Error(`No reference birth ${id}`)
      const { frame } = planOf(referenceChart(birth, { timeKnown: true }))
      return 'argument' in frame ? frame.name : undefined
    })
    expect(ofMoonAtHome).toEqual([
      'argument/rising-sun/Cancer/Gemini',
      'argument/sun-moon/Pisces/Cancer',
    ])
  })

  test('rests on facts of its chart, with any number of extras', () => {
    for (const chart of charts.slice(0, 30)) {
      const ids = new Set(wholeChartFacts(chart).map(({ id }) => id))
      const { extras } = planOf(chart)
      for (const count of [0, 2, extras])
        for (const { role, thoughts } of planOf(chart, count).sections) {
          expect(thoughts.length, role).toBeGreaterThan(0)
          for (const { facts } of thoughts) {
            expect(facts.length, role).toBeGreaterThan(0)
            expect(facts.filter((id) => !ids.has(id))).toEqual([])
          }
        }
    }
  })

  test('without a birth time has no rising sign, and describes a Moon of two signs as two', () => {
    const sections = planOf(auckland).sections
    expect(sections.map(({ role }) => role)).not.toContain('rising')
    expect(sections.map(({ role }) => role)).toContain('either-sign')
  })
})

describe('the charts for which an editor wrote a portrait by hand', () => {
  const strainOf = (chart: Chart) =>
    aspectsIn(planOf(chart).sections.find(({ role }) => role === 'strain')?.thoughts ?? [])
  const helpOf = (chart: Chart) =>
    planOf(chart).sections.find(({ role }) => role === 'resolution')?.thoughts[0]

  test('have the strain that the editor found', () => {
    expect(strainOf(woodend)).toEqual(['aspect:mars~jupiter:square'])
    expect(strainOf(beirut)).toEqual(['aspect:mercury~saturn:opposition'])
    expect(strainOf(quito)).toEqual(['aspect:venus~pluto:square'])
  })

  test('have the help that the editor found', () => {
    expect(helpOf(woodend)?.facts).toEqual(['aspect:sun~saturn:trine'])
    expect(helpOf(quito)?.facts).toContain('reception:mars~saturn')
  })
})
