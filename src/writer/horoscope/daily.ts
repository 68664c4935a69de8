import { arenas } from '#lore/character-tables.ts'
import { anyQuietTasks, quietTasks } from '#lore/corpus/horoscope/quiet-tasks.ts'
import { quietDays, quietOpenings } from '#lore/corpus/passages/quiet-days.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { SpinePlanet } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, isSlow } from './contacts.ts'
import { whenToday } from './event-sentences.ts'
import { contextFor } from './moments.ts'
import { pointContext } from './points.ts'
import type { Reader } from './reader.ts'
import {
  isClause,
  lowered,
  type MoonStay,
  type Telling,
  tellClosest,
  tellEvent,
  tellHistory,
  tellMoon,
  tellPoint,
  tellRole,
} from './sentences.ts'
import { type Draft, paragraphOf } from './storyteller.ts'

/** What a daily text begins with; never the same kind on two days in a row. */
const openings = ['claim', 'fact', 'person', 'scene'] as const
type Opening = (typeof openings)[number]

export interface Day {
  /** ISO */
  date: string
  theme: Contact | undefined
  /** What else happens, the next in rank first. */
  others: readonly Contact[]
  moon: MoonStay | undefined
  isSlowInOrb: boolean
}

/** One thought: the contact that matters most, why it feels as it does, one hour and one task. */
export function composeDay(telling: Telling, day: Day, detail: number): Paragraph[] {
  const theme = day.theme && newestOf(telling, day.theme, day.others)
  return paragraphOf(
    theme ? tellTheme(telling, day, theme, detail) : tellQuietDay(telling, day, detail),
  )
}

/** The Moon comes back to a point within days: then another of its contacts has more to say. */
function newestOf({ teller }: Telling, theme: Contact, others: readonly Contact[]): Contact {
  const hasNew = ({ lines }: Contact) =>
    [lines.does, lines.shows].every((pools) => teller.hasNew(pools ?? []))
  if (theme.fact.kind !== 'transit' || theme.body !== 'moon' || hasNew(theme)) return theme
  return others.find(hasNew) ?? theme
}

function openingOf({ date }: Day, { teller }: Telling): Opening {
  const dayNumber = Math.floor(Date.parse(date) / 86_400_000)
  const order = teller.random.shuffle(`openings ${Math.floor(dayNumber / 4)}`, openings)
  return order[dayNumber % 4] as Opening
}

function tellTheme(telling: Telling, day: Day, theme: Contact, detail: number) {
  const opening = openingOf(day, telling)
  const context = contextFor(telling, theme)
  const { fact } = theme
  const event = () => tellEvent(telling, theme, whenToday(telling.reader, theme))
  const does = () => tellRole(telling, theme, 'does', 'use')
  const shows = () => tellRole(telling, theme, 'shows')
  const person = () => tellPoint(telling, context, theme.quality, [fact.id])
  const history = () => tellHistory(telling, theme)
  const start: Record<Opening, () => (Draft | undefined)[]> = {
    claim: () => [does(), event(), ...history(), person(), shows()],
    fact: () => [event(), ...history(), does(), person(), shows()],
    person: () => [person(), event(), ...history(), does(), shows()],
    scene: () => [shows(), event(), ...history(), does(), person()],
  }
  const drafts = start[opening]()
  // A planet of a whole generation has only its company to tell of.
  const isBare = context.pools(theme.quality).length === 0
  const hasSecond = isBare || detail >= (isSlow(theme) ? 3 : 2)
  if (hasSecond) drafts.push(tellClosest(telling, context))
  if (detail >= 1 || !isSlow(theme)) {
    if (day.moon && !isLunation(theme)) drafts.push(tellMoon(telling, day.moon))
  }
  if (detail >= 3) drafts.push(tellRole(telling, theme, 'use'))
  if (detail >= 4) drafts.push(person())
  const second = day.others.find(({ point }) => point !== theme.point)
  if (detail >= 5 && second) drafts.push(...tellSecond(telling, second))
  if (detail >= 5 && day.moon) drafts.push(quietLine(telling, ownPlanet(theme), day.moon))
  drafts.push(...othersOf(telling, ownPlanet(theme), [fact.id], detail))
  drafts.push(tellRole(telling, theme, 'task') ?? quietTask(telling, day))
  return drafts
}

/** Without its hour: a day has one. */
function tellSecond(telling: Telling, second: Contact): (Draft | undefined)[] {
  const when = [{ before: 'the same day', after: 'the same day' }]
  const line = tellRole(telling, second, 'shows', 'use', 'does')
  return line ? [tellEvent(telling, second, when, { isDated: false }), line] : []
}

/** An angle has no planet: its days are the Moon's. */
function ownPlanet({ point }: Contact): Planet {
  return point === undefined || point === 'asc' || point === 'mc' ? 'moon' : point
}

const isLunation = ({ fact }: Contact) => fact.kind === 'lunation' || fact.kind === 'eclipse'

function quietTask({ teller }: Telling, { moon }: Day): Draft | undefined {
  if (!moon) return undefined
  const pools = [
    ...(moon.kind === 'moon-in-house'
      ? [{ name: `quiet-task/${moon.house}`, lines: quietTasks[moon.house as House] }]
      : []),
    { name: 'quiet-task/any', lines: anyQuietTasks },
  ]
  return teller.line(pools, { facts: [moon.id] })
}

/** Nothing is exact: the Moon's house meets the planet that lives there. */
function tellQuietDay(telling: Telling, day: Day, detail: number): (Draft | undefined)[] {
  const { teller, reader } = telling
  const { moon } = day
  if (!moon) throw new Error(`No fact says where the Moon is on ${day.date}`)
  const openings = quietOpenings.filter(
    (line) => !day.isSlowInOrb || !/nothing overhead/.test(line),
  )
  const resident = residentOf(reader, moon)
  const host = resident?.planet ?? hostOf(reader, moon)
  return [
    teller.line([{ name: 'quiet', lines: openings }], { facts: [moon.id] }),
    tellMoon(telling, moon),
    (resident && tellResident(telling, resident, moon)) ??
      tellPoint(telling, pointContext(reader, host), 'harmonious', [moon.id]),
    resident && detail >= 3
      ? tellPoint(telling, pointContext(reader, hostOf(reader, moon)), 'harmonious', [moon.id])
      : undefined,
    quietLine(telling, host, moon),
    detail >= 3 ? quietLine(telling, host, moon) : undefined,
    detail >= 4 ? tellClosest(telling, pointContext(reader, host)) : undefined,
    detail >= 5 ? tellPoint(telling, pointContext(reader, host), 'tense', [moon.id]) : undefined,
    ...othersOf(telling, host, [moon.id], detail),
    quietTask(telling, day),
  ]
}

/** For a reader who has read the rest: the weightiest of the other planets, one for each step of detail. */
function othersOf(
  telling: Telling,
  planet: Planet,
  facts: readonly string[],
  detail: number,
): (Draft | undefined)[] {
  const { reader } = telling
  return [...reader.spine.planets.values()]
    .filter((one) => one.planet !== planet)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, Math.max(0, detail - 5))
    .map((one) => tellPoint(telling, pointContext(reader, one.planet), 'harmonious', facts))
}

/** The planet that weighs most in the house, or else the sign, of the Moon, if there is something to say of it. */
function residentOf(reader: Reader, moon: MoonStay): SpinePlanet | undefined {
  return [...reader.spine.planets.values()]
    .filter((one) =>
      moon.kind === 'moon-in-house' ? one.house === moon.house : one.sign === moon.sign,
    )
    .filter(({ planet }) => pointContext(reader, planet).pools('joined').length > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]
}

/** The ruler of the Moon's house, or of its sign, by tradition. */
function hostOf({ ofKind }: Reader, moon: MoonStay): Planet {
  if (moon.kind === 'moon-in-sign') return traditionalRulers[moon.sign]
  const cusp = ofKind('cusp').find(({ house }) => house === moon.house)
  return cusp ? traditionalRulers[cusp.sign] : 'moon'
}

function quietLine({ teller }: Telling, planet: Planet, moon: MoonStay) {
  const pool = { name: `quiet/${planet}`, lines: quietDays[planet] }
  return teller.line([pool], { facts: [moon.id] })
}

/** "You have Saturn there, in Leo, and …" */
function tellResident(
  { teller }: Telling,
  { planet, sign, house, facts }: SpinePlanet,
  moon: MoonStay,
): Draft | undefined {
  const name = pointNames[planet]
  const the = planet === 'sun' || planet === 'moon' ? `your ${name}` : name
  const where = moon.kind === 'moon-in-house' ? `there, in ${sign}` : `in ${sign} yourself`
  const arena = house ? arenas[planet][house as House] : undefined
  if (!arena) return undefined
  return teller.line([{ name: `arena/${planet}/${house}/does`, lines: arena.does }], {
    facts: [...facts, moon.id],
    print: (says) =>
      isClause(says) ? `You have ${the} ${where}, and ${lowered(says)}` : undefined,
  })
}
