import type { Scenes } from '#lore/authored.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { type Contact, isSlow, withoutFastPass } from './contacts.ts'
import { eventFacts, eventWays, whenOn } from './event-sentences.ts'
import { isOnBirthday } from './moments.ts'
import { isPlaced } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type Place, referenceOf } from './points.ts'
import { contextFor } from './points-of-contacts.ts'
import { isClause } from './sentences.ts'
import { toneOf } from './tone.ts'
import { fastPassOf } from './week-fast-pass.ts'
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
  // A good scene after a hard event needs a word between them, and so does a hard one after a good one.
  const isTurned =
    tone === 'presses' &&
    (pool.name.endsWith('/eases') ||
      (pool.name.endsWith('/presses') && narrator.hasUsed(`${question}/scene/eases`)))
  const turned = narrator.random.pick(`still ${facts}`, ['Still,', 'All the same,', 'Even so,'])
  const print = (says: string) => {
    if (!isTimely(says)) return undefined
    return isTurned ? `${turned} ${lowered(says)}` : says
  }
  return () => narrator.line([pool], { facts, print })
}

/** "When Venus opposes your Sun on Monday, December 7, you may help somebody who hadn't asked.": of an event that has no history. */
export function narrateSceneOfEvent(
  { reader, narrator }: Narration,
  contact: Contact,
  scene: Draft,
  isSameDay: boolean,
): Draft | undefined {
  const { fact } = contact
  const [says = '', ...more] = scene.sentences
  if (fact.kind !== 'transit' || isSlow(contact)) return undefined
  if (fastPassOf(reader, contact) || isOnBirthday({ reader, narrator }, contact)) return undefined
  if (!isClause(says) || /\bwhen\b/.test(says)) return undefined
  if (!isChosen({ reader, narrator }, contact)) return undefined
  const context = contextFor({ reader }, contact)
  const place = isPlaced(narrator, context) ? undefined : referenceOf(context)
  const ways = whenOn(reader, contact, isSameDay).flatMap(({ before, after }) =>
    clausesOf(withoutFastPass(contact), place).flatMap((clause) => [
      `When ${clause} ${after}, ${lowered(says)}`,
      `${capitalized(before)} when ${clause}, ${lowered(says)}`,
    ]),
  )
  const facts = [...new Set([...eventFacts(contact), ...scene.facts, ...(place?.facts ?? [])])]
  const said = narrator.state('event/when', ways, { facts, moment: fact.id })
  return { ...said, sentences: [...said.sentences, ...more], wording: scene.wording }
}

/** Once in a text and in half of them: more often it would be a mold. */
const isChosen = ({ narrator }: Narration, { fact }: Contact) =>
  !narrator.hasUsed('event/when/') && narrator.random.pick(`when ${fact.id}`, [true, false])

/** "Venus opposes your Sun in Taurus" */
const clausesOf = (contact: Contact, place: Place | undefined) =>
  eventWays(contact, { before: '', after: '' }, place)
    .filter((way) => way.startsWith(' '))
    .map((way) => way.trim().replace(/\.$/, ''))
