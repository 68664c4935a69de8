import {
  difference,
  dot,
  EARTH_RADIUS_KM,
  lengthOf,
  MOON_RADIUS_KM,
  SUN_RADIUS_KM,
  sunAndMoon,
} from './eclipse-geometry.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { LunarEclipseClass } from './events.ts'
import { lowest } from './roots.ts'

const SEARCH_DAYS = 0.1

/**
 * The atmosphere enlarges the Earth's shadow: by Danjon's rule 1/85, minus 1/594 because the Earth's
 * radius is smaller at latitude 45° than at the equator (Espenak and Meeus, Five
 * Millennium Canon of Lunar Eclipses, §1.3).
 */
const SHADOW_EARTH_RADIUS_KM = 1.01 * EARTH_RADIUS_KM

export interface GreatestLunarEclipse {
  jdUt: number
  class: LunarEclipseClass
}

/** The eclipse of a full Moon, if the Moon enters the Earth's shadow. */
export function lunarEclipse(
  ephemeris: Ephemeris,
  fullMoonJdUt: number,
): GreatestLunarEclipse | undefined {
  const jdUt = lowest(
    (at) => passageAt(ephemeris, at).axisDistance,
    fullMoonJdUt - SEARCH_DAYS,
    fullMoonJdUt + SEARCH_DAYS,
  )
  const { axisDistance, umbra, penumbra } = passageAt(ephemeris, jdUt)
  if (axisDistance >= penumbra + MOON_RADIUS_KM) return undefined
  if (axisDistance >= umbra + MOON_RADIUS_KM) return { jdUt, class: 'penumbral' }
  return { jdUt, class: axisDistance > umbra - MOON_RADIUS_KM ? 'partial' : 'total' }
}

/** Distance of the Moon from the shadow axis and the shadow radii: kilometers, in the plane of the Moon. */
function passageAt(ephemeris: Ephemeris, jdUt: number) {
  const { sun, moon } = sunAndMoon(ephemeris, jdUt)
  const sunDistance = lengthOf(sun)
  const behind = -dot(moon, sun) / sunDistance
  const onAxis = sun.map((part) => (-part * behind) / sunDistance) as [number, number, number]
  const spread = behind / sunDistance
  return {
    axisDistance: lengthOf(difference(moon, onAxis)),
    umbra: SHADOW_EARTH_RADIUS_KM - (SUN_RADIUS_KM - EARTH_RADIUS_KM) * spread,
    penumbra: SHADOW_EARTH_RADIUS_KM + (SUN_RADIUS_KM + EARTH_RADIUS_KM) * spread,
  }
}
