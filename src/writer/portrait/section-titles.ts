import {
  desireTitles,
  helpTitles,
  moreTitles,
  planetTitles,
  risingTitles,
  settlesTitles,
  strainTitles,
  taskTitles,
  topics,
  tradeTitles,
} from '#lore/corpus/character/titles.ts'
import { pointNames } from '#lore/names.ts'
import { capitalized } from '../prose/template.ts'
import { crowdWords } from './highlight-units.ts'
import type { Text } from './paragraph.ts'
import type { PlannedSection, Thought } from './thoughts.ts'

/** Titles a section in plain words; no two titles of a text are the same. */
export function titleOf(text: Text, section: PlannedSection): string {
  const { named, narrator } = text
  const [name, titles] = titlesOf(text, section)
  const left = titles.filter((title) => !named.has(`title ${title}`))
  const title = narrator.phrase(`title/${name}`, left.length > 0 ? left : titles, (one) => one)
  named.add(`title ${title}`)
  return title
}

export function taskTitle({ narrator }: Text): string {
  return narrator.phrase('title/task', taskTitles, (title) => title)
}

type Titles = [name: string, titles: readonly string[]]

function titlesOf({ spine }: Text, { role, thoughts }: PlannedSection): Titles {
  const leading =
    role === 'strain' ? thoughts.findLast(({ kind }) => kind === 'aspect') : thoughts[0]
  if (isOfDesire({ role, thoughts })) return ['desire', desireTitles]
  switch (leading?.kind) {
    case 'rising':
      return ['rising', risingTitles]
    case 'placement':
      return titlesOfPlanets(thoughts)
    case 'either-sign': {
      const { planet } = leading
      const fact = spine.facts.find((one) => one.kind === 'placement' && one.body === planet)
      const signs = (fact?.kind === 'placement' && fact.signsOfTheDay) || []
      return [`either/${planet}`, [`Your ${pointNames[planet]} in ${signs.join(' or ')}`]]
    }
    case 'aspect': {
      const { a } = leading.aspect
      return role === 'resolution' ? [`help/${a}`, helpTitles[a]] : [`strain/${a}`, strainTitles[a]]
    }
    case 'highlight':
      return titlesOfHighlight(leading.highlight)
    case 'course':
      return ['settles', settlesTitles]
    case 'reception':
      return ['trade', tradeTitles]
  }
  return ['more', moreTitles]
}

/** The title of the first planet, or of two if two are described. */
function titlesOfPlanets(thoughts: readonly Thought[]): Titles {
  const [one, other] = thoughts.flatMap((thought) =>
    thought.kind === 'placement' ? [thought.planet] : [],
  )
  if (!one) return ['more', moreTitles]
  if (!other) return [one, planetTitles[one]]
  const titles = topics[one].flatMap((first) =>
    topics[other].map((second) => `${capitalized(first)} and ${second}`),
  )
  return [`${one}~${other}`, titles]
}

function titlesOfHighlight(
  highlight: Extract<Thought, { kind: 'highlight' }>['highlight'],
): Titles {
  if (highlight.kind === 'cluster')
    return [highlight.fact.id, [capitalized(crowdWords(highlight.fact))]]
  if (highlight.kind === 'angle' || highlight.kind === 'unaspected')
    return [highlight.planet, planetTitles[highlight.planet]]
  return ['more', moreTitles]
}

function isOfDesire({ role, thoughts }: PlannedSection): boolean {
  const lovers = thoughts.filter(
    (one) => one.kind === 'placement' && (one.planet === 'venus' || one.planet === 'mars'),
  )
  return role === 'desire' && lovers.length === 2
}
