import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { BalanceFact } from '#sky/facts.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { aspectsOf, type ChosenAspects } from './aspect-choice.ts'
import { withoutStrangers } from './crowd-sections.ts'
import { chooseFrame, type Frame, type FrameOptions } from './frame.ts'
import { groupsOf } from './groups.ts'
import { addHighlights, chooseHighlights } from './highlight-places.ts'
import {
  aspectThought,
  type HighlightThought,
  type PlannedSection,
  personalPlanets,
  type Thought,
} from './thoughts.ts'

export interface Plan {
  frame: Frame
  /** In the order of the argument; the task comes after them. */
  sections: PlannedSection[]
  /** The planet whose task ends a text without an authored one. */
  acting: Planet
  /** How many thoughts there are beyond those that every portrait has. */
  extras: number
}

/**
 * Plans the paragraphs before any line is chosen: how the person comes across, the planets of both sides, the other
 * planets with their aspects, the main difficulty, and what helps.
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
  const extra = chosen.flatMap((one) => ('planet' in one ? [one.planet] : []))
  const planets = [...new Set([...strongHost(spine), ...extra])]
  const aspects = [
    ...chosenAspects.others,
    ...chosen.flatMap((one) => ('aspect' in one ? one.aspect : [])),
  ]
  const brief = chosenAspects.others.slice(exact)
  const { strain } = chosenAspects
  const groups = groupsOf(spine, frame, { strain, aspects, more: planets })
  const { rising, sides, open, desire, strained } = groups
  const order = [...rising, ...sides.flat(), ...open, ...desire, ...strained]
  const thoughtsOf = (planet: Planet) => [
    ...placementOf(spine, planet),
    ...aspectsAt(planet, order, aspects).map((aspect) => ({
      ...aspectThought(aspect),
      ...(brief.includes(aspect) && { isBrief: true }),
    })),
  ]
  const ends = endSections(frame, chosenAspects, strained.flatMap(thoughtsOf))
  const sections = enoughSections(
    [
      ...risingSection(spine, rising.flatMap(thoughtsOf)),
      ...sides.flatMap((planets, side): PlannedSection[] =>
        planets.length > 0
          ? [{ role: sideRoles[side] ?? 'first-side', thoughts: planets.flatMap(thoughtsOf) }]
          : [],
      ),
      ...open.map(
        (planet): PlannedSection => ({ role: 'either-sign', thoughts: thoughtsOf(planet) }),
      ),
      ...(desire.length > 0
        ? [{ role: 'desire' as const, thoughts: desire.flatMap(thoughtsOf) }]
        : []),
    ],
    ends.length,
  )
  return {
    frame,
    sections: withCourse(
      frame,
      addHighlights([...withGeneral(sections, chosen), ...ends], highlights),
    )
      .map((section) => withoutCovered(section, highlights))
      .flatMap(withoutStrangers)
      .flatMap(withoutCompany),
    acting: actingPlanet(chosenAspects, frame),
    extras: all.length,
  }
}

/** A highlight has its own paragraph, so its aspect does not get a second one. */
function withoutCovered(
  { role, thoughts }: PlannedSection,
  highlights: readonly HighlightThought[],
): PlannedSection {
  const covered = new Set(highlights.map(({ highlight }) => highlight.fact.id))
  const isCovered = (thought: Thought) =>
    thought.kind === 'aspect' && covered.has(thought.aspect.id)
  return { role, thoughts: thoughts.filter((thought) => !isCovered(thought)) }
}

const angularHouses: readonly number[] = [1, 4, 7, 10]

/** Jupiter or Saturn, if it rules the Sun and is strong itself: nothing says more about what the Sun is after. */
function strongHost({ planets }: Spine): Planet[] {
  const sign = planets.get('sun')?.sign
  const host = sign && traditionalRulers[sign]
  if (!host || personalPlanets.includes(host)) return []
  const own = planets.get(host)
  if (!own?.sign) return []
  const isDignified = own.dignities.some((one) => one === 'domicile' || one === 'exaltation')
  return isDignified || angularHouses.includes(own.house ?? 0) ? [host] : []
}

const sideRoles = ['first-side', 'second-side'] as const

interface PlanOptions extends FrameOptions {
  /** How many thoughts beyond those that every portrait has. */
  extras?: number
  /** How many of the aspects within a degree get a paragraph, if a chart has more than a text can hold. */
  exact?: number
}

/** The ruler of the Ascendant belongs to the section on how the person comes across. */
function risingSection({ ascendant }: Spine, ruler: readonly Thought[]): PlannedSection[] {
  if (!ascendant) return ruler.length > 0 ? [{ role: 'first-side', thoughts: [...ruler] }] : []
  return [{ role: 'rising', thoughts: [{ kind: 'rising', facts: [ascendant.id] }, ...ruler] }]
}

function placementOf({ planets }: Spine, planet: Planet): Thought[] {
  const own = planets.get(planet)
  if (!own?.sign) return [{ kind: 'either-sign', planet, facts: [`placement:${planet}`] }]
  return [{ kind: 'placement', planet, facts: [...own.facts] }]
}

const LEAST_SECTIONS = 4

/** A chart without strain or help would have too few sections: the planets that go with a side get their own. */
function enoughSections(sections: readonly PlannedSection[], others: number): PlannedSection[] {
  const result = [...sections]
  while (result.length + others < LEAST_SECTIONS) {
    const longest = result.toSorted((one, other) => placesIn(other) - placesIn(one))[0]
    if (!longest || placesIn(longest) < 2) break
    const { role, thoughts } = longest
    const at = thoughts.findIndex(({ kind }, index) => kind === 'placement' && index > 0)
    const halves = [thoughts.slice(0, at), thoughts.slice(at)].map((half) => ({
      role,
      thoughts: half,
    }))
    result.splice(result.indexOf(longest), 1, ...halves)
  }
  return result
}

/** A section with more thoughts has two subjects. */
const MOST_IN_SECTION = 4

/** Splits a section that would be too long before its last planet with aspects of its own. */
function withoutCompany(section: PlannedSection): PlannedSection[] {
  const { role, thoughts } = section
  if (role === 'strain' || role === 'resolution' || thoughts.length <= MOST_IN_SECTION)
    return [section]
  const at = thoughts.findLastIndex(
    ({ kind }, index) => kind === 'placement' && index > 1 && index < thoughts.length - 1,
  )
  if (at < 0) return [section]
  return [
    ...withoutCompany({ role, thoughts: thoughts.slice(0, at) }),
    { role: 'desire', thoughts: thoughts.slice(at) },
  ]
}

function placesIn({ role, thoughts }: PlannedSection): number {
  return role === 'rising' ? 0 : thoughts.filter(({ kind }) => kind === 'placement').length
}

/** The paragraphs on the two sides together, or on a third point, come after both sides. */
function withCourse(frame: Frame, sections: readonly PlannedSection[]): PlannedSection[] {
  const parts = middleParts(frame)
  const { lead } = frame.sides[1]
  const isLead = (thought: Thought) => thought.kind === 'placement' && thought.planet === lead
  const facts = frame.sides.flatMap((side) => [...side.facts])
  const middle = parts.map((part): Thought => ({ kind: 'course', part, facts }))
  return sections.map(({ role, thoughts }) => {
    const at = thoughts.findIndex(isLead) + 1
    return { role, thoughts: at > 0 ? thoughts.toSpliced(at, 0, ...middle) : thoughts }
  })
}

/**
 * A third point stronger than a side says more about this person than the two sides together. The Sun and Mercury in
 * one sign need no such paragraph.
 */
function middleParts(frame: Frame): ('third' | 'mirror')[] {
  if (!('argument' in frame)) return []
  if (frame.third) return ['third']
  if (frame.contrast === 'sun-mercury' && frame.signs[0] === frame.signs[1]) return []
  return frame.course ? ['mirror'] : []
}

/** The aspects that follow a planet: those whose other planet has been described. */
function aspectsAt(
  planet: Planet,
  order: readonly Planet[],
  aspects: readonly PlanetPair[],
): PlanetPair[] {
  return aspects.filter(({ a, b }) => order.findLast((one) => one === a || one === b) === planet)
}

/** The Midheaven and the balance of elements and qualities come after all planets. */
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

function endSections(
  frame: Frame,
  { strain, help }: ChosenAspects,
  strained: readonly Thought[],
): PlannedSection[] {
  const facts = frame.sides.flatMap((side) => [...side.facts])
  const settles: Thought[] = 'course' in frame ? [{ kind: 'course', part: 'settles', facts }] : []
  const resolution = [...(help ? [help] : []), ...settles]
  return [
    ...(strain
      ? [{ role: 'strain' as const, thoughts: [...strained, aspectThought(strain)] }]
      : []),
    ...(resolution.length > 0 ? [{ role: 'resolution' as const, thoughts: resolution }] : []),
  ]
}

/** Optional thoughts, the most important first. */
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

/** Absent ones first, and elements before qualities. */
function balances({ facts }: Spine): Thought[] {
  const rank = ({ of, strength }: BalanceFact) =>
    (['fire', 'earth', 'air', 'water'].includes(of) ? 0 : 2) + (strength === 'absent' ? 0 : 1)
  return facts
    .filter((fact) => fact.kind === 'balance')
    .toSorted((one, other) => rank(one) - rank(other))
    .map((balance) => ({ kind: 'balance', balance, facts: [balance.id] }))
}

/** A personal planet of the aspect that helps, or else the lead of the first side. */
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
