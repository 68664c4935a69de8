import type { City } from './tonight.ts'

export const CENTER = 260
export const RADIUS = 240

/** The planets cross the south from the northern half of the Earth, and the north from the southern one. */
export const facing = (city: City) => (city.lat < 0 ? 'north' : 'south')

export const toPixels = ({ x, y }: { x: number; y: number }) => ({
  x: CENTER + RADIUS * x,
  y: CENTER + RADIUS * y,
})
