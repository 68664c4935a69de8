import type { Planet } from './bodies.ts'
import { type Sign, signs } from './zodiac.ts'

/** Modern rulers of the signs. */
export const rulers: Record<Sign, Planet> = {
  Aries: 'mars',
  Taurus: 'venus',
  Gemini: 'mercury',
  Cancer: 'moon',
  Leo: 'sun',
  Virgo: 'mercury',
  Libra: 'venus',
  Scorpio: 'pluto',
  Sagittarius: 'jupiter',
  Capricorn: 'saturn',
  Aquarius: 'uranus',
  Pisces: 'neptune',
}

/** Rulers of the signs from before 1781, when Uranus was found. */
export const traditionalRulers: Record<Sign, Planet> = {
  ...rulers,
  Scorpio: 'mars',
  Aquarius: 'saturn',
  Pisces: 'jupiter',
}

/** By modern or traditional rulership. */
export function isRulerOf(point: string, sign: Sign): boolean {
  return rulers[sign] === point || traditionalRulers[sign] === point
}

/** The signs that a planet rules by tradition: two, one for the Sun and the Moon, none beyond Saturn. */
export function signsRuledBy(point: string): Sign[] {
  return signs.filter((sign) => traditionalRulers[sign] === point)
}
