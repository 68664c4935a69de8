import circular, { type Horoscope } from 'circular-natal-horoscope-js'
import { planets } from '../../src/sky/bodies.ts'
import type { Answer, Engine, Sample } from './engine.ts'

const UNIX_EPOCH_JD = 2_440_587.5
const MINUTES_PER_DAY = 1440

/**
 * It takes a local time and looks for the zone itself, so the fields given are those of UT, and the
 * instant to compare with is the one that it made of them.
 */
function chart({ jdUt, lat, lon }: Sample): Horoscope {
  const minutes = Math.round((jdUt - UNIX_EPOCH_JD) * MINUTES_PER_DAY)
  const date = new Date(minutes * 60_000)
  return new circular.Horoscope({
    origin: new circular.Origin({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth(),
      date: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      latitude: lat,
      longitude: lon,
    }),
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: ['bodies', 'angles'],
    aspectWithPoints: ['bodies', 'angles'],
    aspectTypes: ['major'],
    language: 'en',
  })
}

function answer(sample: Sample): Answer {
  const { origin, CelestialBodies, Ascendant, Midheaven, Houses } = chart(sample)
  const degrees = (placed: { ChartPosition: { Ecliptic: { DecimalDegrees: number } } }) =>
    placed.ChartPosition.Ecliptic.DecimalDegrees
  return {
    jdUt: origin.julianDate,
    bodies: Object.fromEntries(
      planets.flatMap((body) => {
        const found = CelestialBodies[body]
        if (!found) return []
        return [[body, { longitude: degrees(found), retrograde: found.isRetrograde === true }]]
      }),
    ),
    angles: { asc: degrees(Ascendant), mc: degrees(Midheaven) },
    cusps: Houses.map((house) => house.ChartPosition.StartPosition.Ecliptic.DecimalDegrees),
  }
}

export const circularNatalHoroscope: Engine = {
  name: 'circular-natal-horoscope-js',
  answer,
  chart,
  chartHolds: '11 bodies, houses, aspects, zone',
}
