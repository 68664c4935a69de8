import { describe, expect, it, test } from 'vitest'
import type { Chart } from '#sky/chart.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { aspectQuality } from '../aspect-quality.ts'
import { relationshipTheses, tellableContacts } from './contacts.ts'

const { woodend, beirut, claremont } = handwrittenCharts
const factsOf = (you: Chart, partner: Chart) => synastryFacts(synastry(you, partner))
const idsOf = (you: Chart, partner: Chart) =>
  tellableContacts(factsOf(you, partner)).map((f) => f.id)

const MOONS = 'synastry:you.moon~partner.moon:conjunction'

describe('the contacts that a reading tells', () => {
  it('include two Moons 7° apart in the same sign, and no angle outranks them by its orb', () => {
    expect(idsOf(woodend, beirut).slice(0, 2)).toContain(MOONS)
    expect(idsOf(claremont, woodend).slice(0, 2)).toContain(MOONS)
    const sunOnAscendant = 'synastry:you.sun~partner.asc:sextile'
    expect(idsOf(woodend, beirut).indexOf(sunOnAscendant)).not.toBe(0)
  })

  it('include most of what an editor chose by hand', () => {
    const chosen = [
      MOONS,
      'synastry:you.moon~partner.mc:conjunction',
      'synastry:you.mars~partner.mars:square',
      'synastry:you.mercury~partner.moon:trine',
      'synastry:you.venus~partner.moon:square',
      'synastry:you.venus~partner.venus:sextile',
      'synastry:you.sun~partner.sun:sextile',
    ]
    expect(idsOf(claremont, woodend)).toEqual(expect.arrayContaining(chosen))
  })
})

test('two people want the same life and fight about who runs it: Moon with Moon, Mars square Mars', () => {
  const [first] = relationshipTheses(factsOf(claremont, woodend))
  expect(first?.bond.id).toBe(MOONS)
  expect(first?.friction.id).toBe('synastry:you.mars~partner.mars:square')
})

test('at most nine are told, with Sun–Moon, Moon–Moon and Venus–Mars always among them, of both qualities', () => {
  const charts = [
    ...randomCharts(120, { timeKnown: true }),
    ...randomCharts(30, { timeKnown: false }),
  ]
  for (const [index, you] of charts.entries()) {
    const facts = factsOf(you, charts[(index + 7) % charts.length] as Chart)
    const told = tellableContacts(facts)
    expect(told.length).toBeLessThanOrEqual(9)
    const all = facts.filter((fact) => fact.kind === 'synastry-aspect')
    const pairs = all.filter((fact) =>
      ['moon,sun', 'moon,moon', 'mars,venus'].includes([fact.you, fact.partner].toSorted().join()),
    )
    for (const fact of pairs) expect(told).toContain(fact)
    if (told.length === 9)
      expect(told.some(({ aspect }) => aspectQuality(aspect) === 'tense')).toBe(true)
  }
})
