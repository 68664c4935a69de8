import { HOUR } from '#durations.ts'
import { houseStays, signStays } from '#lore/corpus/horoscope/moon-stays.ts'
import type { House } from '#lore/house.ts'
import type { Sentence } from '../writer.ts'
import { dateOf } from './dates.ts'
import type { Narrator } from './narrator.ts'
import type { MoonStay } from './plan.ts'
import { movingReference } from './references.ts'
import { present, tellMoon } from './tell.ts'

/** Hours: a change of the Moon's place this close to midnight is ignored. */
const WHOLE_DAY_MARGIN = 2
const LONG_STAY = 4 * HOUR

/** Orders the Moon's place among the hours: at its ingress, first if it leaves that day, otherwise last. */
export function tellingTime(moon: MoonStay): string {
  const way = stayWay(moon)
  if (way === 'enters') return moon.at
  return way === 'leaves' ? dateOf(moon) : moon.until
}

/** Whether the Moon enters or leaves, unless that is close to midnight. */
function stayWay({ at, until }: MoonStay): 'enters' | 'leaves' | undefined {
  const hourOf = (instant: string) => Number(instant.slice(11, 13))
  if (hourOf(at) >= WHOLE_DAY_MARGIN) return 'enters'
  const isOver = dateOf({ at: until }) === dateOf({ at })
  return isOver && hourOf(until) < 24 - WHOLE_DAY_MARGIN ? 'leaves' : undefined
}

export function isLong({ at, until }: MoonStay): boolean {
  return Date.parse(until) - Date.parse(at) >= LONG_STAY
}

/** The hour at which the Moon enters or leaves. */
export function tellStay(
  narrator: Narrator,
  moon: MoonStay,
  { room: left, hasReference }: { room: number; hasReference: boolean },
): Sentence[] {
  const way = stayWay(moon)
  if (!way) return []
  const enters = way === 'enters'
  const time = narrator.hourOf(enters ? moon.at : moon.until)
  if (!time) return []
  const isHouse = moon.kind === 'moon-in-house'
  const lines = isHouse ? houseStays[moon.house as House] : signStays[moon.sign]
  return present(
    narrator.line({
      name: `stay/${isHouse ? moon.house : moon.sign}-${way}`,
      lines: lines[way],
      words: { time: [time] },
      ...(hasReference && { ref: movingReference(moon) }),
      facts: [moon.id],
      ...(enters && { moment: moon.id }),
      room: left,
    }),
  )
}

/** The Moon's place for the shorter part of the date. */
export function tellOtherStay(narrator: Narrator, stay: MoonStay): Sentence[] {
  const when = tellStay(narrator, stay, { room: narrator.budget.room, hasReference: true })
  return [
    ...when,
    ...tellMoon(narrator, stay, { room: narrator.budget.room, hasReference: when.length === 0 }),
  ]
}
