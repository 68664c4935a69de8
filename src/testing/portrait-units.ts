import { type ArgumentKind, argumentsAgain, portraitArguments } from '#lore/argument-tables.ts'
import type { AspectQuality } from '#lore/aspect-quality.ts'
import { aspectParagraphs, aspectsOfAnySigns } from '#lore/aspect-tables.ts'
import type { Argument, AuthoredParagraph, Course, WholeArgument } from '#lore/authored.ts'
import type { Trait } from '#lore/character.ts'
import { ascendantAsThird } from '#lore/corpus/arguments/third-sides/ascendant.ts'
import { moonAsThird } from '#lore/corpus/arguments/third-sides/moon.ts'
import { sunAsThird } from '#lore/corpus/arguments/third-sides/sun.ts'
import { aspectsAgain, mannersAgain } from '#lore/corpus/aspects/again.ts'
import { housedAgain } from '#lore/corpus/placements/again/housed.ts'
import { withdrawnRising } from '#lore/corpus/rising/withdrawn.ts'
import { argumentCourses } from '#lore/course-tables.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import { placementParagraphs, signParagraphsAgain } from '#lore/placement-tables.ts'
import { risingParagraphs } from '#lore/rising-tables.ts'
import { elementOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import { dignities, hasDignity } from '#sky/dignities.ts'
import type { NatalFact } from '#sky/facts.ts'
import { rulers, traditionalRulers } from '#sky/rulers.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { fillTemplate } from '#writer/prose/template.ts'

/** Sentences of an author as a chart would print them, with the facts of that chart. */
export interface PrintedUnit {
  name: string
  kind: 'placement' | 'rising' | 'argument' | 'aspect' | 'highlight'
  /** As it was written. */
  says: readonly string[]
  printed: string[]
  traits: readonly Trait[]
  facts: NatalFact[]
}

export const base = { weight: 0.5, certain: true }
const HOUSE = 'in the third house, everyday talk and errands'

/** Every paragraph of a portrait that an author wrote. */
export function portraitUnits(): PrintedUnit[] {
  return [
    ...placements(),
    ...placementsAgain(),
    ...risings(),
    ...argumentParts(),
    ...thirdSides(),
    ...aspects(),
  ]
}

function placements(): PrintedUnit[] {
  return entries(placementParagraphs).flatMap(([planet, bySign]) =>
    entries(bySign).flatMap(([sign, byHouse]) =>
      entries(byHouse).map(([house, paragraph]) => {
        const number = Number(house)
        const isTimed = `${house}` !== 'sign'
        const facts = [
          ...placed(planet as Planet, sign as Sign),
          ...(isTimed ? [inHouse(planet as Planet, number)] : []),
        ]
        const slots = { house: HOUSE.replace('third', ordinals[number] ?? '') }
        return printedUnit('placement', `${planet} in ${sign}, ${house}`, paragraph, facts, slots)
      }),
    ),
  )
}

function placementsAgain(): PrintedUnit[] {
  const housed = entries(housedAgain).flatMap(([key, paragraph]) => {
    const [planet, sign, house] = key.split('/') as [Planet, Sign, string]
    if (!paragraph) return []
    const facts = [...placed(planet, sign), inHouse(planet, Number(house))]
    const slots = { house: HOUSE.replace('third', ordinals[Number(house)] ?? '') }
    return [
      printedUnit('placement', `${planet} in ${sign} again, ${house}`, paragraph, facts, slots),
    ]
  })
  const ofSigns = entries(signParagraphsAgain).flatMap(([planet, bySign]) =>
    entries(bySign ?? {}).map(([sign, paragraph]) =>
      printedUnit('placement', `${planet} in ${sign} again, sign`, paragraph, placed(planet, sign)),
    ),
  )
  return [...housed, ...ofSigns]
}

function risings(): PrintedUnit[] {
  return entries(risingParagraphs).flatMap(([rising, byRuler]) =>
    [...entries(byRuler), [rising, withdrawnRising[rising]] as const].map(([sign, paragraph]) => {
      const ruler = traditionalRulers[rising]
      const isModern = rulers[rising] === ruler
      const own = { ...base, angle: 'asc' as const, body: ruler, sign, house: 3 }
      const rules: NatalFact = isModern
        ? { ...own, id: 'ruler:asc', kind: 'ruler' }
        : { ...own, id: 'traditional-ruler:asc', kind: 'traditional-ruler' }
      const facts = [ascendantIn(rising), rules, ...placed(ruler, sign)]
      return printedUnit('rising', `${rising} rising, ruler in ${sign}`, paragraph, facts)
    }),
  )
}

function argumentParts(): PrintedUnit[] {
  const again = entries(argumentsAgain).flatMap(([kind, bySign]) =>
    partsOf(kind, bySign ?? {}, (_sign, _other, argument) => argument as WholeArgument),
  )
  const first = entries(portraitArguments).flatMap(([kind, bySign]) =>
    partsOf(kind, bySign, (sign, other) => argumentCourses[kind]?.[sign]?.[other]),
  )
  return [...first, ...again]
}

function partsOf(
  kind: ArgumentKind,
  bySign: Partial<Record<Sign, Partial<Record<Sign, Argument>>>>,
  courseOf: (sign: Sign, other: Sign, argument: Argument) => Course | undefined,
): PrintedUnit[] {
  return entries(bySign).flatMap(([sign, byOther]) =>
    entries(byOther ?? {}).flatMap(([moon, argument]) => {
      if (!argument) return []
      const { opening, turn, task } = argument
      const side = kind.startsWith('rising') ? [ascendantIn(sign)] : placed('sun', sign)
      const other = secondPoints[kind]
      const facts = [...side, inHouse('sun', 4), inHouse('moon', 9), ...placed(other, moon)]
      const { settles = [] } = courseOf(sign, moon, argument) ?? {}
      return [opening, [turn], task, settles].map((says) =>
        printedUnit('argument', `${kind} ${sign}, ${moon}`, { says }, facts),
      )
    }),
  )
}

const secondPoints: Record<ArgumentKind, Planet> = {
  'rising-moon': 'moon',
  'rising-sun': 'sun',
  'sun-moon': 'moon',
  'sun-mercury': 'mercury',
}

function thirdSides(): PrintedUnit[] {
  const tables = { sun: sunAsThird, moon: moonAsThird, asc: ascendantAsThird }
  return entries(tables).flatMap(([point, bySign]) =>
    entries(bySign).flatMap(([sign, byStance]) =>
      entries(byStance).map(([stance, says]) => {
        const own = point === 'asc' ? [ascendantIn(sign)] : placed(point, sign)
        const facts = [...own, ...placed('mercury', 'Leo'), ...placed('venus', 'Virgo')]
        const slots = { ally: 'your Mercury in Leo', other: 'your Venus in Virgo' }
        const paragraph = { says }
        return printedUnit('argument', `third ${point} ${sign} ${stance}`, paragraph, facts, slots)
      }),
    ),
  )
}

type ByManner = Record<AspectQuality, Record<string, AuthoredParagraph>>

function aspects(): PrintedUnit[] {
  const byElement = entries(aspectParagraphs).flatMap(([pair, byQuality]) =>
    entries((byQuality ?? {}) as ByManner).flatMap(([quality, byManner]) =>
      entries(byManner).map(([manner, paragraph]) => aspectOf(pair, quality, paragraph, manner)),
    ),
  )
  const ofAny = entries(aspectsOfAnySigns).flatMap(([a, others]) =>
    entries(others ?? {}).flatMap(([b, byQuality]) =>
      entries(byQuality ?? {}).map(([quality, paragraph]) =>
        aspectOf(`${a}~${b}`, quality, paragraph),
      ),
    ),
  )
  const second: Partial<Record<string, AuthoredParagraph>> = { ...aspectsAgain, ...mannersAgain }
  const again = entries(second).flatMap(([key, paragraph]) => {
    const [pair = '', quality, manner] = key.split('/')
    return paragraph ? [aspectOf(pair, quality as AspectQuality, paragraph, manner)] : []
  })
  return [...byElement, ...ofAny, ...again]
}

const aspectNames = { joined: 'conjunction', tense: 'square', harmonious: 'trine' } as const

function aspectOf(
  pair: string,
  quality: AspectQuality,
  paragraph: AuthoredParagraph,
  manner = '',
): PrintedUnit {
  const [a, b] = pair.split('~') as [Planet, Planet]
  const [one = '', other = one] = manner.split(' ')
  const aspect = quality === 'harmonious' && one !== other ? 'sextile' : aspectNames[quality]
  const id = `aspect:${a}~${b}:${aspect}`
  const facts: NatalFact[] = [
    { ...base, id, kind: 'aspect', a, b, aspect, orbDegrees: 1.5 },
    ...(manner ? [...placed(a, signOf(one)), ...placed(b, signOf(other))] : []),
  ]
  const words = `your ${pointNames[a]} ${aspectWords[aspect]} your ${pointNames[b]}, orb 1°30′`
  const says = paragraph.says.map((one) =>
    one.replaceAll(/(?<=[A-Z]\w+ in )(?:fire|earth|air|water)\b/g, signOf),
  )
  return printedUnit('aspect', `${pair} ${quality} ${manner}`, { ...paragraph, says }, facts, {
    aspect: words,
  })
}

export function printedUnit(
  kind: PrintedUnit['kind'],
  name: string,
  { says, traits = [] }: AuthoredParagraph,
  facts: NatalFact[],
  slots: Record<string, string> = {},
): PrintedUnit {
  const printed = says.map((sentence) => fillTemplate(sentence, slots))
  return { name, kind, says, printed, traits, facts }
}

export function placed(body: Planet, sign: Sign): NatalFact[] {
  return [
    { ...base, id: `placement:${body}`, kind: 'placement', body, sign, degrees: 10, minutes: 5 },
    ...dignities
      .filter((dignity) => hasDignity(body, sign, dignity))
      .map((dignity): NatalFact => {
        return { ...base, id: `dignity:${body}:${dignity}`, kind: 'dignity', body, sign, dignity }
      }),
  ]
}

function inHouse(body: Planet, house: number): NatalFact {
  return { ...base, id: `house:${house}:${body}`, kind: 'house', body, house }
}

function ascendantIn(sign: Sign): NatalFact {
  return { ...base, id: 'angle:asc', kind: 'angle', angle: 'asc', sign, degrees: 10, minutes: 5 }
}

export function entries<Key extends string | number, Value>(record: Partial<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][]
}

const signOf = (element: string): Sign =>
  signs.find((sign) => elementOf(sign) === element) ?? 'Aries'
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  )
