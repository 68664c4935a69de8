import { habits } from '#lore/habits.ts'
import { bodyName } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { capitalized } from '../prose/template.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type PointContext, placeOf } from './points.ts'
import type { Tone } from './tone.ts'

/** "Your Mars is in Virgo in the sixth house, daily work and health, and you correct the plan before you carry it out." */
export function narrateHabit(
  { narrator }: Narration,
  context: PointContext,
  tone: Tone,
  place = placeOf(context),
): Draft | undefined {
  const { point, sign, name } = context
  const habit = sign && habits[point as Planet]?.[sign]
  if (!place || !habit) return undefined
  if (narrator.hasSaidOf(`your ${name} is in`, `your ${name} in`)) return undefined
  const kind = tone === 'eases' ? 'gift' : 'strain'
  const pool = { name: `habit/${point}/${sign}/${kind}`, lines: habit[kind] }
  return narrator.line([pool], {
    facts: context.facts,
    print: (says) =>
      / and /.test(says)
        ? `Your ${name} is ${place.text}. ${capitalized(says)}.`
        : `Your ${name} is ${place.text}, and ${says}.`,
  })
}

/** The sign and house of a point, for an event whose sentence has no room for them; not repeated for weeks. */
export function narratePlace(
  { narrator }: Narration,
  context: PointContext,
  place = placeOf(context),
): Draft | undefined {
  const { point, name } = context
  if (!place || narrator.hasSaidOf(`your ${name} is in`, `your ${name} rules`)) return undefined
  const lines = [
    `Your ${name} is ${place.text}.`,
    `You were born with ${bodyName(point)} ${place.text}.`,
  ]
  return narrator.line([{ name: `place/${point}`, lines }], { facts: place.facts })
}
