import { earlierPasses } from '#lore/corpus/months/earlier-passes.ts'
import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import { type Contact, isSlow } from './contacts.ts'
import { daysApart, dayText } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { courseOf, laterTouch, ordinalOf, passesOf } from './passes.ts'
import { houseOf } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { ownHouses } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** Passes around a station, within days, are one event. */
const NEAR_DAYS = 20

/** The first time that a slow planet did what it does again this month. */
export function firstPassOf(reader: Reader, { fact }: Contact): TransitFact | undefined {
  if (fact.kind !== 'transit' || !fact.pass || fact.pass.number === 1) return undefined
  return passesOf(reader, fact).find(({ pass }) => pass?.number === 1)
}

/** "The first was on February 21, when you may have begun to pay something off, and the second was on July 24." */
export function narrateEarlierPasses(narration: Narration, contact: Contact): Draft | undefined {
  const passes = earlierPassesIn(narration, contact)
  if (!passes) return undefined
  const { first, last, dayOf } = passes
  const clause = `, when ${earlierOf(narration, contact)}`
  const then = last === first ? '' : `, and the ${ordinalOf(last)} was on ${dayOf(last)}`
  const ways = [
    `The ${ordinalOf(first)} was on ${dayOf(first)}${clause}${then}.`,
    `It began on ${dayOf(first)}${clause}${then}.`,
  ]
  const { facts } = passes
  return narration.narrator.state('earlier', first.pass?.number === 1 ? ways : ways.slice(0, 1), {
    facts,
  })
}

/** Names the passes before and after a station near a point: "The conjunction was exact on November 13, and it's exact again on January 11." */
export function narrateAroundStation(
  { reader, narrator }: Narration,
  { fact, point, touch }: Contact,
): Draft | undefined {
  if (fact.kind !== 'station' || !point || touch?.aspect === undefined) return undefined
  const passes = reader
    .ofKind('transit')
    .filter(
      ({ body, natal, aspect, at }) =>
        body === fact.body &&
        natal === point &&
        aspect === touch.aspect &&
        daysApart(dateOf(at), dateOf(fact.at)) < AROUND_DAYS,
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const before = passes.findLast(({ at }) => at < fact.at)
  const after = passes.find(({ at }) => at > fact.at)
  if (!before || !after || dateOf(before.at) >= reader.period.startDate) return undefined
  const [was, is] = [before, after].map(({ at }) => dayText(dateOf(at), dateOf(fact.at)))
  const ways = [
    `The ${touch.aspect} was exact on ${was}, and it's exact again on ${is}.`,
    `The ${touch.aspect} was exact on ${was} and will be again on ${is}.`,
  ]
  return narrator.state('around', ways, { facts: [before.id, after.id] })
}

/** A station comes some weeks after a pass and before the next. */
const AROUND_DAYS = 120

function earlierPassesIn({ reader, narrator }: Narration, contact: Contact) {
  const { startDate } = reader.period
  const { fact } = contact
  if (fact.kind !== 'transit' || !fact.pass || !isSlow(contact)) return undefined
  const before = passesOf(reader, fact).filter(
    ({ at }) => dateOf(at) < startDate && daysApart(dateOf(at), dateOf(fact.at)) > NEAR_DAYS,
  )
  const [first] = before
  const last = before.at(-1)
  // Two passes of one month share their history.
  if (!first || !last || narrator.hasStated('earlier', first.id)) return undefined
  const dayOf = (one: TransitFact) => dayText(dateOf(one.at), dateOf(fact.at))
  const facts = [first.id, ...(last === first ? [] : [last.id]), fact.id]
  return { first, last, dayOf, facts }
}

/** Until when it is felt, and when it is exact again, in the order of time. */
export function narrateAhead({ reader, narrator }: Narration, contact: Contact): Draft[] {
  const { fact } = contact
  if (fact.kind !== 'transit' || !isSlow(contact)) return []
  const { own, next } = courseOf(reader, fact)
  // Two passes of one month share their history.
  if (!own || narrator.hasStated('course', own.id)) return []
  const day = (at: string) => dayText(dateOf(at), dateOf(fact.at))
  const body = capitalized(bodyName(fact.body))
  const [point, until] = [`your ${pointNames[fact.natal]}`, day(own.until)]
  const course = (ways: readonly string[], ...facts: string[]) => [
    narrator.state('course', ways, { facts: [own.id, fact.id, ...facts] }),
  ]
  const stays = `${body} stays close until ${until}.`
  // It doesn't let go of what it comes near again.
  if (!next)
    return course([
      ...(laterTouch(reader, fact) ? [] : [`${body} lets go of ${point} by ${until}.`]),
      stays,
    ])
  const then = day(next.at)
  if (next.at >= own.until)
    return course(
      [
        `${body} stays close until ${until}, and it's exact again on ${then}.`,
        `You may feel it until ${until}, and it comes back on ${then}.`,
      ],
      next.id,
    )
  const again = `${body} is exactly ${aspectWords[fact.aspect]} ${point} again on ${then}`
  return course([`${again}, and stays close until ${until}.`], next.id)
}

/** What an earlier pass may have been like, as a clause. */
function earlierOf({ reader }: Narration, contact: Contact): string {
  const { body, point } = contact
  const house = houseOf(reader, contact) ?? ownHouses[point ?? 'sun']
  return earlierPasses[body as keyof typeof earlierPasses][house][toneOf(contact)]
}
