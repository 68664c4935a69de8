import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { BalanceFact } from '#sky/facts.ts'
import { aspectsOf, type ChosenAspects } from './aspect-choice.ts'
import { chooseFrame, type Frame, type FrameOptions } from './frame.ts'
import { addHighlights, chooseHighlights } from './highlight-places.ts'
import { aspectThought, type PlannedSection, personalPlanets, type Thought } from './thoughts.ts'

export interface Plan {
  frame: Frame
  /** In the order of the argument; the task comes after them. */
  sections: PlannedSection[]
  /** The planet whose task ends the text where no author wrote one. */
  acting: Planet
  /** How many thoughts there are beyond those that every portrait has. */
  extras: number
}

/**
 * Which paragraph stands where, before a word is chosen: how the person comes across, the planets of both sides, the
 * other planets with their aspects, what makes it harder, what helps.
 */
export function planPortrait(
  spine: Spine,
  { extras = 0, exact = Number.POSITIVE_INFINITY, ...options }: PlanOptions = {},
): Plan {
  const frame = chooseFrame(spine, options)
  const chosenAspects = aspectsOf(spine, frame)
  const { loudest, others } = chooseHighlights(spine, chosenAspects)
  const all = [...others, ...extraThoughts(spine, chosenAspects)]
  const chosen = all.slice(0, extras)
  const highlights = [...loudest, ...chosen].flatMap((one) => (one.kind === 'highlight' ? one : []))
  const planets = chosen.flatMap((one) => ('planet' in one ? [one.planet] : []))
  const order = orderOf(spine, frame, chosenAspects, planets)
  const aspects = [
    ...chosenAspects.others.slice(0, exact),
    ...chosen.flatMap((one) => ('aspect' in one ? one.aspect : [])),
  ]
  const sections = joinSocial(
    joinRuler(spine, frame, [
      ...risingSection(spine),
      ...order.map((planet) =>
        planetSection(spine, frame, planet, aspectsAt(planet, order, aspects)),
      ),
    ]),
  )
  return {
    frame,
    sections: addHighlights(
      [...withGeneral(sections, chosen), ...endSections(chosenAspects)],
      highlights,
    ),
    acting: actingPlanet(chosenAspects, frame),
    extras: all.length,
  }
}

interface PlanOptions extends FrameOptions {
  /** How many thoughts beyond those that every portrait has. */
  extras?: number
  /** How many aspects of those within a degree, where a chart has more than a text can hold. */
  exact?: number
}

function risingSection({ ascendant }: Spine): PlannedSection[] {
  return ascendant
    ? [{ role: 'rising', thoughts: [{ kind: 'rising', facts: [ascendant.id] }] }]
    : []
}

/** The leads of both sides, then by weight; those of the strain last, so that it follows what it is about. */
function orderOf(
  spine: Spine,
  { sides }: Frame,
  { strain }: ChosenAspects,
  more: readonly Planet[],
): Planet[] {
  const leads = sides.flatMap(({ lead }) => (lead ? [lead] : []))
  const isStrained = (planet: Planet) => strain?.a === planet || strain?.b === planet
  const rest = [...personalPlanets, ...more, ...(spine.ruler ? [spine.ruler] : [])].toSorted(
    (one, other) =>
      Number(isStrained(one)) - Number(isStrained(other)) ||
      Number(personalPlanets.includes(other)) - Number(personalPlanets.includes(one)) ||
      weightOf(spine, other) - weightOf(spine, one),
  )
  const isEarly = spine.ruler && !personalPlanets.includes(spine.ruler)
  return [...new Set([...(isEarly && spine.ruler ? [spine.ruler] : []), ...leads, ...rest])]
}

function planetSection(
  spine: Spine,
  { sides }: Frame,
  planet: Planet,
  aspects: readonly PlanetPair[],
): PlannedSection {
  const own = spine.planets.get(planet)
  if (!own?.sign) {
    const facts = [`placement:${planet}`]
    return { role: 'either-sign', thoughts: [{ kind: 'either-sign', planet, facts }] }
  }
  const [first, second] = sides.map(({ lead }) => lead)
  const role = planet === first ? 'first-side' : planet === second ? 'second-side' : 'other-side'
  return {
    role,
    thoughts: [{ kind: 'placement', planet, facts: [...own.facts] }, ...aspects.map(aspectThought)],
  }
}

/** Where the rising sign is headed belongs to how the person comes across. */
function joinRuler(
  { ruler }: Spine,
  { sides }: Frame,
  sections: PlannedSection[],
): PlannedSection[] {
  const isRulers = ({ thoughts: [first] }: PlannedSection) =>
    first?.kind === 'placement' &&
    first.planet === ruler &&
    (!personalPlanets.includes(ruler) || sides[0].points.includes('asc'))
  const [rising, ...others] = sections
  const own = rising?.role === 'rising' ? others.find(isRulers) : undefined
  if (!rising || !own) return sections
  const thoughts = [...rising.thoughts, ...own.thoughts]
  return [{ role: 'rising', thoughts }, ...others.filter((one) => one !== own)]
}

/** Jupiter and Saturn are one section. */
function joinSocial(sections: PlannedSection[]): PlannedSection[] {
  const isSocial = ({ role, thoughts: [first] }: PlannedSection) =>
    role === 'other-side' && first?.kind === 'placement' && !personalPlanets.includes(first.planet)
  const joined: PlannedSection[] = []
  for (const section of sections) {
    const before = isSocial(section) ? joined.find(isSocial) : undefined
    if (before) before.thoughts.push(...section.thoughts)
    else joined.push(section)
  }
  return joined
}

/** An aspect comes when both of its planets are known. */
function aspectsAt(
  planet: Planet,
  order: readonly Planet[],
  aspects: readonly PlanetPair[],
): PlanetPair[] {
  return aspects.filter(({ a, b }) => order.findLast((one) => one === a || one === b) === planet)
}

/** The public side, and what the chart has much or nothing of, come after all planets. */
function withGeneral(
  sections: readonly PlannedSection[],
  chosen: readonly Thought[],
): PlannedSection[] {
  const general = chosen.filter(({ kind }) => kind === 'midheaven' || kind === 'balance')
  return sections.map(({ role, thoughts }, index) => ({
    role,
    thoughts: index === sections.length - 1 ? [...thoughts, ...general] : thoughts,
  }))
}

function endSections({ strain, help }: ChosenAspects): PlannedSection[] {
  return [
    ...(strain ? [{ role: 'strain' as const, thoughts: [aspectThought(strain)] }] : []),
    ...(help ? [{ role: 'resolution' as const, thoughts: [help] }] : []),
  ]
}

/** What could be said as well, the weightiest first. */
function extraThoughts(spine: Spine, chosenAspects: ChosenAspects): Thought[] {
  const { more, last } = chosenAspects
  const social = (['saturn', 'jupiter'] as const).toSorted(
    (one, other) => weightOf(spine, other) - weightOf(spine, one),
  )
  const { alone, shared } = withoutSharedPlanets(chosenAspects, more)
  const placed = (planets: readonly Planet[]) =>
    planets.flatMap((planet): Thought[] => {
      const own = spine.planets.get(planet)
      return own?.sign ? [{ kind: 'placement', planet, facts: [...own.facts] }] : []
    })
  const isStrong = (planet: Planet) => weightOf(spine, planet) >= STRONG
  return [
    ...placed(social.filter(isStrong)),
    ...alone.filter(isNear).map(aspectThought),
    ...placed(social.filter((planet) => !isStrong(planet))),
    ...alone.filter((one) => !isNear(one)).map(aspectThought),
    ...shared.map(aspectThought),
    ...midheaven(spine),
    ...balances(spine),
    ...last.map(aspectThought),
  ]
}

/** Two paragraphs on aspects of one planet tend to contradict or to repeat each other. */
function withoutSharedPlanets(
  { strain, help, others }: ChosenAspects,
  more: readonly PlanetPair[],
): { alone: PlanetPair[]; shared: PlanetPair[] } {
  const chosen = [strain, help?.kind === 'aspect' ? help.aspect : undefined, ...others]
  const taken = new Set(chosen.flatMap((one) => (one ? [one.a, one.b] : [])))
  const alone: PlanetPair[] = []
  for (const aspect of more) {
    const ends = [aspect.a, aspect.b].filter((planet) => personalPlanets.includes(planet))
    if (ends.some((planet) => taken.has(planet))) continue
    for (const planet of ends) taken.add(planet)
    alone.push(aspect)
  }
  return { alone, shared: more.filter((one) => !alone.includes(one)) }
}

const STRONG = 0.26
const NEAR_DEGREES = 3
const isNear = ({ orbDegrees }: PlanetPair) => orbDegrees <= NEAR_DEGREES

function midheaven({ facts }: Spine): Thought[] {
  const fact = facts.find((one) => one.kind === 'angle' && one.angle === 'mc')
  return fact ? [{ kind: 'midheaven', facts: [fact.id] }] : []
}

/** What is absent first, and elements before qualities. */
function balances({ facts }: Spine): Thought[] {
  const rank = ({ of, strength }: BalanceFact) =>
    (['fire', 'earth', 'air', 'water'].includes(of) ? 0 : 2) + (strength === 'absent' ? 0 : 1)
  return facts
    .filter((fact) => fact.kind === 'balance')
    .toSorted((one, other) => rank(one) - rank(other))
    .map((balance) => ({ kind: 'balance', balance, facts: [balance.id] }))
}

/** That of what helps, or of the first side; never one of a generation. */
function actingPlanet({ help }: ChosenAspects, { sides }: Frame): Planet {
  const ends =
    help?.kind === 'aspect'
      ? [help.aspect.a, help.aspect.b]
      : help?.kind === 'reception'
        ? [help.reception.a, help.reception.b]
        : []
  return ends.find((planet) => personalPlanets.includes(planet)) ?? sides[0].lead ?? 'sun'
}

function weightOf({ planets }: Spine, planet: Planet): number {
  return planets.get(planet)?.weight ?? 0
}
