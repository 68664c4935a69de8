import { arenas } from '#lore/character-tables.ts'
import { anyQuietTasks, quietTasks } from '#lore/corpus/horoscope/quiet-tasks.ts'
import { quietDays, quietOpenings } from '#lore/corpus/transits/quiet-days.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import type { SpinePlanet } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { lowered } from '../prose/sentences.ts'
import type { Day } from './day.ts'
import { narrateYesterday } from './day-contrast.ts'
import { opensWith } from './day-opening.ts'
import { leisureFirst, restingUnitsOf } from './day-units.ts'
import { houseGlosses } from './house-glosses.ts'
import { narrateTask } from './moments.ts'
import { narrateVoidMoon } from './moon-moves.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { pointContext } from './points.ts'
import { planetsByWeight, type Reader } from './reader.ts'
import { isClause, type MoonStay, narrateClosest, narrateMoon, narratePoint } from './sentences.ts'
import { type DayUnit, residentUnitOf } from './thoughts.ts'

/** Nothing is exact: the Moon's house meets the planet that lives there. */
export function narrateQuietDay(
  narration: Narration,
  day: Day,
  detail: number,
): (Draft | undefined)[] {
  const { narrator, reader } = narration
  const { moon } = day
  if (!moon) throw new Error(`No fact says where the Moon is on ${day.date}`)
  const openings = quietOpenings.filter(
    (line) => !day.isSlowInOrb || !/nothing overhead/.test(line),
  )
  const written = narrateWritten(narration, moon, detail)
  if (written) return written
  const resident = residentOf(reader, moon)
  const host = resident?.planet ?? hostOf(reader, moon)
  const hostContext = () => pointContext(reader, host)
  return [
    narrator.line([{ name: 'quiet', lines: openings }], { facts: [moon.id] }),
    narrateMoon(narration, moon),
    detail < 0 ? undefined : narrateSince(narration, moon),
    (resident && narrateResident(narration, resident, moon)) ??
      narratePoint(narration, hostContext(), 'harmonious', [moon.id]),
    quietLine(narration, host, moon),
    detail >= 1 ? narrateClosest(narration, hostContext()) : undefined,
    detail >= 2 ? quietLine(narration, host, moon) : undefined,
    detail >= 3 ? narratePoint(narration, hostContext(), 'harmonious', [moon.id]) : undefined,
    detail >= 4 ? narratePoint(narration, hostContext(), 'tense', [moon.id]) : undefined,
    ...othersOf(narration, host, moon, Math.max(0, detail - 4)),
    quietTask(narration, day),
  ]
}

/** Authored lines on a planet in the Moon's current house, or else on the ruler of that house. */
function narrateWritten(
  narration: Narration,
  moon: MoonStay,
  detail: number,
): (Draft | undefined)[] | undefined {
  const { reader } = narration
  const extended = ({ claim, quiet, says, task }: Written, planet: Planet) => {
    const now = detail < 0 ? undefined : narrateSince(narration, moon)
    const first = startsQuietly(narration) ? [quiet, now, claim] : [claim, quiet, now]
    const extras = extrasOf(narration, planet, moon).slice(0, Math.max(0, detail))
    return [...first, ...says, ...extras.map((extra) => extra()), task]
  }
  for (const resident of residentsOf(reader, moon)) {
    const inHouse = moon.kind === 'moon-in-house' ? residentUnitOf(resident, moon) : undefined
    const company = withArticle(resident.planet)
    const written =
      (inHouse &&
        narrateUnit(narration, moon, inHouse, `${company} in ${resident.sign}`, resident)) ??
      narrateResting(narration, moon, resident, company)
    if (written) return extended(written, resident.planet)
  }
  const host = reader.spine.planets.get(hostOf(reader, moon))
  const written = host && narrateResting(narration, moon, host)
  return written && extended(written, host.planet)
}

/** The void-of-course Moon, or what carries over from yesterday in the same house. */
function narrateSince(narration: Narration, moon: MoonStay): Draft | undefined {
  return (
    narrateVoidMoon(narration) ??
    (moon.kind === 'moon-in-house'
      ? narrateYesterday(narration, { house: moon.house as House })
      : undefined)
  )
}

const startsQuietly = ({ reader }: Narration) =>
  opensWith({ date: reader.period.startDate }) !== 'claim'

interface Written {
  claim: Draft
  quiet: Draft
  says: Draft[]
  task: Draft | undefined
}

/** For a text that is too short. */
function extrasOf(narration: Narration, planet: Planet, moon: MoonStay) {
  const context = () => pointContext(narration.reader, planet)
  return [
    () => narrateClosest(narration, context()),
    () => quietLine(narration, planet, moon),
    () => narratePoint(narration, context(), 'harmonious', [moon.id]),
    () => quietLine(narration, planet, moon),
    () => narratePoint(narration, context(), 'tense', [moon.id]),
  ]
}

function narrateResting(
  narration: Narration,
  moon: MoonStay,
  planet: SpinePlanet,
  company?: string,
): Written | undefined {
  for (const unit of leisureFirst(narration.reader, restingUnitsOf(planet, moon))) {
    const written = narrateUnit(narration, moon, unit, company, planet)
    if (written) return written
  }
  return undefined
}

function narrateUnit(
  narration: Narration,
  moon: MoonStay,
  unit: DayUnit,
  /** The planet there: "your Moon", "Venus in Leo". */
  company: string | undefined,
  planet: SpinePlanet,
): Written | undefined {
  const { narrator } = narration
  const [claim, ...says] = narrator.unit(unit) ?? []
  if (!claim) return undefined
  const where =
    moon.kind === 'moon-in-house'
      ? `your ${ordinalWords[moon.house]} house, ${houseGlosses[moon.house]}`
      : moon.sign
  const ways = company
    ? [
        `Nothing is exact today, and the Moon spends it in ${where}, where you have ${company}.`,
        `It's a quiet day, and the Moon spends it in ${where}, where you have ${company}.`,
        `The day is quiet, with the Moon in ${where}, where you have ${company}.`,
        `The sky leaves you alone today, with the Moon in ${where}, where you have ${company}.`,
      ]
    : [
        `Nothing is exact today, with the Moon in ${where}.`,
        `It's a quiet day, with the Moon in ${where}.`,
        `The day is quiet, with the Moon in ${where}.`,
        `The sky leaves you alone today, with the Moon in ${where}.`,
      ]
  const facts = company ? [moon.id, ...planet.facts] : [moon.id]
  const quiet = narrator.state('quiet-in', ways, { facts })
  return { claim, quiet, says, task: narrateTask(narration, unit) }
}

const withArticle = (planet: Planet) =>
  planet === 'sun' || planet === 'moon' ? `your ${pointNames[planet]}` : pointNames[planet]

function quietTask({ narrator }: Narration, { moon }: Day): Draft | undefined {
  if (!moon) return undefined
  const pools = [
    ...(moon.kind === 'moon-in-house'
      ? [{ name: `quiet-task/${moon.house}`, lines: quietTasks[moon.house as House] }]
      : []),
    { name: 'quiet-task/any', lines: anyQuietTasks },
  ]
  return narrator.line(pools, { facts: [moon.id] })
}

/** For a reader who has read the rest: the weightiest of the other planets. */
function othersOf(narration: Narration, planet: Planet, moon: MoonStay, count: number) {
  const { reader } = narration
  return planetsByWeight(reader)
    .filter((one) => one.planet !== planet)
    .slice(0, count)
    .map((one) =>
      narratePoint(narration, pointContext(reader, one.planet), 'harmonious', [moon.id]),
    )
}

/** The planet that weighs most in the house, or else the sign, of the Moon, if there is something to say of it. */
function residentOf(reader: Reader, moon: MoonStay): SpinePlanet | undefined {
  return residentsOf(reader, moon).find(
    ({ planet }) => pointContext(reader, planet).pools('joined').length > 0,
  )
}

function residentsOf(reader: Reader, moon: MoonStay): SpinePlanet[] {
  return planetsByWeight(reader).filter((one) =>
    moon.kind === 'moon-in-house' ? one.house === moon.house : one.sign === moon.sign,
  )
}

/** The ruler of the Moon's house, or of its sign, by tradition. */
function hostOf({ ofKind }: Reader, moon: MoonStay): Planet {
  if (moon.kind === 'moon-in-sign') return traditionalRulers[moon.sign]
  const cusp = ofKind('cusp').find(({ house }) => house === moon.house)
  return cusp ? traditionalRulers[cusp.sign] : 'moon'
}

function quietLine({ narrator }: Narration, planet: Planet, moon: MoonStay) {
  const pool = { name: `quiet/${planet}`, lines: quietDays[planet] }
  return narrator.line([pool], { facts: [moon.id] })
}

/** "You have Saturn there, in Leo, and …" */
function narrateResident(
  { narrator }: Narration,
  { planet, sign, house, facts }: SpinePlanet,
  moon: MoonStay,
): Draft | undefined {
  const the = withArticle(planet)
  const where = moon.kind === 'moon-in-house' ? `there, in ${sign}` : `in ${sign} yourself`
  const arena = house ? arenas[planet][house as House] : undefined
  if (!arena) return undefined
  return narrator.line([{ name: `arena/${planet}/${house}/does`, lines: arena.does }], {
    facts: [...facts, moon.id],
    print: (says) =>
      isClause(says) ? `You have ${the} ${where}, and ${lowered(says)}` : undefined,
  })
}
