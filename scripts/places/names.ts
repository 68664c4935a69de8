/** Which names a place is found by. */
import { fold } from '../../src/places/fold.ts'
import { ALTERNATE_NAME, FORMER_NAME } from '../../src/places/gazetteer-file.ts'
import { saintSpellings } from './areas.ts'
import type { Row } from './rows.ts'

const LONGEST_KEY_BYTES = 80

/** Abbreviations that people do say; the others of two or three capitals are codes of airports. */
const spokenAbbreviations = new Set(['NYC', 'LA', 'DC'])

/** The folded names of a place with what kind of name each is (flags; 0 is the name that is shown). */
export function nameKeys(row: Row): Map<string, number> {
  const keys = new Map<string, number>()
  const add = (name: string, kind: number) => {
    const key = fold(name)
    for (const spelling of [key, ...saintSpellings(key)])
      if (spelling && !keys.has(spelling) && Buffer.byteLength(spelling) <= LONGEST_KEY_BYTES)
        keys.set(spelling, kind)
  }
  add(row.name, 0)
  if (row.formerName) add(row.formerName, FORMER_NAME)
  for (const name of row.otherNames.filter(isSaid)) add(name, isLatin(name) ? ALTERNATE_NAME : 0)
  return keys
}

/** Not codes, and not transliterations of foreign scripts, which GeoNames has in small letters. */
function isSaid(name: string): boolean {
  if (/^[A-Z]{2,4}$/.test(name)) return spokenAbbreviations.has(name)
  return !/^[^A-Z]*[a-z][^A-Z]*$/.test(name) || /[^\x20-\x7e]/.test(name)
}

/**
 * Other Latin spellings stand behind, among them the historic ones: "Nieuw Amsterdam" should not
 * push New York in front of Nieuw-Vennep. Who writes another script means the place.
 */
function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name)
}
