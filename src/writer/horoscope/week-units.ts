import type { Scenes, WeekThought } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { angleWeekReasons, weekReasons } from '#lore/week-reasons.ts'
import { angleWeekScenes, weekScenes } from '#lore/week-scenes.ts'
import { angleWeekTendencies, weekTendencies } from '#lore/week-tendencies.ts'
import { angleWeekThoughts, weekThoughts } from '#lore/week-thoughts.ts'
import { weekThoughtsAgain } from '#lore/week-thoughts-again.ts'
import { signs } from '#sky/zodiac.ts'
import type { Contact } from './contacts.ts'
import type { Unit } from './narrator.ts'
import { rotated } from './plot-units.ts'
import { pointContext } from './points.ts'
import { houseOf, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { ownHouses } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** The question of a week, what its main contact does to it, and the answer. */
export interface WeekUnit extends Unit {
  scenes: Scenes
  tendencies: Scenes
  /** Why the point asks it. */
  reason: string
  /** The point or house that the question is about. */
  house?: House
  /** As `week/venus/presses/8`: wordings of one question share it. */
  question: string
  /** The same question in other words. */
  again?: Unit
}

export function weekUnitsOf(reader: Reader, contact: Contact): WeekUnit[] {
  const point = pointOf(reader, contact)
  const tone = toneOf({ ...contact, point })
  const facts = [contact.fact.id, ...pointContext(reader, point).facts]
  const unit = (name: string, { asks, turns, answers }: WeekThought): Unit => ({
    name: `week/${name}`,
    lines: [asks, turns, answers].map((says) => ({ says, facts })),
  })
  if (point === 'asc' || point === 'mc') {
    const ofAngle = angleWeekThoughts[point][tone].map((one, index) => ({
      ...unit(`${point}/${tone}/${index}`, one),
      question: `week/${point}/${tone}/${index}`,
      scenes: angleWeekScenes[point][tone][index] as Scenes,
      tendencies: angleWeekTendencies[point][tone][index] as Scenes,
      reason: angleWeekReasons[point][tone][index] as string,
    }))
    return rotated(ofAngle, wordingOf(reader, point))
  }
  const house = houseOf(reader, contact) ?? ownHouses[point]
  const name = `${point}/${tone}/${house}`
  const shared = {
    house,
    question: `week/${name}`,
    scenes: weekScenes[point][tone][house],
    tendencies: weekTendencies[point][tone][house],
    reason: weekReasons[point][tone][house],
  }
  const usual = unit(name, weekThoughts[point][tone][house])
  const again = unit(`${name}/again`, weekThoughtsAgain[point][tone][house])
  const both: WeekUnit[] = [
    { ...usual, ...shared, again },
    { ...again, ...shared, again: usual },
  ]
  return rotated(both, wordingOf(reader, point))
}

/** Which of several questions or wordings a chart begins with in a month: friends with other signs read another, and so does this reader when the question comes back. */
function wordingOf(reader: Reader, point: NatalPoint): number {
  const month = Number(reader.period.startDate.slice('YYYY-'.length, 'YYYY-MM'.length))
  const placed = new Set<NatalPoint>(['sun', 'moon', point])
  return [...placed]
    .map((one) => pointContext(reader, one).sign)
    .reduce((sum, sign) => sum + (sign ? signs.indexOf(sign) : 0), month)
}
