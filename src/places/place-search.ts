import { ApostropheNames } from './apostrophe-names.ts'
import type { Gazetteer } from './gazetteer.ts'
import { ALTERNATE_NAME, PLACE_BITS } from './gazetteer-file.ts'
import { rankNames } from './name-ranks.ts'
import { type Interpretation, interpretations, nameAsTyped } from './place-query.ts'
import { RankedEntries } from './ranked-range.ts'

/** A one for every area that is meant. A set takes ten times as long to fill with thousands. */
type Areas = Uint8Array

const SHORT_NAME = /^[a-z]{1,3}$/
const MOST_WORDS_OF_AN_AREA = 3
/** The person may be in the middle of the last word. */
const LAST_AREA_MAY_GO_ON = 'last area may go on'

/** Finds names. What it gives are values of the gazetteer: places with flags of the name that fits. */
export class PlaceSearch {
  readonly #gazetteer: Gazetteer
  readonly #ranked: RankedEntries
  readonly #withApostrophe: ApostropheNames

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer
    const { nameValues, weights } = gazetteer.columns
    this.#ranked = new RankedEntries(nameValues, rankNames(nameValues, weights))
    this.#withApostrophe = new ApostropheNames(gazetteer)
  }

  /** Everything that may be meant by a text that is still being typed; exact names first. */
  *startingWith(text: string): Generator<number> {
    const ways = interpretations(text, (words) => this.#isArea(words))
    const [whole] = ways
    if (!whole) return
    for (const reading of ways) yield* this.#exactly(reading)
    yield* this.#beginningWithApostrophe(text, whole)
    if (whole.areas.length === 0) {
      const { start, end } = this.#gazetteer.names.rangeOf(whole.name)
      yield* this.#ranked.valuesInOrder(start, end)
      yield* this.#withAreaBeginning(whole.name)
    } else {
      yield* this.#exactly(whole, LAST_AREA_MAY_GO_ON)
      yield* this.#beginningWithin(whole)
    }
  }

  /** Names that are the text, by the first way of reading it that fits any. */
  exactMatches(text: string): number[] {
    for (const reading of interpretations(text, (words) => this.#isArea(words))) {
      const found = [...this.#exactly(reading)]
      if (found.length > 0) return found
    }
    return []
  }

  /** As `called`, without the areas: what one may have meant who wrote an area we do not know. */
  exactMatchesAnywhere(text: string): number[] {
    const [whole] = interpretations(text, () => false)
    return whole ? [...this.#exactly({ name: whole.name, areas: [] })] : []
  }

  *#exactly(reading: Interpretation, option?: typeof LAST_AREA_MAY_GO_ON): Generator<number> {
    const { start, exactEnd } = this.#gazetteer.names.rangeOf(reading.name)
    if (start === exactEnd) return
    // "San" or "Ham" in some other language is hardly what one means who has typed three letters.
    const isShort = SHORT_NAME.test(reading.name)
    for (const value of this.#within(start, exactEnd, this.#areasOf(reading, option)))
      if (!(isShort && value & ALTERNATE_NAME)) yield value
  }

  *#beginningWithApostrophe(text: string, whole: Interpretation): Generator<number> {
    const areas = this.#areasOf(whole, LAST_AREA_MAY_GO_ON)
    if (areas === undefined) return
    for (const place of this.#withApostrophe.startingWith(nameAsTyped(text)))
      if (this.#liesIn(place, areas)) yield place
  }

  *#beginningWithin(reading: Interpretation): Generator<number> {
    const { start, end } = this.#gazetteer.names.rangeOf(reading.name)
    yield* this.#within(start, end, this.#areasOf(reading, LAST_AREA_MAY_GO_ON))
  }

  /** "paris te": the last words may be the beginning of an area. */
  *#withAreaBeginning(text: string): Generator<number> {
    const words = text.split(' ')
    const least = Math.max(1, words.length - MOST_WORDS_OF_AN_AREA)
    for (let length = words.length - 1; length >= least; length--) {
      const reading = {
        name: words.slice(0, length).join(' '),
        areas: [words.slice(length).join(' ')],
      }
      yield* this.#exactly(reading, LAST_AREA_MAY_GO_ON)
    }
  }

  /** Values of the entries whose places lie in all the areas, by rank. */
  *#within(start: number, end: number, areas: Areas[] | undefined): Generator<number> {
    if (areas === undefined) return
    const { values } = this.#gazetteer.names
    if (areas.length === 0) {
      yield* this.#ranked.valuesInOrder(start, end)
      return
    }
    const entries: number[] = []
    for (let entry = start; entry < end; entry++)
      if (this.#liesIn(values[entry] as number, areas)) entries.push(entry)
    entries.sort((a, b) => this.#ranked.rank(a) - this.#ranked.rank(b))
    for (const entry of entries) yield values[entry] as number
  }

  #liesIn(value: number, areas: Areas[]): boolean {
    const { areas: areaOf, areaParents } = this.#gazetteer.columns
    return areas.every((wanted) => {
      let area = areaOf[value & PLACE_BITS] as number
      while (!wanted[area]) {
        const parent = areaParents[area] as number
        if (parent === area) return false
        area = parent
      }
      return true
    })
  }

  #isArea(words: string): boolean {
    const { start, exactEnd } = this.#gazetteer.areas.rangeOf(words)
    return exactEnd > start
  }

  /** One set for every area that is named. Nothing if one is unknown. */
  #areasOf({ areas }: Interpretation, option?: typeof LAST_AREA_MAY_GO_ON): Areas[] | undefined {
    const { values } = this.#gazetteer.areas
    const sets: Areas[] = []
    for (const [position, words] of areas.entries()) {
      const mayGoOn = option !== undefined && position === areas.length - 1
      const { start, exactEnd, end } = this.#gazetteer.areas.rangeOf(words)
      // "Astorga, Par, Bra": where no area has the word as its name, some may begin with it.
      const last = mayGoOn || exactEnd === start ? end : exactEnd
      if (last === start) return undefined
      const meant = new Uint8Array(this.#gazetteer.columns.areaParents.length)
      for (let entry = start; entry < last; entry++) meant[values[entry] as number] = 1
      sets.push(meant)
    }
    return sets
  }
}
