import { foldKeepingApostrophes, hasApostrophe } from './fold.ts'
import type { Gazetteer } from './gazetteer.ts'

/**
 * The display names with an apostrophe. The keys of the gazetteer have none, so that "laquila" finds
 * L'Aquila. Someone who types "l'a" means a name with an apostrophe, and not Lagos.
 */
export class ApostropheNames {
  readonly #gazetteer: Gazetteer
  #names: { key: string; place: number }[] | undefined

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer
  }

  /** Places whose names start with the text including its apostrophes, largest first. */
  *startingWith(text: string): Generator<number> {
    if (!hasApostrophe(text)) return
    const beginning = foldKeepingApostrophes(text)
    // Built on first use, because it reads every name.
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
