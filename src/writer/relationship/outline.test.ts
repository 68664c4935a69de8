import { describe, expect, test } from 'vitest'
import { relevantContacts } from '#lore/synthesis/contacts.ts'
import type { Chart } from '#sky/chart.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { outlineRelationship } from './outline.ts'

const { claremont, woodend } = handwrittenCharts
const factsOf = (you: Chart, partner: Chart) => relationshipFacts(synastry(you, partner))
const outlineOf = (facts: ReturnType<typeof factsOf>) =>
  outlineRelationship(facts, { isArgued: () => true, isRejected: () => false, detail: 1 })

const charts = [
  ...randomCharts(150, { timeKnown: true }),
  ...randomCharts(50, { timeKnown: false }),
]
const pairs = charts.map((you, index) => factsOf(you, charts[(index + 7) % charts.length] as Chart))

describe('the outline of a reading for two', () => {
  test('Moon with Moon is what they have in common, Mars square Mars what they quarrel about', () => {
    const { bond, quarrel } = outlineOf(factsOf(claremont, woodend))
    expect(bond?.id).toBe('synastry:you.moon~partner.moon:conjunction')
    expect(quarrel?.id).toBe('synastry:you.mars~partner.mars:square')
  })

  test('contacts exact within a degree are used: Mars on Jupiter, and Jupiter on Saturn', () => {
    const { helpful, answer } = outlineOf(factsOf(claremont, woodend))
    expect(answer?.id).toBe('synastry:you.mars~partner.jupiter:conjunction')
    const used = Object.values(helpful)
      .flat()
      .map(({ id }) => id)
    expect(used).toContain('synastry:you.jupiter~partner.saturn:conjunction')
  })

  test('hard contacts are in the quarrel, and the others elsewhere', () => {
    for (const facts of pairs) {
      const { quarrel, further, helpful, answer } = outlineOf(facts)
      const hard = relevantContacts(facts)
        .filter(({ isHard }) => isHard)
        .map(({ fact }) => fact)
      for (const fact of quarrel ? [quarrel, ...further] : further) expect(hard).toContain(fact)
      const easy = [...Object.values(helpful).flat(), ...(answer ? [answer] : [])]
      for (const fact of easy) expect(hard).not.toContain(fact)
    }
  })

  test('at most nine contacts are described, each once, and all indispensable ones among them', () => {
    let full = 0
    for (const facts of pairs) {
      const { quarrel, further, helpful, answer, ofSigns, mirrors } = outlineOf(facts)
      const own = [
        ...(quarrel ? [quarrel] : []),
        ...further,
        ...Object.values(helpful).flat(),
        ...(answer ? [answer] : []),
        ...ofSigns,
      ]
      const described = [...own, ...own.flatMap((fact) => mirrors.get(fact) ?? [])]
      expect(described.length).toBeLessThanOrEqual(9)
      expect(new Set(described).size).toBe(described.length)
      const missing = relevantContacts(facts).filter(
        ({ fact, isIndispensable }) => isIndispensable && !described.includes(fact),
      )
      // Where there are more of them than nine, the central ones come first.
      for (const { isCentral } of missing) expect(isCentral).toBe(false)
      if (missing.length > 0) {
        full += 1
        expect(described.length).toBeGreaterThanOrEqual(8)
      }
    }
    expect(full).toBeLessThan(pairs.length / 20)
  })

  test('two Suns within a degree are read with their signs', () => {
    const ids = [...outlineOf(factsOf(woodend, woodend)).ofSigns].map(({ id }) => id)
    expect(ids).toContain('synastry:you.sun~partner.sun:conjunction')
  })

  test('the answer to a quarrel is an easy contact of one of its planets', () => {
    let answered = 0
    for (const facts of pairs) {
      const { quarrel, answer } = outlineOf(facts)
      if (!answer) continue
      answered += 1
      expect(answer.you === quarrel?.you || answer.partner === quarrel?.partner).toBe(true)
    }
    expect(answered).toBeGreaterThan(pairs.length / 5)
  })

  test('the closest and most personal hard contact of two planets is the quarrel', () => {
    for (const facts of pairs) {
      const [heaviest] = relevantContacts(facts).filter(
        ({ fact, isHard }) =>
          isHard && ![fact.you, fact.partner].some((end) => end === 'asc' || end === 'mc'),
      )
      expect(outlineOf(facts).quarrel).toBe(heaviest?.fact)
    }
  })

  test('a quarrel that the reader has called "not me" gives way to another one', () => {
    const facts = factsOf(claremont, woodend)
    const { quarrel } = outlineRelationship(facts, {
      isArgued: () => true,
      isRejected: ({ id }) => id === 'synastry:you.mars~partner.mars:square',
      detail: 1,
    })
    expect(quarrel).toBeDefined()
    expect(quarrel?.id).not.toBe('synastry:you.mars~partner.mars:square')
  })
})
