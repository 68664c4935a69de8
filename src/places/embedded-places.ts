import { fold } from './fold.ts'
import { Gazetteer } from './gazetteer.ts'
import { ALTERNATE_NAME, PLACE_BITS } from './gazetteer-file.ts'
import { ALTERNATE_NAME_DIVISOR } from './name-ranks.ts'
import { NearestPlace } from './nearest-place.ts'
import { PlaceSearch } from './place-search.ts'
import {
  type FoundPlace,
  MAX_PLACE_TEXT_LENGTH,
  MAX_QUERY_LENGTH,
  type Places,
  type Resolution,
} from './places.ts'
import { writtenOut } from './short-names.ts'

const MAX_CANDIDATES = 8

/** A bare name means a place that is at least this many times bigger than its namesakes. */
const CLEARLY_BIGGER = 10

/** Populations below this are too uncertain for a comparison. */
const MIN_WEIGHT = 1000

/** Opens the bundled gazetteer. @param bytes of data/places.bin */
export function openEmbeddedPlaces(bytes: Uint8Array): EmbeddedPlaces {
  return new EmbeddedPlaces(new Gazetteer(bytes))
}

export class EmbeddedPlaces implements Places {
  readonly #gazetteer: Gazetteer
  readonly #search: PlaceSearch
  readonly #nearest: NearestPlace

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer
    this.#search = new PlaceSearch(gazetteer)
    this.#nearest = new NearestPlace(gazetteer)
  }

  get sources(): string[] {
    return this.#gazetteer.sources
  }

  get size(): number {
    return this.#gazetteer.size
  }

  async suggest(text: string, limit: number): Promise<FoundPlace[]> {
    return this.suggestNow(text, limit)
  }

  /** `suggest`, synchronously: everything is in memory. */
  suggestNow(text: string, limit: number): FoundPlace[] {
    if (text.trim().length > MAX_QUERY_LENGTH) return []
    const values = this.#distinct(this.#suggestions(text), limit)
    return values.map((value) => this.#gazetteer.place(value))
  }

  /** The town of a short name first; where nothing starts with the text, names that a typo would explain. */
  *#suggestions(text: string): Generator<number> {
    const full = writtenOut(text)
    if (full) yield* this.#search.exactMatches(full.text)
    let isEmpty = true
    for (const value of this.#search.startingWith(text)) {
      isEmpty = false
      yield value
    }
    if (isEmpty) yield* this.#search.withTypo(text)
  }

  async resolve(text: string): Promise<Resolution> {
    if (text.trim().length > MAX_PLACE_TEXT_LENGTH) return { status: 'none', candidates: [] }
    const values = this.#distinct(this.#meant(text), Number.POSITIVE_INFINITY)
    if (values.length === 0) return { status: 'none', candidates: this.#guesses(text) }
    const clear = this.#shownAs(text, values) ?? this.#clearlyBiggest(values)
    if (clear !== undefined) return { status: 'one', place: this.#gazetteer.place(clear) }
    const candidates = values.slice(0, MAX_CANDIDATES).map((value) => this.#gazetteer.place(value))
    return { status: 'several', candidates }
  }

  /** "Rio" is a town too, and the reader decides; "L.A., California" is not the town of La California. */
  #meant(text: string): number[] {
    const full = writtenOut(text)
    const ofFull = full ? this.#search.exactMatches(full.text) : []
    if (full?.hasArea && ofFull.length > 0) return ofFull
    const asTyped = this.#search.exactMatches(text)
    return asTyped.length > 0 ? asTyped : ofFull
  }

  async byId(placeId: string): Promise<FoundPlace | undefined> {
    const number = /^\d{1,10}$/.test(placeId)
      ? this.#gazetteer.numberOf(Number(placeId))
      : undefined
    return number === undefined ? undefined : this.#gazetteer.place(number)
  }

  /** The nearest place, for the time zone of places from other sources. Degrees. */
  nearest(lat: number, lon: number): FoundPlace {
    return this.#gazetteer.place(this.#nearest.to(lat, lon))
  }

  /** The place whose display name equals the text; display names are unique. */
  #shownAs(text: string, values: number[]): number | undefined {
    const folded = fold(text)
    return values.find((value) => fold(this.#gazetteer.place(value).display_name) === folded)
  }

  #clearlyBiggest(values: number[]): number | undefined {
    const [first, second] = values
    if (first === undefined || second === undefined) return first
    return this.#weight(first) >= CLEARLY_BIGGER * this.#weight(second) ? first : undefined
  }

  #weight(value: number): number {
    const people = this.#gazetteer.columns.weights[value & PLACE_BITS] as number
    const counted = value & ALTERNATE_NAME ? people / ALTERNATE_NAME_DIVISOR : people
    return Math.max(counted, MIN_WEIGHT)
  }

  #guesses(text: string): FoundPlace[] {
    const values = [...this.#suggestions(text), ...this.#search.exactMatchesAnywhere(text)]
    return this.#distinct(values, MAX_CANDIDATES).map((value) => this.#gazetteer.place(value))
  }

  /** Keeps the first name of every place. */
  #distinct(values: Iterable<number>, limit: number): number[] {
    const places = new Map<number, number>()
    for (const value of values) {
      const place = value & PLACE_BITS
      if (!places.has(place)) places.set(place, value)
      if (places.size >= limit) break
    }
    return [...places.values()]
  }
}
