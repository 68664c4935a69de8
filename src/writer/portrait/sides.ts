import { hinges, housePlaces } from '#lore/corpus/bridges.ts'
import type { Planet } from '#sky/bodies.ts'
import { type Block, capitalized, fill, link } from './drafts.ts'
import type { Teller } from './teller.ts'
import type { Voice } from './threads.ts'

const generational: Voice[] = ['uranus', 'neptune', 'pluto']

/**
 * What one voice has to say: its sign, or for an angle its sign or ruler, and then where it happens.
 * @param order place of the thread in the text: later threads lose their details first
 */
export function side(teller: Teller, voice: Voice, order: number): Block[] {
  if (voice === 'asc') return present(teller.ruler('asc'))
  if (voice === 'mc') return present(teller.angle('mc'), teller.ruler('mc', 2 + order / 10))
  // Its sign belongs to a whole generation; its house is the person's own.
  if (generational.includes(voice) && teller.chart.timeKnown) {
    return present(teller.house(voice), teller.retrograde(voice, 3 + order / 10))
  }
  const placement = teller.placement(voice)
  const retrograde = teller.retrograde(voice, 2 + order / 10)
  const house = teller.house(voice, 1 + order / 10)
  if (!house) return present(placement, retrograde)
  return present(placement, retrograde, hinge(teller, voice, house.rank), house)
}

/** "It shows most at home.": from how to where. */
function hinge(teller: Teller, voice: Planet, rank: number): Block | undefined {
  const house = teller.chart.houses.get(voice)
  if (!house) return undefined
  const { line, wording } = teller.line('hinge', hinges)
  const x = teller.emblem(voice)
  const text = fill(line, { place: housePlaces[house.house], x, X: capitalized(x) })
  return link({ text, facts: [...teller.factsOf(voice), house.id], wording }, rank)
}

export function present(...blocks: (Block | undefined)[]): Block[] {
  return blocks.filter((block) => block !== undefined)
}
