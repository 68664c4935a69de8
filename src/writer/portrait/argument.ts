import { readSpine } from '#lore/synthesis/spine.ts'
import type { Thesis } from '#lore/synthesis/thesis.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import type { NatalBrief } from '../writer.ts'
import { outlinePortrait } from './outline.ts'

/** The argument of a portrait in ids of facts, for another writer. */
export interface PortraitArgument {
  /** Which two sides of the person differ, as `top-bottom`, and the facts of each. */
  contrast: string
  sides: [string[], string[]]
  /** What the two sides may claim against each other, as "bold against yielding". */
  tensions: string[]
  sections: { role: string; facts: string[] }[]
}

export function argumentOf({ facts, seed }: Pick<NatalBrief, 'facts' | 'seed'>): PortraitArgument {
  const draw = drawThesis(seed)
  const { thesis, sections } = outlinePortrait(readSpine(facts), { draw })
  const [one, other] = thesis.poles
  return {
    contrast: thesis.contrast,
    sides: [[...one.facts], [...other.facts]],
    tensions: thesis.tensions.map((tension) => `${tension.one} against ${tension.other}`),
    sections: sections.map(({ role, thoughts }) => ({
      role,
      facts: [...new Set(thoughts.flatMap((thought) => thought.facts))],
    })),
  }
}

/** Chooses among theses that are about equally strong; the same for a model as for our own text. */
export function drawThesis(seed: string): (equals: readonly Thesis[]) => Thesis {
  const random = seededRandom(seed)
  return (equals) => random.pick('thesis', equals)
}
