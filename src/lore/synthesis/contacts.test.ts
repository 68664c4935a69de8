import { describe, expect, it, test } from 'vitest'
import type { Chart } from '#sky/chart.ts'
import { synastry } from '#sky/synastry.ts'
import { type SynastryAspectFact, synastryFacts } from '#sky/synastry-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { relevantContacts } from './contacts.ts'

const { woodend, beirut, claremont } = handwrittenCharts
const factsOf = (you: Chart, partner: Chart) => synastryFacts(synastry(you, partner))
const idsOf = (you: Chart, partner: Chart) =>
  relevantContacts(factsOf(you, partner)).map(({ fact }) => fact.id)

const contact = (
  you: SynastryAspectFact['you'],
  partner: SynastryAspectFact['partner'],
  aspect: SynastryAspectFact['aspect'],
  orbDegrees: number,
): SynastryAspectFact => ({
  id: `synastry:you.${you}~partner.${partner}:${aspect}`,
  kind: 'synastry-aspect',
  you,
  partner,
  aspect,
  orbDegrees,
  weight: 0.5,
  certain: true,
})
const relevantOf = (...facts: SynastryAspectFact[]) =>
  relevantContacts(facts).map(({ fact }) => fact)

describe('the contacts that a reading may describe', () => {
  it('include what an editor chose by hand', () => {
    const chosen = [
      'synastry:you.moon~partner.moon:conjunction',
      'synastry:you.moon~partner.mc:conjunction',
      'synastry:you.mars~partner.mars:square',
      'synastry:you.mercury~partner.moon:trine',
      'synastry:you.venus~partner.moon:square',
      'synastry:you.venus~partner.venus:sextile',
      'synastry:you.sun~partner.sun:sextile',
      'synastry:you.mars~partner.jupiter:conjunction',
      'synastry:you.jupiter~partner.saturn:conjunction',
    ]
    expect(idsOf(claremont, woodend)).toEqual(expect.arrayContaining(chosen))
  })

  it('include two Moons 7° apart in the same sign', () => {
    expect(idsOf(woodend, beirut)).toContain('synastry:you.moon~partner.moon:conjunction')
  })

  it('reach 6°, and 8° for a conjunction or opposition of the Sun or the Moon', () => {
    expect(relevantOf(contact('sun', 'moon', 'opposition', 7.9))).toHaveLength(1)
    expect(relevantOf(contact('sun', 'moon', 'square', 6.1))).toHaveLength(0)
    expect(relevantOf(contact('venus', 'mars', 'conjunction', 6.1))).toHaveLength(0)
    expect(relevantOf(contact('sun', 'asc', 'conjunction', 6.1))).toHaveLength(0)
    expect(relevantOf(contact('venus', 'mars', 'square', 5.9))).toHaveLength(1)
  })

  it('are ranked by their orb and by how personal they are', () => {
    const [exact, wide] = [
      contact('saturn', 'moon', 'square', 0.05),
      contact('sun', 'moon', 'square', 2.4),
    ]
    expect(relevantOf(wide, exact)).toEqual([exact, wide])
    const impersonal = contact('jupiter', 'saturn', 'square', 0.05)
    expect(relevantOf(impersonal, wide)).toEqual([wide, impersonal])
  })

  it('include a slow planet that is close to a personal one', () => {
    expect(relevantOf(contact('pluto', 'venus', 'conjunction', 0.1))).toHaveLength(1)
  })

  it('leave out two angles, a slow planet with Saturn, and a Midheaven off its axis', () => {
    expect(relevantOf(contact('asc', 'mc', 'conjunction', 0.1))).toEqual([])
    expect(relevantOf(contact('pluto', 'saturn', 'conjunction', 0.1))).toEqual([])
    expect(relevantOf(contact('mc', 'venus', 'trine', 0.1))).toEqual([])
  })
})

test('Sun with Moon, Moon with Moon, Venus with Mars, and lights and rulers on angles are indispensable', () => {
  const charts = randomCharts(120, { timeKnown: true })
  for (const [index, you] of charts.entries()) {
    const facts = factsOf(you, charts[(index + 7) % charts.length] as Chart)
    for (const { fact, isIndispensable } of relevantContacts(facts)) {
      const pair = [fact.you, fact.partner].toSorted().join()
      if (['moon,sun', 'moon,moon', 'mars,venus'].includes(pair)) expect(isIndispensable).toBe(true)
      if (pair === 'mercury,mercury') expect(isIndispensable).toBe(false)
    }
  }
  const onAngles = relevantContacts(factsOf(claremont, woodend)).filter(
    ({ fact, isIndispensable }) => fact.partner === 'mc' && isIndispensable,
  )
  expect(onAngles.map(({ fact }) => fact.id)).toContain('synastry:you.moon~partner.mc:conjunction')
})
