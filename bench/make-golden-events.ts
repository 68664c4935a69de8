/**
 * Makes src/sky/testdata/golden-events.json: every lunation, ingress, station and eclipse of 1950 to
 * 2050 by Swiss Ephemeris 2.10.03 with its own data files (DE431), to test the search against.
 *
 *   node bench/make-golden-events.ts FOLDER_OF_SE1_FILES > src/sky/testdata/golden-events.json
 *
 * It shares no code with the search: it steps six hours at a time and halves until half a
 * hundredth of a second is left.
 */
import sweph from 'sweph'

const { SEFLG_SWIEPH, SE_ECL_TOTAL, SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL } = sweph.constants
const { SE_ECL_PARTIAL, SE_ECL_PENUMBRAL } = sweph.constants

const FROM = sweph.julday(1950, 1, 1, 0, 1)
const TO = sweph.julday(2050, 1, 1, 0, 1)
const STEP_DAYS = 0.25
const JUPITER = 5
const bodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]

interface Found {
  /** Seconds since 1970, with a decimal. */
  second: number
  mark: string
}

sweph.set_ephe_path(process.argv[2] ?? null)

const steps = Array.from(
  { length: Math.round((TO - FROM) / STEP_DAYS) + 1 },
  (_, index) => FROM + index * STEP_DAYS,
)

function position(body: number, jdUt: number) {
  const { data, error, flag } = sweph.calc_ut(jdUt, body, SEFLG_SWIEPH)
  if (!(flag & SEFLG_SWIEPH)) throw new Error(error)
  return { longitude: data[0] as number }
}

function halved(isAfter: (jdUt: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to]
  while (high - low > 5e-8) {
    const middle = (low + high) / 2
    if (isAfter(middle)) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** Finds the instants at which a value changes. */
function changes<Value extends number | boolean>(
  tell: (jdUt: number) => Value,
  markOf: (before: Value, after: Value) => string,
): Found[] {
  const found: Found[] = []
  let before = tell(FROM)
  for (let index = 1; index < steps.length; index++) {
    const after = tell(steps[index] as number)
    if (after !== before) {
      const jdUt = halved(
        (at) => tell(at) === after,
        steps[index - 1] as number,
        steps[index] as number,
      )
      found.push({ second: (jdUt - 2440587.5) * 86400, mark: markOf(before, after) })
    }
    before = after
  }
  return found
}

/** Instants as tenths of a second since the previous one (the first: since 1950), with a mark each. */
function packed(found: Found[]) {
  let last = Math.round((FROM - 2440587.5) * 864000)
  const tenths = found.map(({ second }) => {
    const at = Math.round(second * 10)
    const gap = at - last
    last = at
    return gap
  })
  return {
    tenths: tenths.map((gap) => gap.toString(36)).join(' '),
    marks: found.map(({ mark }) => mark).join(''),
  }
}

const lunations = changes(
  (jdUt) =>
    Math.floor(((position(1, jdUt).longitude - position(0, jdUt).longitude + 360) % 360) / 90),
  (_, after) => String(after),
)

/** The sign entered, a to l; uppercase when entered in retrograde motion. */
function ingressMark(before: number, after: number): string {
  const isForward = (after - before + 12) % 12 === 1
  const letter = String.fromCharCode(97 + after)
  return isForward ? letter : letter.toUpperCase()
}

const ingresses = bodies.map((_, body) =>
  changes((jdUt) => Math.floor(position(body, jdUt).longitude / 30), ingressMark),
)
/**
 * Degrees a day, measured on the positions. The speed that Swiss Ephemeris reports differs from how
 * its own Pluto moves by up to 0.02" a day, which is a quarter of an hour at a station.
 */
function measuredSpeed(body: number, jdUt: number): number {
  const stepDays = body < JUPITER ? 0.02 : 0.25
  const gained = (days: number) => {
    const way = position(body, jdUt + days).longitude - position(body, jdUt - days).longitude
    return ((way + 540) % 360) - 180
  }
  return (8 * gained(stepDays) - gained(2 * stepDays)) / (12 * stepDays)
}

const stations = bodies.map((_, body) =>
  changes(
    (jdUt) => measuredSpeed(body, jdUt) < 0,
    (_before, after) => (after ? 'r' : 'd'),
  ),
)

function eclipses(
  next: (jdUt: number) => { flag: number; data: number[] },
  markOf: (flag: number) => string,
) {
  const found: Found[] = []
  for (let jdUt = FROM; ; ) {
    const { flag, data } = next(jdUt)
    const greatest = data[0] as number
    if (greatest >= TO) return found
    if (greatest >= FROM) found.push({ second: (greatest - 2440587.5) * 86400, mark: markOf(flag) })
    jdUt = greatest + 5
  }
}

const solar = eclipses(
  (jdUt) => sweph.sol_eclipse_when_glob(jdUt, SEFLG_SWIEPH, 0, false),
  (flag) => {
    if (flag & SE_ECL_ANNULAR_TOTAL) return 'h'
    if (flag & SE_ECL_TOTAL) return 't'
    return flag & SE_ECL_ANNULAR ? 'a' : 'p'
  },
)
const lunar = eclipses(
  (jdUt) => sweph.lun_eclipse_when(jdUt, SEFLG_SWIEPH, 0, false),
  (flag) => {
    if (flag & SE_ECL_TOTAL) return 't'
    if (flag & SE_ECL_PARTIAL) return 'p'
    return flag & SE_ECL_PENUMBRAL ? 'n' : '?'
  },
)

const byBody = (found: Found[][]) =>
  Object.fromEntries(bodies.map((body, index) => [body, packed(found[index] ?? [])]))

process.stdout.write(
  `${JSON.stringify(
    {
      source: 'Swiss Ephemeris 2.10.03 (DE431), by bench/make-golden-events.ts',
      from: '1950-01-01T00:00:00Z',
      to: '2050-01-01T00:00:00Z',
      lunations: packed(lunations),
      ingresses: byBody(ingresses),
      stations: byBody(stations),
      eclipses: { solar: packed(solar), lunar: packed(lunar) },
    },
    null,
    1,
  )}\n`,
)
