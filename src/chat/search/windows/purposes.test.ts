import { describe, expect, it } from 'vitest'
import { purposes } from './purposes.ts'

describe.each(Object.entries(purposes))('the criteria for %s', (_, { criteria, longestDays }) => {
  it('have names and reasons of their own', () => {
    const names = criteria.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { why } of criteria) expect(why).toMatch(/^[A-Z].*\.$/)
  })

  it('give points for easy contacts, and take them for hard ones', () => {
    for (const criterion of criteria) {
      expect(Math.abs(criterion.points)).toBeGreaterThanOrEqual(1)
      expect(Math.abs(criterion.points)).toBeLessThanOrEqual(5)
      if (criterion.of === 'transit') expect(criterion.points > 0).toBe(criterion.ease === 'easy')
      if (['retrograde', 'eclipse', 'void-moon'].includes(criterion.of))
        expect(criterion.points).toBeLessThan(0)
    }
  })

  it('can be met without a birth time', () => {
    const untimed = criteria.filter(
      ({ name, points }) => points > 0 && !/house|ruler|midheaven|ascendant/.test(name),
    )
    expect(untimed.length).toBeGreaterThan(3)
    expect(longestDays).toBeGreaterThan(0)
  })
})
