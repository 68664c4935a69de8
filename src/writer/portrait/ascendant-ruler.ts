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
  const { spine, sentences, named } = text
  const paragraph = new ParagraphBuilder(text)
  const { ascendant } = spine
  if (!ascendant) return paragraph
  const { sign, house, facts } = sentences.planet(planet)
  const fact = rulerFact(spine, 'asc', planet)
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
            `${capital(own)} is ruled by ${lowerSubject(planet)}, which is ${place}.`,
            `The ruler of ${own} is ${lowerSubject(planet)}, which is ${place}.`,
          ]
        : [`The traditional ruler of ${own} is ${lowerSubject(planet)}, and it is ${place}.`]),
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
  const place = `${pointNames[modern]}, in the ${sentences.house(house)}`
  const name = `fact/modern-ruler/${modern}/${house}`
  const own = `your ${ascendant.sign} Ascendant`
  const statements = [
    `The modern ruler of ${own} is ${place}.`,
    `${capital(own)} has a modern ruler as well, which is ${place}.`,
    `To modern astrologers the ruler of ${own} is ${place}.`,
  ]
  const reference = `${pointNames[modern]}, the modern ruler of ${own}, is in the ${sentences.house(house)}`
  const told = { of: 'asc', facts }
  const lines = ascendantRulerIn[house as House]
  const isTold = paragraph.tellAfter(
    { name, statements, reference },
    `ruler/asc/${house}`,
    lines,
    told,
  )
  if (!isTold) paragraph.say(name, statements, { facts })
}
