import { describe, expect, test } from 'vitest'
import { signs } from '#sky/zodiac.ts'
import { checkSentence } from './check/check-sentence.ts'
import { arrivals, firstEvenings } from './corpus/relationship/arrivals.ts'
import { againInQuarrel, answers, catchTaken, furtherLeads } from './corpus/relationship/joins.ts'
import { prices } from './corpus/relationship/prices.ts'
import { catchLeads, sameLeads, sideLeads } from './corpus/relationship/side-leads.ts'
import { bondTheses } from './corpus/relationship/thesis.ts'
import { sidesOf } from './side-tables.ts'
import { unwantedWord } from './unwanted-words.ts'

const points = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
const sides = points.flatMap((point) =>
  signs.flatMap((sign) =>
    sidesOf(point, sign).map((side, index) => ({
      name: `${point} in ${sign}, ${index + 1}`,
      side,
    })),
  ),
)
const linesOfSides = sides.flatMap(({ side }) => [...side.wants, side.gives])
const others = [
  ...Object.values(prices).flat(2),
  ...Object.values(firstEvenings).flat(),
  ...[catchLeads, sideLeads.you, sideLeads.partner, answers, againInQuarrel].flatMap((lines) =>
    Object.values(lines).flat(),
  ),
  ...Object.values(catchTaken).flatMap((taken) => Object.values(taken ?? {})),
  ...furtherLeads,
  ...sameLeads,
]

describe('the two sides of a quarrel', () => {
  test('exist for each planet that people quarrel about, in each sign', () => {
    for (const point of points)
      for (const sign of signs)
        expect(sidesOf(point, sign).length, `${point} in ${sign}`).toBeGreaterThan(0)
  })

  test('exist in three wordings for the Sun and two for the Moon, which most quarrels are of', () => {
    for (const sign of signs) {
      expect(sidesOf('sun', sign), `sun in ${sign}`).toHaveLength(3)
      expect(sidesOf('moon', sign), `moon in ${sign}`).toHaveLength(2)
    }
  })

  test('begin with what the person does, so that they read on after the planet', () => {
    for (const { name, side } of sides) expect(side.wants[0], name).toMatch(/^\{They\} /)
  })

  test('end with what the other one has of it, in a sentence that can stand elsewhere', () => {
    for (const { name, side } of sides) expect(side.gives, name).toMatch(/\{[Oo]thers?\}/)
    for (const { name, side } of sides)
      expect(side.gives, name).not.toMatch(/^It\b|\bthe same\b|\bThe same\b/)
  })
})

test('the sides in a second wording say of whom they are with slots', () => {
  const again = (['venus', 'mars'] as const).flatMap((point) =>
    signs.flatMap((sign) => sidesOf(point, sign)[1] ?? []),
  )
  expect(again).toHaveLength(24)
  for (const { wants, gives } of again)
    for (const line of [...wants, gives])
      expect(line.replaceAll(/\{\w+\}/g, ''), line).not.toMatch(/\b(?:they|them|their)\b/i)
})

test('every bond has a price', () => {
  expect(Object.keys(prices).toSorted()).toEqual(Object.keys(bondTheses).toSorted())
  for (const thoughts of Object.values(prices))
    for (const says of thoughts) expect(says.length).toBeGreaterThanOrEqual(2)
})

test('the lines claim nothing of a chart, are each there once, and have no unwanted word and no "he" or "she"', () => {
  const all = [...linesOfSides, ...others, ...Object.values(arrivals).flat()]
  expect(new Set(all).size).toBe(all.length)
  for (const line of all) {
    const text = line
      .replaceAll(/\{(?!partner)\w+\}/g, 'they')
      .replaceAll(/\[([^|\]]+)\|[^\]]+\]/g, '$1')
    expect(checkSentence(text, []).claims, line).toEqual([])
    expect(unwantedWord(text), line).toBeUndefined()
    expect(text, line).not.toMatch(/\b(?:he|she|him|his|her|hers)\b/i)
  }
})
