import type { Arena, Manner } from '#lore/character.ts'
import { arenas, manners } from '#lore/character-tables.ts'
import { turnHinges } from '#lore/corpus/character/joints.ts'
import type { House } from '#lore/house.ts'
import type { Planet } from '#sky/bodies.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { isClause, subject, your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

const roles: Record<Planet, string> = {
  sun: 'which sets your direction',
  moon: 'the part of you that feels',
  mercury: 'the part of you that thinks and talks',
  venus: 'the part of you that likes and loves',
  mars: 'the part of you that acts',
  jupiter: 'the part of you that hopes',
  saturn: 'the part of you that keeps the rules',
  uranus: 'the part of you that breaks the rules',
  neptune: 'the part of you that dreams',
  pluto: 'the part of you that holds on',
}

/** The lines of one planet, each used at most once. */
export class AboutPlanet {
  readonly #text: Text
  readonly #planet: Planet
  readonly #manner: Manner | undefined
  readonly #arena: Arena | undefined
  readonly #facts: readonly string[]
  readonly #sign: string | undefined
  readonly #house: number | undefined

  constructor(text: Text, planet: Planet) {
    const { sign, house, facts } = text.sentences.planet(planet)
    this.#text = text
    this.#planet = planet
    this.#sign = sign
    this.#house = house
    this.#manner = sign && manners[planet]?.[sign]
    this.#arena = house ? arenas[planet][house as House] : undefined
    this.#facts = facts
  }

  /** The planet in its sign, said in one of several ways, with what the person does. */
  sign(paragraph: ParagraphBuilder): void {
    const { narrator, sentences } = this.#text
    const lines = this.#manner?.does
    if (!this.#sign || !lines) return
    const name = this.#mannerName('does')
    const dignity = this.#text.named.has(`dignity ${this.#planet}`)
      ? ''
      : sentences.dignity(this.#planet)
    const named = `${your(this.#planet)} in ${this.#sign}${dignity}`
    const facts = sentences.factsOf(this.#planet)
    const claim = { of: this.#planet, facts }
    const isKnown = this.#text.named.has(`sign ${this.#planet}`)
    if (isKnown && paragraph.names.has(this.#planet)) {
      this.does(paragraph)
      return
    }
    const form = isKnown
      ? 'reference'
      : narrator.form('sign', ['role', 'plain', 'wants', 'with', ...paragraph.roomForReference])
    const tells = (print: (says: string) => string, suits = (_: string) => true) =>
      paragraph.tell(name, lines, { ...claim, print, suits })
    const isSaid =
      (form === 'with' && tells((says) => `With ${named}, ${lowered(says)}`, isAddressed)) ||
      (form === 'reference' && tells((says) => withReference(says, named))) ||
      this.#stateSign(paragraph, form)
    if (!isSaid) return
    this.#text.named.add(`sign ${this.#planet}`)
    if (dignity) this.#text.named.add(`dignity ${this.#planet}`)
    paragraph.names.add(this.#planet)
  }

  /** The fact in its own sentence before a line; left out if no line follows. */
  #stateSign(paragraph: ParagraphBuilder, form: string): boolean {
    const { sentences, named } = this.#text
    if (named.has(`sign ${this.#planet}`)) return false
    const dignity = sentences.dignity(this.#planet)
    const [want] = form === 'wants' ? [this.#wish()] : []
    const says = want
      ? `${capitalized(your(this.#planet))} is in ${this.#sign}${dignity}, and it wants to ${want}.`
      : form === 'role'
        ? `${subject(this.#planet)}, ${roles[this.#planet]}, is in ${this.#sign}${dignity}.`
        : `${capitalized(your(this.#planet))} is in ${this.#sign}${dignity}.`
    const isSaid = paragraph.narrateAfter(
      {
        name: `fact/${form}/${this.#planet}/${this.#sign}`,
        statements: [says],
        reference: `${your(this.#planet)} in ${this.#sign}${dignity}`,
      },
      this.#mannerName('does'),
      this.#manner?.does,
      { of: this.#planet, facts: sentences.factsOf(this.#planet) },
    )
    if (isSaid && dignity) named.add(`dignity ${this.#planet}`)
    return isSaid
  }

  #wish(): string | undefined {
    const wants = this.#manner?.wants ?? []
    return this.#text.narrator.unused(`wants/${this.#planet}/${this.#sign}`, wants)
  }

  /** Where in life it acts. */
  house(paragraph: ParagraphBuilder): void {
    const { narrator, sentences, named } = this.#text
    const lines = this.#arena?.does
    const name = `arena/${this.#planet}/${this.#house}/does`
    if (!this.#house || !lines) return
    const isKnown = named.has(`house ${this.#planet}`)
    if (isKnown && paragraph.names.has(this.#planet)) {
      paragraph.tell(name, lines, { of: this.#planet, facts: this.#facts })
      return
    }
    const inSign = this.#sign && !named.has(`sign ${this.#planet}`) ? ` in ${this.#sign},` : ''
    const place = `${your(this.#planet)}${inSign} in the ${sentences.house(this.#house)}`
    const form = isKnown
      ? 'reference'
      : narrator.form('house', ['because', 'plain', 'with', ...paragraph.roomForReference])
    const print = (says: string) =>
      ({
        reference: withReference(says, place),
        because: `Because ${place.replace(`${your(this.#planet)} `, `${your(this.#planet)} is `)}, ${lowered(says)}`,
        with: `With ${place}, ${lowered(says)}`,
        plain: says,
      })[form]
    const suits = (says: string) =>
      form === 'reference' || (isClause(says) && !/because|, so |^Friends/.test(says))
    const claim = { of: this.#planet, facts: this.#facts }
    const isSaid =
      (form === 'plain'
        ? paragraph.narrateAfter(
            {
              name: `fact/house/${this.#planet}/${this.#house}`,
              statements: [
                `${capitalized(place.replace(`${your(this.#planet)} `, `${your(this.#planet)} is `))}.`,
              ],
              reference: place,
            },
            name,
            lines,
            claim,
          )
        : paragraph.tell(name, lines, { ...claim, print, suits })) ||
      paragraph.tell(name, lines, { ...claim, print: (says) => withReference(says, place) })
    if (isSaid) {
      named.add(`house ${this.#planet}`).add(`sign ${this.#planet}`)
      paragraph.names.add(this.#planet)
    } else sentences.takeBack(this.#house)
  }

  does(paragraph: ParagraphBuilder): boolean {
    return this.#tell(paragraph, 'does')
  }

  /** What other people see. */
  seen(paragraph: ParagraphBuilder): boolean {
    if (this.#sign && !this.#text.named.has(`sign ${this.#planet}`)) {
      const place = `${your(this.#planet)} in ${this.#sign}`
      const isSaid = paragraph.tell(this.#mannerName('seen'), this.#manner?.seen, {
        of: this.#planet,
        facts: this.#facts,
        print: (says) => withReference(says, place),
      })
      if (isSaid) this.#text.named.add(`sign ${this.#planet}`)
      return isSaid
    }
    return this.#tell(paragraph, 'seen')
  }

  /** A moment in which it shows; names the house if nothing else has. */
  scene(paragraph: ParagraphBuilder): boolean {
    const { named, sentences } = this.#text
    if (!this.#house) return false
    const isKnown = named.has(`house ${this.#planet}`)
    const place = isKnown ? '' : `${your(this.#planet)} in the ${sentences.house(this.#house)}`
    const isSaid = paragraph.tell(
      `arena/${this.#planet}/${this.#house}/scene`,
      this.#arena?.scene,
      {
        of: this.#planet,
        facts: this.#facts,
        print: (says) => (isKnown ? says : withReference(says, place)),
      },
    )
    if (isSaid) named.add(`house ${this.#planet}`)
    else if (!isKnown) sentences.takeBack(this.#house)
    return isSaid
  }

  cost(paragraph: ParagraphBuilder): boolean {
    return paragraph.tell(this.#mannerName('cost'), this.#manner?.cost, {
      of: this.#planet,
      facts: this.#facts,
    })
  }

  gift(paragraph: ParagraphBuilder, { isTurn = true } = {}): boolean {
    const claim = { of: this.#planet, facts: this.#facts }
    const name = this.#mannerName('gift')
    return isTurn
      ? paragraph.hinged('turn', turnHinges, name, this.#manner?.gift, claim)
      : paragraph.tell(name, this.#manner?.gift, claim)
  }

  #tell(paragraph: ParagraphBuilder, part: 'does' | 'seen'): boolean {
    return paragraph.tell(this.#mannerName(part), this.#manner?.[part], {
      of: this.#planet,
      facts: this.#facts,
    })
  }

  #mannerName(part: keyof Manner): string {
    return `manner/${this.#planet}/${this.#sign}/${part}`
  }
}

function isAddressed(says: string): boolean {
  return /^You\b/.test(says)
}
