import {
  type Complication,
  complicationCandidates,
  complicationsOf,
  type Resolution,
  resolutionsOf,
} from '#lore/synthesis/complications.ts'
import type { Pole } from '#lore/synthesis/poles.ts'
import type { PlanetPair, Spine } from '#lore/synthesis/spine.ts'
import { type Thesis, thesisCandidates } from '#lore/synthesis/thesis.ts'
import type { Planet } from '#sky/bodies.ts'
import type { FigureFact, ReceptionFact } from '#sky/derived/facts.ts'
import type { BalanceFact, ClusterFact } from '#sky/facts.ts'
import { rulers } from '#sky/rulers.ts'

/** What one or two paragraphs say. */
export type Thought =
  | { kind: 'ascendant'; facts: string[] }
  | { kind: 'ruler'; planet: Planet; facts: string[] }
  | { kind: 'placement'; planet: Planet; isMain: boolean; facts: string[] }
  | { kind: 'gathering'; cluster: ClusterFact; facts: string[] }
  | { kind: 'aspect'; aspect: PlanetPair; facts: string[] }
  | { kind: 'figure'; figure: FigureFact; facts: string[] }
  | { kind: 'reception'; reception: ReceptionFact; facts: string[] }
  | { kind: 'means'; planet: Planet; because: string; facts: string[] }
  | { kind: 'midheaven'; facts: string[] }
  | { kind: 'either-sign'; planet: Planet; facts: string[] }
  | { kind: 'balance'; balance: BalanceFact; facts: string[] }

export type SectionRole =
  | 'rising'
  | 'first-side'
  | 'second-side'
  | 'strain'
  | 'exception'
  | 'other-side'
  | 'either-sign'
  | 'resolution'

export interface OutlinedSection {
  role: SectionRole
  thoughts: Thought[]
}

export interface Outline {
  thesis: Thesis
  /** In the order of the argument; the task, which comes last, is that of `acting`. */
  sections: OutlinedSection[]
  resolution?: Resolution
  /** The planet whose task ends the text. */
  acting: Planet
}

/**
 * Which thought stands in which section, before a word is chosen: thesis, how the person comes across, both
 * sides, what makes it harder, what it leaves out, what helps.
 *
 * @param draw chooses among theses that are about equally strong
 * @param isRejected whether the reader has called it "not me"
 * @param breadth how many thoughts more than usual, for a chart or a reader with little left to say
 */
export function outlinePortrait(
  spine: Spine,
  {
    draw = ([first]) => first as Thesis,
    isRejected = () => false,
    breadth = 0,
  }: OutlineOptions = {},
): Outline {
  const all = thesisCandidates(spine)
  const wanted = all.filter((one) => !isRejected(one))
  const candidates = wanted.length > 0 ? wanted : all
  const best = candidates[0]
  if (!best) throw new Error('A portrait needs a thesis')
  const thesis = draw(candidates.filter(({ score }) => score >= CLOSE_SCORE * best.score))
  const complications = complicationsFor(spine, thesis, breadth)
  const [resolution, ...others] = resolutionsOf(spine, thesis, complications)
  const more = others.filter(({ kind }) => kind === 'easy-aspect').slice(0, breadth)
  const outliner = new Outliner(spine, thesis, complications)
  const sections = [
    outliner.rising(),
    outliner.side(0),
    outliner.side(1),
    ...complications.map((one, index) => outliner.complication(one, index)),
    outliner.eitherSign('moon'),
    outliner.eitherSign('sun'),
    ...outliner.leftOut(breadth),
    outliner.resolution([...(resolution ? [resolution] : []), ...more], breadth),
  ].filter((section) => section !== undefined)
  return {
    thesis,
    sections,
    ...(resolution && { resolution }),
    acting: actingPlanet(resolution) ?? leadOf(spine, thesis.poles[0]) ?? 'sun',
  }
}

interface OutlineOptions {
  draw?: (equals: readonly Thesis[]) => Thesis
  isRejected?: (thesis: Thesis) => boolean
  breadth?: number
}

/** Without houses there is less to say of each, so there is room for a third. */
function complicationsFor(spine: Spine, thesis: Thesis, breadth: number): Complication[] {
  const all = complicationsOf(spine, thesis)
  const most = all.length + breadth + (spine.ascendant ? 0 : 1)
  const told = new Set(all.flatMap(({ planets }) => planets))
  for (const candidate of complicationCandidates(spine, thesis)) {
    const { planets } = candidate
    if (all.length >= most) break
    const isTold = planets.filter((planet) => told.has(planet)).length > 1
    if (all.includes(candidate) || (isTold && breadth < 3)) continue
    all.push(candidate)
    for (const planet of planets) told.add(planet)
  }
  return all
}

/** The seed may choose a thesis within five percent of the strongest. */
const CLOSE_SCORE = 0.95

/** The task is a person's, so it is that of a planet which is not a generation's, where one acts. */
function actingPlanet(resolution: Resolution | undefined): Planet | undefined {
  const acting = resolution?.planets ?? []
  return acting.find((planet) => !generations.includes(planet)) ?? acting[0]
}

/** The heaviest planet of a side; one of a generation only where it is far heavier than the others. */
export function leadOf(spine: Spine, { planets }: Pole): Planet | undefined {
  const personal = (planet: Planet) =>
    weightOf(spine, planet) * (generations.includes(planet) ? GENERATION_SHARE : 1)
  return planets.toSorted((one, other) => personal(other) - personal(one))[0]
}

const GENERATION_SHARE = 0.5
/** Of those that nothing else describes. */
const PLANETS_IN_SECTION = 3
const generations: readonly Planet[] = ['uranus', 'neptune', 'pluto']

function weightOf({ planets }: Spine, planet: Planet): number {
  return planets.get(planet)?.weight ?? 0
}

/** Builds sections that never introduce a planet twice. */
class Outliner {
  readonly #spine: Spine
  readonly #thesis: Thesis
  readonly #complications: readonly Complication[]
  /** By itself or as one of the two of an aspect. */
  readonly #described = new Set<Planet>()
  /** By itself. */
  readonly #placed = new Set<Planet>()
  readonly #toldFigures = new Set<string>()

  constructor(spine: Spine, thesis: Thesis, complications: readonly Complication[]) {
    this.#spine = spine
    this.#thesis = thesis
    this.#complications = complications
  }

  rising(): OutlinedSection | undefined {
    const { ascendant } = this.#spine
    const ruler = this.#ruler()
    if (!ascendant || !ruler) return undefined
    const pole = this.#thesis.poles.find(({ place }) => place === 'rising')
    const leads = this.#thesis.poles
      .filter(({ place }) => place !== 'rising')
      .map((one) => leadOf(this.#spine, one))
    const thoughts: Thought[] = [
      { kind: 'ascendant', facts: [ascendant.id] },
      { kind: 'ruler', planet: ruler, facts: [rulerFact(this.#spine, 'asc', ruler)] },
    ]
    const members = pole?.planets.filter((planet) => planet !== ruler) ?? []
    if (!leads.includes(ruler)) {
      this.#described.add(ruler)
      this.#placed.add(ruler)
    }
    const others = this.#heaviest(members, 2).flatMap((planet) => this.#placement(planet, false))
    return { role: 'rising', thoughts: [...thoughts, ...others] }
  }

  /** By tradition; a brief of before the derived facts has only the modern one. */
  #ruler(): Planet | undefined {
    const { ascendant, ruler, facts } = this.#spine
    const isKnown = facts.some(
      (fact) =>
        (fact.kind === 'ruler' || fact.kind === 'traditional-ruler') &&
        fact.angle === 'asc' &&
        fact.body === ruler,
    )
    return isKnown ? ruler : ascendant && rulers[ascendant.sign]
  }

  side(index: 0 | 1): OutlinedSection | undefined {
    const pole = this.#thesis.poles[index]
    if (pole.place === 'rising') return undefined
    const role = index === 0 ? 'first-side' : 'second-side'
    const lead = leadOf(this.#spine, pole)
    const cluster = this.#spine.clusters.find(({ planets }) =>
      planets.every((planet) => pole.planets.includes(planet)),
    )
    const thoughts: Thought[] = [
      ...(lead ? this.#placement(lead, true) : []),
      ...(cluster ? [{ kind: 'gathering' as const, cluster, facts: [cluster.id] }] : []),
      ...this.#heaviest(
        pole.planets.filter((planet) => planet !== lead),
        1,
      ).flatMap((planet) => this.#placement(planet, false)),
      ...(pole.place === 'top' ? this.#midheaven() : []),
      ...(index === 1 ? this.#facingEachOther() : []),
    ]
    return thoughts.length > 0 ? { role, thoughts } : undefined
  }

  /** What the person does when both sides are on, where they oppose each other. */
  #facingEachOther(): Thought[] {
    const aspect = this.#spine.aspects.find(({ id }) => this.#thesis.facts.includes(id))
    return aspect ? [{ kind: 'aspect', aspect, facts: [aspect.id] }] : []
  }

  complication({ kind, facts, planets }: Complication, index: number): OutlinedSection | undefined {
    const aspect = this.#spine.aspects.find(({ id }) => facts.includes(id))
    const figure = this.#spine.figures.find(
      ({ id, shape }) => shape === 't-square' && facts.includes(id) && !this.#toldFigures.has(id),
    )
    if (figure) this.#toldFigures.add(figure.id)
    const reception = this.#spine.receptions.find(({ id }) => facts.includes(id))
    const role = index === 0 && kind === 'strain' ? 'strain' : 'exception'
    if (figure ?? aspect ?? reception) for (const planet of planets) this.#described.add(planet)
    if (figure) return { role, thoughts: [{ kind: 'figure', figure, facts: [...facts] }] }
    if (aspect) return { role, thoughts: [{ kind: 'aspect', aspect, facts: [...facts] }] }
    if (reception) return { role, thoughts: [{ kind: 'reception', reception, facts: [...facts] }] }
    const thoughts: Thought[] = this.#heaviest(planets, 2).flatMap((planet, order) =>
      this.#placement(planet, order === 0),
    )
    const cluster = this.#spine.clusters.find((one) =>
      one.planets.every((planet) => planets.includes(planet)),
    )
    if (cluster) thoughts.splice(1, 0, { kind: 'gathering', cluster, facts: [cluster.id] })
    return thoughts.length > 0 ? { role: 'other-side', thoughts } : undefined
  }

  /** A light that changed its sign on the day of an unknown birth time. */
  eitherSign(planet: Planet): OutlinedSection | undefined {
    if (this.#spine.planets.get(planet)?.sign !== undefined) return undefined
    this.#described.add(planet)
    const facts = [`placement:${planet}`]
    return { role: 'either-sign', thoughts: [{ kind: 'either-sign', planet, facts }] }
  }

  /** No portrait is without the lights and love; without houses there is room for more. */
  leftOut(breadth: number): OutlinedSection[] {
    const isTimed = this.#spine.ascendant !== undefined
    const wanted: Planet[] = ['moon', 'sun', 'venus', 'mars', 'mercury', 'saturn', 'jupiter']
    const usual = isTimed ? wanted.slice(0, 3) : wanted
    const isLeft = (planet: Planet) =>
      breadth > 1
        ? !this.#placed.has(planet)
        : !this.#described.has(planet) && !this.#isInAspect(planet)
    const planets = (breadth > 0 ? wanted : usual)
      .filter(isLeft)
      .slice(0, 2 * breadth + (isTimed ? 3 : Math.max(2, 6 - this.#complications.length)))
    for (const planet of planets) this.#described.delete(planet)
    const sections: OutlinedSection[] = []
    for (let first = 0; first < planets.length; first += PLANETS_IN_SECTION) {
      const thoughts = planets
        .slice(first, first + PLANETS_IN_SECTION)
        .flatMap((planet, order) => this.#placement(planet, order === 0))
      if (thoughts.length > 0) sections.push({ role: 'other-side', thoughts })
    }
    return sections
  }

  resolution(resolutions: readonly Resolution[], breadth: number): OutlinedSection | undefined {
    const balances = this.#balances().slice(0, 1 + breadth)
    const thoughts = [...resolutions.flatMap((one) => this.#means(one)), ...balances]
    return resolutions.length > 0 ? { role: 'resolution', thoughts } : undefined
  }

  #means({ kind, facts, planets }: Resolution): Thought[] {
    const [because = ''] = facts
    const [acting] = planets
    const aspect = this.#spine.aspects.find(({ id }) => id === because)
    const reception = this.#spine.receptions.find(({ id }) => id === because)
    if (kind === 'reception' && reception)
      return [{ kind: 'reception', reception, facts: [...facts] }]
    if (kind === 'easy-aspect' && aspect) return [{ kind: 'aspect', aspect, facts: [...facts] }]
    return acting ? [{ kind: 'means', planet: acting, because, facts: [...facts] }] : []
  }

  #placement(planet: Planet, isMain: boolean): Thought[] {
    const own = this.#spine.planets.get(planet)
    if (!own?.sign || this.#described.has(planet)) return []
    this.#described.add(planet)
    this.#placed.add(planet)
    return [{ kind: 'placement', planet, isMain, facts: [...own.facts] }]
  }

  #midheaven(): Thought[] {
    const midheaven = this.#spine.facts.find((fact) => fact.kind === 'angle' && fact.angle === 'mc')
    return midheaven ? [{ kind: 'midheaven', facts: [midheaven.id] }] : []
  }

  /** What is absent first, and elements before qualities. */
  #balances(): Thought[] {
    const rank = ({ of, strength }: BalanceFact) =>
      (isElement(of) ? 0 : 2) + (strength === 'absent' ? 0 : 1)
    return this.#spine.facts
      .filter((fact) => fact.kind === 'balance')
      .toSorted((one, other) => rank(one) - rank(other))
      .map((balance) => ({ kind: 'balance', balance, facts: [balance.id] }))
  }

  /** A contact described it already, or will. */
  #isInAspect(planet: Planet): boolean {
    return this.#complications.some(({ planets }) => planets.includes(planet))
  }

  #heaviest(planets: readonly Planet[], count: number): Planet[] {
    return planets
      .filter((planet) => !this.#described.has(planet))
      .toSorted((one, other) => weightOf(this.#spine, other) - weightOf(this.#spine, one))
      .slice(0, count)
  }
}

function isElement(of: string): boolean {
  return of === 'fire' || of === 'earth' || of === 'air' || of === 'water'
}

/** The fact that a planet rules an angle; by tradition, where the modern ruler is another. */
export function rulerFact({ facts }: Spine, angle: 'asc' | 'mc', planet: Planet): string {
  const fact = facts.find(
    (one) =>
      (one.kind === 'ruler' || one.kind === 'traditional-ruler') &&
      one.angle === angle &&
      one.body === planet,
  )
  if (!fact) throw new Error(`${planet} does not rule the ${angle}`)
  return fact.id
}

/** The two planets that a thought is about, where it is about two. */
export function endsOf(thought: Thought | undefined): [Planet, Planet] | undefined {
  if (thought?.kind === 'aspect') return [thought.aspect.a, thought.aspect.b]
  if (thought?.kind === 'reception') return [thought.reception.a, thought.reception.b]
  if (thought?.kind !== 'figure') return undefined
  const [one, other] = thought.figure.planets.filter((planet) => planet !== thought.figure.apex)
  return one && other ? [one, other] : undefined
}

/** The apex of a T-square whose opposition is the one of the two sides. */
export function caughtBetween(
  { thesis }: Pick<Outline, 'thesis'>,
  { aspects }: Spine,
  thought: Thought | undefined,
): Planet | undefined {
  const ends = endsOf(thought)
  if (thought?.kind !== 'figure' || !ends) return undefined
  const axis = aspects.find(({ a, b }) => ends.includes(a) && ends.includes(b))
  return axis && thesis.facts.includes(axis.id) ? thought.figure.apex : undefined
}
