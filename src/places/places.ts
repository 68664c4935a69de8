import type { Suggestion } from '#contract/places.ts'

/** A suggestion with its time zone (a name of the tz database, as in data/clock.json). */
export interface FoundPlace extends Suggestion {
  zone: string
}

/** The result of resolving a text. Candidates are sorted by likelihood. */
export type Resolution =
  | { status: 'one'; place: FoundPlace }
  | { status: 'several'; candidates: FoundPlace[] }
  | { status: 'none'; candidates: FoundPlace[] }

/** A source of places. */
export interface Places {
  /** Places whose names start with the text, sorted by likelihood. Empty for an empty text. */
  suggest(text: string, limit: number): Promise<FoundPlace[]>
  /** Resolves a complete text to a place if it is unambiguous. */
  resolve(text: string): Promise<Resolution>
  /** The place of a suggestion's id. */
  byId(placeId: string): Promise<FoundPlace | undefined>
}

/** The characters of a search query. */
export const MAX_QUERY_LENGTH = 100
/** The characters of a full place name, as in a suggestion. */
export const MAX_PLACE_TEXT_LENGTH = 200
