/** The names that find a place. */
import { fold } from '../../src/places/fold.ts'
import { ALTERNATE_NAME, FORMER_NAME } from '../../src/places/gazetteer-file.ts'
import { saintSpellings } from './areas.ts'
import type { Row } from './rows.ts'

const LONGEST_KEY_BYTES = 80

/** Common abbreviations; other names of two or three capitals are airport codes. */
const spokenAbbreviations = new Set(['NYC', 'LA', 'DC'])

/** The folded names of a place with their flags; 0 is the display name. */
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

/** Excludes codes, and transliterations of other scripts, which GeoNames has in lower case. */
function isSaid(name: string): boolean {
  if (/^[A-Z]{2,4}$/.test(name)) return spokenAbbreviations.has(name)
  return !/^[^A-Z]*[a-z][^A-Z]*$/.test(name) || /[^\x20-\x7e]/.test(name)
}

/**
 * Other Latin spellings rank lower, including historical ones: "Nieuw Amsterdam" must not put New York
 * before Nieuw-Vennep. A name in another script counts in full.
 */
function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name)
}
