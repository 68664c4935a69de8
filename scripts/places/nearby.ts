import { kilometersBetween } from '../../src/places/distance.ts'

interface Located {
  country: string
  lat: number
  lon: number
}

/** Finds places of one country around a point. Cells of half a degree; made for less than 50 km. */
export class NearbyIndex<P extends Located> {
  readonly #cells = new Map<string, P[]>()

  constructor(places: P[]) {
    for (const place of places) this.add(place)
  }

  add(place: P) {
    const key = cellKey(place.country, cellOf(place.lat), cellOf(place.lon))
    const cell = this.#cells.get(key)
    if (cell) cell.push(place)
    else this.#cells.set(key, [place])
  }

  /** Places of the same country no more than `km` away, nearest first. */
  within(point: Located, km: number): P[] {
    const rows = Math.ceil(km / 55)
    const columns = Math.ceil(km / (55 * Math.max(0.1, Math.cos((point.lat * Math.PI) / 180))))
    const found: { place: P; distance: number }[] = []
    for (let row = -rows; row <= rows; row++)
      for (let column = -columns; column <= columns; column++) {
        const key = cellKey(point.country, cellOf(point.lat) + row, cellOf(point.lon) + column)
        for (const place of this.#cells.get(key) ?? []) {
          const distance = kilometersBetween(point, place)
          if (distance <= km) found.push({ place, distance })
        }
      }
    return found.sort((a, b) => a.distance - b.distance).map(({ place }) => place)
  }
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * 2)
}

function cellKey(country: string, row: number, column: number): string {
  return `${country} ${row} ${column}`
}
