import { isRulerOf } from './rulers.ts'
import { oppositeSign, type Sign } from './zodiac.ts'

/** The condition of a planet in a sign; a planet may have two. */
export const dignities = ['domicile', 'exaltation', 'detriment', 'fall'] as const
export type Dignity = (typeof dignities)[number]

// Ptolemy, Tetrabiblos I.19. Later schools do not agree on exaltations of Uranus, Neptune and Pluto.
const exaltations: Partial<Record<string, Sign>> = {
  sun: 'Aries',
  moon: 'Taurus',
  mercury: 'Virgo',
  venus: 'Pisces',
  mars: 'Capricorn',
  jupiter: 'Cancer',
  saturn: 'Libra',
}

/** By modern or traditional rulership. */
export function hasDignity(point: string, sign: Sign, dignity: Dignity): boolean {
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
