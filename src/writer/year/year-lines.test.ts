import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { houseBeats } from '#lore/corpus/year/beats/houses.ts'
import { pointBeats } from '#lore/corpus/year/beats/points.ts'
import { lordDignities, lordsRetrograde } from '#lore/corpus/year/conditions.ts'
import { againChapters } from '#lore/corpus/year/courses/again.ts'
import { bridges } from '#lore/corpus/year/courses/bridges.ts'
import { houseCourses } from '#lore/corpus/year/courses/houses.ts'
import { pointCourses } from '#lore/corpus/year/courses/points.ts'
import { earlierLines } from '#lore/corpus/year/earlier.ts'
import { eclipseLines } from '#lore/corpus/year/eclipses.ts'
import { easing, pressing } from '#lore/corpus/year/effects.ts'
import { passMeanings, turningPasses } from '#lore/corpus/year/forces.ts'
import { houseGrounds } from '#lore/corpus/year/grounds/houses.ts'
import { shortYears } from '#lore/corpus/year/houses.ts'
import { houseLinks } from '#lore/corpus/year/links/houses.ts'
import { pointLinks } from '#lore/corpus/year/links/points.ts'
import { yearLords } from '#lore/corpus/year/lords.ts'
import { minorLines } from '#lore/corpus/year/minors.ts'
import { pointYears } from '#lore/corpus/year/points.ts'
import { progressedMoonHouses, progressedMoonSigns } from '#lore/corpus/year/progressed.ts'
import { returnPlanets } from '#lore/corpus/year/return-planets.ts'
import { returnAscendants } from '#lore/corpus/year/returns.ts'
import { houseTouches } from '#lore/corpus/year/touches/houses.ts'
import { yearArguments } from '#lore/corpus/year/years.ts'
import { ordinalWords } from '#lore/names.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { yearLanes } from '#lore/year-lanes.ts'
import { yearWays } from '#lore/year-ways.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Planet } from '#sky/bodies.ts'

const base = { weight: 0.5, certain: true, at: '2027-04-22T04:00:00Z' }
const year = (house: number, lord: Planet = 'saturn'): AnyFact => ({
  ...base,
  id: 'profection',
  kind: 'profection',
  house,
  sign: 'Leo',
  lord,
  until: '2028-04-22T04:00:00Z',
  isNext: true,
})
const birthday: AnyFact = {
  ...base,
  id: 'birthday',
  kind: 'birthday',
  until: '2027-04-23T04:00:00Z',
}
const transit: AnyFact = {
  ...base,
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal: 'moon',
  aspect: 'square',
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

interface Line {
  text: string
  facts: AnyFact[]
}

function linesIn(value: unknown, facts: AnyFact[]): Line[] {
  if (typeof value === 'string')
    return /[.?]$/.test(value)
      ? value.split(/(?<=[.?]) (?=[A-Z])/).map((text) => ({ text, facts }))
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => linesIn(one, facts))
}

const byHouse = (table: Record<number, unknown>) =>
  Object.entries(table).flatMap(([house, value]) => linesIn(value, [year(Number(house)), birthday]))

/** As sentences: the corpus has them as clauses. */
const clauses = (table: object): string[] =>
  Object.values(table).flatMap((value) =>
    typeof value === 'string' ? [`${capitalized(value)}.`] : clauses(value),
  )

const courses = [...Object.values(houseCourses), ...Object.values(pointCourses)].flat()
const nouns = courses.map(({ noun }) => noun)
const [noun = ''] = nouns
const withNoun = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('{noun}', noun))

const passOf: Record<string, object> = {
  begins: { pass: { number: 1, of: 3 } },
  reviews: { pass: { number: 2, of: 3 } },
  ends: { pass: { number: 3, of: 3 } },
}
const ofSaturn = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll('{planet}', 'Saturn'))

const ways = Object.values(yearWays)
  .flat()
  .flatMap((bySign) => Object.values(bySign))

const lines: Line[] = [
  ...byHouse(yearArguments),
  ...byHouse(shortYears),
  ...Object.entries(yearLords).flatMap(([lord, all]) =>
    linesIn(withNoun(all), [year(4, lord as Planet)]),
  ),
  // None of these names a point, a place or a date, so a fact of another kind does as well.
  ...linesIn(
    [
      houseBeats,
      pointBeats,
      houseTouches,
      earlierLines,
      returnPlanets,
      pointYears,
      eclipseLines,
      yearLanes,
      progressedMoonSigns,
      progressedMoonHouses,
      clauses(houseGrounds),
      clauses(houseLinks),
      clauses(pointLinks),
      clauses(lordDignities),
      clauses(lordsRetrograde),
      courses.map(({ about, builds, turns, settles }) => [about, builds, turns, settles]),
      withNoun(againChapters),
      nouns.map((one) => `You think about ${one}.`),
      ways.map(({ manner }) => `${manner.replace('you', 'You')}.`),
      ways.map(({ outcome }) => outcome),
    ],
    [transit],
  ),
  ...linesIn(returnAscendants, [transit]),
  ...[passMeanings, turningPasses].flatMap((byRole) =>
    Object.entries(byRole).flatMap(([role, all]) =>
      linesIn(ofSaturn(all), [{ ...transit, ...passOf[role] } as AnyFact]),
    ),
  ),
  ...[pressing, easing].flatMap((all) =>
    Object.entries(all).flatMap(([body, byPoint]) =>
      Object.entries(byPoint).flatMap(([point, effects]) =>
        effects.map((effect) => ({
          text: `${capitalized(body)} ${effect}.`,
          facts: [{ ...transit, body, natal: point } as AnyFact],
        })),
      ),
    ),
  ),
]

describe('[N22] what is written of years', () => {
  test('claims nothing beside the house and the planet of the year', () => {
    expect(lines.length).toBeGreaterThan(1900)
    const refused = lines.flatMap(({ text, facts }) => {
      const rejection = explainRejection(checkSentence(text, facts, { hours: 'none' }))
      return rejection ? [`${text} ${rejection}`] : []
    })
    expect(refused).toEqual([])
  })

  test('tell how each sign meets each question, and what becomes of that', () => {
    expect(ways).toHaveLength(2 * 12 * 12)
    const isClause = (text: string) => /^you(?:'[a-z]+)? [^.;]+$/.test(text)
    expect(ways.map(({ manner }) => manner).filter((text) => !isClause(text))).toEqual([])
    const outcomes = ways.map(({ outcome }) => outcome)
    expect(outcomes.filter((text) => !/^[A-Z][^.;]+\.$/.test(text))).toEqual([])
  })

  test('say of each pass what it means without the name of the subject, which the rest has', () => {
    const passes = [passMeanings, turningPasses].flatMap((lines) => Object.values(lines).flat())
    expect(passes.filter((says) => says.includes('{noun}'))).toEqual([])
    expect(passes.filter((says) => says.split('{planet}').length !== 2)).toEqual([])
    const about = [yearLords, againChapters, { bridges }].flatMap((lines) =>
      Object.values(lines).flat(),
    )
    expect(about.filter((says) => says.split('{noun}').length !== 2)).toEqual([])
  })

  test('name the subject of a year in its first sentence, and its chapters by it', () => {
    for (const { about, titles, builds, turns, settles } of courses) {
      expect(about).toMatch(/^This year is about [^.?]+\.$/)
      for (const says of [...builds, ...settles, ...Object.values(turns)])
        expect(says).toMatch(/^[A-Z][^.?]+\.$/)
      const all = Object.values(titles).flat()
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('names the house of a year, and is refused under another', () => {
    for (const house of Object.keys(yearArguments).map(Number)) {
      const text = `Your last birthday brought you to the ${ordinalWords[house]} house.`
      const rejection = (of: number) =>
        explainRejection(checkSentence(text, [year(of), birthday], { hours: 'none' }))
      expect(rejection(house), text).toBeFalsy()
      expect(rejection((house % 12) + 1), text).toBeTruthy()
    }
  })

  test('refuses an eclipse of anything but a light', () => {
    const eclipse: AnyFact = {
      ...base,
      id: 'eclipse',
      kind: 'eclipse',
      of: 'lunar',
      class: 'total',
      sign: 'Leo',
      degrees: 3,
      minutes: 2,
    }
    const isSupported = (text: string) => !explainRejection(checkSentence(text, [eclipse]))
    expect(isSupported('The total eclipse of the Moon is in Leo.')).toBe(true)
    expect(isSupported('The total eclipse of the Ascendant is in Leo.')).toBe(false)
  })

  test('offers what somebody may do, and asserts none of it', () => {
    const ofDates = linesIn([houseBeats, pointBeats, houseTouches, yearLanes], [])
    const acts = [...ofDates.map(({ text }) => text), ...clauses(minorLines)].filter((text) =>
      /^(?:Somebody|Someone)(?! else's)\b/.test(text),
    )
    expect(acts.length).toBeGreaterThan(60)
    const isOffered = (text: string) =>
      /\b(?:may|might|can|could|will|would)\b|'(?:d|ll)\b/.test(text)
    expect(acts.filter((text) => !isOffered(text))).toEqual([])
  })

  test('has no stock phrase, and no sentence twice', () => {
    const texts = lines.map(({ text }) => text)
    expect(texts.filter(unwantedWord)).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
