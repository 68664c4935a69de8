const MIN_CHARACTERS = 2

/**
 * Whether a text is long enough to look for a place by. A letter and its accent are one character,
 * and so is a sign beyond the first plane.
 */
export function isPlaceQuery(text: string): boolean {
  return [...text.trim().normalize('NFC')].length >= MIN_CHARACTERS
}
