import { type Practice, practices, sharedPractices } from '#lore/corpus/relationship/practices.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillSlots } from '../prose/template.ts'
import type { Whose } from './pair-facts.ts'
import { clauseOf } from './words.ts'

/** "For you: ask {partner} …" or "For {partner}: they could ask you …". */
export function practiceLines(point: AspectPoint, whose: Whose): string[] {
  return practices[point].map((practice) => printed(practice, whose))
}

export function sharedPracticeLines(lead: Planet): string[] {
  return sharedPractices[lead].map((task) => `For both of you: ${task}`)
}

function printed({ task, why }: Practice, whose: Whose): string {
  const isYours = whose === 'you'
  const [other, others] = isYours ? ['{partner}', "{partner}'s"] : ['you', 'your']
  const named = (text: string) => {
    // The verbs are those of the other person.
    const verbs = text.replaceAll(/\[([^|\]]+)\|([^\]]+)\]/g, isYours ? '$2' : '$1')
    return fillSlots(clauseOf(verbs, isYours ? 'you' : 'they'), { other, others })
  }
  return `${isYours ? 'For you: ' : 'For {partner}: they could '}${named(task)}. ${named(why)}`
}
