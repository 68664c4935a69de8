import { readSpine } from '#lore/synthesis/spine.ts'
import type { Contrast, Thesis } from '#lore/synthesis/thesis.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { NatalBrief, Rejected } from '../writer.ts'
import type { FrameOptions } from './frame.ts'
import { planPortrait } from './plan.ts'

/** The argument of a portrait in ids of facts, for another writer. */
export interface PortraitArgument {
  /** Which two sides of the person differ, as `rising-moon`, and the facts of each. */
  contrast: string
  sides: [string[], string[]]
  /** What the two sides may claim against each other, as "bold against yielding". */
  tensions: string[]
  sections: { role: string; facts: string[] }[]
}

type FrameRequest = Pick<NatalBrief, 'seed' | 'recentlyUsed' | 'about'>

export function argumentOf({
  facts,
  ...request
}: FrameRequest & Pick<NatalBrief, 'facts'>): PortraitArgument {
  const { frame, sections } = planPortrait(readSpine(facts), frameOptions(request))
  const [one, other] = frame.sides
  return {
    contrast: frame.contrast,
    sides: [[...one.facts], [...other.facts]],
    tensions: frame.tensions.map((tension) => `${tension.one} against ${tension.other}`),
    sections: sections.map(({ role, thoughts }) => ({
      role,
      facts: [...new Set(thoughts.flatMap((thought) => thought.facts))],
    })),
  }
}

/** How the frame is chosen among those that are about equally strong; the same for a model as for our own text. */
export function frameOptions({ seed, recentlyUsed, about }: FrameRequest): FrameOptions {
  const random = seededRandom(seed)
  const history = new UsageHistory(recentlyUsed, about)
  const { rejected } = recentlyUsed ?? {}
  return {
    draw: (equals) => random.pick('thesis', equals),
    isNew: (name, sentences, from) =>
      sentences.every((text, index) =>
        history.isNew({ wording: `${name}/${from + index + 1}`, sentences: [text], claim: name }),
      ),
    isRejected: (thesis) => rejected !== undefined && isRejected(thesis, rejected),
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
