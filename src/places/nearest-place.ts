import { kilometersBetween } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'

/** A grid index of places in cells of one degree, built on first use. */
export class NearestPlace {
  readonly #gazetteer: Gazetteer
  #cells: Map<number, number[]> | undefined

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer
  }

  /** The number of the place nearest to a point; degrees. */
  to(lat: number, lon: number): number {
    let best = { place: 0, kilometers: Number.POSITIVE_INFINITY }
    for (let ring = 0; ring <= 180; ring++) {
      for (const place of this.#inRing(lat, lon, ring)) {
        const kilometers = kilometersBetween({ lat, lon }, this.#point(place))
        if (kilometers < best.kilometers) best = { place, kilometers }
      }
      if (best.kilometers < kilometersWithin(lat, ring)) break
    }
    return best.place
  }

  *#inRing(lat: number, lon: number, ring: number): Generator<number> {
    this.#cells ??= this.#sort()
    for (let row = -ring; row <= ring; row++) {
      const isEdge = Math.abs(row) === ring
      for (let column = -ring; column <= ring; column += isEdge || ring === 0 ? 1 : 2 * ring)
        yield* this.#cells.get(cellOf(lat + row, lon + column)) ?? []
    }
  }

  #sort(): Map<number, number[]> {
    const cells = new Map<number, number[]>()
    for (let place = 0; place < this.#gazetteer.size; place++) {
      const { lat, lon } = this.#point(place)
      const key = cellOf(lat, lon)
      const cell = cells.get(key)
      if (cell) cell.push(place)
      else cells.set(key, [place])
    }
    return cells
  }

  #point(place: number): { lat: number; lon: number } {
    const { latitudes, longitudes } = this.#gazetteer.columns
    return { lat: (latitudes[place] as number) / 1e5, lon: (longitudes[place] as number) / 1e5 }
  }
}

function cellOf(lat: number, lon: number): number {
  const column = ((Math.floor(lon) % 360) + 360) % 360
  return (Math.floor(lat) + 90) * 360 + column
}

/** A lower bound for the distance of places outside the rings: meridians converge toward the poles. */
function kilometersWithin(lat: number, ring: number): number {
  const furthestLat = Math.min(90, Math.abs(lat) + ring + 1)
  return ring * 111 * Math.cos((furthestLat * Math.PI) / 180)
}
