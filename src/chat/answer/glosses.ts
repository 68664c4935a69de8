import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'

/** What a house is about, in words that need no astrology. */
export const chatHouseGlosses: Record<House, string> = {
  1: 'how you come across',
  2: 'money and what you own',
  3: 'messages, errands and siblings',
  4: 'home and family',
  5: 'romance, play and children',
  6: 'daily work and health',
  7: 'partnership',
  8: 'shared money and trust',
  9: 'travel and study',
  10: 'career and reputation',
  11: 'friends and groups',
  12: 'rest and solitude',
}

const angleNames = { asc: 'Ascendant', mc: 'Midheaven' }
const angleGlosses = { asc: 'the way people first see you', mc: 'career and reputation' }

/** Names terms of astrology, each with its gloss only where the conversation has not had it. */
export class Glosses {
  #said: string

  constructor(said: string) {
    this.#said = said
  }

  note(sentence: string): void {
    this.#said += `\n${sentence}`
  }

  /** "eleventh house, friends and groups", to be followed by a comma or a period; "eleventh house" later. */
  house(house: number): string {
    const name = `${ordinalWords[house]} house`
    return this.#glossed(name, chatHouseGlosses[house as House])
  }

  /** "Midheaven, career and reputation", to be followed by a comma or a period; "Midheaven" later. */
  angle(angle: 'asc' | 'mc'): string {
    return this.#glossed(angleNames[angle], angleGlosses[angle])
  }

  #glossed(name: string, gloss: string): string {
    return this.#said.includes(name) ? name : `${name}, ${gloss}`
  }
}
