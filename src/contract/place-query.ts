const MIN_CHARACTERS = 2

/**
 * Whether a text is long enough for a place search. A letter with its accent counts as one character,
 * and so does a character outside the Basic Multilingual Plane.
 */
export function isPlaceQuery(text: string): boolean {
  return [...text.trim().normalize('NFC')].length >= MIN_CHARACTERS
}
