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
  // Without a birth time a light may have no sign.
  const from = sign ? `, from ${sign}${where}` : ''
  const all = [because, ...facts]
  if (fact?.kind === 'dispositor') {
    const ruled = sentences.planet(fact.of)
    const what = `${subject(planet)} rules your ${ruled.sign} ${pointNames[fact.of]}${from}`
    paragraph.say(
      `fact/dispositor/${fact.of}/${planet}`,
      [
        `${what}, so ${faculties[fact.of]} answers to ${faculties[planet]}.`,
        `${what}, which puts ${faculties[planet]} behind ${faculties[fact.of]}.`,
        `${what}, and ${faculties[fact.of]} goes where ${faculties[planet]} leads.`,
      ],
      { facts: [...all, `placement:${fact.of}`] },
    )
    if (fact.of === 'sun' && house)
      paragraph.tell(`ruler/sun/${house}`, sunRulerIn[house as House], { of: 'sun', facts: all })
  } else if (fact?.kind === 'ruler' || fact?.kind === 'traditional-ruler') {
    const midheaven = spine.facts.find((one) => one.kind === 'angle' && one.angle === 'mc')
    const ofSign = midheaven?.kind === 'angle' ? `${midheaven.sign} ` : ''
    const rules = `${subject(planet)} rules your ${ofSign}Midheaven`
    paragraph.say(
      `fact/mc-ruler/${planet}`,
      [
        `${rules}, your public standing, from ${sign}${where}.`,
        `${rules} from ${sign}${where}, so it has a say in what you are known for.`,
        `${rules}, from ${sign}${where}, and your reputation is partly its doing.`,
      ],
      { facts: [...all, 'angle:mc'] },
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
