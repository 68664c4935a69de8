import { housePhrases } from '#lore/house-phrases.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import type { Topic } from './plan.ts'

/** What stands in brackets once a paragraph: "your Moon trine {partner}'s Venus". */
export function referenceTo({ fact }: Topic): string {
  if (fact.kind === 'synastry-aspect') {
    const { you, aspect, partner } = fact
    return `your ${pointNames[you]} ${aspectWords[aspect]} {partner}'s ${pointNames[partner]}`
  }
  const house = housePhrases[fact.house as keyof typeof housePhrases]
  const place = fact.whose === 'you' ? ofPartner(house) : ofYou(house)
  const owner = fact.whose === 'you' ? 'your' : "{partner}'s"
  return `${owner} ${pointNames[fact.body]} ${place}`
}

/** "in your house of play", "at the root of your chart" */
const ofYou = (house: string) =>
  house.replace(/^in the house/, 'in your house').replace(/of the chart$/, 'of your chart')

const ofPartner = (house: string) =>
  house
    .replace(/^in the house/, "in {partner}'s house")
    .replace(/of the chart$/, "of {partner}'s chart")
