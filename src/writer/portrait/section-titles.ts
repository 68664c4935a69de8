import {
  caughtTitles,
  contrastTitles,
  joinedTitles,
  nouns,
  placeTitles,
  planetTitles,
  resolutionTitles,
  risingTitles,
  strainTitles,
} from '#lore/corpus/character/titles.ts'
import { pointNames } from '#lore/names.ts'
import { fillTemplate } from '../prose/template.ts'
import { caughtBetween, endsOf, leadOf, type OutlinedSection } from './outline.ts'
import type { Text } from './paragraph.ts'

export function titleOf(text: Text, { role, thoughts }: OutlinedSection): string {
  const { narrator, outline, spine } = text
  const { contrast, poles } = outline.thesis
  const choose = (name: string, titles: readonly string[]) =>
    narrator.phrase(`title/${name}`, titles, (title) => title)
  switch (role) {
    case 'rising':
      return choose('rising', risingTitles)
    case 'first-side':
    case 'second-side': {
      const side = role === 'first-side' ? 0 : 1
      const pole = poles[side]
      const sharper = contrastTitles[contrast]?.[side]
      if (sharper) return choose(`${contrast}/${side}`, sharper)
      const lead = leadOf(spine, pole) ?? 'sun'
      return pole.place === 'planet'
        ? choose(lead, planetTitles[lead])
        : choose(pole.place, placeTitles[pole.place])
    }
    case 'strain':
    case 'exception': {
      const ends = endsOf(thoughts[0])
      if (!ends) return choose('sun', planetTitles.sun)
      const [first] = thoughts
      const caught = caughtBetween(outline, spine, first)
      if (caught) return fillTemplate(choose('caught', caughtTitles), { one: nouns[caught] })
      const isTense =
        first?.kind === 'figure' ||
        (first?.kind === 'aspect' && first.aspect.aspect !== 'conjunction')
      const name = `${isTense ? 'strain' : 'joined'}`
      const title = choose(name, isTense ? strainTitles : joinedTitles)
      return fillTemplate(title, { one: nouns[ends[0]], other: nouns[ends[1]] })
    }
    case 'other-side': {
      const [first] = thoughts
      const planet = first?.kind === 'placement' ? first.planet : 'sun'
      return choose(planet, planetTitles[planet])
    }
    case 'either-sign': {
      const [first] = thoughts
      const light = first?.kind === 'either-sign' ? first.planet : 'moon'
      const fact = spine.facts.find((one) => one.kind === 'placement' && one.body === light)
      const signs = (fact?.kind === 'placement' && fact.signsOfTheDay) || []
      return `The ${pointNames[light]} in ${signs.join(' or ')}`
    }
    case 'resolution':
      return choose('resolution', resolutionTitles)
  }
}
