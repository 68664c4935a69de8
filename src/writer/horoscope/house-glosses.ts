import { ordinalWords } from '#lore/names.ts'

/** The meaning of a house in a few words. */
export const houseGlosses: Record<number, string> = {
  1: 'how you come across',
  2: 'money and what you own',
  3: 'everyday talk and messages',
  4: 'home and family',
  5: 'fun and whatever you make',
  6: 'daily work and health',
  7: 'partnership',
  8: 'trust and shared money',
  9: 'travel and belief',
  10: 'work and reputation',
  11: 'friends and groups',
  12: 'what you keep to yourself',
}

/** "sixth house, daily work and health" */
export const houseWithGloss = new RegExp(
  `(\\w+ house), (?:${Object.values(houseGlosses).join('|')})`,
  'g',
)

const namedHouse = new RegExp(
  `\\b((?:the|your) (${ordinalWords.slice(1).join('|')}) house)(?=[,.])`,
)

/** "With your Moon in the sixth house, daily work and health, you …": of a sentence that names a house before a comma. */
export function withGloss(text: string): string {
  return text.replace(
    namedHouse,
    (_, house: string, ordinal: string) =>
      `${house}, ${houseGlosses[ordinalWords.indexOf(ordinal)]}`,
  )
}

/** A sentence as it may be printed where some of its houses have been explained: without one gloss, or more. */
export function shorterForms(text: string): string[] {
  const [gloss] = text.includes(' house, ') ? text.matchAll(houseWithGloss) : []
  if (!gloss) return []
  const [whole, house = ''] = gloss
  const before = text.slice(0, gloss.index)
  const rest = text.slice(gloss.index + whole.length)
  const rests = [rest, ...shorterForms(rest)]
  const forms = [whole, house].flatMap((said) => rests.map((after) => before + said + after))
  return forms.filter((form) => form !== text)
}

/** Drops the gloss of a house that repeats the text next to it: "…money? Your Mars is in the second house, money and what you own". */
export function withoutRepeatedGloss(text: string, beside: string): string {
  return text.replaceAll(houseWithGloss, (whole, house: string) => {
    const gloss = whole.slice(house.length)
    const others = `${beside} ${text.replace(whole, house)}`.toLowerCase()
    const isSaid = (gloss.match(/\b(?!everyday|whatever)\w{5,}/g) ?? []).some((word) =>
      others.includes(word.slice(0, 6)),
    )
    return isSaid ? house : whole
  })
}
