import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { lordDignities, lordsRetrograde } from '#lore/corpus/year/conditions.ts'
import { houseCourses } from '#lore/corpus/year/courses/houses.ts'
import { pointCourses } from '#lore/corpus/year/courses/points.ts'
import { earlierLines } from '#lore/corpus/year/earlier.ts'
import { eclipsePoints } from '#lore/corpus/year/eclipse-points.ts'
import { eclipseLines } from '#lore/corpus/year/eclipses.ts'
import { shortYears } from '#lore/corpus/year/houses.ts'
import { answerGrounds, nextGrounds, yearGrounds, yearLords } from '#lore/corpus/year/lords.ts'
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
import type { AnyFact } from '#sky/any-fact.ts'
import type { Planet } from '#sky/bodies.ts'
import { isAdvice } from '../advice.ts'

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
const bears = subjects.map((subject) => subject.bears)

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
      houseCourses,
      pointCourses,
      answerGrounds,
      clauses({ later }),
      clauses({ bears }),
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

/** By a word of these a reader knows that a line is about the subject of a house, and not about the moment before it. */
const subjectWords: Record<string, RegExp> = {
  '1/0': /come across|people|seen?|picture|front|show|acted|yourself|earlier you/,
  '1/1': /beg[iaun]+n?|start|piece|steps|strength|plan/,
  '2/0': /earn|pa[iy]d?|price|money|figure|owed|expense/,
  '2/1': /enough|money|figure|price|cost|paying|afford|less|purchase|comes in/,
  '3/0': /\bsa[iy]|said|talk|sentence|say|conversation|words|spoke/,
  '3/1': /week|every day|near|next door|neighbor|acquaintance/,
  '4/0': /home|place|room|address/,
  '4/1': /family|relative|parent|custom/,
  '5/0': /enjoy|pleasure|fun|evening|for its own sake/,
  '5/1': /show|piece/,
  '6/0': /work|task|share|hours|help out|handed/,
  '6/1': /habit|sleep|day|body|hours?|tired|routine/,
  '7/0': /two of you|agree|each|between|one of you|arrangement|give way/i,
  '7/1': /company|yourself|at ease|friend|acquaint|mood|easiest/,
  '8/0': /debt|account|ow[en]|pa[iy]|favor|generous|arrangement|list/,
  '8/1': /trust|told|tell|guard|know|kept/,
  '9/0': /plan|journey|farther|place|learned|going|larger view|get away/,
  '9/1': /convic|belie|principle|mind|stand for/,
  '10/0': /name|known/,
  '10/1': /goal/,
  '11/0': /friend|invite/,
  '11/1': /hope|plan|group|help|others|share/,
  '12/0': /quiet|alone|yourself|rest|tired|evening|peace/,
  '12/1':
    /kept|keep|say|said|know|secret|tell|hide|listener|it back|how you are|asked|yourself|careful/,
}

describe('[N22] what is written of years', () => {
  test('claims nothing beside the house and the planet of the year', () => {
    expect(lines.length).toBeGreaterThan(1300)
    const refused = lines.flatMap(({ text, facts }) => {
      const rejection = explainRejection(checkSentence(text, facts, { hours: 'none' }))
      return rejection ? [`${text} ${rejection}`] : []
    })
    expect(refused).toEqual([])
  })

  test('say outright what a year is about, ask one question, and end on something to do', () => {
    for (const { about, asks, answers, turns, task } of subjects) {
      expect(about[0]).toMatch(/^This year is about [^.?]+\.$/)
      expect(asks).toMatch(/^[A-Z][^.]+\?$/)
      expect(isAdvice(task), task).toBe(true)
      for (const says of [about[1], ...answers, ...Object.values(turns)])
        expect(isAdvice(says), says).toBe(false)
    }
  })

  test('names the subject of a year in each line of what becomes of it', () => {
    const textsIn = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
    const nameless = Object.entries(houseCourses).flatMap(([house, courses]) =>
      courses.flatMap((course, index) =>
        textsIn(course).filter((text) => !subjectWords[`${house}/${index}`]?.test(text)),
      ),
    )
    expect(nameless).toEqual([])
    expect(textsIn([houseCourses, pointCourses]).filter((text) => /^It (?!is)/.test(text))).toEqual(
      [],
    )
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

  test('offers what somebody may do, and asserts none of it', () => {
    const ofDates = linesIn(
      [
        bySlowPlanet,
        yearMeetings,
        eclipseLines,
        eclipsePoints,
        subjects,
        houseCourses,
        pointCourses,
        { bears: clauses({ bears }) },
      ],
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
