import type { AspectPoint } from '#sky/aspects.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { aspectQuality } from '../aspect-quality.ts'

/** More contacts than these are a list. */
const MOST_CONTACTS = 9
/** The drift of an angle in facts of before it was stored with them. */
const USUAL_DRIFT_DEGREES = 1.2
/** Wider contacts are told only of the Sun and the Moon. */
const WIDE_DEGREES = 6

const lights: readonly AspectPoint[] = ['sun', 'moon']
const angles: readonly AspectPoint[] = ['asc', 'mc']
const slow: readonly AspectPoint[] = ['uranus', 'neptune', 'pluto']
/** With a slow planet, these make what everyone of an age has. */
const impersonal: readonly AspectPoint[] = ['jupiter', 'saturn', 'mc', ...slow]

/**
 * The contacts of two charts that a reading tells, at most nine, the most personal first. Sun with Moon,
 * Moon with Moon, Venus with Mars, and lights and rulers on angles are never left out for others.
 */
export function tellableContacts(facts: readonly SynastryFact[]): SynastryAspectFact[] {
  const rulers = rulersIn(facts)
  const ranked = facts
    .filter((fact) => fact.kind === 'synastry-aspect')
    .filter((fact) => isPersonal(fact, rulers))
    .map((fact) => ({ fact, rank: rankOf(fact, rulers) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ fact }) => fact)
  const musts = ranked.filter((fact) => isIndispensable(fact, rulers))
  const ofTheHeart = musts.filter(isOfTheHeart)
  const kept = [...ofTheHeart, ...musts.filter((fact) => !isOfTheHeart(fact))]
  const inOrder = new Set([...kept, ...ofBothQualities(ranked), ...ranked])
  const nine = new Set([...inOrder].slice(0, MOST_CONTACTS))
  return ranked.filter((fact) => nine.has(fact))
}

/** The contacts that a reading never leaves out for others. */
export function indispensableContacts(facts: readonly SynastryFact[]): SynastryAspectFact[] {
  const rulers = rulersIn(facts)
  return facts
    .filter((fact) => fact.kind === 'synastry-aspect')
    .filter((fact) => isIndispensable(fact, rulers))
}

/** Two people with nothing easy or nothing hard between them would not be believed. */
const OF_EACH_QUALITY = 2

function ofBothQualities(ranked: readonly SynastryAspectFact[]): SynastryAspectFact[] {
  const isTense = ({ aspect }: SynastryAspectFact) => aspectQuality(aspect) === 'tense'
  return [
    ...ranked.filter(isTense).slice(0, OF_EACH_QUALITY),
    ...ranked.filter((fact) => !isTense(fact)).slice(0, OF_EACH_QUALITY),
  ]
}

/** What two people have in common, and what they quarrel about. */
export interface RelationshipThesis {
  bond: SynastryAspectFact
  friction: SynastryAspectFact
  score: number
}

/** Every bond with every friction, the best pair first. */
export function relationshipTheses(facts: readonly SynastryFact[]): RelationshipThesis[] {
  const rulers = rulersIn(facts)
  const contacts = tellableContacts(facts).filter(({ you, partner }) =>
    [you, partner].every((point) => !angles.includes(point)),
  )
  const bonds = contacts.filter(({ aspect }) => aspectQuality(aspect) !== 'tense')
  const frictions = contacts.filter(({ aspect }) => aspectQuality(aspect) === 'tense')
  return bonds
    .flatMap((bond) =>
      frictions.map((friction) => {
        const score = Math.sqrt(rankOf(bond, rulers) * rankOf(friction, rulers))
        // "The same Moon, a different Mars" compares like with like.
        const alike = [bond, friction].filter(({ you, partner }) => you === partner).length
        return { bond, friction, score: score * (1 + 0.1 * alike) }
      }),
    )
    .toSorted((one, other) => other.score - one.score)
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

function isPersonal(fact: SynastryAspectFact, rulers: Rulers): boolean {
  const { you, partner, orbDegrees } = fact
  const ends = [you, partner]
  if (ends.every((end) => angles.includes(end))) return false
  if (ends.some((end) => slow.includes(end)) && ends.some((end) => impersonal.includes(end)))
    return false
  if (ends.includes('mc') && !isOnAngle(fact)) return false
  if (isOfTheHeart({ you, partner })) return true
  const isOfLights = lights.includes(you) || lights.includes(partner)
  const isOfRulers = you === rulers.you || partner === rulers.partner
  return orbDegrees <= WIDE_DEGREES || isOfLights || isOfRulers
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
  saturn: 0.65,
  uranus: 0.4,
  neptune: 0.4,
  pluto: 0.4,
}

function rankOf(fact: SynastryAspectFact, rulers: Rulers): number {
  const { you, partner, orbDegrees, aspect } = fact
  const isOfAngle = angles.includes(you) || angles.includes(partner)
  const drift = isOfAngle ? (fact.driftDegrees ?? USUAL_DRIFT_DEGREES) : 0
  const orb = Math.max(orbDegrees, drift)
  const ends = closeness[you] * closeness[partner]
  const ruling = (you === rulers.you ? 0.15 : 0) + (partner === rulers.partner ? 0.15 : 0)
  const tightness = 1 - orb / 11
  const strength = aspect === 'sextile' ? 0.8 : 1
  return (ends + ruling) * tightness * strength + (isIndispensable(fact, rulers) ? 1 : 0)
}

/** Sun with Moon, Moon with Moon, and Venus with Mars, either way around. */
function isOfTheHeart({ you, partner }: Pick<SynastryAspectFact, 'you' | 'partner'>): boolean {
  const pair = [you, partner].toSorted().join()
  return pair === 'moon,sun' || pair === 'moon,moon' || pair === 'mars,venus'
}

function isIndispensable(fact: SynastryAspectFact, rulers: Rulers): boolean {
  if (isOfTheHeart(fact)) return true
  const { you, partner } = fact
  const isLead = (point: AspectPoint, ruler: AspectPoint | undefined) =>
    lights.includes(point) || point === ruler
  return (
    isOnAngle(fact) &&
    ((angles.includes(partner) && isLead(you, rulers.you)) ||
      (angles.includes(you) && isLead(partner, rulers.partner)))
  )
}

/** On the angle or across from it. */
function isOnAngle({ aspect }: SynastryAspectFact): boolean {
  return aspect === 'conjunction' || aspect === 'opposition'
}
