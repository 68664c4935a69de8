import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Contact } from '#lore/contact.ts'
import { contactLines } from '#lore/contact-tables.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import type { AspectQuality } from '#lore/wording.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { isClause, lowered, withReference } from '../portrait/fact-sentences.ts'
import type { Whose } from './pair-facts.ts'
import type { ParagraphBuilder, Reading } from './paragraph.ts'
import { contactClause, contactName } from './words.ts'

const none: Contact = { between: [], you: [], they: [], helps: [] }

/** The lines of one contact, each told at most once. */
export class AboutContact {
  readonly quality: AspectQuality
  readonly #reading: Reading
  readonly #contact: SynastryAspectFact
  readonly #lines: Contact
  readonly #name: string

  constructor(reading: Reading, contact: SynastryAspectFact) {
    const { you, partner, aspect } = contact
    this.quality = aspectQuality(aspect)
    this.#reading = reading
    this.#contact = contact
    this.#lines = contactLines(you, partner, this.quality) ?? none
    this.#name = `contact/${you}~${partner}/${this.quality}`
  }

  /** The fact and what goes on between the two, in one of several ways. */
  introduce(paragraph: ParagraphBuilder): void {
    const form = this.#reading.narrator.form('contact', ['fact', 'reference', 'with', 'fact'])
    const isTold =
      (form === 'with' && this.#introduceWith(paragraph)) ||
      (form !== 'fact' && this.#introduceByReference(paragraph))
    if (isTold) return
    if (this.state(paragraph)) this.between(paragraph)
    else if (!this.#introduceByReference(paragraph)) this.state(paragraph, { isNeeded: true })
  }

  /** "Your Moon in Leo is square {partner}'s Mars in Taurus." */
  state(paragraph: ParagraphBuilder, { isNeeded = false } = {}): boolean {
    const { you, partner, aspect, id } = this.#contact
    const { facts } = this.#reading
    const signs = [facts.sign('you', you), facts.sign('partner', partner)]
    const [own, their] = signs.map((fact) => (fact ? ` in ${fact.sign}` : ''))
    const ids = [id, ...signs.flatMap((fact) => fact?.id ?? [])]
    const [mine, other] = [`our ${pointNames[you]}${own}`, `${pointNames[partner]}${their}`]
    const { bond, friction } = this.#reading.outline.thesis
    const isKnown = id === bond?.id || id === friction?.id
    const lines = [
      ...(isKnown ? [] : [`${contactClause(this.#contact)}.`]),
      ...(isKnown && !own && !their
        ? []
        : [`Y${mine} is ${aspectWords[aspect]} {partner}'s ${other}.`]),
      `{partner}'s ${other} is ${aspectWords[aspect]} y${mine}.`,
    ]
    const name = `fact/${this.#name}/${aspect}`
    return paragraph.say(name, lines, ids, { isNeeded })
  }

  between(paragraph: ParagraphBuilder): boolean {
    return this.#tell(paragraph, 'between', this.#lines.between)
  }

  /** How it is for one of the two. */
  side(paragraph: ParagraphBuilder, whose: Whose): boolean {
    const isTold =
      whose === 'you'
        ? this.#tell(paragraph, 'you', this.#lines.you)
        : this.#tell(paragraph, 'they', this.#lines.they)
    if (isTold) this.#reading.voices[whose] += 1
    return isTold
  }

  /** How it is for the one of whom less has been said. */
  quieterSide(paragraph: ParagraphBuilder): boolean {
    const { you, partner } = this.#reading.voices
    const [first, second] =
      you <= partner ? (['you', 'partner'] as const) : (['partner', 'you'] as const)
    return this.side(paragraph, first) || this.side(paragraph, second)
  }

  helps(paragraph: ParagraphBuilder): boolean {
    return this.#tell(paragraph, 'helps', this.#lines.helps)
  }

  #introduceWith(paragraph: ParagraphBuilder): boolean {
    return this.#tell(paragraph, 'between', this.#lines.between, {
      print: (says) => `With ${contactName(this.#contact)}, ${lowered(says)}`,
      suits: isClause,
    })
  }

  #introduceByReference(paragraph: ParagraphBuilder): boolean {
    return this.#tell(paragraph, 'between', this.#lines.between, {
      print: (says) => withReference(says, contactName(this.#contact)),
    })
  }

  #tell(
    paragraph: ParagraphBuilder,
    kind: string,
    lines: readonly string[],
    shape: Parameters<ParagraphBuilder['tell']>[3] = {},
  ): boolean {
    return paragraph.tell(`${this.#name}/${kind}`, lines, [this.#contact.id], shape)
  }
}
