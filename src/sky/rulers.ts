import type { Planet } from './bodies.ts'
import type { Sign } from './zodiac.ts'

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
