import { readSpine } from '#lore/synthesis/spine.ts'
import type { Contrast, Thesis } from '#lore/synthesis/thesis.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import type { NatalBrief, Rejected } from '../writer.ts'
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

export function argumentOf({
  facts,
  ...request
}: ThesisRequest & Pick<NatalBrief, 'facts'>): PortraitArgument {
  const { thesis, sections } = outlinePortrait(readSpine(facts), thesisOptions(request))
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

type ThesisRequest = Pick<NatalBrief, 'seed' | 'recentlyUsed'>

/** How the thesis is chosen among those that are about equally strong; the same for a model as for our own text. */
export function thesisOptions({ seed, recentlyUsed }: ThesisRequest) {
  const random = seededRandom(seed)
  const { rejected } = recentlyUsed ?? {}
  return {
    draw: (equals: readonly Thesis[]): Thesis => random.pick('thesis', equals),
    isRejected: (thesis: Thesis) => rejected !== undefined && isRejected(thesis, rejected),
  }
}

/** A chart may have several of these contrasts, and one of every other. */
const ofAnyPlanets: readonly Contrast[] = ['opposed', 'manners']

function isRejected({ contrast, poles }: Thesis, { wordings, facts }: Rejected): boolean {
  const isOfRejected = ({ planets }: Thesis['poles'][number]) =>
    planets.length === 0 || planets.some((planet) => facts.some((id) => id.endsWith(`:${planet}`)))
  const isOfSame = !ofAnyPlanets.includes(contrast) || poles.every(isOfRejected)
  return isOfSame && wordings.some((wording) => wording.startsWith(`thesis/${contrast}/`))
}
