import { midheavenRulerIn } from '#lore/corpus/character/rulers.ts'
import type { House } from '#lore/house.ts'
import { bodyName } from '#lore/names.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** The Midheaven and the house of its ruler. */
export function midheavenParagraph(text: Text): ParagraphBuilder {
  const { spine, sentences } = text
  const paragraph = new ParagraphBuilder(text)
  const midheaven = spine.facts.find((fact) => fact.kind === 'angle' && fact.angle === 'mc')
  const ruler = spine.facts.find(
    (fact) =>
      fact.kind ===
        (spine.facts.some(({ id }) => id === 'traditional-ruler:mc')
          ? 'traditional-ruler'
          : 'ruler') && fact.angle === 'mc',
  )
  if (
    midheaven?.kind !== 'angle' ||
    (ruler?.kind !== 'ruler' && ruler?.kind !== 'traditional-ruler')
  )
    return paragraph
  const title = ruler.kind === 'ruler' ? 'its ruler' : 'its traditional ruler'
  const name = bodyName(ruler.body)
  const facts = [midheaven.id, ruler.id, ...sentences.planet(ruler.body).facts]
  const house = sentences.house(ruler.house)
  paragraph.say(
    `fact/midheaven/${midheaven.sign}/${ruler.body}`,
    [
      `Your Midheaven, the public side of you, is in ${midheaven.sign}, and ${title}, ${name}, is in the ${house}.`,
      `The public side of you begins at a ${midheaven.sign} Midheaven, and ${title}, ${name}, is in the ${house}.`,
      `You have a ${midheaven.sign} Midheaven, which is the side of you that the public gets, and ${title}, ${name}, is in the ${house}.`,
    ],
    { facts },
  )
  const lines = midheavenRulerIn[ruler.house as House]
  paragraph.tell(`ruler/mc/${ruler.house}`, lines, { of: 'mc', facts })
  paragraph.tell(`ruler/mc/${ruler.house}`, lines, { of: 'mc', facts })
  return paragraph
}
