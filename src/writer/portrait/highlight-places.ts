import type { AnglePoint } from '#lore/highlight-tables.ts'
import type { Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ChosenAspects } from './aspect-choice.ts'
import { highlightsOf } from './highlights.ts'
import type { Highlight, HighlightThought, PlannedSection, Thought } from './thoughts.ts'

/** Every portrait includes as many of the loudest facts of its chart. */
const MOST_LOUD = 3
const LOUD = 0.4
/** Quieter than this, a fact says little of a person. */
const FAINT = 0.25

export function chooseHighlights(
  spine: Spine,
  { help }: ChosenAspects,
): { loudest: HighlightThought[]; others: HighlightThought[] } {
  const ranked = highlightsOf(spine).filter(
    ({ highlight }) => !help?.facts.includes(highlight.fact.id),
  )
  const loudest = ranked.filter(({ score }, index) => index < MOST_LOUD && score >= LOUD)
  const others = ranked.slice(loudest.length).filter(({ score }) => score >= FAINT)
  const toThought = ({ highlight }: (typeof ranked)[number]): HighlightThought => ({
    kind: 'highlight',
    highlight,
    facts: [highlight.fact.id],
  })
  return { loudest: loudest.map(toThought), others: others.map(toThought) }
}

/** Places each highlight with the thought that it is about, or before the main difficulty. */
export function addHighlights(
  sections: readonly PlannedSection[],
  highlights: readonly HighlightThought[],
): PlannedSection[] {
  const result = sections.map(({ role, thoughts }) => ({ role, thoughts: [...thoughts] }))
  for (const thought of highlights) {
    const home = homeOf(result, thought.highlight) ?? atEnd(result.findLast(isOfPlanets))
    home?.section.thoughts.splice(home.at, 0, thought)
  }
  return result
}

interface Home {
  section: PlannedSection
  at: number
}

function homeOf(sections: readonly PlannedSection[], highlight: Highlight): Home | undefined {
  switch (highlight.kind) {
    case 'angle': {
      const rising = sections.find(({ role }) => role === 'rising')
      return highlight.at === 'asc' && rising
        ? { section: rising, at: 1 }
        : (afterPlanet(sections, highlight.planet) ?? afterPlanet(sections, kin[highlight.at]))
    }
    case 'unaspected':
      return afterPlanet(sections, highlight.planet)
    case 't-square':
    case 'bond':
      return atEnd(sections.find(({ role }) => role === 'strain'))
    case 'cluster':
      return beforeFirst(sections, highlight.fact.planets)
    case 'grand-trine':
      return atEnd(sections.findLast(isOf(highlight.fact.planets)))
    case 'reception':
      return atEnd(sections.findLast(isOf([highlight.fact.a, highlight.fact.b])))
  }
}

/** The planet with which a planet on this angle is described, if it has no paragraph of its own. */
const kin: Record<AnglePoint, Planet> = { asc: 'sun', mc: 'sun', dsc: 'venus', ic: 'moon' }

const isAbout = (planets: readonly Planet[]) => (thought: Thought) =>
  (thought.kind === 'placement' || thought.kind === 'either-sign') &&
  planets.includes(thought.planet)

const isOf =
  (planets: readonly Planet[]) =>
  ({ thoughts }: PlannedSection) =>
    thoughts.some(isAbout(planets))

function afterPlanet(sections: readonly PlannedSection[], planet: Planet): Home | undefined {
  const section = sections.find(isOf([planet]))
  return section && { section, at: section.thoughts.findIndex(isAbout([planet])) + 1 }
}

/** A group of planets leads the section of its first member. */
function beforeFirst(
  sections: readonly PlannedSection[],
  planets: readonly Planet[],
): Home | undefined {
  const section = sections.find((one) => one.role !== 'rising' && isOf(planets)(one))
  return section && { section, at: section.thoughts.findIndex(isAbout(planets)) }
}

function atEnd(section: PlannedSection | undefined): Home | undefined {
  return section && { section, at: section.thoughts.length }
}

const isOfPlanets = ({ role }: PlannedSection) => role !== 'strain' && role !== 'resolution'
