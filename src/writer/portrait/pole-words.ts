import { manners } from '#lore/character-tables.ts'
import { epithets, generationalEpithets } from '#lore/corpus/character/epithets.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import { leadOf, type Pole } from '#lore/synthesis/poles.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Text } from './paragraph.ts'

/** The name of a side in a thesis, "calm and very hard to move". After "someone" it must not say "you". */
export function epithetsOf({ spine }: Text, pole: Pole, line: string): string[] {
  const isThirdPerson = /(?:someone|person [^{]*) \{|person [^{]* is \{/.test(line)
  return allEpithets(pole, leadOf(spine, pole), spine).filter(
    (epithet) => !isThirdPerson || !/\byou/.test(epithet),
  )
}

function allEpithets({ place, sign }: Pole, lead: Planet | undefined, { planets }: Text['spine']) {
  if (place === 'rising' && sign) return epithets.asc[sign]
  if (!lead) return []
  if (lead in generationalEpithets)
    return generationalEpithets[lead as keyof typeof generationalEpithets]
  const own = planets.get(lead)?.sign
  return own ? epithets[lead as 'sun'][own] : []
}

/** What the lead of a side wants; the Ascendant wants nothing. */
export function wantOf({ spine, narrator }: Text, pole: Pole): string | undefined {
  const lead = leadOf(spine, pole)
  const sign = lead && spine.planets.get(lead)?.sign
  const wants = lead && sign && manners[lead]?.[sign]?.wants
  if (!wants || pole.place === 'rising') return undefined
  return narrator.unused(`wants/${lead}/${sign}`, wants)
}

/** The place of a side in the chart, with its facts. */
export interface PoleReference {
  text: string
  facts: string[]
}

/** "your Moon in Cancer, in the ninth house" */
export function poleReference({ sentences, named, spine }: Text, pole: Pole): PoleReference {
  const lead = leadOf(spine, pole)
  if (pole.place === 'rising' || !lead)
    return { text: `${pole.sign} rising`, facts: spine.ascendant ? [spine.ascendant.id] : [] }
  const { sign, house, facts, nearCusp } = sentences.planet(lead)
  named.add(`sign ${lead}`)
  const name = `your ${pointNames[lead]} in ${sign}`
  const angle = anglesOf(lead).find(({ id }) => pole.facts.includes(id))
  if (angle && pole.place !== 'planet')
    return { text: `${name}, ${angle.words}`, facts: [...facts, angle.id] }
  if (!house) return { text: name, facts: [...facts] }
  named.add(`house ${lead}`)
  const place = `${name}, in the ${sentences.house(house)}`
  if (!nearCusp || pole.place === 'planet' || nearCusp.neighbor !== pole.house)
    return { text: place, facts: [...facts] }
  return {
    text: `${place}, near the edge of the ${ordinalWords[nearCusp.neighbor]} house`,
    facts: [...facts, nearCusp.id],
  }
}

function anglesOf(planet: Planet) {
  return [
    { id: `aspect:${planet}~mc:conjunction`, words: 'conjunct the Midheaven' },
    { id: `aspect:${planet}~mc:opposition`, words: 'opposite the Midheaven' },
    { id: `aspect:${planet}~asc:opposition`, words: 'opposite the Ascendant' },
  ]
}
