import { expect, test } from 'vitest'
import { chartFacts } from '#sky/natal-facts.ts'
import { referenceBirths, referenceChart } from './reference-births.ts'

test('a birth without a time is that of its civil day, not of 24 hours around the birth', () => {
  // Ans in Belgium, January 2, 2002: the Moon is at 29°39′ Leo at midnight, still short of Virgo.
  const birth = referenceBirths.find(({ id }) => id === 'd045')
  if (!birth) throw new Error('No reference birth d045')
  const chart = referenceChart(birth, { timeKnown: false })
  const moon = chartFacts(chart).find(({ id }) => id === 'placement:moon')
  expect(moon).toMatchObject({ sign: 'Leo', certain: true })
  expect((chart.bodies.moon.wholeDay?.highest ?? 0) - 120).toBeCloseTo(29.65, 1)
})
