import { aspectWords, pointNames } from '#lore/names.ts'
import { housePhrase, type Reference } from '../prose/references.ts'
import type { Topic } from './plan.ts'

/** "your Moon trine {partner}'s Venus", "your Moon in {partner}'s house of play" */
export function referenceTo({ fact }: Topic): Reference {
  return { text: textOf(fact), facts: [], tells: [fact.id] }
}

function textOf(fact: Topic['fact']): string {
  if (fact.kind === 'synastry-aspect') {
    const { you, aspect, partner } = fact
    return `your ${pointNames[you]} ${aspectWords[aspect]} {partner}'s ${pointNames[partner]}`
  }
  const [owner, other] =
    fact.whose === 'you' ? (['your', "{partner}'s"] as const) : (["{partner}'s", 'your'] as const)
  return `${owner} ${pointNames[fact.body]} ${housePhrase(fact.house, other)}`
}
