import { contrastHinges, plainContrastHinges, traitWords } from '#lore/corpus/highlights/hinges.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Claimed } from './claims.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { drums } from './rhythm.ts'
import { sideNamed } from './stance.ts'
import type { Unit } from './units.ts'

interface Contrast {
  unit: Unit
  /** The earlier claim that the unit contradicts. */
  denied: Claimed
  /** The first sentences of the unit. */
  next: readonly string[]
}

/** Says that an earlier paragraph claimed the opposite of what comes now, and by which points both are true. */
export function narrateContrast(
  { spine }: Text,
  paragraph: ParagraphBuilder,
  { unit, denied, next }: Contrast,
): void {
  const [source, here] = [denied.of, unit.of].map((point) => pointIn(spine, point))
  const isOfPoints = source !== undefined && here !== undefined && source.name !== here.name
  const facts = isOfPoints ? [source.fact, ...unit.facts] : unit.facts
  const name = isOfPoints ? 'hinge/contrast/points' : 'hinge/contrast'
  paragraph.say(name, isOfPoints ? contrastHinges : plainContrastHinges, {
    facts,
    slots: {
      trait: traitWords[denied.trait] ?? denied.trait,
      ...(isOfPoints && { source: source.name, here: here.name }),
    },
    suits: (text) => !drums([text, ...next]),
  })
}

/** With its sign, if that is certain; undefined for an aspect or a group of planets. */
function pointIn({ ascendant, planets }: Text['spine'], point: string) {
  const sign = point === 'asc' ? ascendant?.sign : planets.get(point as Planet)?.sign
  if (!sign) return undefined
  const fact = point === 'asc' ? 'angle:asc' : `placement:${point}`
  return { name: sideNamed(point as Planet | 'asc', sign), fact }
}
