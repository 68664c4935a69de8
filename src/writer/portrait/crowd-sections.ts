import type { Planet } from '#sky/bodies.ts'
import type { PlannedSection, Thought } from './thoughts.ts'

/** A section named after a group of planets in one sign or house covers only those; the other planets get their own section. */
export function withoutStrangers(section: PlannedSection): PlannedSection[] {
  const { role, thoughts } = section
  if (role === 'rising' || role === 'strain' || role === 'resolution') return [section]
  const at = thoughts.findIndex(membersOf)
  const crowd = thoughts[at]
  const members = crowd && membersOf(crowd)
  if (!crowd || !members) return [section]
  const blocks = blocksOf(thoughts.slice(at + 1))
  const strangers = blocks.filter((block) => isOfStranger(block, members)).flat()
  const planets = strangers.flatMap((one) => (one.kind === 'placement' ? [one.planet] : []))
  const own = blocks.filter((block) => !isOfStranger(block, members)).flat()
  // An aspect comes when both of its planets are known.
  const shared = own.filter(
    (one) => one.kind === 'aspect' && planets.some((planet) => isEnd(one.aspect, planet)),
  )
  return [
    ...(at > 0 ? [{ role, thoughts: thoughts.slice(0, at) }] : []),
    { role, thoughts: [crowd, ...own.filter((one) => !shared.includes(one))] },
    ...(strangers.length > 0
      ? [{ role: 'desire' as const, thoughts: [...strangers, ...shared] }]
      : []),
  ]
}

/** The planets that a section is named after; undefined for any other thought. */
const membersOf = (thought: Thought): readonly Planet[] | undefined =>
  thought.kind === 'highlight' && thought.highlight.kind === 'cluster'
    ? thought.highlight.fact.planets
    : undefined

const isEnd = ({ a, b }: { a: Planet; b: Planet }, planet: Planet) => a === planet || b === planet

/** A planet with all the thoughts that go with it. */
function blocksOf(thoughts: readonly Thought[]): Thought[][] {
  const blocks: Thought[][] = []
  for (const thought of thoughts) {
    const block = blocks.at(-1)
    if (thought.kind === 'placement' || !block) blocks.push([thought])
    else block.push(thought)
  }
  return blocks
}

function isOfStranger([first]: readonly Thought[], members: readonly Planet[]): boolean {
  return first?.kind === 'placement' && !members.includes(first.planet)
}
