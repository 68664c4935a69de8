import { Solver } from 'odex'
import { type InitialState, type Mover, movers } from './initial-state.ts'
import { type Orbit, type Samples, sampledOrbit } from './orbit.ts'
import { KM_PER_AU, LIGHT_AU_PER_DAY } from './units.ts'
import { add, dot, length, scale, subtract, type Vector } from './vectors.ts'

/** Earth's mass over the Moon's (DE440). */
const EARTH_MOON_MASS_RATIO = 81.3005682214972
const MOON_SHARE = 1 / (1 + EARTH_MOON_MASS_RATIO)
const SUN = movers.indexOf('sun')
const EARTH = movers.indexOf('emb')
/** The Moon attracts separately, after the ten integrated bodies; its position comes from its own theory. */
const MOON = movers.length
const PULLERS = movers.length + 1
/** Where the velocities begin in the state vector. */
const VELOCITIES = 3 * movers.length

/** The Sun's oblateness and pole (DE440; IAU 2015: right ascension 286.13°, declination 63.87°). */
const SUN_J2 = 2.196e-7
const SUN_RADIUS_AU = 696_000 / KM_PER_AU
const SUN_POLE: Vector = [0.12236, -0.42307, 0.89779]

/**
 * Accelerations in the solar system, au/day²: Newton between points, plus the Sun's Schwarzschild
 * term (harmonic coordinates; Moyer 2000, 4.4) and its oblateness on the planets. Earth and Moon attract and
 * are attracted separately: as one point they would run 13" fast in a century.
 */
export class SolarSystem {
  private readonly gm: number[]
  private readonly moon: Orbit
  private readonly epoch: number
  private readonly places = new Float64Array(3 * PULLERS)
  private readonly pulls = new Float64Array(3 * PULLERS)

  constructor(state: InitialState, moon: Orbit) {
    this.gm = movers.map((mover) => state.bodies[mover].gm)
    const together = state.bodies.emb.gm
    this.gm[EARTH] = together * (1 - MOON_SHARE)
    this.gm[MOON] = together * MOON_SHARE
    this.moon = moon
    this.epoch = state.jdTdb
  }

  /** Rates of `state` (positions of the movers, then their velocities) `days` after the epoch. */
  rates(days: number, state: readonly number[]): number[] {
    this.place(days, state)
    this.attract()
    const rates = new Array<number>(2 * VELOCITIES)
    for (let i = 0; i < VELOCITIES; i++) {
      rates[i] = state[VELOCITIES + i] as number
      rates[VELOCITIES + i] = this.pulls[i] as number
    }
    for (let axis = 0; axis < 3; axis++) {
      rates[VELOCITIES + 3 * EARTH + axis] =
        (1 - MOON_SHARE) * (this.pulls[3 * EARTH + axis] as number) +
        MOON_SHARE * (this.pulls[3 * MOON + axis] as number)
    }
    for (let planet = 1; planet < movers.length; planet++) {
      this.addSunsRelativity(planet, state, rates)
      this.addSunsFlattening(planet, state, rates)
    }
    return rates
  }

  private place(days: number, state: readonly number[]): void {
    for (let i = 0; i < VELOCITIES; i++) this.places[i] = state[i] as number
    const moon = this.moon.position(this.epoch + days)
    for (const axis of [0, 1, 2] as const) {
      const together = state[3 * EARTH + axis] as number
      this.places[3 * EARTH + axis] = together - MOON_SHARE * moon[axis]
      this.places[3 * MOON + axis] = together + (1 - MOON_SHARE) * moon[axis]
    }
  }

  private attract(): void {
    const { places, pulls, gm } = this
    pulls.fill(0)
    for (let a = 0; a < PULLERS; a++) {
      for (let b = a + 1; b < PULLERS; b++) {
        const x = (places[3 * b] as number) - (places[3 * a] as number)
        const y = (places[3 * b + 1] as number) - (places[3 * a + 1] as number)
        const z = (places[3 * b + 2] as number) - (places[3 * a + 2] as number)
        const square = x * x + y * y + z * z
        // No force between Earth and Moon: they move together.
        if (a === EARTH && b === MOON) continue
        const inverseCube = 1 / (square * Math.sqrt(square))
        const byB = (gm[b] as number) * inverseCube
        const byA = (gm[a] as number) * inverseCube
        pulls[3 * a] = (pulls[3 * a] as number) + byB * x
        pulls[3 * a + 1] = (pulls[3 * a + 1] as number) + byB * y
        pulls[3 * a + 2] = (pulls[3 * a + 2] as number) + byB * z
        pulls[3 * b] = (pulls[3 * b] as number) - byA * x
        pulls[3 * b + 1] = (pulls[3 * b + 1] as number) - byA * y
        pulls[3 * b + 2] = (pulls[3 * b + 2] as number) - byA * z
      }
    }
  }

  private addSunsRelativity(planet: number, state: readonly number[], rates: number[]): void {
    const place = fromSun(state, planet, 0)
    const velocity = fromSun(state, planet, VELOCITIES)
    const r = length(place)
    const gm = this.gm[SUN] as number
    const factor = gm / (LIGHT_AU_PER_DAY ** 2 * r ** 3)
    const along = factor * ((4 * gm) / r - dot(velocity, velocity))
    const across = factor * 4 * dot(place, velocity)
    addRate(rates, planet, add(scale(place, along), scale(velocity, across)))
  }

  /** Turns Mercury's perihelion by 0.03" a century. */
  private addSunsFlattening(planet: number, state: readonly number[], rates: number[]): void {
    const place = fromSun(state, planet, 0)
    const r = length(place)
    const height = dot(place, SUN_POLE)
    const factor = (-1.5 * SUN_J2 * SUN_RADIUS_AU ** 2 * (this.gm[SUN] as number)) / r ** 5
    const along = factor * (1 - (5 * height * height) / (r * r))
    addRate(rates, planet, add(scale(place, along), scale(SUN_POLE, factor * 2 * height)))
  }
}

/** A planet's place (offset 0) or velocity (offset `VELOCITIES`) relative to the Sun's. */
const fromSun = (state: readonly number[], planet: number, offset: number): Vector => [
  (state[offset + 3 * planet] as number) - (state[offset] as number),
  (state[offset + 3 * planet + 1] as number) - (state[offset + 1] as number),
  (state[offset + 3 * planet + 2] as number) - (state[offset + 2] as number),
]

function addRate(rates: number[], planet: number, acceleration: Vector): void {
  acceleration.forEach((component, axis) => {
    const index = VELOCITIES + 3 * planet + axis
    rates[index] = (rates[index] as number) + component
  })
}

const STEP_DAYS = 2

/** Barycentric paths of the Sun, the planets and the Earth itself, integrated both ways from the epoch. */
export function integrate(
  state: InitialState,
  moon: Orbit,
  span: { fromJd: number; toJd: number },
): Record<Mover | 'earth', Orbit> {
  const system = new SolarSystem(state, moon)
  const back = Math.ceil((state.jdTdb - span.fromJd) / STEP_DAYS)
  const forth = Math.ceil((span.toJd - state.jdTdb) / STEP_DAYS)
  const samples = Object.fromEntries(
    movers.map((mover) => [
      mover,
      {
        fromJd: state.jdTdb - back * STEP_DAYS,
        stepDays: STEP_DAYS,
        rows: new Float64Array(6 * (back + forth + 1)),
      },
    ]),
  ) as Record<Mover, Samples>
  walk(system, state, -back, (step, at) => store(samples, back + step, at))
  walk(system, state, forth, (step, at) => store(samples, back + step, at))

  const orbits = Object.fromEntries(
    movers.map((mover) => [mover, sampledOrbit(samples[mover])]),
  ) as Record<Mover, Orbit>
  const earth: Orbit = {
    position: (jd) => subtract(orbits.emb.position(jd), scale(moon.position(jd), MOON_SHARE)),
    velocity: (jd) => subtract(orbits.emb.velocity(jd), scale(moon.velocity(jd), MOON_SHARE)),
  }
  return { ...orbits, earth }
}

function store(samples: Record<Mover, Samples>, row: number, at: readonly number[]): void {
  movers.forEach((mover, m) => {
    for (let axis = 0; axis < 3; axis++) {
      samples[mover].rows[6 * row + axis] = at[3 * m + axis] as number
      samples[mover].rows[6 * row + 3 + axis] = at[VELOCITIES + 3 * m + axis] as number
    }
  })
}

/** Calls `visit` at the epoch and at every step from it, as many as `steps` says, backwards if negative. */
function walk(
  system: SolarSystem,
  state: InitialState,
  steps: number,
  visit: (step: number, at: readonly number[]) => void,
): void {
  const solver = new Solver(2 * VELOCITIES)
  solver.absoluteTolerance = 1e-15
  solver.relativeTolerance = 1e-13
  solver.initialStepSize = STEP_DAYS
  let at: number[] = [
    ...movers.flatMap((mover) => [...state.bodies[mover].position]),
    ...movers.flatMap((mover) => [...state.bodies[mover].velocity]),
  ]
  visit(0, at)
  const direction = Math.sign(steps)
  for (let step = direction; Math.abs(step) <= Math.abs(steps); step += direction) {
    const rates = (days: number, values: number[]) => system.rates(days, values)
    at = solver.solve(rates, (step - direction) * STEP_DAYS, at, step * STEP_DAYS).y
    visit(step, at)
  }
}
