import { expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { checkSentence } from './check/check-sentence.ts'
import { explainRejection } from './check/explain-rejection.ts'
import { monthPlots } from './month-plots.ts'
import { pointNames } from './names.ts'
import type { NatalPoint } from './transit-meaning.ts'
import { unwantedWord } from './unwanted-words.ts'
import { houseStories, pointStories } from './year-stories.ts'

const plots = Object.values(monthPlots).flatMap((ofHouse) => Object.values(ofHouse).flat())
const ofPoints = Object.values(pointStories).flat()
const casts = [...plots, ...Object.values(houseStories).flat(), ...ofPoints].map(({ cast }) => cast)
const roles = casts.flatMap((cast) => Object.entries(cast) as [NatalPoint, string][])

/** Stands for whichever contact touches the point. */
const contactWith = (natal: NatalPoint): AnyFact => ({
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal,
  aspect: 'square',
  at: '2026-12-04T15:40:00Z',
  weight: 0.5,
  certain: true,
})

test('every story of a month or a year says of each point what it stands for, and of none twice the same', () => {
  const planets = Object.keys(pointNames).slice(0, 10)
  for (const cast of casts) {
    const isOfPlanets = ofPoints.some((story) => story.cast === cast)
    expect(Object.keys(cast)).toEqual(isOfPlanets ? planets : [...planets, 'asc', 'mc'])
  }
  const texts = roles.map(([, role]) => role)
  expect(texts.filter((role, index) => texts.indexOf(role) !== index)).toEqual([])
})

test('a role can stand after "your Saturn is", and claims nothing of the sky', () => {
  const isMalformed = (role: string) =>
    /[.;:!?—–{}]|^[A-Z]/.test(role) || role.split(' ').length > 16 || role.split(' ').length < 3
  expect(roles.filter(([, role]) => isMalformed(role))).toEqual([])
  const refused = roles.filter(([point, role]) => {
    const text = `Your ${pointNames[point]} is ${role}.`
    return unwantedWord(text) || explainRejection(checkSentence(text, [contactWith(point)]))
  })
  expect(refused).toEqual([])
})
