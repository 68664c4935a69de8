import { hinges, housePlaces } from '#lore/corpus/bridges.ts'
import type { Planet } from '#sky/bodies.ts'
import { type Block, capitalized, fill } from './drafts.ts'
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
  return present(placement, retrograde, hinged(teller, voice, house))
}

/** "At home, the same hand is at work.": from how to where, a few times in a text. */
function hinged(teller: Teller, voice: Planet, block: Block): Block {
  const house = teller.chart.houses.get(voice)
  if (!house || !teller.mayHinge(house.house)) return block
  const { line, wording } = teller.line('hinge', hinges)
  const Place = capitalized(housePlaces[house.house])
  const text = fill(line, { Place, x: teller.emblem(voice) })
  const facts = [...new Set([...teller.factsOf(voice), house.id])]
  return { ...block, drafts: [{ text, facts, wording, references: [] }, ...block.drafts] }
}

export function present(...blocks: (Block | undefined)[]): Block[] {
  return blocks.filter((block) => block !== undefined)
}
