import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Pair } from '#lore/character.ts'
import { manners, pairs } from '#lore/character-tables.ts'
import { slowWants } from '#lore/corpus/character/figures.ts'
import { resultHinges, turnHinges } from '#lore/corpus/character/joints.ts'
import { traitsOf } from '#lore/synthesis/manners.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { tensionsBetween } from '#lore/synthesis/tags.ts'
import type { Planet } from '#sky/bodies.ts'
import {
  aspectWords,
  capital,
  closeness,
  lowerSubject,
  subject,
  withReference,
  your,
} from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** The lines of an aspect, each used at most once. */
export class AboutAspect {
  readonly quality: 'joined' | 'tense' | 'harmonious'
  readonly #text: Text
  readonly #aspect: PlanetPair
  readonly #pair: Pair | undefined
  readonly #name: string
  /** Whether a sentence has named it. */
  #isStated = false

  constructor(text: Text, aspect: PlanetPair) {
    this.#text = text
    this.#aspect = aspect
    this.quality = aspectQuality(aspect.aspect)
    this.#pair = pairs[`${aspect.a}~${aspect.b}`]?.[this.quality]
    this.#name = `pair/${aspect.a}~${aspect.b}/${this.quality}`
    if (this.quality === 'tense') this.#nameTension()
  }

  /** The heavier one first. */
  get planets(): Planet[] {
    const { sentences } = this.#text
    const { a, b } = this.#aspect
    return [a, b].toSorted(
      (one, other) => sentences.planet(other).weight - sentences.planet(one).weight,
    )
  }

  /** What each of the two wants in its sign, and how they stand. */
  wants(paragraph: ParagraphBuilder): void {
    const { id, aspect } = this.#aspect
    if (this.#text.named.has(id)) {
      this.#isStated = true
      return
    }
    this.#text.named.add(id)
    const [one, other] = this.#inOrder()
    const facts = [id, ...this.#factsOf(one), ...this.#factsOf(other)]
    const wishes = [this.#wish(one), this.#wish(other)]
    const [first, second] = wishes
    const form =
      !first || !second || aspect === 'conjunction' || closeness(this.#aspect)
        ? 'fact'
        : this.#text.narrator.form('aspect', ['two', 'while', 'fact'])
    const isBeside = this.#standTogether()
    const places: [string, string] = isBeside
      ? ['', '']
      : [this.#place(one, form), this.#place(other, form)]
    if (isBeside) places[1] = this.#place(other, 'fact').replace(', in', ' in')
    if (isBeside) this.#place(one, 'fact')
    const state = (name: string, lines: string[]) =>
      paragraph.say(`fact/${name}/${one}~${other}`, lines, { facts })
    if (form === 'fact') {
      this.#isStated = state('aspect', this.#stated([one, other], places))
      if (first && second)
        state('wants', [
          `${subject(one)} wants to ${first}, and ${lowerSubject(other)} wants to ${second}.`,
        ])
    } else {
      const subjectOfOne = `${capital(your(one))}${places[0] && `${places[0]},`}`
      const objectOfOther = `${aspectWords[aspect]} ${aspect === 'opposition' ? 'it' : 'to it'}${places[1].replace(', in', ' in')}`
      const tie = this.quality === 'tense' ? 'while' : 'and'
      this.#isStated = state('two', [
        form === 'two'
          ? `${subjectOfOne} wants to ${first}. ${capital(your(other))}, ${objectOfOther}, wants to ${second}.`
          : `${subjectOfOne} wants to ${first}, ${tie} ${your(other)}, ${objectOfOther}, wants to ${second}.`,
        ...this.#stated([one, other], places),
      ])
    }
  }

  /** "Your Mars, in Aquarius, is square your Jupiter, in Taurus, with almost no gap between them." */
  #stated([one, other]: [Planet, Planet], [place, otherPlace]: [string, string]): string[] {
    const { aspect } = this.#aspect
    const close = closeness(this.#aspect)
    const verb = aspectWords[aspect]
    const end = `${close && `, ${close}`}.`
    const [first, second] = [your(one), your(other)]
    if (!place && otherPlace)
      return [
        `${capital(first)} is ${verb} ${second}${otherPlace}${end}`,
        // ", in Leo" is of that one alone, " in Leo" of both.
        ...(otherPlace.startsWith(',')
          ? [`${capital(second)}${otherPlace}, is ${verb} ${first}${end}`]
          : []),
      ]
    if (!place)
      return [
        `${capital(first)} is ${verb} ${second}${end}`,
        `${capital(second)} is ${verb} ${first}${end}`,
        `You have ${article(aspect)} ${aspect} of ${first} and ${second}${end}`,
      ]
    return [
      `${capital(first)}${place}, is ${verb} ${second}${otherPlace}${end}`,
      `${capital(second)}${otherPlace && `${otherPlace},`} is ${verb} ${first}${place}${end}`,
    ]
  }

  together(paragraph: ParagraphBuilder, { isPlain = false } = {}): boolean {
    const { a, b, aspect } = this.#aspect
    const name = `${your(a)} ${aspectWords[aspect]} ${your(b)}`
    const claim = {
      ...this.#claim(),
      ...(!this.#isStated && { print: (says: string) => withReference(says, name) }),
    }
    const isSaid =
      isPlain || !this.#isStated || this.quality === 'harmonious'
        ? paragraph.tell(`${this.#name}/together`, this.#pair?.together, claim)
        : paragraph.hinged(
            'result',
            resultHinges,
            `${this.#name}/together`,
            this.#pair?.together,
            claim,
          )
    this.#isStated ||= isSaid
    return isSaid
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

  /** The one that the text knows first. */
  #inOrder(): [Planet, Planet] {
    const { a, b } = this.#aspect
    return this.#text.named.has(`sign ${b}`) && !this.#text.named.has(`sign ${a}`) ? [b, a] : [a, b]
  }

  #factsOf(planet: Planet): string[] {
    return this.#text.sentences.factsOf(planet)
  }

  #wish(planet: Planet): string | undefined {
    const { sign } = this.#text.sentences.planet(planet)
    const wants =
      (sign && manners[planet]?.[sign]?.wants) ?? slowWants[planet as keyof typeof slowWants]
    if (!wants) return undefined
    return this.#text.narrator.unused(`wants/${planet}/${sign}`, wants)
  }

  /** In one sign and house, both of which are new to the text. */
  #standTogether(): boolean {
    const { named, sentences } = this.#text
    const [one, other] = this.#inOrder().map((planet) => sentences.planet(planet))
    return (
      this.#aspect.aspect === 'conjunction' &&
      one?.sign === other?.sign &&
      one?.house === other?.house &&
      this.#inOrder().every(
        (planet) => !named.has(`sign ${planet}`) && !named.has(`house ${planet}`),
      )
    )
  }

  /** ", in Aquarius, in the fourth house, home and family" for a planet that was not named yet. */
  #place(planet: Planet, form: string): string {
    const { named, sentences } = this.#text
    const { sign, house } = sentences.planet(planet)
    const isFull = form === 'fact'
    const parts = [
      ...(sign && !named.has(`sign ${planet}`) ? [`, in ${sign}${this.#dignity(planet)}`] : []),
      ...(isFull && house && !named.has(`house ${planet}`)
        ? [`, in the ${sentences.house(house)}`]
        : []),
    ]
    named.add(`sign ${planet}`)
    if (isFull) named.add(`house ${planet}`)
    return parts.join('')
  }

  #dignity(planet: Planet): string {
    const { named, sentences } = this.#text
    const dignity = sentences.dignity(planet)
    if (dignity) named.add(`dignity ${planet}`)
    return dignity
  }

  /** Where the manners of the two signs pull apart, the text has said so. */
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

function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a'
}
