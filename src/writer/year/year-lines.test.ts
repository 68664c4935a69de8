import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { lordDignities, lordsRetrograde } from '#lore/corpus/year/conditions.ts'
import { earlierLines } from '#lore/corpus/year/earlier.ts'
import { eclipsePoints } from '#lore/corpus/year/eclipse-points.ts'
import { eclipseLines } from '#lore/corpus/year/eclipses.ts'
import { shortYears } from '#lore/corpus/year/houses.ts'
import { nextGrounds, yearGrounds, yearLords } from '#lore/corpus/year/lords.ts'
import { passOutcomes } from '#lore/corpus/year/passes.ts'
import { periodHouses, periodPlanets } from '#lore/corpus/year/periods.ts'
import { progressedMoonHouses, progressedMoonSigns } from '#lore/corpus/year/progressed.ts'
import { returnPlanets } from '#lore/corpus/year/return-planets.ts'
import { returnAscendants } from '#lore/corpus/year/returns.ts'
import { generationSeasons } from '#lore/corpus/year/seasons/generations.ts'
import { jupiterSeasons } from '#lore/corpus/year/seasons/jupiter.ts'
import { yearMeetings } from '#lore/corpus/year/seasons/meetings.ts'
import { neptuneSeasons } from '#lore/corpus/year/seasons/neptune.ts'
import { oppositeOutcomes, oppositeSeasons } from '#lore/corpus/year/seasons/opposite-angles.ts'
import { plutoSeasons } from '#lore/corpus/year/seasons/pluto.ts'
import { saturnSeasons } from '#lore/corpus/year/seasons/saturn.ts'
import { uranusSeasons } from '#lore/corpus/year/seasons/uranus.ts'
import { sideLines } from '#lore/corpus/year/sides.ts'
import { kindStakes, yearStakes } from '#lore/corpus/year/stakes.ts'
import { houseSubjects } from '#lore/corpus/year/subjects/houses.ts'
import { pointSubjects } from '#lore/corpus/year/subjects/points.ts'
import { ordinalWords } from '#lore/names.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { PointSubject } from '#lore/year-ahead.ts'
import { houseStories, pointStories } from '#lore/year-stories.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Planet } from '#sky/bodies.ts'
import { isAdvice } from '../advice.ts'

/** The passages of the stories; what the points stand for in them are no sentences. */
const stories = [...Object.values(houseStories).flat(), ...Object.values(pointStories).flat()].map(
  ({ cast: _, ...passages }) => passages,
)

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

const subjects = [houseSubjects, pointSubjects].flatMap((table) =>
  Object.values<readonly PointSubject[]>(table).flat(),
)

/** Those that are clauses. */
const later = Object.values(houseSubjects)
  .flat()
  .map((subject) => subject.later[1])

const bySlowPlanet = [jupiterSeasons, saturnSeasons, uranusSeasons, neptuneSeasons, plutoSeasons]

const passOf: Record<string, object> = {
  reviews: { pass: { number: 2, of: 3 } },
  ends: { pass: { number: 3, of: 3 } },
}

const lines: Line[] = [
  ...byHouse(houseSubjects),
  ...byHouse(shortYears),
  ...Object.entries(yearLords).flatMap(([lord, all]) => linesIn(all, [year(4, lord as Planet)])),
  // None of these names a point, a place or a date, so a fact of another kind does as well.
  ...linesIn(
    [
      pointSubjects,
      oppositeSeasons,
      earlierLines,
      returnPlanets,
      eclipseLines,
      eclipsePoints,
      yearMeetings,
      progressedMoonSigns,
      progressedMoonHouses,
      generationSeasons,
      bySlowPlanet,
      yearStakes,
      kindStakes,
      periodHouses,
      periodPlanets,
      stories,
      clauses({ later }),
      clauses(yearGrounds),
      clauses(nextGrounds),
      clauses(sideLines),
      clauses(lordDignities),
      clauses(lordsRetrograde),
    ],
    [transit],
  ),
  ...linesIn(returnAscendants, [transit]),
  ...[
    ...Object.values(passOutcomes).flatMap((one) => Object.values(one)),
    ...Object.values(oppositeOutcomes),
  ].flatMap((byRole) =>
    Object.entries(byRole).flatMap(([role, all]) =>
      linesIn(all, [{ ...transit, ...passOf[role] } as AnyFact]),
    ),
  ),
]

describe('[N22] the lines on years', () => {
  test('claims nothing but the house and the planet of the year', () => {
    expect(lines.length).toBeGreaterThan(1300)
    const refused = lines.flatMap(({ text, facts }) => {
      const rejection = explainRejection(checkSentence(text, facts, { hours: 'none' }))
      return rejection ? [`${text} ${rejection}`] : []
    })
    expect(refused).toEqual([])
  })

  test('say outright what a year is about, ask one question, and end on something to do', () => {
    for (const { about, asks, task } of subjects) {
      expect(about[0]).toMatch(/^This year is about [^.?]+\.$/)
      expect(asks).toMatch(/^[A-Z][^.]+\?$/)
      expect(isAdvice(task), task).toBe(true)
      expect(isAdvice(about[1]), about[1]).toBe(false)
    }
  })

  test('describes how each subject develops in passages of two sentences or more', () => {
    const textsOf = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)
    const passages = textsOf(stories)
    expect(passages).toHaveLength((24 + 21) * (2 * 10 + 4) + 24 * 5)
    const isMalformed = (text: string) =>
      text.split(/(?<=[.?]) (?=[A-Z])/).length < 2 ||
      text.split(' ').length > 66 ||
      /^(?:And|But|So|Then|They|He|She)\b/.test(text)
    expect(passages.filter(isMalformed)).toEqual([])
    expect(passages.filter((text) => isAdvice(text)).length / passages.length).toBeLessThan(0.05)
  })

  test('names the house of a year, and is refused under another', () => {
    for (const house of Object.keys(houseSubjects).map(Number)) {
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

  test('offers what somebody may do without asserting it', () => {
    const ofDates = linesIn(
      [bySlowPlanet, yearMeetings, eclipseLines, eclipsePoints, subjects, stories],
      [],
    )
    const acts = ofDates
      .map(({ text }) => text)
      .filter((text) => /^(?:Somebody|Someone)(?! else's)\b/.test(text))
    expect(acts.length).toBeGreaterThan(20)
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
