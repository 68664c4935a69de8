import { ascendantRulerIn } from '#lore/corpus/character/rulers.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { rulers } from '#sky/rulers.ts'
import { AboutPlanet } from './about-planet.ts'
import { capital, lowerSubject, subject } from './fact-sentences.ts'
import { rulerFact } from './outline.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** The ruler of the Ascendant says where the person is headed. */
export function rulerParagraph(text: Text, planet: Planet): ParagraphBuilder {
  const { spine, sentences, narrator, named } = text
  const paragraph = new ParagraphBuilder(text)
  const { ascendant } = spine
  if (!ascendant) return paragraph
  const { sign, house, facts } = sentences.planet(planet)
  const fact = rulerFact(spine, 'asc', planet)
  const isModern = rulers[ascendant.sign] === planet
  const title = isModern ? 'which rules' : 'the traditional ruler of'
  const dignity = sentences.dignity(planet)
  const where = house ? ` in the ${sentences.house(house)}` : ''
  const form = narrator.form('ruler', ['ruler', 'rules'])
  const own = `your ${ascendant.sign} Ascendant`
  paragraph.state(
    form === 'ruler' || !isModern
      ? `${subject(planet)}, ${title} ${own}, is in ${sign}${dignity ? `${dignity},` : ''}${where}.`
      : `${capital(own)} is ruled by ${lowerSubject(planet)}, which is in ${sign}${dignity ? `${dignity},` : ''}${where}.`,
    [fact, ascendant.id, ...sentences.factsOf(planet), ...facts],
    'fact/ruler',
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
  if (!isModern) modernRuler(text, paragraph)
  about.condition(paragraph)
  about.seen(paragraph)
  if (text.detail > 0) about.cost(paragraph)
  return paragraph
}

/** Scorpio, Aquarius and Pisces have a modern ruler too. */
function modernRuler({ spine, sentences, named }: Text, paragraph: ParagraphBuilder): void {
  const { ascendant } = spine
  const modern = ascendant && rulers[ascendant.sign]
  if (!ascendant || !modern) return
  const { house } = sentences.planet(modern)
  if (!house) return
  named.add(`house ${modern}`)
  const facts = [rulerFact(spine, 'asc', modern), ascendant.id, ...sentences.planet(modern).facts]
  const state = `The modern ruler of your ${ascendant.sign} Ascendant is ${pointNames[modern]}, in the ${sentences.house(house)}`
  const isTold = paragraph.tell(`ruler/asc/${house}`, ascendantRulerIn[house as House], {
    of: 'asc',
    facts,
    print: (says) => `${state}. ${says}`,
  })
  if (!isTold) paragraph.state(`${state}.`, facts, 'fact/modern-ruler')
}
