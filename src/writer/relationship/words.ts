import { aspectWords, pointNames } from '#lore/names.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { fillSlots, fillTemplate } from '../prose/template.ts'
import { isPlanet, type Strain, type Whose } from './pair-facts.ts'

/** Who a clause is about: the reader, {partner} by name or as "they", or both. */
export type Subject = Whose | 'they' | 'both'

const pronouns: Record<Subject, [their: string, they: string, them: string, self: string]> = {
  you: ['your', 'you', 'you', 'yourself'],
  partner: ['their', 'they', 'them', 'themselves'],
  they: ['their', 'they', 'them', 'themselves'],
  both: ['your', 'you', 'you', 'yourselves'],
}

/** A clause of the corpus with the verbs and pronouns of its subject. */
export function clauseOf(clause: string, subject: Subject): string {
  const [their, they, them, self] = pronouns[subject]
  const verbs = clause
    // After a pronoun the verb has its plain form.
    .replaceAll(/(\{they\} )\[([^|\]]+)\|[^\]]+\]/g, '$1$2')
    .replaceAll(/\[([^|\]]+)\|([^\]]+)\]/g, subject === 'partner' ? '$2' : '$1')
  return fillSlots(verbs, { their, they, them, themselves: self })
}

const sideWords: Record<Whose, Record<string, string>> = {
  you: {
    they: 'you',
    them: 'you',
    their: 'your',
    themselves: 'yourself',
    other: '{partner}',
    others: "{partner}'s",
  },
  partner: {
    they: 'they',
    them: 'them',
    their: 'their',
    themselves: 'themselves',
    other: 'you',
    others: 'your',
  },
}

/** A sentence about one of the two, {they}, and what {other} has of it: the verbs in brackets are those of the other one. */
export function fillSide(text: string, whose: Whose): string {
  return fillTemplate(withVerbs(text, whose), sideWords[whose])
}

function withVerbs(text: string, whose: Whose): string {
  return text.replaceAll(/\[([^|\]]+)\|([^\]]+)\]/g, whose === 'you' ? '$2' : '$1')
}

const namedWords: Record<Whose, Record<string, string>> = {
  you: { they: 'you', them: 'you', their: 'your', other: '{partner}' },
  partner: { they: '{partner}', them: '{partner}', their: "{partner}'s", other: 'you' },
}

/** A line about one of the two by name: the verbs in brackets are those of the other one. */
export function fillWhose(text: string, whose: Whose): string {
  return fillTemplate(withVerbs(text, whose), namedWords[whose])
}

/** "Your Mars is square your Moon" */
export function strainClause(owner: 'Your' | 'Their', strain: Strain): string {
  const { planet, by, aspect } = strain
  const their = owner === 'Your' ? 'your' : 'their'
  return `${owner} ${pointNames[planet]} is ${aspectWords[aspect]} ${their} ${pointNames[by]}`
}

/** "your Mars square your Moon", or "their Mars square their Moon" */
export function strainName(whose: Whose, { planet, by, aspect }: Strain): string {
  const their = whose === 'you' ? 'your' : 'their'
  return `${their} ${pointNames[planet]} ${aspectWords[aspect]} ${their} ${pointNames[by]}`
}

/** "your Moon square {partner}'s Mars" */
export function contactName({ you, partner, aspect }: SynastryAspectFact): string {
  return `your ${pointNames[you]} ${aspectWords[aspect]} {partner}'s ${pointNames[partner]}`
}

/** "your Moon square their Mars" after the name, so that it stands once in a sentence. */
export function referenceIn(text: string, contact: SynastryAspectFact): string {
  const name = contactName(contact)
  return text.includes('{partner}') ? name.replace("{partner}'s", 'their') : name
}

/** Below this an orb is worth a word. */
const CLOSE_DEGREES = 1

/** "Your Moon is square {partner}'s Mars, less than a degree from exact" */
export function contactClause(contact: SynastryAspectFact): string {
  const { you, partner, aspect, orbDegrees, driftDegrees } = contact
  const isClose = orbDegrees < CLOSE_DEGREES && driftDegrees === undefined
  const close = isClose ? ', less than a degree from exact' : ''
  return `Your ${pointNames[you]} is ${aspectWords[aspect]} {partner}'s ${pointNames[partner]}${close}`
}

/** "moon~mars", in the order of `planets`; the slow planets and the angles stand for themselves. */
export function thesisKey({ you, partner }: SynastryAspectFact): string {
  const ends = [you, partner]
  const slow = ends.find((end) => end === 'uranus' || end === 'neptune' || end === 'pluto')
  return slow ?? ends.toSorted((one, other) => orderOf(one) - orderOf(other)).join('~')
}

function orderOf(point: AspectPoint): number {
  return planets.indexOf(point as Planet)
}

/** "the Moon", "Mars", "the Ascendant". */
export function theName(point: AspectPoint): string {
  const hasArticle = point === 'sun' || point === 'moon' || point === 'asc' || point === 'mc'
  return `${hasArticle ? 'the ' : ''}${pointNames[point]}`
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
