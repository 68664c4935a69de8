import { arenas, manners } from '#lore/character-tables.ts'
import { dignityLines, retrogradeLines } from '#lore/corpus/character/conditions.ts'
import { unaspectedLines } from '#lore/corpus/character/figures.ts'
import type { House } from '#lore/house.ts'
import type { Planet } from '#sky/bodies.ts'
import { capital, isClause, lowered, your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** A dignity or retrograde motion, as what it does to the person. */
export function tellCondition(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  // For five months of every year a slow planet is retrograde for everybody.
  if (!(planet in manners) && text.detail < 3) return
  if (text.sentences.planet(planet).isRetrograde && planet in retrogradeLines)
    tellRetrograde(text, paragraph, planet as keyof typeof retrogradeLines)
  else if (planet in dignityLines) tellDignity(text, paragraph, planet as keyof typeof dignityLines)
}

function tellRetrograde(
  { narrator, sentences }: Text,
  paragraph: ParagraphBuilder,
  planet: keyof typeof retrogradeLines,
): void {
  const { facts } = sentences.planet(planet)
  const name = capital(your(planet))
  const form = narrator.form('retrograde', ['born', 'is', 'because'])
  const says = {
    born: `${name} was retrograde when you were born, and`,
    is: `${name} is retrograde, and`,
    because: `Because ${your(planet)} is retrograde,`,
  }
  const isTold = paragraph.tell(`retrograde/${planet}`, retrogradeLines[planet], {
    of: planet,
    facts,
    print: (line) => `${/, and /.test(line) ? says.because : says[form]} ${lowered(line)}`,
  })
  // Mercury, Venus and the others are never left without it.
  if (isTold || !(planet in manners) || !paragraph.hasRoom) return
  const effects = [
    'which turns some of it inward',
    'which makes it go over most things twice',
    'so it tends to arrive a little late and better prepared',
  ]
  paragraph.say(
    `fact/retrograde/${planet}`,
    effects.map((effect) => `${name} is retrograde, ${effect}.`),
    { facts, isNeeded: true },
  )
}

const dignityWords = {
  domicile: 'in its own sign in',
  exaltation: 'exalted in',
  detriment: 'in its detriment in',
  fall: 'in its fall in',
} as const

function tellDignity(
  { sentences, named }: Text,
  paragraph: ParagraphBuilder,
  planet: keyof typeof dignityLines,
): void {
  const { dignities, sign } = sentences.planet(planet)
  const [dignity] = dignities
  if (!dignity) return
  const isKnown = named.has(`dignity ${planet}`)
  const because = `${capital(your(planet))} is ${dignityWords[dignity]} ${sign}`
  const isTold = paragraph.tell(`dignity/${planet}/${dignity}`, dignityLines[planet][dignity], {
    of: planet,
    facts: sentences.factsOf(planet),
    print: (says) =>
      isKnown ? says : `${because}, ${/,? so /.test(says) ? 'and' : 'so'} ${lowered(says)}`,
    suits: (says) => isKnown || isClause(says) || /^(?:What|Rules)\b/.test(says),
  })
  if (isTold) named.add(`dignity ${planet}`)
}

/** A planet so close to a cusp that both houses count. */
export function tellCusp({ sentences }: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { nearCusp, facts } = sentences.planet(planet)
  if (!nearCusp) return
  const { neighbor, id, distanceDegrees } = nearCusp
  const house = sentences.house(neighbor)
  const away = distanceDegrees <= 1 ? 'within a degree of' : 'within two degrees of'
  const lines = arenas[planet][neighbor as House].does
  const near = `${capital(your(planet))} is ${away} the ${house}`
  const isTold = paragraph.tellAfter(
    {
      name: `fact/near-cusp/${planet}`,
      statements: [`${near}, which counts as well.`, `${near}, so that house has a claim too.`],
      reference: `${your(planet)} is ${away} the ${house}`,
    },
    `arena/${planet}/${neighbor}/does`,
    lines,
    { of: planet, facts: [...facts, id] },
  )
  if (!isTold) sentences.takeBack(neighbor)
}

/** A planet that no other one touches acts alone. */
export function tellSolitude(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { spine, sentences, named } = text
  const fact = spine.facts.find((one) => one.kind === 'unaspected' && one.body === planet)
  if (fact?.kind !== 'unaspected') return
  const { sign, facts } = sentences.planet(planet)
  const place = sign && !named.has(`sign ${planet}`) ? `, in ${sign},` : ''
  const close = fact.closestDegrees === undefined ? '' : 'close '
  const alone = `${capital(your(planet))}${place} makes no ${close}aspect to another planet`
  const isTold = paragraph.tellAfter(
    {
      name: `fact/unaspected/${planet}`,
      statements: [`${alone}.`, `${alone}, so it acts alone.`],
      reference: alone.charAt(0).toLowerCase() + alone.slice(1),
    },
    `unaspected/${planet}`,
    unaspectedLines[planet],
    { of: planet, facts: [fact.id, ...facts] },
  )
  if (isTold) named.add(`sign ${planet}`)
}
