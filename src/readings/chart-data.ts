import type { BirthMoment } from '#birth/birth-moment.ts'
import type { AspectEntry, ChartData, PlanetEntry } from '#contract/chart.ts'
import { aspectTitles, pointNames } from '#lore/names.ts'
import type { FoundPlace } from '#places/places.ts'
import { degreesAndMinutes } from '#sky/aspects.ts'
import { type Body, interpretedBodies } from '#sky/bodies.ts'
import type { Aspect, Chart, PlacedAngle } from '#sky/chart.ts'

/** A chart in the fields that tables and wheel show, with its moment and place. */
export function toChartData(
  chart: Chart,
  moment: BirthMoment,
  place: FoundPlace,
  engine: string,
): ChartData {
  const { houses, angles } = chart
  return {
    planets: interpretedBodies.map((body) => planetEntry(chart, body)),
    ascendant: angles ? angleEntry(angles.asc) : null,
    midheaven: angles ? angleEntry(angles.mc) : null,
    aspects: chart.aspects.map(aspectEntry),
    houses: houses ? { system: houses.system, cusps: [...houses.cusps] } : null,
    moment: {
      utc: moment.utc,
      timeKnown: moment.timeKnown,
      offsetSeconds: moment.offsetSeconds,
      abbreviation: moment.abbreviation,
      zone: moment.zone,
      tzVersion: moment.tzVersion,
    },
    place: { name: place.display_name, lat: place.lat, lon: place.lon },
    engine,
  }
}

function planetEntry(chart: Chart, body: Body): PlanetEntry {
  const { sign, degrees, minutes, retrograde, house, longitude, signsOfTheDay } = chart.bodies[body]
  return {
    planetName: pointNames[body],
    signName: sign,
    degrees,
    minutes,
    retrograde,
    housePosition: house ?? null,
    longitude,
    signsOfTheDay,
  }
}

function angleEntry({ sign, degrees, minutes, longitude }: PlacedAngle) {
  return { signName: sign, degrees, minutes, longitude }
}

function aspectEntry({ a, b, aspect, orbDegrees, applying }: Aspect): AspectEntry {
  return {
    planet1Name: pointNames[a],
    aspectName: aspectTitles[aspect],
    planet2Name: pointNames[b],
    ...degreesAndMinutes(orbDegrees),
    applying,
  }
}
