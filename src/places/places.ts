import type { Suggestion } from '#contract/places.ts'

/** A place as it is suggested, with its time zone (a name of the tz database, as in data/clock.json). */
export interface FoundPlace extends Suggestion {
  zone: string
}

/** What a text means. The candidates are what the person may have meant, likeliest first. */
export type Resolution =
  | { status: 'one'; place: FoundPlace }
  | { status: 'several'; candidates: FoundPlace[] }
  | { status: 'none'; candidates: FoundPlace[] }

/** Someone who knows the places of the world. */
export interface Places {
  /** Places whose names begin as the text does, likeliest first. Nothing for an empty text. */
  suggest(text: string, limit: number): Promise<FoundPlace[]>
  /** The one place that a complete text means, if it is clear. */
  resolve(text: string): Promise<Resolution>
  /** The place that was suggested under this id. */
  byId(placeId: string): Promise<FoundPlace | undefined>
}

/** What one types to find a place. More is nobody's. */
export const MAX_QUERY_LENGTH = 100
/** What a place is called in full, as a suggestion shows it. */
export const MAX_PLACE_TEXT_LENGTH = 200
