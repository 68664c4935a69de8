import type { AspectPoint } from '#sky/aspects.ts'
import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { aspectQuality } from '../aspect-quality.ts'

/** The drift of an angle, for older facts, which do not have it. */
const USUAL_DRIFT_DEGREES = 1.2
/** A conjunction or opposition of the Sun or the Moon counts a little farther. */
const ORBS = { usual: 6, ofLights: 8 }
/** At this orb a contact has half of the weight that it has when it is exact. */
const HALF_WEIGHT_DEGREES = 3

/** The share of its weight that a contact keeps if many couples of the same age have it. */
const SHARED_BY_AGE = 0.6

const lights: readonly AspectPoint[] = ['sun', 'moon']
const angles: readonly AspectPoint[] = ['asc', 'mc']
/** Everyone of the same age has the contacts of a slow planet with one of these. */
const isImpersonal = (point: AspectPoint) => isSlowBody(point) || point === 'mc'

/** A contact of two charts that a reading may describe. */
export interface RelevantContact {
  fact: SynastryAspectFact
  isHard: boolean
  /**
   * Sun with Moon, Moon with Moon, Venus with Mars, lights and rulers on angles, what is within a degree of an angle or
   * a light, and what two planets do both ways: not left out for others.
   */
  isIndispensable: boolean
  /** The Sun with Venus, Mars with the Moon, or a close contact to an angle: described before wide contacts of other points. */
  isPreferred: boolean
  /** The first three of these, which tie two people sooner than anything else does. */
  isCentral: boolean
  weight: number
  /** The same two planets the other way around, read together with this one, the heavier of the two. */
  mirror?: SynastryAspectFact
}

/** The contacts of two charts that a reading may describe, by orb and by how personal they are, the heaviest first. */
export function relevantContacts(facts: readonly SynastryFact[]): RelevantContact[] {
  const rulers = rulersIn(facts)
  const relevant = facts
    .filter((fact) => fact.kind === 'synastry-aspect')
    .filter((fact) => isClose(fact) && isPersonal(fact))
  return relevant
    .map((fact) => {
      const twin = twinOf(fact, relevant)
      const isOfCenter = isCentral(fact, rulers)
      return {
        fact,
        isHard: isHard(fact),
        isIndispensable: isOfCenter || isStriking(fact) || twin !== undefined,
        isPreferred: isPreferred(fact),
        isCentral: isOfCenter,
        weight: weightOf(fact, rulers),
        ...(twin && leads(fact, twin, rulers) && { mirror: twin }),
      }
    })
    .toSorted((one, other) => other.weight - one.weight)
}

/** Within this of an angle or a light, a planet is felt before anything else. */
const STRIKING_DEGREES = 1
const striking: readonly AspectPoint[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'saturn',
  'pluto',
]

/** A personal planet, Saturn or Pluto on the axis of the other one's angle, or close and hard with the other one's light. */
function isStriking(fact: SynastryAspectFact): boolean {
  const { you, partner, orbDegrees, aspect } = fact
  if (orbDegrees >= STRIKING_DEGREES) return false
  const touches = (by: AspectPoint, touched: AspectPoint) =>
    striking.includes(by) &&
    ((angles.includes(touched) && isOnAxis(fact)) ||
      (lights.includes(touched) && (isOnAxis(fact) || aspect === 'square')))
  return touches(you, partner) || touches(partner, you)
}

const PREFERRED_DEGREES = { ofAngle: 2, ofPlanets: 4 }

function isPreferred(fact: SynastryAspectFact): boolean {
  const { you, partner, orbDegrees, aspect } = fact
  const ends = [you, partner].toSorted()
  if (ends.some((end) => angles.includes(end)))
    return (
      orbDegrees < PREFERRED_DEGREES.ofAngle &&
      (isOnAxis(fact) || aspect === 'square') &&
      ends.some((end) => striking.includes(end))
    )
  const isOfLovers = ends.join() === 'sun,venus' || ends.join() === 'mars,moon'
  return isOfLovers && orbDegrees < PREFERRED_DEGREES.ofPlanets
}

/** Mirrored contacts of two planets count as one if both are this close. */
const TWIN_DEGREES = 4

/** The mirror image of a contact: your Mars with their Saturn, and your Saturn with their Mars, of the same quality. */
function twinOf(
  fact: SynastryAspectFact,
  relevant: readonly SynastryAspectFact[],
): SynastryAspectFact | undefined {
  const { you, partner } = fact
  const ends = [you, partner]
  const isOfTwoPlanets =
    you !== partner &&
    !ends.some((end) => angles.includes(end) || isGenerational(end)) &&
    ends.some((end) => !isSlowBody(end))
  if (!isOfTwoPlanets || fact.orbDegrees > TWIN_DEGREES) return undefined
  return relevant.find(
    (other) =>
      other.you === partner &&
      other.partner === you &&
      other.orbDegrees <= TWIN_DEGREES &&
      aspectQuality(other.aspect) === aspectQuality(fact.aspect),
  )
}

/** Whether it is the heavier of two mirrored contacts, which stands for both. */
function leads(one: SynastryAspectFact, other: SynastryAspectFact, rulers: Rulers): boolean {
  const difference = weightOf(one, rulers) - weightOf(other, rulers)
  return difference === 0 ? one.id < other.id : difference > 0
}

interface Rulers {
  you?: AspectPoint
  partner?: AspectPoint
}

/** The planets that rule the two Ascendants, by tradition. */
function rulersIn(facts: readonly SynastryFact[]): Rulers {
  const rulers: Rulers = {}
  for (const fact of facts)
    if (fact.kind === 'owned-placement' && fact.point === 'asc')
      rulers[fact.whose] = traditionalRulers[fact.sign]
  return rulers
}

/** Across from a Midheaven is home, which is not a quarrel. */
function isHard({ you, partner, aspect }: SynastryAspectFact): boolean {
  return aspectQuality(aspect) === 'tense' && you !== 'mc' && partner !== 'mc'
}

function isClose(fact: SynastryAspectFact): boolean {
  const { you, partner, orbDegrees } = fact
  const ends = [you, partner]
  const isOfLights = ends.some((end) => lights.includes(end)) && isOnAxis(fact)
  const isOfAngle = ends.some((end) => angles.includes(end))
  return orbDegrees <= (isOfLights && !isOfAngle ? ORBS.ofLights : ORBS.usual)
}

function isPersonal(fact: SynastryAspectFact): boolean {
  const ends = [fact.you, fact.partner]
  if (ends.every((end) => angles.includes(end))) return false
  if (ends.some(isGenerational) && ends.every(isImpersonal)) return false
  return !ends.includes('mc') || isOnAxis(fact)
}

const closeness: Record<AspectPoint, number> = {
  sun: 1,
  moon: 1,
  venus: 0.9,
  mars: 0.9,
  mercury: 0.75,
  asc: 0.6,
  mc: 0.5,
  jupiter: 0.6,
  saturn: 0.7,
  uranus: 0.4,
  neptune: 0.4,
  pluto: 0.4,
}

function weightOf(fact: SynastryAspectFact, rulers: Rulers): number {
  const { you, partner, orbDegrees, aspect } = fact
  const isOfAngle = angles.includes(you) || angles.includes(partner)
  const drift = isOfAngle ? (fact.driftDegrees ?? USUAL_DRIFT_DEGREES) : 0
  const ruling = (you === rulers.you ? 0.15 : 0) + (partner === rulers.partner ? 0.15 : 0)
  const tightness = 1 / (1 + Math.max(orbDegrees, drift) / HALF_WEIGHT_DEGREES)
  const strength = aspect === 'sextile' ? 0.8 : 1
  const ends = closeness[you] * closeness[partner] * (isOfAnAge(fact) ? SHARED_BY_AGE : 1)
  return (ends + ruling) * tightness * strength
}

/** Jupiter and Saturn are near each other's places for most people who were born in the same years. */
function isOfAnAge({ you, partner }: SynastryAspectFact): boolean {
  return [you, partner].every((end) => end === 'jupiter' || end === 'saturn')
}

/** Sun with Moon, Moon with Moon, and Venus with Mars, either way around. */
function isOfTheHeart({ you, partner }: Pick<SynastryAspectFact, 'you' | 'partner'>): boolean {
  const pair = [you, partner].toSorted().join()
  return pair === 'moon,sun' || pair === 'moon,moon' || pair === 'mars,venus'
}

function isCentral(fact: SynastryAspectFact, rulers: Rulers): boolean {
  if (isOfTheHeart(fact)) return true
  const { you, partner } = fact
  const isLead = (point: AspectPoint, ruler: AspectPoint | undefined) =>
    lights.includes(point) || point === ruler
  return (
    isOnAxis(fact) &&
    ((angles.includes(partner) && isLead(you, rulers.you)) ||
      (angles.includes(you) && isLead(partner, rulers.partner)))
  )
}

function isOnAxis({ aspect }: SynastryAspectFact): boolean {
  return aspect === 'conjunction' || aspect === 'opposition'
}
