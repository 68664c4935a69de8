import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  desireTitles,
  joinedTitles,
  planetTitles,
  resolutionTitles,
  risingTitles,
  settlesTitles,
  strainTitles,
} from '#lore/corpus/character/titles.ts'
import { pointNames } from '#lore/names.ts'
import type { Text } from './paragraph.ts'
import type { PlannedSection } from './thoughts.ts'

/** For a section whose first paragraph no author has written. */
export function titleOf({ narrator, spine }: Text, { role, thoughts }: PlannedSection): string {
  const choose = (name: string, titles: readonly string[]) =>
    narrator.phrase(`title/${name}`, titles, (title) => title)
  const [first] = thoughts
  if (isOfDesire({ role, thoughts })) return choose('desire', desireTitles)
  switch (first?.kind) {
    case 'rising':
      return choose('rising', risingTitles)
    case 'placement':
      return choose(first.planet, planetTitles[first.planet])
    case 'either-sign': {
      const fact = spine.facts.find((one) => one.kind === 'placement' && one.body === first.planet)
      const signs = (fact?.kind === 'placement' && fact.signsOfTheDay) || []
      return `Your ${pointNames[first.planet]} in ${signs.join(' or ')}`
    }
    case 'aspect':
      if (aspectQuality(first.aspect.aspect) === 'joined') return choose('joined', joinedTitles)
      break
    case 'course':
      return choose('settles', settlesTitles)
  }
  return role === 'strain' ? choose('strain', strainTitles) : choose('resolution', resolutionTitles)
}

/** The title of an author would be about one of the two. */
export function isOfDesire({ role, thoughts }: PlannedSection): boolean {
  const lovers = thoughts.filter(
    (one) => one.kind === 'placement' && (one.planet === 'venus' || one.planet === 'mars'),
  )
  return role === 'desire' && lovers.length === 2
}
