import type { Scenes } from '#lore/authored.ts'
import { lowered } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { toneOf } from './tone.ts'
import type { WeekUnit } from './week-units.ts'
import { isTooLateFor } from './week-when.ts'

type Scene = keyof Scenes

/** The question in small, as a tendency or as a scene: hard events show what it asks about, easy ones a piece of the answer, and later ones try it. */
export function sceneFor(
  { narrator }: Narration,
  contact: Contact,
  { question, scenes, tendencies }: WeekUnit,
  isLater: boolean,
): (() => Draft | undefined) | undefined {
  const tone = toneOf(contact)
  const order: Scene[] = [...(isLater ? (['later'] as const) : []), tone, 'eases']
  const pools = order.map((scene) => ({
    name: `${question}/scene/${scene}`,
    lines: [tendencies[scene], scenes[scene]],
  }))
  const isTimely = (says: string) => !isTooLateFor(contact, says)
  const canSay = ({ name, lines }: (typeof pools)[number]) =>
    lines.some((says, index) => isTimely(says) && narrator.isNew(`${name}/${index + 1}`, says))
  const pool = pools.find((one) => !narrator.hasUsed(one.name) && canSay(one))
  if (!pool) return undefined
  const facts = [contact.fact.id]
  // A good scene after a hard event needs a word between them; a later one tells of trouble first.
  const isTurned = tone === 'presses' && pool.name.endsWith('/eases')
  const turned = narrator.random.pick(`still ${facts}`, ['Still,', 'All the same,', 'Even so,'])
  const print = (says: string) => {
    if (!isTimely(says)) return undefined
    return isTurned ? `${turned} ${lowered(says)}` : says
  }
  return () => narrator.line([pool], { facts, print })
}
