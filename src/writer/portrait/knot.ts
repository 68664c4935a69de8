import { aspectQuality } from '#lore/aspect-quality.ts'
import { knotEffects } from '#lore/corpus/character/knots.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { capitalized } from '../prose/template.ts'
import { isPersonal } from './aspect-choice.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Wider than this, a third planet is hardly part of it. */
const KNOT_DEGREES = 2.5

/** Names other planets tied to a hard aspect by a close personal aspect to one of its ends. */
export function narrateKnot(
  text: Text,
  { a, b, aspect }: PlanetPair,
  paragraph: ParagraphBuilder | undefined,
): void {
  if (!paragraph?.hasRoom || paragraph.isEmpty || aspectQuality(aspect) !== 'tense') return
  const used = factsUsedIn(text)
  const tied = text.spine.aspects.filter(
    (one) =>
      one.orbDegrees <= KNOT_DEGREES &&
      aspectQuality(one.aspect) !== 'harmonious' &&
      !used.has(one.id) &&
      isPersonal(text.spine, one) &&
      [one.a, one.b].filter((planet) => planet === a || planet === b).length === 1,
  )
  const [first] = tied
  if (first)
    narrateThird(text, paragraph, {
      hub: first.a === a || first.a === b ? first.a : first.b,
      tie: first,
    })
}

interface Knot {
  hub: Planet
  tie: PlanetPair
}

function narrateThird({ named }: Text, paragraph: ParagraphBuilder, { hub, tie }: Knot): void {
  const third = tie.a === hub ? tie.b : tie.a
  const is = `${capitalized(your(third))} is ${aspectWords[tie.aspect]} that ${pointNames[hub]} as well`
  const lines = knotEffects[third].map((effect) => `${is}, so ${effect}.`)
  const facts = [tie.id, `placement:${hub}`, `placement:${third}`]
  if (paragraph.say(`knot/${third}/${hub}`, lines, { facts })) named.add(tie.id)
}

/** Aspects and figures that have a paragraph of their own. */
function factsUsedIn({ plan, named, spine }: Text): Set<string> {
  const ids = plan.sections.flatMap(({ thoughts }) => thoughts.flatMap(({ facts }) => facts))
  const figures = spine.figures.filter(({ id }) => ids.includes(id))
  const inFigures = spine.aspects.filter(({ a, b }) =>
    figures.some(({ planets }) => planets.includes(a) && planets.includes(b)),
  )
  const known = spine.aspects.filter(({ id }) => ids.includes(id) || named.has(id))
  return new Set([...known, ...inFigures].map(({ id }) => id))
}
