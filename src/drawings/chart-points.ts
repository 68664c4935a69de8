import type { ChartData } from '#contract/chart.ts'
import { atDegree, inHouse, signInWords } from './position-text.ts'

/** Something on the wheel that can be pressed: a planet, or one of the two angles. */
export interface ChartPoint {
  name: string
  longitude: number
  isAngle: boolean
  /** The name of its drawing, where the point is called otherwise. */
  drawing?: string
  /** As in "Moon, 15°18′ Capricorn, 4th house". */
  label: string
}

/** Ascendant and midheaven by their names; none without a birth time. */
export function anglesOf({ ascendant, midheaven }: ChartData) {
  return [
    { name: 'Ascendant', entry: ascendant },
    { name: 'Midheaven', entry: midheaven },
  ].flatMap(({ name, entry }) => (entry ? [{ name, entry }] : []))
}

export function chartPoints(chart: ChartData): ChartPoint[] {
  const { planets, moment } = chart
  const bodies = planets.map((planet) => ({
    name: planet.planetName,
    longitude: planet.longitude,
    isAngle: false,
    label: [
      planet.planetName,
      moment.timeKnown ? atDegree(planet) : signInWords(planet),
      planet.housePosition && inHouse(planet.housePosition),
      planet.retrograde && 'retrograde',
    ]
      .filter(Boolean)
      .join(', '),
  }))
  const angles = anglesOf(chart).map(({ name, entry }) => ({
    name,
    longitude: entry.longitude,
    isAngle: true,
    label: `${name}, ${atDegree(entry)}`,
  }))
  return [...bodies, ...angles]
}
