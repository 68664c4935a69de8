import { periodHouses, periodPlanets } from '#lore/corpus/year/periods.ts'
import type { ReachedPoint, TouchedPlanet } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import { housesOfAngles } from '../portrait/placement.ts'
import { isSlowContact, laneOf, type YearContact } from './contacts.ts'
import { personOf } from './person.ts'
import type { Stop } from './plan.ts'
import { reachedPoint } from './stake.ts'

/** The main contact of an act: the heaviest transit of the year, or else of the act. */
export function mainOf(act: readonly Stop[], lead: YearContact): YearContact | undefined {
  const rankOf = ({ contact, isMinor, isAgain }: Stop) =>
    contact.rank +
    (laneOf(contact) === laneOf(lead) ? LEAD : 0) +
    (isSlowContact(contact) ? SLOW : 0) +
    (toneOf(contact) === 'presses' ? PRESSES : 0) -
    (isMinor ? LIGHT : 0) -
    (isAgain ? AGAIN : 0)
  return act
    .filter(({ contact }) => reachedPoint(contact) !== undefined)
    .toSorted((one, other) => rankOf(other) - rankOf(one))[0]?.contact
}

const LEAD = 200
const SLOW = 20
const PRESSES = 12
const LIGHT = 40
const AGAIN = 30

/** How a part of the year differs from the others for this person. */
export function narratePeriod(
  { reader, narrator }: Narration,
  main: YearContact,
  isOneMonth: boolean,
): Draft | undefined {
  // The others don't act on a point as a duty or a favor does.
  if (main.body !== 'saturn' && main.body !== 'jupiter') return undefined
  const { facts } = personOf(reader, main)
  const reached = reachedPoint(main)
  const tone = toneOf(main)
  const pool = isAngle(reached)
    ? { name: `period/${reached}/${tone}`, lines: periodHouses[housesOfAngles[reached]][tone] }
    : {
        name: `period/${main.point}/${tone}`,
        lines: periodPlanets[main.point as TouchedPlanet][tone],
      }
  return narrator.line([pool], {
    facts: [main.fact.id, ...(main.touch ? [main.touch.id] : []), ...facts.slice(0, 1)],
    print: (says) => (isOneMonth ? says.replace('these months', 'these weeks') : says),
  })
}

const isAngle = (point: ReachedPoint | undefined): point is keyof typeof housesOfAngles =>
  point !== undefined && point in housesOfAngles
