import { fold } from './fold.ts'
import { MAX_PLACE_TEXT_LENGTH } from './places.ts'

/** One interpretation of a query: the name of a place, and areas that contain it. All folded. */
export interface Interpretation {
  name: string
  areas: string[]
}

const COMMAS = /[,;|\n\u060c\u3001\uff0c\uff1b]/
/** Coordinates as in display names: "Rossosh (50.20° N 39.57° E)". */
const COORDINATES = /\(\d+\.\d\d° [NS] [^)]*\)/g
const OF_AN_AREA = /^(?:the )?(?:state|province|region|county|republic|district) of /
const MOST_WORDS_OF_AREAS = 6

/**
 * All interpretations of a query, the longest name first: "new york usa" is a place of that name, "new
 * york" in "usa", or "new" in "york" in "usa". The caller finds out which of them exist.
 *
 * @param isArea whether the folded words name an area
 */
export function interpretations(
  text: string,
  isArea: (words: string) => boolean,
): Interpretation[] {
  const [first, ...others] = partsOf(text).map(fold).filter(Boolean)
  if (first === undefined) return []
  const areas = others.map((area) => area.replace(OF_AN_AREA, ''))
  const words = first.split(' ')
  const shortest = Math.max(1, words.length - MOST_WORDS_OF_AREAS)
  const found: Interpretation[] = []
  for (let length = words.length; length >= shortest; length--) {
    const tail = areasIn(words.slice(length), isArea)
    if (tail) found.push({ name: words.slice(0, length).join(' '), areas: [...tail, ...areas] })
  }
  // A few names have a comma: "Poblacion, San Felipe".
  for (let commas = 1; commas <= areas.length; commas++)
    found.push({
      name: [first, ...areas.slice(0, commas)].join(' '),
      areas: areas.slice(commas),
    })
  return found
}

/** The first part as typed: folding may remove what distinguishes two names. */
export function nameAsTyped(text: string): string {
  return partsOf(text).find((part) => fold(part)) ?? ''
}

function partsOf(text: string): string[] {
  return text.slice(0, MAX_PLACE_TEXT_LENGTH).replace(COORDINATES, ' ').split(COMMAS)
}

/** The words as a sequence of areas, or undefined if some word belongs to none. */
function areasIn(words: string[], isArea: (words: string) => boolean): string[] | undefined {
  if (words.length === 0) return []
  for (let length = words.length; length > 0; length--) {
    const area = words.slice(0, length).join(' ')
    const rest = isArea(area) ? areasIn(words.slice(length), isArea) : undefined
    if (rest) return [area, ...rest]
  }
  return undefined
}
