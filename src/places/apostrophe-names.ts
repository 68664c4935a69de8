import { foldKeepingApostrophes, hasApostrophe } from './fold.ts'
import type { Gazetteer } from './gazetteer.ts'

/**
 * The shown names that have an apostrophe. The keys of the gazetteer know of none, so that "laquila"
 * finds L'Aquila; who types one means a name that has it, and not Lagos.
 */
export class ApostropheNames {
  readonly #gazetteer: Gazetteer
  #names: { key: string; place: number }[] | undefined

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer
  }

  /** Places whose names begin with the text, its apostrophes included, biggest first. */
  *startingWith(text: string): Generator<number> {
    if (!hasApostrophe(text)) return
    const beginning = foldKeepingApostrophes(text)
    // Made when first needed: it is a look at every name.
    this.#names ??= this.#read()
    for (const { key, place } of this.#names) if (key.startsWith(beginning)) yield place
  }

  #read() {
    const names: { key: string; place: number }[] = []
    for (let place = 0; place < this.#gazetteer.size; place++) {
      const name = this.#gazetteer.name(place)
      if (hasApostrophe(name)) names.push({ key: foldKeepingApostrophes(name), place })
    }
    return names
  }
}
