import { type Practice, practices, sharedPractices } from '#lore/corpus/relationship/practices.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { Said } from '../portrait/narrator.ts'
import { isPlanet, type Whose } from './pair-facts.ts'
import { ParagraphBuilder, type Reading } from './paragraph.ts'
import { capital, clauseOf } from './words.ts'

/** One for each and one for both, of the contacts of the thesis unless the reader knows those. */
export function practiceParagraphs(reading: Reading): ParagraphBuilder[] {
  const { outline } = reading
  const { bond, friction } = outline.thesis
  const contacts = outline.scenes.flatMap((scene) => scene.contacts)
  const inOrder = (first: SynastryAspectFact | undefined) =>
    first ? [first, ...contacts] : contacts
  return [
    ...firstNew(reading, inOrder(friction), practicesFor('you')),
    ...firstNew(reading, inOrder(friction), practicesFor('partner')),
    ...firstNew(reading, inOrder(bond), practicesForBoth),
  ]
}

type Practices = (contact: SynastryAspectFact) => Said[]

/** A practice that is new, of the first contact that has one; if none has, one of the first contact. */
function firstNew(
  reading: Reading,
  contacts: readonly SynastryAspectFact[],
  practicesOf: Practices,
): ParagraphBuilder[] {
  for (const isNeeded of [false, true])
    for (const contact of contacts) {
      const paragraph = new ParagraphBuilder(reading)
      const candidates = practicesOf(contact)
      if (paragraph.sayOneOf('practice', candidates, [contact.id], { isNeeded })) return [paragraph]
    }
  return []
}

function practicesFor(whose: Whose): Practices {
  return (contact) => {
    const point = contact[whose]
    return practices[point].map((practice, index) => ({
      text: printed(practice, whose),
      wording: `practice/${point}/${index + 1}`,
    }))
  }
}

/** "For you: ask {partner} …" or "{partner} could ask you …". */
function printed({ task, why }: Practice, whose: Whose): string {
  const isYours = whose === 'you'
  const [other, others] = isYours ? ['{partner}', "{partner}'s"] : ['you', 'your']
  const named = (text: string) =>
    // The verbs are those of the other person.
    clauseOf(
      text.replaceAll(/\[([^|\]]+)\|([^\]]+)\]/g, isYours ? '$2' : '$1'),
      isYours ? 'you' : 'they',
    )
      .replaceAll('{other}', other)
      .replaceAll('{Other}', capital(other))
      .replaceAll('{others}', others)
  return `${isYours ? 'For you: ' : '{partner} could '}${named(task)}. ${named(why)}`
}

const practicesForBoth: Practices = (contact) => {
  const lead = leadOf(contact)
  return sharedPractices[lead].map((task, index) => ({
    text: `For both of you: ${task}`,
    wording: `practice/both/${lead}/${index + 1}`,
  }))
}

/** The planets from the one that sets the tone of a contact to the one that follows it. */
const leading: readonly AspectPoint[] = [
  'saturn',
  'mars',
  'pluto',
  'uranus',
  'neptune',
  'moon',
  'jupiter',
  'mercury',
  'venus',
  'sun',
]

export function leadOf({ you, partner }: SynastryAspectFact): Planet {
  const lead = leading.find((point) => point === you || point === partner) ?? 'sun'
  return isPlanet(lead) ? lead : 'sun'
}
