import { describe, expect, test } from 'vitest'
import { readSpine } from '#lore/synthesis/spine.ts'
import type { Chart } from '#sky/chart.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { outlinePortrait, type Thought } from './outline.ts'

function outlined(chart: Chart) {
  return outlinePortrait(readSpine(wholeChartFacts(chart)))
}

const { woodend, beirut, quito, auckland } = handwrittenCharts
const charts: Chart[] = [
  ...randomCharts(30, { timeKnown: true }),
  ...randomCharts(10, { timeKnown: false }),
]

describe('the argument of a portrait', () => {
  test('public gentleness and a hard home are the thesis where the Moon is above and Mars below', () => {
    const { thesis, sections } = outlined(woodend)
    expect(thesis.contrast).toBe('top-bottom')
    expect(thesis.poles.map(({ planets }) => planets)).toEqual([
      expect.arrayContaining(['moon']),
      expect.arrayContaining(['mars']),
    ])
    expect(sections.map(({ role }) => role).slice(0, 4)).toEqual([
      'rising',
      'first-side',
      'second-side',
      'strain',
    ])
    expect(sections[3]?.thoughts[0]).toMatchObject({ kind: 'figure', figure: { apex: 'mars' } })
  })

  test('what is shown and what is hidden are the thesis where signs of the 1st and the 12th differ', () => {
    for (const chart of [beirut, quito]) {
      const { thesis, sections } = outlined(chart)
      expect(thesis.contrast).toBe('shown-hidden')
      expect(thesis.poles[1].place).toBe('hidden')
      expect(sections.some(({ role }) => role === 'strain')).toBe(true)
      expect(sections.at(-1)?.role).toBe('resolution')
    }
  })

  test('a mutual reception resolves the square of its planets', () => {
    const thoughts = outlined(quito).sections.at(-1)?.thoughts ?? []
    expect(thoughts[0]).toMatchObject({ kind: 'reception', reception: { a: 'mars', b: 'saturn' } })
  })

  test('without a birth time there is no rising section, and a Moon of two signs has its own', () => {
    const { sections } = outlined(auckland)
    expect(sections.map(({ role }) => role)).not.toContain('rising')
    expect(sections.map(({ role }) => role)).toContain('either-sign')
  })
})

describe('the outlines of forty charts', () => {
  test('every section rests on facts of its chart', () => {
    for (const chart of charts) {
      const ids = new Set(wholeChartFacts(chart).map(({ id }) => id))
      for (const { role, thoughts } of outlined(chart).sections) {
        expect(thoughts.length, role).toBeGreaterThan(0)
        for (const { facts } of thoughts) {
          expect(facts.length, role).toBeGreaterThan(0)
          expect(facts.filter((id) => !ids.has(id))).toEqual([])
        }
      }
    }
  })

  test('no planet is described twice', () => {
    for (const chart of charts) {
      const described = outlined(chart).sections.flatMap(({ thoughts }) => thoughts.flatMap(placed))
      expect(new Set(described).size).toBe(described.length)
    }
  })

  test('the lights are never left out', () => {
    for (const chart of charts) {
      const told = outlined(chart).sections.flatMap(({ thoughts }) =>
        thoughts.flatMap((thought) => thought.facts.join(' ') + JSON.stringify(thought)),
      )
      for (const light of ['sun', 'moon']) expect(told.join(' ')).toContain(light)
    }
  })
})

function placed(thought: Thought): string[] {
  return thought.kind === 'placement' ? [thought.planet] : []
}
