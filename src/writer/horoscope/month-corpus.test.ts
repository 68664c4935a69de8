import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { moonAreas } from '#lore/corpus/months/areas/moons.ts'
import { stationAreas } from '#lore/corpus/months/areas/stations.ts'
import { ownCycles } from '#lore/corpus/months/own-cycles.ts'
import { monthSlants } from '#lore/corpus/months/slants.ts'
import { monthAreas } from '#lore/month-areas.ts'
import { monthConditions } from '#lore/month-conditions.ts'
import { monthKnots } from '#lore/month-knots.ts'
import { monthPlots } from '#lore/month-plots.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { signs } from '#sky/zodiac.ts'
import { isAdvice } from '../advice.ts'
import { splitSentences } from '../prose/sentences.ts'
import { isAboutOthers } from './month-person.ts'

const plots = Object.values(monthPlots).flatMap((ofHouse) => Object.values(ofHouse).flat())
const conditions = Object.values(monthConditions).flatMap((ofPoint) => Object.values(ofPoint))
const knots = textsIn(monthKnots)
const areas = [monthAreas, moonAreas, stationAreas].flatMap(textsIn)
const slants = Object.values(monthSlants).flatMap((ofKind) => Object.values(ofKind))
const passagesOfPlots = plots.map(({ cast: _, ...passages }) => passages)
const lines = [...passagesOfPlots, ...conditions, ...slants, ownCycles]
  .flatMap(textsIn)
  .concat(areas, knots)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as Record<string, unknown>).flatMap(textsIn)
}

const wordsOf = (text: string) => text.split(/\s+/).length

/** Stands for whichever contact a month turns on. */
const contact: AnyFact = {
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal: 'venus',
  aspect: 'square',
  at: '2026-12-04T15:40:00Z',
  weight: 0.5,
  certain: true,
}

describe('the corpus of months', () => {
  test('has two plots or more for each house and kind of point, and each names its month', () => {
    const kinds = Object.values(monthPlots).flatMap((ofHouse) => Object.values(ofHouse))
    expect(kinds).toHaveLength(3 * 12)
    for (const some of kinds) expect(some.length).toBeGreaterThanOrEqual(2)
    expect(plots.filter(({ asks }) => asks.split('{month}').length !== 2)).toEqual([])
  })

  test('tells each plot in passages of two sentences or more that can be understood after their event', () => {
    const passages = plots.flatMap(({ before, after, slow, houses, turns, closes }) =>
      textsIn([before, after, slow, houses, turns, closes]),
    )
    expect(passages).toHaveLength(plots.length * (2 * 10 + 4 + 2 * 12 + 6 + 6))
    const isMalformed = (text: string) =>
      splitSentences(text).length < 2 ||
      wordsOf(text) > 64 ||
      /^(?:And|But|So|Then|They|He|She)\b/.test(text)
    expect(passages.filter(isMalformed)).toEqual([])
    const commands = passages.filter((text) => isAdvice(splitSentences(text).at(-1) ?? ''))
    expect(commands.length / passages.length).toBeLessThan(0.1)
  })

  test('has the habits of each point in each sign', () => {
    for (const ofPoint of Object.values(monthConditions))
      expect(Object.keys(ofPoint)).toEqual([...signs])
    const tends = conditions.flatMap(({ strain, gift }) => [
      ...strain.map(([says]) => says),
      ...gift,
    ])
    // It follows where the point stands.
    expect(
      tends.filter((text) => !/^(?:You|People|Your|When|What|Discord|At work)\b/.test(text)),
    ).toEqual([])
  })

  test('has closing lines that make sense on their own', () => {
    const comes = conditions.flatMap(({ strain }) => strain.map(([, says]) => says))
    expect(comes.filter((text) => splitSentences(text).length > 1 || wordsOf(text) > 22)).toEqual(
      [],
    )
    const begins = /^(?:(?:And|But|So|Then|They|Them|He|She|That|This)\b)/
    expect(comes.filter((text) => begins.test(text))).toEqual([])
  })

  test('describes what happens in each area of life, in lines that make sense on their own', () => {
    const begins = /^(?:It|That|This|They|Them|And|But|So|Then)\b/
    expect(areas.filter((text) => begins.test(text) || wordsOf(text) > 32)).toEqual([])
    const { sun, ...others } = monthAreas
    for (const ofBody of [sun, ...Object.values(others)]) {
      expect(Object.keys(ofBody)).toHaveLength(12)
      for (const { eases, presses } of Object.values(ofBody))
        for (const some of [eases, presses]) expect(some.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('gives concrete examples for each question', () => {
    const amongs = plots.map(({ among }) => among)
    const isVague = (text: string) => /\b(?:some|any)thing\b|\bthings?\b|\bmatters?\b/.test(text)
    const isOffered = (text: string) => /^(?:It|They|You) (?:may|might)\b/.test(text)
    const isList = (text: string) => /, or | or | and /.test(text)
    expect(
      amongs.filter(
        (text) => isVague(text) || !isOffered(text) || !isList(text) || wordsOf(text) > 30,
      ),
    ).toEqual([])
    expect(new Set(amongs).size).toBe(plots.length)
  })

  test('puts the question of each kind twice or more for each sign', () => {
    expect(slants).toHaveLength(3 * 12)
    for (const some of slants) expect(some.length).toBeGreaterThanOrEqual(2)
    // A question of oneself alone is put in another way than one about other people.
    for (const ofSign of Object.values(monthSlants.will))
      expect(ofSign.filter(isAboutOthers)).toHaveLength(1)
  })

  test('describes what two planets in aspect do in a person', () => {
    // All pairs of ten planets but those of the three that a generation shares.
    expect(Object.keys(monthKnots)).toHaveLength((10 * 9) / 2 - 3)
    expect(knots.filter((text) => !/^(?:You|Your|What|When|Luck)\b[^;:]*\.$/.test(text))).toEqual(
      [],
    )
  })

  test('claims nothing of the sky or the calendar, and says each line once', () => {
    const isRefused = (line: string, index: number) => {
      const text = line.replace('{month}', 'December')
      return (
        Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
        unwantedWord(text) !== undefined ||
        /[—–;:!{}]|\bshall\b/i.test(text) ||
        lines.indexOf(line) < index
      )
    }
    expect(lines.filter(isRefused)).toEqual([])
  })
})
