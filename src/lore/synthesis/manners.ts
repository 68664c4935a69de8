import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Trait } from '../character.ts'
import { oppositeTrait } from './tags.ts'

/** How anything is done in a sign. */
export const signManners: Record<Sign, readonly Trait[]> = {
  Aries: ['bold', 'quick', 'frank', 'open', 'independent'],
  Taurus: ['steady', 'slow', 'practical', 'trusting'],
  Gemini: ['quick', 'changeable', 'playful', 'cool'],
  Cancer: ['warm', 'close', 'private', 'tactful'],
  Leo: ['proud', 'warm', 'open', 'generous', 'public'],
  Virgo: ['modest', 'orderly', 'practical', 'sparing'],
  Libra: ['tactful', 'yielding', 'close', 'playful'],
  Scorpio: ['guarded', 'wary', 'steady', 'private'],
  Sagittarius: ['frank', 'trusting', 'idealistic', 'generous', 'warm'],
  Capricorn: ['serious', 'practical', 'sparing', 'guarded', 'cool'],
  Aquarius: ['cool', 'independent', 'idealistic', 'modest'],
  Pisces: ['yielding', 'trusting', 'idealistic', 'loose', 'changeable'],
}

/** What a planet adds to its place. */
const planetManners: Record<Planet, readonly Trait[]> = {
  sun: [],
  moon: ['warm', 'close'],
  mercury: ['quick'],
  venus: ['tactful', 'warm'],
  mars: ['bold', 'frank'],
  jupiter: ['generous', 'trusting'],
  saturn: ['serious', 'wary'],
  uranus: ['independent', 'changeable'],
  neptune: ['idealistic', 'loose'],
  pluto: ['guarded', 'wary'],
}

/** How a planet acts in a sign. The sign decides: Mars in Pisces is not a bold Mars. */
export function traitsOf(planet: Planet, sign: Sign | undefined): Trait[] {
  const ofSign = sign ? signManners[sign] : []
  const own = planetManners[planet].filter((trait) => !ofSign.includes(oppositeTrait(trait)))
  return [...new Set([...ofSign, ...own])]
}
