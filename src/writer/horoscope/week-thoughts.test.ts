import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { monthPlots, plotSteps } from '#lore/month-plots.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { angleWeekThoughts, weekThoughts } from '#lore/week-thoughts.ts'
import type { AnyFact } from '#sky/any-fact.ts'

const weeks = [
  ...Object.values(weekThoughts).flatMap((ofTone) => Object.values(ofTone)),
  ...Object.values(angleWeekThoughts).flatMap((ofTone) => Object.values(ofTone)),
].flatMap((thoughts) => Object.values(thoughts))

const months = Object.values(monthPlots).flatMap((ofHouse) => Object.values(ofHouse).flat())

const steps = Object.values(plotSteps)
  .flatMap((ofHouse) => Object.values(ofHouse).flat())
  .flatMap(({ before, after }) => [before.eases, before.presses, after.eases, after.presses])

const lines = [
  ...weeks.flatMap(({ asks, turns, answers }) => [asks, turns, answers]),
  ...steps,
  ...months.flatMap(({ opens, turns, settles }) => [...opens, ...turns, ...settles]),
]
const wordsOf = (text: string) => text.split(/\s+/).length

/** Stands for whichever contact a week or a month turns on. */
const contact = {
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal: 'venus',
  aspect: 'square',
  at: '2026-12-04T15:40:00Z',
  weight: 0.5,
  certain: true,
} as AnyFact

describe('the questions of weeks and the plots of months', () => {
  test('are there for each house', () => {
    for (const ofTone of Object.values(weekThoughts))
      for (const thoughts of Object.values(ofTone)) expect(Object.keys(thoughts)).toHaveLength(12)
    for (const ofHouse of Object.values(monthPlots))
      for (const plots of Object.values(ofHouse)) expect(plots).toHaveLength(2)
  })

  test('take a step of each plot in one sentence, before and after the turn, in either tone', () => {
    expect(steps).toHaveLength(4 * months.length)
    const isShaped = (text: string) =>
      /^[A-Z][^.?]*\.$/.test(text) && wordsOf(text) >= 8 && wordsOf(text) <= 30
    expect(steps.filter((text) => !isShaped(text))).toEqual([])
  })

  test('repeat the question in its answer', () => {
    const isIndirect = (text: string) =>
      /^(?:wh(?:at|ich|om?|ose|y|ere|en|ether)|how)\b[^.?:]*$/.test(text) && wordsOf(text) <= 18
    expect(weeks.map(({ asked }) => asked).filter((text) => !isIndirect(text))).toEqual([])
    const said = ({ asked, answers }: (typeof weeks)[number]) =>
      `After Friday you know ${asked}: ${answers}`
    const isRefused = (text: string) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined
    expect(weeks.map(said).filter(isRefused)).toEqual([])
  })

  test('ask one short question and answer it', () => {
    for (const { asks, answers } of weeks) {
      expect(asks).toMatch(/^[A-Z][^.?]*\?$/)
      expect(wordsOf(asks), asks).toBeLessThanOrEqual(20)
      expect(answers, answers).toMatch(/\.$/)
      expect(wordsOf(answers), answers).toBeLessThanOrEqual(50)
    }
  })

  test('never say what the month was for, and have no hinges', () => {
    const stock = /\bmonth (?:was|is) (?:for|about)\b|\bAs for\b/
    expect(lines.filter((text) => stock.test(text))).toEqual([])
  })

  test('claim nothing of the sky or the calendar, and stand once', () => {
    const isRefused = (text: string, index: number) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined ||
      /[—–;!{}]|\bshall\b/i.test(text) ||
      lines.indexOf(text) < index
    expect(lines.filter(isRefused)).toEqual([])
  })
})
