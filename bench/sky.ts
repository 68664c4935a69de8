/**
 * `npm run bench:sky`: this engine beside native Swiss Ephemeris and the three other engines that
 * can be installed, in one run of two minutes: accuracy against Swiss Ephemeris, speed, cold start,
 * memory, and whether our own goals are met. It ends with an error if one is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sweph from 'sweph'
import { type BodyAccuracy, bodyAccuracy, planetTotals, printAccuracy } from './sky/accuracy.ts'
import { angleAccuracy, printAngles } from './sky/angles.ts'
import { astronomyEngine } from './sky/astronomy-engine.ts'
import { caelus } from './sky/caelus.ts'
import { circularNatalHoroscope } from './sky/circular-natal-horoscope.ts'
import type { Engine } from './sky/engine.ts'
import { goals, printGoals } from './sky/goals.ts'
import { ephemeris, ourEngine } from './sky/our-engine.ts'
import { samples } from './sky/samples.ts'
import { chartsPerSecond, monthOfTransits } from './sky/speed.ts'
import { coldStarts } from './sky/start.ts'
import { short } from './sky/statistics.ts'
import { swissCallsOnly, swissEphemeris } from './sky/swiss-ephemeris.ts'

const INSTANTS = 4000
/** Rare errors show only among many. */
const MANY_INSTANTS = 40_000
const others = [caelus, astronomyEngine, circularNatalHoroscope]

console.log(`${ephemeris.version} against Swiss Ephemeris ${sweph.version()} with its own files`)

printAccuracy(ourEngine, bodyAccuracy(ourEngine, swissEphemeris, samples(MANY_INSTANTS, 1)))
const ours = bodyAccuracy(ourEngine, swissEphemeris, samples(INSTANTS, 1))
printAccuracy(ourEngine, ours)
const accuracies = others.map((engine) => {
  const accuracy = bodyAccuracy(engine, swissEphemeris, samples(INSTANTS, 1))
  printAccuracy(engine, accuracy)
  return [engine, accuracy] as const
})
console.log('\nSun to Pluto together')
console.table(
  Object.fromEntries(
    [[ourEngine, ours] as const, ...accuracies].map(([engine, accuracy]) => {
      const { shown, differing, wrongSigns, wrongFlags } = planetTotals(accuracy)
      const percent = short((100 * differing) / shown)
      return [
        engine.name,
        {
          'minute differs %': percent,
          shown,
          'wrong signs': wrongSigns,
          'wrong flags': wrongFlags,
        },
      ]
    }),
  ),
)

const places = samples(INSTANTS, 2)
const withHouses = [ourEngine, caelus, circularNatalHoroscope]
const anglesOf = (isBefore2050: boolean) =>
  new Map(
    withHouses.map((engine) => [
      engine.name,
      angleAccuracy(engine, swissEphemeris, places, isBefore2050),
    ]),
  )
const anglesBefore2050 = anglesOf(true)
printAngles('Angles and Placidus cusps up to latitude 66°, before 2050', anglesBefore2050)
printAngles(
  'From 2050 on, where Swiss Ephemeris changes its sidereal time by 1.9"',
  anglesOf(false),
)

const all: Engine[] = [ourEngine, swissEphemeris, ...others]
const speeds = new Map(
  all.map((engine) => [
    engine.name,
    chartsPerSecond(engine.chart, samples(100_000, 3), engine === ourEngine ? 1000 : 500),
  ]),
)
const swissCalls = chartsPerSecond(swissCallsOnly, samples(100_000, 3), 500)
const months = new Map(
  all.map((engine) => [engine.name, monthOfTransits(engine, engine === ourEngine ? 400 : 9)]),
)
const starts = coldStarts()
const compileCache = mkdtempSync(join(tmpdir(), 'bench-sky-'))
const compiledStarts = coldStarts(compileCache)
rmSync(compileCache, { recursive: true })
console.log('\nSpeed, cold start and memory')
console.table(
  Object.fromEntries([
    ...all.map(({ name, chartHolds }) => {
      const month = months.get(name)
      return [
        name,
        {
          'charts a second': Math.round(speeds.get(name) ?? 0),
          'a chart holds': chartHolds,
          'month of transits, ms': month ? short(month.person) : 'none',
          'its shared part, ms': month ? short(month.shared) : 'none',
          'transits found': month?.found ?? 'none',
        },
      ]
    }),
    [
      'Swiss Ephemeris, its calls only',
      { 'charts a second': Math.round(swissCalls), 'a chart holds': '13 bodies, houses' },
    ],
  ]),
)
console.log('\nA fresh process, beyond an empty one')
console.table(
  Object.fromEntries(
    [...starts].map(([name, { milliseconds, megabytes }]) => [
      name,
      {
        'first chart after, ms': short(milliseconds),
        'compiled before, ms': short(compiledStarts.get(name)?.milliseconds ?? Number.NaN),
        'memory, MB': short(megabytes),
      },
    ]),
  ),
)

const node = ours.get('true_node')
const angles = anglesBefore2050.get(ourEngine.name)
const transits = months.get(ourEngine.name)
const wholeStart = starts.get('this engine, sky, clock and places')
if (!node || !angles || !transits || !wholeStart) throw new Error('Something was not measured.')
const total = (of: (row: BodyAccuracy) => number) =>
  [...ours.values()].reduce((sum, row) => sum + of(row), 0)
const results = goals({
  planets: planetTotals(ours),
  node,
  flags: total(({ count }) => count),
  wrongFlags: total(({ wrongFlags }) => wrongFlags),
  flagsAtStation: total(({ flagsAtStation }) => flagsAtStation),
  angles,
  chartsPerSecond: speeds.get(ourEngine.name) ?? 0,
  swissCallsPerSecond: swissCalls,
  transits,
  wholeStart,
})
printGoals(results)
if (results.some(({ isMet }) => !isMet)) process.exitCode = 1
