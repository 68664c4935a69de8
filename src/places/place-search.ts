import { ApostropheNames } from './apostrophe-names.ts'
import type { Gazetteer } from './gazetteer.ts'
import { ALTERNATE_NAME, PLACE_BITS } from './gazetteer-file.ts'
import { rankNames } from './name-ranks.ts'
import { type Interpretation, interpretations, nameAsTyped } from './place-query.ts'
import { RankedEntries } from './ranked-range.ts'
import { spellingsNear } from './typos.ts'

/** 1 for every matching area. A Set takes ten times as long to fill with thousands. */
type Areas = Uint8Array

const SHORT_NAME = /^[a-z]{1,3}$/
const MOST_WORDS_OF_AN_AREA = 3
/** With fewer letters, a typo leads anywhere. */
const LEAST_LETTERS_OF_A_TYPO = 4
const MOST_LETTERS_OF_A_TYPO = 30
/** Each costs a thousand searches. */
const MOST_READINGS_OF_A_TYPO = 3
/** The user may still be typing the last word. */
const LAST_AREA_IS_PREFIX = 'last area is a prefix'

/** Searches names. Results are gazetteer values: place numbers with the flags of the matching name. */
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

  /** Matches of a text that is still being typed; exact names first. */
  *startingWith(text: string): Generator<number> {
    const all = interpretations(text, (words) => this.#isArea(words))
    const [whole] = all
    if (!whole) return
    for (const one of all) yield* this.#exactNames(one)
    yield* this.#startingWithApostrophe(text, whole)
    if (whole.areas.length === 0) {
      const { start, end } = this.#gazetteer.names.rangeOf(whole.name)
      yield* this.#ranked.valuesInOrder(start, end)
      yield* this.#withAreaPrefix(whole.name)
    } else {
      yield* this.#exactNames(whole, LAST_AREA_IS_PREFIX)
      yield* this.#startingWithin(whole)
    }
  }

  /** Places whose whole name differs from the text by a typo, the largest first. */
  withTypo(text: string): number[] {
    const found = interpretations(text, (words) => this.#isArea(words))
      .filter(({ name }) => isCorrectable(name))
      .slice(0, MOST_READINGS_OF_A_TYPO)
      .flatMap((reading) =>
        [...spellingsNear(reading.name)].flatMap((name) => [
          ...this.#exactNames({ ...reading, name }),
        ]),
      )
    return found.sort((a, b) => (a & PLACE_BITS) - (b & PLACE_BITS))
  }

  /** Exact matches, by the first interpretation that has any. */
  exactMatches(text: string): number[] {
    for (const reading of interpretations(text, (words) => this.#isArea(words))) {
      const found = [...this.#exactNames(reading)]
      if (found.length > 0) return found
    }
    return []
  }

  /** `exactMatches` without areas, for a text with an unknown area. */
  exactMatchesAnywhere(text: string): number[] {
    const [whole] = interpretations(text, () => false)
    return whole ? [...this.#exactNames({ name: whole.name, areas: [] })] : []
  }

  *#exactNames(reading: Interpretation, option?: typeof LAST_AREA_IS_PREFIX): Generator<number> {
    const { start, exactEnd } = this.#gazetteer.names.rangeOf(reading.name)
    if (start === exactEnd) return
    // With up to three letters, a name in another language is hardly ever meant.
    const isShort = SHORT_NAME.test(reading.name)
    for (const value of this.#within(start, exactEnd, this.#areasOf(reading, option)))
      if (!(isShort && value & ALTERNATE_NAME)) yield value
  }

  *#startingWithApostrophe(text: string, whole: Interpretation): Generator<number> {
    const areas = this.#areasOf(whole, LAST_AREA_IS_PREFIX)
    if (areas === undefined) return
    for (const place of this.#withApostrophe.startingWith(nameAsTyped(text)))
      if (this.#liesIn(place, areas)) yield place
  }

  *#startingWithin(reading: Interpretation): Generator<number> {
    const { start, end } = this.#gazetteer.names.rangeOf(reading.name)
    yield* this.#within(start, end, this.#areasOf(reading, LAST_AREA_IS_PREFIX))
  }

  /** "paris te": the last words may be the prefix of an area. */
  *#withAreaPrefix(text: string): Generator<number> {
    const words = text.split(' ')
    const least = Math.max(1, words.length - MOST_WORDS_OF_AN_AREA)
    for (let length = words.length - 1; length >= least; length--) {
      const reading = {
        name: words.slice(0, length).join(' '),
        areas: [words.slice(length).join(' ')],
      }
      yield* this.#exactNames(reading, LAST_AREA_IS_PREFIX)
    }
  }

  /** Values of the entries whose places are in all of the areas, by rank. */
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
    return areas.every((mask) => {
      let area = areaOf[value & PLACE_BITS] as number
      while (!mask[area]) {
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

  /** One mask for every named area. Undefined if one is unknown. */
  #areasOf({ areas }: Interpretation, option?: typeof LAST_AREA_IS_PREFIX): Areas[] | undefined {
    const { values } = this.#gazetteer.areas
    const masks: Areas[] = []
    for (const [position, words] of areas.entries()) {
      const isPrefix = option !== undefined && position === areas.length - 1
      const { start, exactEnd, end } = this.#gazetteer.areas.rangeOf(words)
      // "Astorga, Par, Bra": without an area of that name, areas with that prefix count.
      const last = isPrefix || exactEnd === start ? end : exactEnd
      if (last === start) return undefined
      const mask = new Uint8Array(this.#gazetteer.columns.areaParents.length)
      for (let entry = start; entry < last; entry++) mask[values[entry] as number] = 1
      masks.push(mask)
    }
    return masks
  }
}

const isCorrectable = ({ length }: string) =>
  length >= LEAST_LETTERS_OF_A_TYPO && length <= MOST_LETTERS_OF_A_TYPO
