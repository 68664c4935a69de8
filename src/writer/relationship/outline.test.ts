import { describe, expect, test } from 'vitest'
import { aspectQuality } from '#lore/aspect-quality.ts'
import { tellableContacts } from '#lore/synthesis/contacts.ts'
import type { Chart } from '#sky/chart.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { outlineRelationship } from './outline.ts'

const { claremont, woodend } = handwrittenCharts
const outlineOf = (you: Chart, partner: Chart) =>
  outlineRelationship(relationshipFacts(synastry(you, partner)), ([first]) => {
    if (!first) throw new Error('There is nothing to choose from')
    return first
  })

describe('the outline of a reading for two', () => {
  test('puts the Moons into ordinary days and the friction into the quarrel', () => {
    const { scenes, thesis } = outlineOf(claremont, woodend)
    const idsOf = (scene: string) =>
      scenes.find((one) => one.scene === scene)?.contacts.map(({ id }) => id)
    expect(thesis.friction?.id).toBe('synastry:you.mars~partner.mars:square')
    expect(idsOf('quarrel')?.[0]).toBe('synastry:you.mars~partner.mars:square')
    expect(idsOf('days')).toContain('synastry:you.moon~partner.moon:conjunction')
  })

  test('tells each contact once, and no easy one as a quarrel beside a hard one', () => {
    const charts = randomCharts(60, { timeKnown: true })
    for (const [index, you] of charts.entries()) {
      const partner = charts[(index + 1) % charts.length] as Chart
      const { scenes } = outlineOf(you, partner)
      const contacts = scenes.flatMap((scene) => scene.contacts)
      expect(new Set(contacts).size).toBe(contacts.length)
      const all = tellableContacts(relationshipFacts(synastry(you, partner)))
      expect(contacts.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      const [lead] = scenes.find(({ scene }) => scene === 'quarrel')?.contacts ?? []
      const isHard = all.some(({ aspect }) => aspectQuality(aspect) === 'tense')
      if (isHard && lead) expect(aspectQuality(lead.aspect)).toBe('tense')
    }
  })
})
