import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { PointContext } from '../horoscope/points.ts'
import type { YearContact } from './contacts.ts'
import { reachOf } from './point-reach.ts'
import { personalTie } from './weight.ts'

/** Why a slow planet on one that a generation shares concerns this person: what that is tied to in the chart. */
export function narrateReach(
  { reader, narrator }: Narration,
  contact: YearContact,
  { name }: PointContext,
): Draft | undefined {
  const tie = personalTie(reader, contact)
  const what = tie && reachOf(tie.other)
  if (!tie || !what) return undefined
  const ways = [
    `Your ${name} is closely ${tie.phrase}, so the change reaches ${what}, too.`,
    `Your ${name} is ${tie.phrase}, so ${what} may change with it.`,
  ]
  return narrator.state('reach', ways, { facts: [...tie.facts, contact.fact.id] })
}
