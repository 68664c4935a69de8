/** `npm run bench:clock`: the cost of opening and querying the time zone history, and its accuracy. */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { birthTimeReadings } from '../src/birth/birth-moment.ts'
import { openClock } from '../src/birth/clock.ts'

const QUESTIONS = 1_000_000
const CENTURIES_SECONDS = 201 * 365.25 * 86_400
const START = Date.UTC(1900, 0, 1) / 1000

const text = readFileSync(new URL('../data/clock.json', import.meta.url), 'utf8')
const loads = Array.from({ length: 50 }, () => milliseconds(() => openClock(JSON.parse(text))))
const clock = openClock(JSON.parse(text))
const zones = Array.from({ length: QUESTIONS }, (_, i) => clock.zones[i % clock.zones.length] ?? '')
const times = Array.from({ length: QUESTIONS }, (_, i) =>
  // Golden ratio steps are evenly spread and reproducible.
  Math.floor(START + ((i * 0.618033988749895) % 1) * CENTURIES_SECONDS),
)

const firstTouch = milliseconds(() => {
  for (const zone of clock.zones) clock.offsetAt(zone, 0)
})
ask((zone, time) => clock.resolve(zone, time))
const resolved = ask((zone, time) => clock.resolve(zone, time))
const shown = ask((zone, time) => clock.offsetAt(zone, time))

console.table({
  'load, first (ms)': round(loads[0]),
  'load, median (ms)': round(loads.toSorted((a, b) => a - b)[25]),
  'unpack every zone (ms)': round(firstTouch),
  'wall times resolved, million a second': round(resolved),
  'instants shown, million a second': round(shown),
})

const file = new URL('../src/sky/testdata/natal-oracle.json', import.meta.url)
const births: ReferenceBirth[] = JSON.parse(readFileSync(file, 'utf8')).rows
const unclear = births.filter(({ status }) => status !== 'ok')
const wrong = births.filter((birth) => !hasItsInstants(birth)).length
const unflagged = unclear.filter((birth) => readingsOf(birth).status !== birth.status).length
const isMet = wrong === 0 && unflagged === 0
console.table({
  [`${births.length} reference births, ${unclear.length} of them doubled or skipped`]: {
    goal: '0 wrong, every doubled or skipped one flagged',
    measured: `${wrong} wrong, ${unflagged} not flagged`,
    result: isMet ? 'pass' : 'MISS',
  },
})
if (!isMet) process.exitCode = 1

interface ReferenceInstant {
  utc: string
  offsetSeconds: number
}

interface ReferenceBirth extends ReferenceInstant {
  birthDate: string
  birthTime: string
  place: { lat: number; lon: number; zone: string }
  status: string
  /** Both candidates of an ambiguous or skipped time. */
  candidates?: ReferenceInstant[]
}

function readingsOf({ birthDate, birthTime, place }: ReferenceBirth) {
  return birthTimeReadings(clock, { birthDate, birthTime }, place)
}

function hasItsInstants(birth: ReferenceBirth): boolean {
  const expected = birth.candidates ?? [birth]
  const { moments } = readingsOf(birth)
  return (
    moments.length === expected.length &&
    expected.every(
      ({ utc, offsetSeconds }, i) =>
        moments[i]?.utc === utc && moments[i].offsetSeconds === offsetSeconds,
    )
  )
}

function ask(question: (zone: string, time: number) => unknown): number {
  const spent = milliseconds(() => {
    for (let i = 0; i < QUESTIONS; i++) question(zones[i] ?? '', times[i] ?? 0)
  })
  return QUESTIONS / 1000 / spent
}

function milliseconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function round(value = 0): number {
  return Math.round(value * 100) / 100
}
