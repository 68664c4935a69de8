/**
 * Makes src/sky/testdata/golden-years.json: solar returns and the progressed Moon of some reference
 * births in the year from November 22, 2026, by the analytical ephemeris of Swiss Ephemeris 2.10.03 (Moshier).
 *
 *   node bench/make-golden-years.ts > src/sky/testdata/golden-years.json
 */
import { readFileSync } from 'node:fs'
import sweph from 'sweph'

const { SEFLG_MOSEPH } = sweph.constants as { SEFLG_MOSEPH: number }
const FROM = sweph.julday(2026, 11, 22, 0, 1)
const TO = FROM + 365
const YEAR_DAYS = 365.2422
const [SUN, MOON] = [0, 1]
const ids = ['d002', 'd034', 'd042', 'd056', 'd010', 'd077', 'd099', 'd120']

interface Birth {
  id: string
  jdUt: number
  place: { lat: number; lon: number }
  houses: { cusps: { longitude: number }[] }
}

const file = new URL('../src/sky/testdata/natal-oracle.json', import.meta.url)
const births: Birth[] = JSON.parse(readFileSync(file, 'utf8')).rows.filter(({ id }: Birth) =>
  ids.includes(id),
)

const longitude = (body: number, jdUt: number) =>
  sweph.calc_ut(jdUt, body, SEFLG_MOSEPH).data[0] as number
const from0 = (degrees: number) => ((degrees % 360) + 360) % 360

/** Halves between two instants until a second is left. */
function firstTrue(is: (jdUt: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to]
  while (high - low > 1e-5) {
    const middle = (low + high) / 2
    if (is(middle)) high = middle
    else low = middle
  }
  return high
}

function yearOf({ id, jdUt: born, place, houses }: Birth) {
  const natalSun = longitude(SUN, born)
  let day = FROM
  while (from0(longitude(SUN, day + 1) - natalSun) > 10) day++
  const solarReturn = firstTrue((at) => from0(longitude(SUN, at) - natalSun) < 10, day, day + 1)
  const angles = sweph.houses(solarReturn, place.lat, place.lon, 'P').data.points
  const progressed = (at: number) => longitude(MOON, born + (at - born) / YEAR_DAYS)
  const borders = [
    ...Array.from({ length: 12 }, (_, index) => ({ border: `sign ${index}`, at: index * 30 })),
    ...houses.cusps.map((cusp, index) => ({ border: `house ${index + 1}`, at: cusp.longitude })),
  ]
  const start = progressed(FROM)
  const way = from0(progressed(TO) - start)
  const changes = borders
    .map(({ border, at }) => ({ border, distance: from0(at - start) }))
    .filter(({ distance }) => distance < way)
    .map(({ border, distance }) => ({
      border,
      jdUt: firstTrue((at) => from0(progressed(at) - start) >= distance, FROM, TO),
    }))
    .sort((one, other) => one.jdUt - other.jdUt)
  return {
    id,
    solarReturn,
    asc: angles[0],
    mc: angles[1],
    progressedMoon: { from: start, to: progressed(TO) },
    changes,
  }
}

process.stdout.write(`${JSON.stringify(births.map(yearOf), null, 1)}\n`)
