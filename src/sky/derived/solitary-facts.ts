import { allowedOrb, aspectDegrees } from '../aspects.ts'
import { elementOf, qualityOf } from '../balance.ts'
import { type Planet, planets } from '../bodies.ts'
import { aspectNames, type Chart } from '../chart.ts'
import type { Element, Quality } from '../fact-base.ts'
import { clampWeight, pointWeights } from '../fact-weights.ts'
import type { SingletonFact, UnaspectedFact } from './facts.ts'
import { orbRange, signAllDay } from './settled.ts'

/** A wider aspect does not tie a planet to the others; the Sun and the Moon have wider ones. */
const closeDegrees = (body: Planet) => (body === 'sun' || body === 'moon' ? 7 : 5)

/** Planets without a close aspect to another planet; those of a generation only in theory. */
export function unaspectedFacts(chart: Chart): UnaspectedFact[] {
  return planets.flatMap((body) => {
    const closest = closestOrb(chart, body)
    if (closest !== undefined && closest <= closeDegrees(body)) return []
    const weight = clampWeight((closest === undefined ? 0.95 : 0.7) * pointWeights[body])
    const fact: UnaspectedFact = {
      id: `unaspected:${body}`,
      kind: 'unaspected',
      body,
      weight,
      certain: true,
    }
    return [closest === undefined ? fact : { ...fact, closestDegrees: closest }]
  })
}

/** The orb of its closest aspect to a planet, at any time of the day of an unknown birth time. */
function closestOrb(chart: Chart, body: Planet): number | undefined {
  const orbs = planets.flatMap((other) =>
    aspectNames.flatMap((aspect) => {
      if (other === body) return []
      const { least } = orbRange(chart, body, other, aspectDegrees[aspect])
      return least <= allowedOrb(aspect, body, other) ? [least] : []
    }),
  )
  return orbs.length > 0 ? Math.min(...orbs) : undefined
}

/** The only planet in an element or a quality. */
export function singletonFacts(chart: Chart): SingletonFact[] {
  const placed = planets.map((body) => ({ body, sign: signAllDay(chart, body) }))
  if (placed.some(({ sign }) => !sign)) return []
  const groups = new Map<Element | Quality, typeof placed>()
  for (const one of placed) {
    for (const group of one.sign ? [elementOf(one.sign), qualityOf(one.sign)] : [])
      groups.set(group, [...(groups.get(group) ?? []), one])
  }
  return [...groups].flatMap(([of, members]) => {
    const [only, ...more] = members
    if (!only || more.length > 0) return []
    const { body } = only
    const id = `singleton:${of}:${body}`
    const weight = clampWeight(0.2 + 0.5 * pointWeights[body])
    return [{ id, kind: 'singleton', of, body, weight, certain: true }]
  })
}
