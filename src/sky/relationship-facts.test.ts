import { expect, test } from 'vitest'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import type { Chart } from './chart.ts'
import { relationshipFacts } from './relationship-facts.ts'
import { synastry } from './synastry.ts'
import { synastryFacts } from './synastry-facts.ts'

const { woodend, claremont } = handwrittenCharts

test('each of two people has the houses and aspects of their own chart', () => {
  const ids = relationshipFacts(synastry(claremont, woodend)).map(({ id }) => id)
  expect(ids).toContain('inner:you.house:12:moon')
  expect(ids).toContain('inner:you.aspect:moon~venus:square')
  expect(ids).toContain('inner:partner.house:4:mars')
  expect(ids).toContain('inner:partner.aspect:mars~jupiter:square')
  expect(ids.filter((id) => /asc|mc/.test(id) && id.startsWith('inner:'))).toEqual([])
})

test('without a birth time a person has no house', () => {
  const [untimed] = randomCharts(1, { timeKnown: false }) as [Chart]
  const ids = relationshipFacts(synastry(untimed, woodend)).map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('inner:you.house'))).toEqual([])
  expect(ids.some((id) => id.startsWith('inner:partner.house'))).toBe(true)
})

test('a Moon that changes its sign on a birthday without a time has both signs', () => {
  for (const chart of randomCharts(20, { timeKnown: false })) {
    const facts = relationshipFacts(synastry(chart, woodend))
    const moon = facts.find(({ id }) => id === 'inner:you.placement:moon')
    const { signsOfTheDay } = chart.bodies.moon
    expect(moon?.kind === 'inner' && moon.fact).toEqual(
      signsOfTheDay ? expect.objectContaining({ signsOfTheDay }) : false,
    )
    expect(facts.some(({ id }) => id === 'you.placement:moon')).toBe(!signsOfTheDay)
  }
})

test('an aspect to an angle weighs as no closer than the drift of the angle', () => {
  const charts = randomCharts(40, { timeKnown: true })
  const facts = charts.flatMap((you, index) =>
    synastryFacts(synastry(you, charts[(index + 1) % charts.length] as Chart)),
  )
  const onAngles = facts.filter(
    (fact) => fact.kind === 'synastry-aspect' && fact.you === 'sun' && fact.partner === 'asc',
  ) as Extract<(typeof facts)[number], { kind: 'synastry-aspect' }>[]
  const drifts = onAngles.map(({ driftDegrees = 0 }) => driftDegrees)
  expect(Math.min(...drifts)).toBeGreaterThan(0.3)
  const widened = (one: (typeof onAngles)[number]) =>
    Math.max(one.orbDegrees, one.driftDegrees ?? 0)
  for (const one of onAngles)
    for (const other of onAngles)
      if (one.aspect === other.aspect && widened(one) < widened(other))
        expect(one.weight).toBeGreaterThanOrEqual(other.weight)
})
