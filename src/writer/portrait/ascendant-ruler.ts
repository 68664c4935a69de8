import { ascendantRulerIn } from '#lore/corpus/character/rulers.ts'
import type { House } from '#lore/house.ts'
import { bodyName } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { rulers } from '#sky/rulers.ts'
import { capitalized } from '../prose/template.ts'
import { AboutPlanet } from './about-planet.ts'
import { subject } from './fact-sentences.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { narrateRetrograde } from './retrograde.ts'
import { narrateModernRuler } from './rising-facts.ts'
import { rulerFact } from './units.ts'

/** The ruler of the Ascendant describes where the person is headed. */
export function rulerParagraph(text: Text, planet: Planet): ParagraphBuilder {
  const { spine, sentences, named } = text
  const paragraph = new ParagraphBuilder(text)
  const { ascendant } = spine
  const fact = rulerFact(spine, 'asc', planet)
  if (!ascendant || !fact) return paragraph
  const { sign, house, facts } = sentences.planet(planet)
  const isModern = rulers[ascendant.sign] === planet
  const title = isModern ? 'which rules' : 'the traditional ruler of'
  const dignity = sentences.dignity(planet)
  const where = house ? ` in the ${sentences.house(house)}` : ''
  const own = `your ${ascendant.sign} Ascendant`
  const place = `in ${sign}${dignity ? `${dignity},` : ''}${where}`
  paragraph.say(
    `fact/ruler/${planet}/${sign}`,
    [
      `${subject(planet)}, ${title} ${own}, is ${place}.`,
      ...(isModern
        ? [
            `${capitalized(own)} is ruled by ${bodyName(planet)}, which is ${place}.`,
            `The ruler of ${own} is ${bodyName(planet)}, which is ${place}.`,
          ]
        : [`The traditional ruler of ${own} is ${bodyName(planet)}, and it is ${place}.`]),
    ],
    {
      facts: [fact, ascendant.id, ...sentences.factsOf(planet), ...facts],
      isNeeded: true,
    },
  )
  named.add(`sign ${planet}`).add(`house ${planet}`)
  if (dignity) named.add(`dignity ${planet}`)
  if (house)
    paragraph.tell(`ruler/asc/${house}`, ascendantRulerIn[house as House], {
      of: 'asc',
      facts: [fact, ...facts],
    })
  const about = new AboutPlanet(text, planet)
  about.does(paragraph)
  narrateModernRuler(text, paragraph)
  narrateRetrograde(text, paragraph, planet)
  about.seen(paragraph)
  if (text.detail > 0) about.cost(paragraph)
  return paragraph
}
