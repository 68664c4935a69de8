import { displayName } from './display-name.ts'
import { type Columns, FORMER_NAME, openGazetteerFile, PLACE_BITS } from './gazetteer-file.ts'
import type { FoundPlace } from './places.ts'
import { SortedKeys } from './sorted-keys.ts'

/** Access to the columns of the file. The number of a place is its rank by size. */
export class Gazetteer {
  readonly sources: string[]
  readonly zones: string[]
  readonly columns: Columns
  readonly names: SortedKeys
  readonly areas: SortedKeys
  readonly #text = new TextDecoder()
  /** Cached: decoding country names took half of the time of a suggestion. */
  readonly #areaNames: string[] = []

  /** @throws Error if the bytes are not a gazetteer of this version */
  constructor(bytes: Uint8Array) {
    const { sources, zones, columns: c } = openGazetteerFile(bytes)
    this.sources = sources
    this.zones = zones
    this.columns = c
    this.names = new SortedKeys({
      bytes: c.nameKeys,
      blocks: c.nameKeyBlocks,
      values: c.nameValues,
    })
    this.areas = new SortedKeys({
      bytes: c.areaKeys,
      blocks: c.areaKeyBlocks,
      values: c.areaValues,
    })
  }

  get size(): number {
    return this.columns.ids.length
  }

  /** @param value of a name: the number of a place, with a flag if it is the former name */
  place(value: number): FoundPlace {
    const number = value & PLACE_BITS
    const { ids, latitudes, longitudes, zones, distinctions, areas } = this.columns
    const lat = at(latitudes, number) / 1e5
    const lon = at(longitudes, number) / 1e5
    const shown = {
      name: (value & FORMER_NAME && this.#formerName(number)) || this.name(number),
      areas: this.areaChain(at(areas, number)).map((area) => this.#areaName(area)),
      distinction: at(distinctions, number),
    }
    return {
      display_name: displayName({ ...shown, lat, lon }),
      place_id: String(at(ids, number)),
      lat,
      lon,
      zone: this.zones[at(zones, number)] as string,
    }
  }

  /** The number of the place with this id. */
  numberOf(id: number): number | undefined {
    const { ids, placesById } = this.columns
    const position = lowerBound(placesById.length, (p) => at(ids, at(placesById, p)) < id)
    const number = placesById[position]
    return number !== undefined && ids[number] === id ? number : undefined
  }

  /** An area and its ancestors, smallest first. */
  areaChain(area: number): number[] {
    const parent = at(this.columns.areaParents, area)
    return parent === area ? [area] : [area, ...this.areaChain(parent)]
  }

  /** The display name without its areas. */
  name(number: number): string {
    return this.#slice(this.columns.names, this.columns.nameStarts, number)
  }

  #formerName(number: number): string | undefined {
    const { formerPlaces, formerNames, formerNameStarts } = this.columns
    const position = lowerBound(formerPlaces.length, (p) => at(formerPlaces, p) < number)
    if (formerPlaces[position] !== number) return undefined
    return this.#slice(formerNames, formerNameStarts, position)
  }

  #areaName(area: number): string {
    const { areaNames, areaNameStarts } = this.columns
    this.#areaNames[area] ??= this.#slice(areaNames, areaNameStarts, area)
    return this.#areaNames[area]
  }

  #slice(bytes: Uint8Array, starts: Uint32Array, position: number): string {
    return this.#text.decode(bytes.subarray(at(starts, position), at(starts, position + 1)))
  }
}

function at(column: ArrayLike<number>, position: number): number {
  return column[position] as number
}

function lowerBound(length: number, isBelow: (position: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(middle)) low = middle + 1
    else high = middle
  }
  return low
}
