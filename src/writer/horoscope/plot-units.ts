import type { MonthSubject, SubjectKind, TurnKind } from '#lore/authored.ts'
import { resumes } from '#lore/corpus/months/resumes.ts'
import type { House } from '#lore/house.ts'
import { monthSteps } from '#lore/month-steps.ts'
import { monthSubjects } from '#lore/month-subjects.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isSlowBody } from '#sky/bodies.ts'
import { signs } from '#sky/zodiac.ts'
import { type Contact, isSlow } from './contacts.ts'
import { monthText } from './dates.ts'
import type { Pool, Unit } from './narrator.ts'
import { pointContext } from './points.ts'
import { houseOf, pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { ownHouses } from './thoughts.ts'
import { type Tone, toneOf } from './tone.ts'

/** What a month is about that turns on this contact: what the opening asks, what the turn does to it, and the answer. */
export interface PlotUnit extends Unit {
  house: House
  kind: SubjectKind
  /** As `month/2/heart/`: whichever way it turns. */
  subject: string
  turn: TurnKind
  /** How things are likely to stand after the turn, as a clause. */
  stands: string
  /** What the subject is called in the course of the month. */
  it: readonly string[] | undefined
}

const kinds = ['will', 'heart', 'mind'] as const

/** First the subject of the point that the month turns on, then the others of its house; each in an order of the chart's own: friends with one turn differ. */
export function plotUnitsOf(reader: Reader, contact: Contact): PlotUnit[] {
  const house = turnHouse(reader, contact)
  const first = kinds.indexOf(subjectKinds[pointOf(reader, contact)])
  const place = placeOfTurn(reader, contact)
  return rotated(kinds, first).flatMap((kind) =>
    rotated(unitsOf(reader, contact, { house, kind }), place),
  )
}

const subjectKinds: Record<NatalPoint, SubjectKind> = {
  sun: 'will',
  mars: 'will',
  saturn: 'will',
  pluto: 'will',
  asc: 'will',
  mc: 'will',
  moon: 'heart',
  venus: 'heart',
  neptune: 'heart',
  mercury: 'mind',
  jupiter: 'will',
  uranus: 'mind',
}

function unitsOf(
  { period }: Reader,
  contact: Contact,
  { house, kind }: { house: House; kind: SubjectKind },
): PlotUnit[] {
  const { asks, turns }: MonthSubject = monthSubjects[house][kind]
  const turn = turnKindOf(contact)
  const subject = `month/${house}/${kind}/`
  const month = monthText(period.startDate)
  const since = [monthSteps[house][kind].since[turn]].flat()
  const turnings = turn === 'resumes' ? resumes[house] : turns[turn]
  return asks.flatMap(({ asks: asked, among, answers, it }, way) =>
    turnings.map((turning, turnWay): PlotUnit => {
      const opening = `${asked.replace('{month}', month)} ${among}`
      const lines = [opening, named(turning, it), answers]
      const name = `${subject}${turn}/${way}/${turnWay}`
      const facts = [contact.fact.id]
      const stands = named(since[way % since.length] ?? '', it, 2)
      return {
        house,
        kind,
        subject,
        turn,
        stands,
        it,
        name,
        lines: lines.map((says) => ({ says, facts })),
      }
    }),
  )
}

/** One name in every line would sound like a form. */
const named = (says: string, it: readonly string[] = [], place = 0) =>
  says.replaceAll('{it}', it[place % it.length] ?? '')
const allNamed = (lines: readonly string[], it: PlotUnit['it'], place: number) =>
  lines.map((says) => named(says, it, place))
const dayOf = ({ fact }: Pick<Contact, 'fact'>) => Number(fact.at.slice(8, 10))

/** What an event does to the subject of its month; undefined where its planet has nothing to do with it. */
export function stepPoolOf({ house, kind, it }: PlotUnit, contact: Contact): Pool | undefined {
  const { fact, body } = contact
  const steps = monthSteps[house][kind]
  const name = `month-step/${house}/${kind}`
  if (fact.kind === 'house-entry') return undefined
  if (fact.kind === 'lunation' || fact.kind === 'eclipse') {
    const moon = turnKindOf(contact) === 'begins' ? 'new' : 'full'
    return { name: `${name}/moon/${moon}`, lines: allNamed(steps.moons[moon], it, dayOf(contact)) }
  }
  const tone = stepToneOf(contact)
  if (isSlowBody(body)) return slowStepOf({ house, kind, it }, tone)
  if (!(body in steps)) return undefined
  return {
    name: `${name}/${body}/${tone}`,
    lines: allNamed(steps[body as 'sun'][tone], it, dayOf(contact)),
  }
}

/** What a slow planet does to the subject of a month. */
export function slowStepOf(
  { house, kind, it }: Pick<PlotUnit, 'house' | 'kind' | 'it'>,
  tone: Tone,
): Pool {
  const lines = allNamed(monthSteps[house][kind].slow[tone], it, 1)
  return { name: `month-step/${house}/${kind}/slow/${tone}`, lines }
}

const stepToneOf = (contact: Contact): Tone =>
  contact.fact.kind === 'station'
    ? contact.fact.direction === 'direct'
      ? 'eases'
      : 'presses'
    : toneOf(contact)

/** How things stand with a subject some days after the turn. */
export function laterPoolOf({ house, kind, it }: PlotUnit, contact: Contact): Pool {
  const tone = stepToneOf(contact)
  const { later } = monthSubjects[house][kind]
  return {
    name: `month-later/${house}/${kind}/${tone}`,
    lines: allNamed([later[tone]].flat(), it, dayOf(contact)),
  }
}

/** What closes a month of this subject, whichever way it turned. */
export function answersOf({ house, kind }: PlotUnit): string[] {
  return monthSubjects[house][kind].asks.map(({ answers }) => answers)
}

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

/** A Moon begins or ends something where it falls, unless it falls on an angle. */
function turnHouse(reader: Reader, contact: Contact): House {
  const { fact, point } = contact
  const isMoon = fact.kind === 'lunation' || fact.kind === 'eclipse'
  const isOnAngle = (point === 'asc' || point === 'mc') && contact.aspect !== 'square'
  // Without houses the signs stand for them, Aries for the first.
  if (isMoon && !isOnAngle) return (fact.house ?? signs.indexOf(fact.sign) + 1) as House
  return houseOf(reader, contact) ?? ownHouses[pointOf(reader, contact)]
}

/** Whether a month can turn on a contact: on a Moon, a station on a point, or a slow planet. */
export function isTurning(contact: Contact): boolean {
  const { fact, touch } = contact
  if (fact.kind === 'station') return touch !== undefined
  return fact.kind === 'lunation' || fact.kind === 'eclipse' || isSlow(contact)
}

/** How the turn of a month acts on its subject. */
export function turnKindOf(contact: Contact): TurnKind {
  const { fact } = contact
  if (fact.kind === 'station') return fact.direction === 'direct' ? 'resumes' : 'halts'
  if (fact.kind === 'eclipse') return fact.of === 'solar' ? 'begins' : 'shows'
  if (fact.kind === 'lunation') return fact.phase === 'new' ? 'begins' : 'shows'
  return toneOf(contact)
}
