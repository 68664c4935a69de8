import { rulers } from '#sky/rulers.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import type { Dignity, Point } from './mention.ts'

/** Signs that had another ruler before 1781. */
const traditionalRulers: Partial<Record<Sign, Point>> = {
  Scorpio: 'mars',
  Aquarius: 'saturn',
  Pisces: 'jupiter',
}

// Ptolemy, Tetrabiblos I.19. Later schools do not agree on exaltations of Uranus, Neptune and Pluto.
const exaltations: Partial<Record<Point, Sign>> = {
  sun: 'Aries',
  moon: 'Taurus',
  mercury: 'Virgo',
  venus: 'Pisces',
  mars: 'Capricorn',
  jupiter: 'Cancer',
  saturn: 'Libra',
}

export function oppositeSign(sign: Sign): Sign {
  return signs[(signs.indexOf(sign) + 6) % 12] as Sign
}

/** Whether a planet rules a sign, by modern or traditional rulership. */
export function isRulerOf(point: Point, sign: Sign): boolean {
  return rulers[sign] === point || traditionalRulers[sign] === point
}

export function hasDignity(point: Point, sign: Sign, dignity: Dignity): boolean {
  switch (dignity) {
    case 'domicile':
      return isRulerOf(point, sign)
    case 'detriment':
      return isRulerOf(point, oppositeSign(sign))
    case 'exaltation':
      return exaltations[point] === sign
    case 'fall':
      return exaltations[point] === oppositeSign(sign)
  }
}
