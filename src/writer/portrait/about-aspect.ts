import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Pair } from '#lore/character.ts'
import { pairs } from '#lore/character-tables.ts'
import { turnHinges } from '#lore/corpus/character/joints.ts'
import { aspectWords } from '#lore/names.ts'
import { traitsOf } from '#lore/synthesis/manners.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { tensionsBetween } from '#lore/synthesis/tags.ts'
import { withReference } from '../prose/sentences.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** The lines of an aspect, each used at most once. */
export class AboutAspect {
  readonly quality: 'joined' | 'tense' | 'harmonious'
  readonly #text: Text
  readonly #aspect: PlanetPair
  readonly #pair: Pair | undefined
  readonly #name: string

  constructor(text: Text, aspect: PlanetPair) {
    this.#text = text
    this.#aspect = aspect
    this.quality = aspectQuality(aspect.aspect)
    this.#pair = pairs[`${aspect.a}~${aspect.b}`]?.[this.quality]
    this.#name = `pair/${aspect.a}~${aspect.b}/${this.quality}`
    if (this.quality === 'tense') this.#nameTension()
  }

  /** What the person does when both are on; it names the aspect. */
  together(paragraph: ParagraphBuilder): boolean {
    const { a, b, aspect } = this.#aspect
    const name = `${your(a)} ${aspectWords[aspect]} ${your(b)}`
    return paragraph.tell(`${this.#name}/together`, this.#pair?.together, {
      ...this.#claim(),
      print: (says) => withReference(says, name),
    })
  }

  /** What others see; it names the aspect at the beginning of a paragraph. */
  seen(paragraph: ParagraphBuilder): boolean {
    const { a, b, aspect } = this.#aspect
    const name = `${your(a)} ${aspectWords[aspect]} ${your(b)}`
    return paragraph.tell(`${this.#name}/seen`, this.#pair?.seen, {
      ...this.#claim(),
      ...(paragraph.isEmpty && { print: (says: string) => withReference(says, name) }),
    })
  }

  cost(paragraph: ParagraphBuilder): boolean {
    return paragraph.tell(`${this.#name}/cost`, this.#pair?.cost, this.#claim())
  }

  means(paragraph: ParagraphBuilder): boolean {
    return this.quality === 'joined'
      ? paragraph.hinged(
          'turn',
          turnHinges,
          `${this.#name}/means`,
          this.#pair?.means,
          this.#claim(),
        )
      : paragraph.tell(`${this.#name}/means`, this.#pair?.means, this.#claim())
  }

  #claim() {
    return { of: this.#aspect.id, facts: [this.#aspect.id] }
  }

  /** If the two signs pull apart, the text has already said so. */
  #nameTension(): void {
    const { narrator, sentences } = this.#text
    const { a, b } = this.#aspect
    const [ones, others] = [a, b].map((planet) => traitsOf(planet, sentences.planet(planet).sign))
    for (const { one, other } of tensionsBetween(ones ?? [], others ?? [])) {
      const isNamed = narrator.tensions.some((known) => known.one === one || known.one === other)
      if (!isNamed) narrator.allowTension({ one, other, ones: [a], others: [b] })
    }
  }
}
