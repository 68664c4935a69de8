import { z } from 'zod'
import { releaseTurn } from '#limits/turns.ts'
import type { EmbeddedPlaces } from './embedded-places.ts'
import { fold } from './fold.ts'
import {
  type FoundPlace,
  MAX_PLACE_TEXT_LENGTH,
  MAX_QUERY_LENGTH,
  type Places,
  type Resolution,
} from './places.ts'

interface Options {
  /** Base URL of `search` and `lookup`: https://nominatim.example.org/ */
  url: string
  /** For services that require an API key. */
  key?: string
  /** The fallback when the service fails, and the source of time zones, which the service lacks. */
  embedded: EmbeddedPlaces
  timeoutMilliseconds?: number
  /** Called with every failure; the user only gets the answer of the embedded gazetteer. */
  onFailure?: (error: unknown) => void
  /** Epoch milliseconds. */
  now?: () => number
}

/** Later suggestions are useless to someone who is typing. */
const TIMEOUT_MILLISECONDS = 1_500
/** After a failure the service is skipped for this long, so that not every keystroke waits for it. */
const PAUSE_MILLISECONDS = 30_000
const MAX_CANDIDATES = 8
/** Nominatim's importance is logarithmic, from 0 to 1: Paris 0.88, Paris, Texas 0.56. */
const CLEARLY_MORE_IMPORTANT = 0.2

const SearchResults = z.array(
  z.object({
    osm_type: z.enum(['node', 'way', 'relation']),
    osm_id: z.number().int().positive(),
    display_name: z.string().min(1),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    importance: z.number().default(0),
  }),
)
type SearchResult = z.infer<typeof SearchResults>[number]

/**
 * Places from a service with the Nominatim API. Ids are those of OpenStreetMap, such as "R7444", because
 * Nominatim's own ids change with every import. All-digit ids belong to the embedded gazetteer, which
 * answers when the service fails.
 */
export class NominatimPlaces implements Places {
  readonly #options: Options
  readonly #embedded: EmbeddedPlaces
  #pausedUntil = 0

  constructor(options: Options) {
    this.#options = options
    this.#embedded = options.embedded
  }

  async suggest(text: string, limit: number): Promise<FoundPlace[]> {
    if (text.trim().length > MAX_QUERY_LENGTH) return []
    const results = await this.#search(text, limit)
    // Nominatim matches whole words only: "Amst" has no results.
    if (results.length === 0) return this.#embedded.suggest(text, limit)
    return results.slice(0, limit).map((result) => this.#found(result))
  }

  async resolve(text: string): Promise<Resolution> {
    const results = await this.#search(text, MAX_CANDIDATES)
    if (results.length === 0) return this.#embedded.resolve(text)
    const clear = results.find((result) => isShownAs(text, result)) ?? clearlyFirst(results)
    if (clear) return { status: 'one', place: this.#found(clear) }
    return { status: 'several', candidates: results.map((result) => this.#found(result)) }
  }

  async byId(placeId: string): Promise<FoundPlace | undefined> {
    if (!/^[NWR]\d+$/.test(placeId)) return this.#embedded.byId(placeId)
    const [result] = await this.#ask('lookup', { osm_ids: placeId })
    return result && this.#found(result)
  }

  async #search(text: string, limit: number): Promise<SearchResult[]> {
    const q = text.trim()
    if (q === '' || q.length > MAX_PLACE_TEXT_LENGTH) return []
    return this.#ask('search', { q, limit: String(limit), featureType: 'settlement' })
  }

  /** Empty when the service fails, so that the embedded gazetteer answers. */
  async #ask(call: string, query: Record<string, string>): Promise<SearchResult[]> {
    const now = this.#options.now ?? Date.now
    if (now() < this.#pausedUntil) return []
    try {
      releaseTurn()
      const response = await fetch(this.#address(call, query), {
        headers: { accept: 'application/json', 'user-agent': 'Cosmic Path' },
        signal: AbortSignal.timeout(this.#options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS),
      })
      if (!response.ok) throw new Error(`The place service answered ${response.status}`)
      return SearchResults.parse(await response.json())
    } catch (error) {
      this.#options.onFailure?.(error)
      this.#pausedUntil = now() + PAUSE_MILLISECONDS
      return []
    }
  }

  #address(call: string, query: Record<string, string>): URL {
    const { url, key } = this.#options
    const address = new URL(call, url.endsWith('/') ? url : `${url}/`)
    const common = { format: 'jsonv2', 'accept-language': 'en', ...(key && { key }) }
    address.search = new URLSearchParams({ ...query, ...common }).toString()
    return address
  }

  #found({ osm_type, osm_id, display_name, lat, lon }: SearchResult): FoundPlace {
    const { zone } = this.#embedded.nearest(lat, lon)
    return { display_name, place_id: `${osm_type[0]?.toUpperCase()}${osm_id}`, lat, lon, zone }
  }
}

function isShownAs(text: string, { display_name }: SearchResult): boolean {
  return fold(display_name) === fold(text)
}

function clearlyFirst([first, second]: SearchResult[]): SearchResult | undefined {
  if (!first || !second) return first
  return first.importance - second.importance >= CLEARLY_MORE_IMPORTANT ? first : undefined
}
