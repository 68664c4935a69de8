import { describe, expect, test } from 'vitest'
import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { yearBriefOf } from '#testing/year-readers.ts'
import { composeText } from '#writer/embedded-writer.ts'
import { MOST_LANES, yearTransits } from './year-lanes.ts'

const [begin, end] = ['2026-11-22T05:00:00Z', '2027-11-22T05:00:00Z']
const noText = { opening: [], sections: [] }
const laneOf = ({ body, natal, aspect }: TransitFact | TransitWindowFact) =>
  `${body}~${natal}:${aspect}`
const isInYear = ({ at }: TransitFact) => at >= begin && at < end

describe('[N22] the picture of a year shows', () => {
  test('every slow transit to a light, an angle or a ruler of the chart, whether or not the text names it', () => {
    // Scorpio rising, ruled by Mars and Pluto.
    const { facts } = yearBriefOf('d002')
    const { transits } = yearTransits({ facts, text: noText, begin, end })
    const shown = new Set(transits.map(laneOf))
    const key = facts
      .filter((fact) => fact.kind === 'transit')
      .filter(isInYear)
      .filter(({ natal }) => ['sun', 'moon', 'asc', 'mc', 'mars', 'pluto'].includes(natal))
    expect(key.length).toBeGreaterThan(7)
    for (const fact of key) expect(shown).toContain(laneOf(fact))
  })

  test('the heaviest of the others, as far as there is room', () => {
    for (const id of ['d002', 'd010', 'd027', 'd071']) {
      const { facts } = yearBriefOf(id)
      const { transits } = yearTransits({ facts, text: noText, begin, end })
      const shown = new Set(transits.map(laneOf))
      expect(shown.size).toBe(MOST_LANES)
    }
  })

  test('what the text names beyond that', () => {
    const brief = yearBriefOf('d027')
    const { facts } = brief
    const left = facts
      .filter((fact) => fact.kind === 'transit')
      .filter(isInYear)
      .toSorted((one, other) => one.weight - other.weight)[0]
    if (!left) throw new Error('The year has no transit')
    const isShown = (text: typeof noText) =>
      yearTransits({ facts, text, begin, end }).transits.some((one) => laneOf(one) === laneOf(left))
    expect(isShown(noText)).toBe(false)
    const sentence = { text: 'It is named.', facts: [left.id] }
    const naming = { sections: [], opening: [{ sentences: [sentence] }] }
    expect(isShown(naming as unknown as typeof noText)).toBe(true)
  })

  test('stays near a point without a birth time, and nothing whose date is uncertain', () => {
    const brief = yearBriefOf('d006', { timeKnown: false })
    const text = composeText(brief)
    const { transits, stays } = yearTransits({ facts: brief.facts, text, begin, end })
    expect(stays.length).toBeGreaterThan(2)
    expect(transits.every(({ certain }) => certain)).toBe(true)
    expect(stays.some((stay) => transits.map(laneOf).includes(laneOf(stay)))).toBe(false)
  })
})
