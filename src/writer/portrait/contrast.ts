import {
  contrastHinges,
  hereHinges,
  paceHinges,
  plainHinges,
  sourceHinges,
  traitWords,
} from '#lore/corpus/highlights/hinges.ts'
import { signManners } from '#lore/synthesis/manners.ts'
import { oppositeTrait } from '#lore/synthesis/tags.ts'
import { isGenerational, type Planet } from '#sky/bodies.ts'
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

/** Says that an earlier paragraph claimed the opposite, and which points make both true. */
export function narrateContrast(
  { spine, named: known }: Text,
  paragraph: ParagraphBuilder,
  { unit, denied, next }: Contrast,
): void {
  const axis = `contrast ${[denied.trait, oppositeTrait(denied.trait)].sort().join('~')}`
  // Repeated, it would read like a form.
  if (known.has(axis)) return
  // A point does not differ from a group that it belongs to, and a figure is more than its apex.
  const isOwn = denied.of.split('+').length > 1 && denied.of.split('+').includes(unit.of)
  const isFigure = unit.name.startsWith('highlight/t-square/')
  const source = pointIn(spine, sourceOf(spine, denied))
  const here = isOwn || isFigure ? undefined : pointIn(spine, unit.of)
  const pace = denied.of.startsWith('asc+') && paceHinges[unit.of as Planet]
  const [kind, lines] = pace ? [`pace/${unit.of}`, pace] : hingesFor(source, here)
  // A sentence that names one point rests only on that point, so that it cannot be read as being about another.
  const named = [source, here].flatMap((point) => point?.fact ?? [])
  const isSaid = paragraph.say(`hinge/contrast/${kind}`, lines, {
    facts: named.length > 0 ? named : unit.facts,
    slots: {
      trait: traitName(denied.trait),
      opposite: traitName(oppositeTrait(denied.trait)),
      ...(source && { source: source.name }),
      ...(here && { here: here.name }),
    },
    suits: (text) => !drums([text, ...next]),
  })
  if (isSaid) known.add(axis)
}

const traitName = (trait: Claimed['trait']) => traitWords[trait] ?? trait

type Named = ReturnType<typeof pointIn>

function hingesFor(source: Named, here: Named): [string, readonly string[]] {
  if (source && here && source.name !== here.name) return ['points', contrastHinges]
  if (source) return ['source', sourceHinges]
  return here ? ['here', hereHinges] : ['plain', plainHinges]
}

/** The one of a rising sign and its ruler that has the trait. */
function sourceOf({ ascendant, ruler }: Text['spine'], { of, trait }: Claimed): string {
  if (of.startsWith('asc+')) return 'asc'
  if (of !== 'asc' || !ascendant || !ruler) return of
  return signManners[ascendant.sign].includes(trait) ? of : ruler
}

/**
 * The point with its sign, if that is certain; undefined for an aspect, a group of planets, or a slow planet, whose
 * sign is shared by a generation.
 */
function pointIn({ ascendant, planets }: Text['spine'], point: string) {
  if (isGenerational(point as Planet)) return undefined
  const sign = point === 'asc' ? ascendant?.sign : planets.get(point as Planet)?.sign
  if (!sign) return undefined
  const fact = point === 'asc' ? 'angle:asc' : `placement:${point}`
  return { name: sideNamed(point as Planet | 'asc', sign), fact }
}
