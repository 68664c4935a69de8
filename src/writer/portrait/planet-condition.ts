import { aspectQuality } from '#lore/aspect-quality.ts'
import { pairs } from '#lore/character-tables.ts'
import { retrogradeLines } from '#lore/corpus/character/conditions.ts'
import { unaspectedLines } from '#lore/corpus/character/figures.ts'
import { aspectWords } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Planets whose retrograde motion is theirs alone; for months of every year a slower one has it for everybody. */
const quick: readonly Planet[] = ['mercury', 'venus', 'mars']

/** Retrograde motion, as what it does to the person; nothing for a planet without it. */
export function tellRetrograde(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  if (text.sentences.planet(planet).isRetrograde && quick.includes(planet))
    tellDirection(text, paragraph, planet as keyof typeof retrogradeLines)
}

function tellDirection(
  { narrator, sentences }: Text,
  paragraph: ParagraphBuilder,
  planet: keyof typeof retrogradeLines,
): void {
  const { facts } = sentences.planet(planet)
  const name = capitalized(your(planet))
  const form = narrator.form('retrograde', ['born', 'is', 'because'])
  const says = {
    born: `${name} was retrograde when you were born, and`,
    is: `${name} is retrograde, and`,
    because: `Because ${your(planet)} is retrograde,`,
  }
  const isSaid = paragraph.tell(`retrograde/${planet}`, retrogradeLines[planet], {
    of: planet,
    facts,
    print: (line) => `${/, and /.test(line) ? says.because : says[form]} ${lowered(line)}`,
  })
  // Mercury, Venus and the others are never left without it.
  if (isSaid || !paragraph.hasRoom) return
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

/** Closer than this to an angle, a planet is among the first things that anyone notices. */
const ON_ANGLE_DEGREES = 5

/** A planet on the horizon or the meridian. */
export function tellAngle({ spine }: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const at = spine.angleAspects.find(
    ({ planet: one, fact, effectiveOrb }) =>
      one === planet &&
      effectiveOrb <= ON_ANGLE_DEGREES &&
      (fact.aspect === 'conjunction' || fact.aspect === 'opposition'),
  )
  if (!at) return
  const { fact, angle } = at
  const quality = aspectQuality(fact.aspect)
  const name = `${your(planet)} ${aspectWords[fact.aspect]} ${your(angle)}`
  paragraph.tell(
    `pair/${planet}~${angle}/${quality}/together`,
    pairs[`${planet}~${angle}`]?.[quality]?.together,
    { of: planet, facts: [fact.id], print: (says) => withReference(says, name) },
  )
}

/** A planet that no other one touches acts alone. */
export function tellSolitude(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { spine, sentences, named } = text
  const fact = spine.facts.find((one) => one.kind === 'unaspected' && one.body === planet)
  if (fact?.kind !== 'unaspected') return
  const { sign, facts } = sentences.planet(planet)
  const place = sign && !named.has(`sign ${planet}`) ? `, in ${sign},` : ''
  const close = fact.closestDegrees === undefined ? '' : 'close '
  const alone = `${capitalized(your(planet))}${place} makes no ${close}aspect to another planet`
  const isSaid = paragraph.tellAfter(
    {
      name: `fact/unaspected/${planet}`,
      statements: [`${alone}.`, `${alone}, so it acts alone.`],
      reference: alone.charAt(0).toLowerCase() + alone.slice(1),
    },
    `unaspected/${planet}`,
    unaspectedLines[planet],
    { of: planet, facts: [fact.id, ...facts] },
  )
  if (isSaid) named.add(`sign ${planet}`)
}
