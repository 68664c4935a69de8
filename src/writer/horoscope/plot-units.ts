import type { MonthPassages, MonthPlot, SubjectKind, TurnKind } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'
import { monthPlots } from '#lore/month-plots.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isSlowBody } from '#sky/bodies.ts'
import { isLunation } from '#sky/forecast-facts.ts'
import { signs } from '#sky/zodiac.ts'
import { fillSlots } from '../prose/template.ts'
import { type Contact, isSlow } from './contacts.ts'
import { monthText } from './dates.ts'
import type { Pool, Unit } from './narrator.ts'
import { pointContext } from './points.ts'
import { houseOf, houseOfLunation, newOrFull, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { ownHouses } from './thoughts.ts'
import { type Tone, toneOf } from './tone.ts'

/** The plot of a month that turns on this contact: the question, what the turn does to it, and the close. */
export interface PlotUnit extends Unit {
  house: House
  kind: SubjectKind
  /** As `month/2/heart/1`: whichever way it turns. */
  subject: string
  /** The story of it. */
  plot: MonthPlot
}

const kinds = ['will', 'heart', 'mind'] as const

/** First the subject of the point that the month turns on, then the others of its house; each in an order of the chart's own: friends with one turn differ. */
export function plotUnitsOf(reader: Reader, contact: Contact): PlotUnit[] {
  const house = turnHouse(reader, contact)
  const place = placeOfTurn(reader, contact)
  const kind = subjectKinds[pointOf(reader, contact)]
  // An angle is of no kind.
  const first = kind ? kinds.indexOf(kind) : place % kinds.length
  return rotated(kinds, first).flatMap((kind) =>
    rotated(unitsOf(reader, contact, { house, kind }), place),
  )
}

const subjectKinds: Partial<Record<NatalPoint, SubjectKind>> = {
  sun: 'will',
  mars: 'will',
  saturn: 'will',
  pluto: 'heart',
  moon: 'heart',
  venus: 'heart',
  neptune: 'heart',
  mercury: 'mind',
  jupiter: 'mind',
  uranus: 'mind',
}

function unitsOf(
  { period }: Reader,
  contact: Contact,
  { house, kind }: { house: House; kind: SubjectKind },
): PlotUnit[] {
  const turn = turnKindOf(contact)
  const month = monthText(period.startDate)
  return monthPlots[house][kind].map((plot, way): PlotUnit => {
    const subject = `month/${house}/${kind}/${way}`
    const lines = [`${plot.asks} ${plot.among}`, plot.turns[turn], plot.closes[turn]]
    const facts = [contact.fact.id]
    return {
      house,
      kind,
      subject,
      plot,
      name: `${subject}/${turn}`,
      lines: lines.map((says) => ({ says: fillSlots(says, { month }), facts })),
    }
  })
}

/** Passages on how an event affects the subject of its month; undefined if its planet does not. */
export function passagePoolOf(
  reader: Reader,
  { subject, plot }: PlotUnit,
  { contact, stage }: { contact: Contact; stage: 'before' | 'after' },
): Pool | undefined {
  const { fact, body } = contact
  const passages: MonthPassages = plot[stage]
  const name = `month-passage/${subject}/${stage}`
  if (fact.kind === 'house-entry') return undefined
  if (isLunation(fact)) {
    const moon = newOrFull(fact)
    const house = houseOfLunation(reader, contact)
    return house
      ? { name: `month-passage/${subject}/${moon}/${house}`, lines: [plot.houses[moon][house]] }
      : { name: `${name}/moon/${moon}`, lines: [passages.moons[moon]] }
  }
  const tone = passageToneOf(contact)
  if (isSlowBody(body)) return slowPassageOf({ subject, plot }, tone)
  if (!(body in passages)) return undefined
  return { name: `${name}/${body}/${tone}`, lines: [passages[body as 'sun'][tone]] }
}

/** Passages on how a slow planet affects the subject of a month. */
export function slowPassageOf(
  { subject, plot }: Pick<PlotUnit, 'subject' | 'plot'>,
  tone: Tone,
): Pool {
  return { name: `month-passage/${subject}/slow/${tone}`, lines: plot.slow[tone] }
}

const passageToneOf = (contact: Contact): Tone =>
  contact.fact.kind === 'station'
    ? contact.fact.direction === 'direct'
      ? 'eases'
      : 'presses'
    : toneOf(contact)

export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}

/** By the signs of the touched point and of the Sun, and by the house of the point. */
function placeOfTurn(reader: Reader, contact: Contact): number {
  const { house = 0 } = pointContext(reader, pointOf(reader, contact))
  const [own, sun] = [pointOf(reader, contact), 'sun' as const].map((point) => {
    const { sign } = pointContext(reader, point)
    return sign ? signs.indexOf(sign) : 0
  })
  return (own ?? 0) + 2 * (sun ?? 0) + house
}

function turnHouse(reader: Reader, contact: Contact): House {
  const { fact } = contact
  // Without houses the signs stand for them, Aries for the first.
  if (isLunation(fact))
    return houseOfLunation(reader, contact) ?? ((signs.indexOf(fact.sign) + 1) as House)
  return houseOf(reader, contact) ?? ownHouses[pointOf(reader, contact)]
}

/** Whether a month can turn on a contact: on a Moon, a station on a point, or a slow planet. */
export function isTurning(contact: Contact): boolean {
  const { fact, touch } = contact
  if (fact.kind === 'station') return touch !== undefined
  return isLunation(fact) || isSlow(contact)
}

/** How the turn of a month acts on its subject. */
export function turnKindOf(contact: Contact): TurnKind {
  const { fact } = contact
  if (fact.kind === 'station') return fact.direction === 'direct' ? 'resumes' : 'halts'
  if (isLunation(fact)) return newOrFull(fact) === 'new' ? 'begins' : 'shows'
  return toneOf(contact)
}
