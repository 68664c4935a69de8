import { easing, pressing } from '#lore/corpus/year/effects.ts'
import { faculties, forces, passMeanings, turningPasses } from '#lore/corpus/year/forces.ts'
import { bodyName } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { TouchedPoint, YearBody } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Pool } from '../horoscope/narrator.ts'
import { passesOf } from '../horoscope/passes.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'
import { isSlowContact, type YearContact } from './contacts.ts'
import { passRole, stayFacts } from './history.ts'
import { isAsked } from './question-span.ts'
import { turningPass } from './turning-pass.ts'

type Joint = (acts: string, link: string) => string

/** "Saturn makes it harder to feel safe", and why that matters to the subject of the year. */
const joints: Record<'presses' | 'eases', readonly Joint[]> = {
  presses: [
    (acts, link) => `${acts}, and ${link}.`,
    (acts, link) => `${capitalized(link)}, and now ${acts}.`,
    (acts, link) => `${capitalized(link)}, and here ${acts}.`,
  ],
  eases: [
    (acts, link) => `${capitalized(link)}, so it helps that ${acts}.`,
    (acts, link) => `${acts}, which helps, since ${link}.`,
    (acts, link) => `${capitalized(link)}, and here ${acts}.`,
  ],
}

/** What a slow planet does to what it touches in this person, and why that matters to the subject of the year. */
export function narrateForce(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { fact, body, point } = contact
  if (!argued || !point || !isSlowContact(contact) || !isAsked(argued, contact)) return undefined
  if (!(body in forces)) return undefined
  const tone = toneOf(contact)
  const agent = agentOf(contact)
  const link = argued.links[point as TouchedPoint]
  const effects = effectsOf(body as YearBody, point, tone)
  const fresh = effects.filter((effect) => !link || !sharesAWord(effect, link))
  const all = (fresh.length > 0 ? fresh : effects).map((effect) => `${agent} ${effect}`)
  const name = `force/${body}/${point}/${tone}`
  if (link && narrator.hasSaidOf(link)) return undefined
  const isUsed = (index: number) => narrator.hasUsed(`joint/${tone}/${index}/`)
  const pools: Pool[] = link
    ? narrator.random
        .shuffle(`joint ${fact.id}`, [...joints[tone].keys()])
        .toSorted((one, other) => Number(isUsed(one)) - Number(isUsed(other)))
        .map((index) => ({
          name: `joint/${tone}/${index}/${name}/${argued.name}`,
          lines: all.map((acts) => capitalized(joints[tone][index]?.(acts, link) ?? acts)),
        }))
    : [{ name, lines: all.map((acts) => `${capitalized(acts)}.`) }]
  // The planet in charge of the year would be evidence for another planet than this one.
  return narrator.line(pools, { facts: [fact.id, ...stayFacts(reader, contact)] })
}

/** Who acts; of an angle the checker could not tell. */
function agentOf({ body, point }: Pick<YearContact, 'body' | 'point'>): string {
  return point === 'asc' || point === 'mc' ? 'this transit' : capitalized(bodyName(body))
}

/** What a slow planet does to a person through a point; what it does to a planet of a whole generation, by what that stands for. */
function effectsOf(body: YearBody, point: NatalPoint, tone: 'presses' | 'eases'): string[] {
  const effects = tone === 'presses' ? pressing[body] : easing[body]
  const own = point in effects ? effects[point as TouchedPoint] : undefined
  return own
    ? [...own]
    : forces[body][tone].flatMap((verb) => (faculties[point] ?? []).map((one) => `${verb} ${one}`))
}

/** Whether two phrases say one word of some length, as "safe" and "safety". */
function sharesAWord(one: string, other: string): boolean {
  const stems = (text: string) => (text.match(/\w{4,}/g) ?? []).map((word) => word.slice(0, 4))
  const known = new Set(stems(other))
  return stems(one).some(
    (stem) => known.has(stem) && !/^(?:your|what|with|make|more|than|that|when|peop)$/.test(stem),
  )
}

/** Why what a moment touches matters to the subject of the year, by itself. */
export function narrateLink(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { fact, point } = contact
  const link = argued?.links[point as TouchedPoint]
  if (!argued || !link || !isAsked(argued, contact)) return undefined
  if (narrator.hasSaidOf(link)) return undefined
  const pool = {
    name: `joint/first/${argued.name}/${point}`,
    lines: [`${capitalized(link)}.`],
  }
  return narrator.line([pool], { facts: [fact.id, ...stayFacts(reader, contact)] })
}

/** What a pass has to do with the others: what the first opens, the next ones test, and the last settles. */
export function narratePassMeaning(
  { reader, narrator }: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const { fact } = contact
  if (!argued || fact.kind !== 'transit' || !isAsked(argued, contact)) return undefined
  const isTurn = turningPass(reader, contact)?.id === fact.id
  const isSeries = fact.pass !== undefined && fact.pass.of > 2
  if (!isSeries && !isTurn) return undefined
  const role = isSeries ? passRole(reader, contact) : 'once'
  const lines = isTurn ? turningPasses[role] : role === 'once' ? [] : passMeanings[role]
  const passes = passesOf(reader, fact).map(({ id }) => id)
  const agent = agentOf(contact)
  const pool = {
    name: `pass/${isTurn ? 'turn/' : ''}${role}`,
    lines: lines.map((says) => capitalized(says.replace('{planet}', agent))),
  }
  return narrator.line([pool], {
    // The planet in charge of the year would be evidence for another planet than this one.
    facts: [fact.id, ...passes],
  })
}
