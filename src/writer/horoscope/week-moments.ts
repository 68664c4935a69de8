import type { Scenes } from '#lore/authored.ts'
import { type FastBody, howDaysGo } from '#lore/corpus/weeks/how-days-go.ts'
import { lowered } from '../prose/sentences.ts'
import { type Contact, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { byRank, momentsOf, type ThemedDate } from './days.ts'
import { whenOn } from './event-sentences.ts'
import { kinshipOf, narrateKinship } from './kinship.ts'
import { hasLines, hasReading, narrateDated, narrateMoment } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { narratePassMeaning, narrateRole } from './sentences.ts'
import type { WeekUnit } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** Below it a contact is not worth a date in a week. */
const LEAST_RANK = 27
/** With so many a week is not looked through for the Moon's. */
const ENOUGH = 3

/** The turn and what belongs to its question, in order of date. */
export function weekMoments(
  narration: Narration,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  most: number,
): readonly ThemedDate[] {
  return withEnd(narration, themes, { lead, chosen: chosenOf(narration, themes, lead, most), most })
}

function chosenOf(
  narration: Narration,
  themes: readonly ThemedDate[],
  lead: ThemedDate,
  most: number,
): ThemedDate[] {
  const kinship = (one: Contact, main: Contact) => kinshipOf(narration.reader, one, main)
  const choose = (some: readonly ThemedDate[], leastRank: number) =>
    momentsOf(some, lead, { most, leastRank, kinshipOf: kinship })
  const readable = themes.filter(({ theme }) => hasReading(narration, theme))
  const weighty = choose(readable, LEAST_RANK)
  // A quiet week has lighter contacts, and at worst those of the Moon.
  if (weighty.length >= most) return weighty
  const light = choose(readable, LEAST_OF_SEVERAL_DAYS)
  if (light.length >= Math.min(most, ENOUGH)) return light
  return choose(
    themes.filter(({ theme }) => hasLines(narration, theme)),
    0,
  )
}

/** A week goes on after its turn: with a lighter contact where there is no other. */
function withEnd(
  narration: Narration,
  themes: readonly ThemedDate[],
  { lead, chosen, most }: { lead: ThemedDate; chosen: readonly ThemedDate[]; most: number },
): readonly ThemedDate[] {
  if (chosen.at(-1) !== lead) return chosen
  const isAfter = ({ date, theme }: ThemedDate) =>
    date > lead.date && (hasReading(narration, theme) || hasLines(narration, theme))
  const [end] = byRank(themes.filter(isAfter))
  return end ? [...chosen.slice(1 - most), end] : chosen
}

export interface WeekPlot {
  lead: ThemedDate
  unit: WeekUnit | undefined
  detail: number
}

/** What an event does to the question of the week; where that has been shown, what it is like in itself. */
export function narrateWeekMoment(
  narration: Narration,
  { date, theme }: ThemedDate,
  { lead, unit, detail }: WeekPlot,
): Draft[] {
  const [hasHabit, isLong] = [detail >= 3, detail >= 4]
  const scene = unit && sceneFor(narration, theme, unit, date > lead.date)
  if (!scene) {
    const shape = { isLate: false, hasUse: detail >= 2, hasTask: isLong, hasHabit }
    return narrateMoment(narration, theme, shape) ?? []
  }
  const event = narrateDated(narration, theme, whenOn(narration.reader, theme), { hasHabit })
  const kinship = narrateKinship(narration, theme, lead.theme)
  const mood = narrateMood(narration, theme)
  const parts = [
    kinship,
    mood ?? narratePassMeaning(narration, theme) ?? narrateRole(narration, theme, 'does'),
    isLong ? narrateRole(narration, theme, 'shows', 'use') : undefined,
    scene(mood !== undefined),
  ]
  return [...event, ...parts.filter((one) => one !== undefined)]
}

type Scene = keyof Scenes

/** The question in small: hard events show what it asks about, easy ones a piece of the answer, and later ones try it. */
function sceneFor(
  { narrator }: Narration,
  contact: Contact,
  { name, scenes }: WeekUnit,
  isLater: boolean,
): ((isAfterMood: boolean) => Draft | undefined) | undefined {
  const tone = toneOf(contact)
  const order: Scene[] = [...(isLater ? (['later'] as const) : []), tone, 'eases']
  const pools = order.map(
    (scene): Pool => ({ name: `${name}/scene/${scene}`, lines: [scenes[scene]] }),
  )
  const pool = pools.find((one) => !narrator.hasUsed(one.name) && narrator.hasNew([one]))
  if (!pool) return undefined
  const facts = [contact.fact.id]
  // A good scene after a hard mood needs a word between them.
  const isTurned = tone === 'presses' && !pool.name.endsWith('/presses')
  const turned = narrator.random.pick(`still ${facts}`, ['Still', 'All the same', 'Even so'])
  const print = (says: string) => `${turned}, ${lowered(says)}`
  return (isAfterMood) =>
    narrator.line([pool], isTurned && isAfterMood ? { facts, print } : { facts })
}

/** What such a day is like, briefly. */
function narrateMood({ narrator }: Narration, contact: Contact): Draft | undefined {
  const { fact, body, point } = contact
  const tone = toneOf(contact)
  const lines = point && fact.kind === 'transit' && howDaysGo[body as FastBody]?.[point][tone]
  if (!lines) return undefined
  const pool: Pool = { name: `day-goes/${body}/${point}/${tone}`, lines }
  return narrator.line([pool], { facts: [fact.id] })
}
