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

describe('a contact that is not left out', () => {
  const isIndispensable = (fact: SynastryAspectFact) =>
    relevantContacts([fact]).find((one) => one.fact === fact)?.isIndispensable

  it('is that of a personal planet, Saturn or Pluto within a degree of an angle of the other one', () => {
    for (const by of ['mercury', 'venus', 'mars', 'saturn', 'pluto'] as const) {
      expect(isIndispensable(contact('asc', by, 'opposition', 0.25)), by).toBe(true)
      expect(isIndispensable(contact(by, 'asc', 'conjunction', 0.25)), by).toBe(true)
      expect(isIndispensable(contact('asc', by, 'opposition', 1.2)), by).toBe(false)
      expect(isIndispensable(contact('asc', by, 'trine', 0.25)), by).toBe(false)
    }
  })

  it('is a hard one of them within a degree of the Sun or the Moon', () => {
    expect(isIndispensable(contact('saturn', 'moon', 'square', 0.05))).toBe(true)
    expect(isIndispensable(contact('sun', 'mars', 'opposition', 0.9))).toBe(true)
    expect(isIndispensable(contact('jupiter', 'moon', 'square', 0.05))).toBe(false)
    expect(isIndispensable(contact('saturn', 'moon', 'trine', 0.05))).toBe(false)
  })

  it('is one that two planets have both ways, of which the heavier one stands for both', () => {
    const [one, other] = [
      contact('mars', 'saturn', 'conjunction', 2.5),
      contact('saturn', 'mars', 'conjunction', 3.4),
    ]
    const [first, second] = relevantContacts([other, one])
    expect(first).toMatchObject({ fact: one, isIndispensable: true, mirror: other })
    expect(second).toMatchObject({ fact: other, isIndispensable: true })
    expect(second).not.toHaveProperty('mirror')
    const [wide] = relevantContacts([contact('saturn', 'mars', 'conjunction', 4.4), one])
    expect(wide).toMatchObject({ fact: one, isIndispensable: false })
    const [hard] = relevantContacts([contact('saturn', 'mars', 'trine', 3.4), one])
    expect(hard).not.toHaveProperty('mirror')
  })
})
