import { arenas } from '#lore/character-tables.ts'
import { anyQuietTasks, quietTasks } from '#lore/corpus/horoscope/quiet-tasks.ts'
import { quietDays, quietOpenings } from '#lore/corpus/passages/quiet-days.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import type { SpinePlanet } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { lowered } from '../prose/sentences.ts'
import type { Day } from './day.ts'
import { restingUnitOf } from './day-units.ts'
import { houseGlosses } from './house-glosses.ts'
import { narrateTask } from './moments.ts'
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
  const written = narrateWritten(narration, moon)
  if (written) return written
  const resident = residentOf(reader, moon)
  const host = resident?.planet ?? hostOf(reader, moon)
  const hostContext = () => pointContext(reader, host)
  return [
    narrator.line([{ name: 'quiet', lines: openings }], { facts: [moon.id] }),
    narrateMoon(narration, moon),
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

/** The Moon passes the house, or the sign, in which a planet lives, and an author has written of the planet there. */
function narrateWritten(narration: Narration, moon: MoonStay): (Draft | undefined)[] | undefined {
  for (const resident of residentsOf(narration.reader, moon)) {
    const ofHouse = moon.kind === 'moon-in-house' ? residentUnitOf(resident, moon) : undefined
    const inHouse =
      ofHouse &&
      narrateUnit(narration, moon, ofHouse, `${named(resident)} in ${resident.sign}`, resident)
    if (inHouse) return inHouse
    const ofSign = restingUnitOf(resident, moon)
    const inSign = ofSign && narrateUnit(narration, moon, ofSign, named(resident), resident)
    if (inSign) return inSign
  }
  return undefined
}

function narrateUnit(
  narration: Narration,
  moon: MoonStay,
  unit: DayUnit,
  planet: string,
  resident: SpinePlanet,
): (Draft | undefined)[] | undefined {
  const { narrator } = narration
  const [claim, ...says] = narrator.unit(unit) ?? []
  if (!claim) return undefined
  const where =
    moon.kind === 'moon-in-house'
      ? `your ${ordinalWords[moon.house]} house, ${houseGlosses[moon.house]}`
      : moon.sign
  const ways = [
    `Nothing is exact today, and the Moon spends it in ${where}, where you have ${planet}.`,
    `No contact is exact, and the Moon is in ${where}, with ${planet}.`,
    `The day is quiet, with the Moon in ${where}, where you have ${planet}.`,
    `Nothing in the sky is exact, and the Moon in ${where} keeps ${planet} company.`,
  ]
  const facts = [moon.id, ...resident.facts]
  return [claim, narrator.state('quiet-in', ways, { facts }), ...says, narrateTask(narration, unit)]
}

const named = ({ planet }: SpinePlanet) => withArticle(planet)

const withArticle = (planet: Planet) =>
  planet === 'sun' || planet === 'moon' ? `your ${pointNames[planet]}` : pointNames[planet]

export function quietTask({ narrator }: Narration, { moon }: Day): Draft | undefined {
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
