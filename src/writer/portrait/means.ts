import { faculties } from '#lore/corpus/character/joints.ts'
import { midheavenRulerIn, sunRulerIn } from '#lore/corpus/character/rulers.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { AboutPlanet } from './about-planet.ts'
import { lowerSubject, subject } from './fact-sentences.ts'
import { type Opener, ParagraphBuilder, type Text } from './paragraph.ts'

/** The Midheaven and where its ruler takes it. */
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
  const name = lowerSubject(ruler.body)
  const facts = [midheaven.id, ruler.id, ...sentences.planet(ruler.body).facts]
  paragraph.state(
    `Your Midheaven, the public side of you, is in ${midheaven.sign}, and ${title}, ${name}, is in the ${sentences.house(ruler.house)}.`,
    facts,
    'fact/midheaven',
  )
  const lines = midheavenRulerIn[ruler.house as House]
  paragraph.tell(`ruler/mc/${ruler.house}`, lines, { of: 'mc', facts })
  paragraph.tell(`ruler/mc/${ruler.house}`, lines, { of: 'mc', facts })
  return paragraph
}

/** What helps: a ruler that can act. */
export function meansParagraph(
  text: Text,
  planet: Planet,
  because: string,
  opener: Opener | undefined,
): ParagraphBuilder {
  const { spine, sentences, named } = text
  const paragraph = new ParagraphBuilder(text)
  if (opener) paragraph.state(opener.text, opener.facts, opener.wording)
  const fact = spine.facts.find(({ id }) => id === because)
  const { sign, house, facts } = sentences.planet(planet)
  const where = house ? ` in the ${sentences.house(house)}` : ''
  const all = [because, ...facts]
  if (fact?.kind === 'dispositor') {
    const ruled = sentences.planet(fact.of)
    paragraph.state(
      `${subject(planet)} rules your ${ruled.sign} ${pointNames[fact.of]}, from ${sign}${where}, so ${faculties[fact.of]} answers to ${faculties[planet]}.`,
      [...all, `placement:${fact.of}`],
      'fact/dispositor',
    )
    if (fact.of === 'sun' && house)
      paragraph.tell(`ruler/sun/${house}`, sunRulerIn[house as House], { of: 'sun', facts: all })
  } else if (fact?.kind === 'ruler' || fact?.kind === 'traditional-ruler') {
    const midheaven = spine.facts.find((one) => one.kind === 'angle' && one.angle === 'mc')
    const ofSign = midheaven?.kind === 'angle' ? `${midheaven.sign} ` : ''
    paragraph.state(
      `${subject(planet)} rules your ${ofSign}Midheaven, your public standing, from ${sign}${where}.`,
      [...all, 'angle:mc'],
      'fact/mc-ruler',
    )
    if (house)
      paragraph.tell(`ruler/mc/${house}`, midheavenRulerIn[house as House], {
        of: 'mc',
        facts: all,
      })
  }
  named.add(`sign ${planet}`).add(`house ${planet}`)
  const about = new AboutPlanet(text, planet)
  about.does(paragraph)
  about.gift(paragraph, { isTurn: false })
  about.house(paragraph)
  about.gift(paragraph, { isTurn: false })
  if (fact?.kind === 'dispositor' && paragraph.drafts.length < 5) {
    const ruled = new AboutPlanet(text, fact.of)
    ruled.gift(paragraph, { isTurn: false })
    ruled.does(paragraph)
  }
  return paragraph
}
