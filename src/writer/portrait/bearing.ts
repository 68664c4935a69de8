import { aspectQuality } from '#lore/aspect-quality.ts'
import { aims, bearings } from '#lore/corpus/character/bearings.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { arguedFrame } from './argued.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Says, for the first hard and the first easy aspect, what it makes the person do for the side of the argument that it touches. */
export function narrateBearing(
  text: Text,
  paragraph: ParagraphBuilder,
  { a, b, aspect, id }: PlanetPair,
): void {
  const frame = arguedFrame(text)
  const quality = aspectQuality(aspect)
  if (!frame || quality === 'joined' || paragraph.isEmpty || !paragraph.hasRoom) return
  const kind = quality === 'tense' ? 'hard' : 'easy'
  const key = `bearing ${kind}`
  if (
    text.named.has(key) ||
    paragraph.drafts.some(({ wording }) => /^(?:knot|hinge)\//.test(wording))
  )
    return
  const points = frame.sides.map(({ points: [point] }) => point as Planet | 'asc')
  const touched = points.flatMap((point, side) => (point === a || point === b ? [side] : []))
  // An aspect between the two sides is covered at more length elsewhere.
  if (touched.length > 1) return
  for (const [side, point] of points.entries()) {
    const rule = touched.length > 0 ? undefined : ruleOver(text, point, [a, b])
    if (point === 'asc' || (!rule && !touched.includes(side))) continue
    const want = aims[point as keyof typeof aims]?.[frame.signs[side as 0 | 1]]
    if (!want || text.named.has(`bearing ${want}`)) continue
    const near = rule ? rule.body : point
    const other = near === a ? b : a
    const lines = bearings[point as keyof typeof aims][kind][other].map(({ says, ...line }) => ({
      ...line,
      says: fillTemplate(says, { want }),
    }))
    const facts = [...(rule ? [rule.id] : []), ...(frame.sides[side]?.facts ?? []), id]
    const said = paragraph.tell(`bearing/${kind}/${point}/${other}`, lines, { of: point, facts })
    if (!said) continue
    text.named.add(key).add(`bearing ${want}`)
    return
  }
}

/** The fact that one of the planets rules the sign of the point. */
function ruleOver({ spine }: Text, point: string, planets: readonly string[]) {
  const found = spine.facts.find(
    (one) => one.kind === 'dispositor' && one.of === point && planets.includes(one.body),
  )
  return found?.kind === 'dispositor' ? found : undefined
}
