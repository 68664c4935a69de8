import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { moonAreas } from '#lore/corpus/months/areas/moons.ts'
import { stationAreas } from '#lore/corpus/months/areas/stations.ts'
import { standsAfterTurn } from '#lore/corpus/months/closes.ts'
import { ownCycles } from '#lore/corpus/months/own-cycles.ts'
import { monthSlants } from '#lore/corpus/months/slants.ts'
import { monthAreas } from '#lore/month-areas.ts'
import { monthConditions } from '#lore/month-conditions.ts'
import { monthKnots } from '#lore/month-knots.ts'
import { monthSteps } from '#lore/month-steps.ts'
import { monthSubjects } from '#lore/month-subjects.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { signs } from '#sky/zodiac.ts'
import { splitSentences } from '../prose/sentences.ts'
import { isAboutOthers } from './month-person.ts'

const subjects = Object.values(monthSubjects).flatMap((ofHouse) => Object.values(ofHouse))
const questions = subjects.flatMap(({ asks }) => asks)
const asked = questions.map(({ asks }) => asks)
const conditions = Object.values(monthConditions).flatMap((ofPoint) => Object.values(ofPoint))
const knots = textsIn(monthKnots)
const steps = Object.values(monthSteps).flatMap((ofHouse) => Object.values(ofHouse))
const areas = [monthAreas, moonAreas, stationAreas].flatMap(textsIn)
const slants = Object.values(monthSlants).flatMap((ofKind) => Object.values(ofKind))
/** What a subject is called is part of a line. */
const ofSubjects = subjects.map(({ asks, ...more }) => [
  asks.map(({ it: _it, ...one }) => one),
  more,
])
const lines = [...ofSubjects, ...conditions, ...slants, ownCycles]
  .flatMap(textsIn)
  .concat(areas, knots, textsIn(steps))

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
  test('has three subjects for each house, and each asks in two ways or more what it answers', () => {
    expect(subjects).toHaveLength(3 * 12)
    for (const { asks, turns } of subjects) {
      expect(asks.length).toBeGreaterThanOrEqual(2)
      for (const some of Object.values(turns)) expect(some.length).toBeGreaterThanOrEqual(1)
    }
    expect(asked.filter((text) => text.split('{month}').length !== 2)).toEqual([])
  })

  test('says of each point in each sign what it tends to do', () => {
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

  test('says of the close what can be understood by itself', () => {
    const comes = conditions.flatMap(({ strain }) => strain.map(([, says]) => says))
    expect(comes.filter((text) => splitSentences(text).length > 1 || wordsOf(text) > 22)).toEqual(
      [],
    )
    const begins = /^(?:(?:And|But|So|Then|They|Them|He|She|That|This)\b)/
    expect(comes.filter((text) => begins.test(text))).toEqual([])
  })

  test('says of each part of a life what happens there, in lines that stand alone', () => {
    const begins = /^(?:It|That|This|They|Them|And|But|So|Then)\b/
    expect(areas.filter((text) => begins.test(text) || wordsOf(text) > 32)).toEqual([])
    const { sun, ...others } = monthAreas
    for (const ofBody of [sun, ...Object.values(others)]) {
      expect(Object.keys(ofBody)).toHaveLength(12)
      for (const { eases, presses } of Object.values(ofBody))
        for (const some of [eases, presses]) expect(some.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('says of each planet what it does to each subject, in one or two sentences that name it', () => {
    expect(steps).toHaveLength(3 * 12)
    const begins = /^(?:It|That|This|They|Them|And|But|So|Then)\b/
    for (const { since: _since, moons, ...acting } of steps) {
      expect(Object.keys(acting).toSorted()).toEqual(['mars', 'mercury', 'slow', 'sun', 'venus'])
      const texts = [...textsIn(acting), ...textsIn(moons)]
      expect(texts.filter((text) => begins.test(text) || wordsOf(text) > 26)).toEqual([])
    }
  })

  test('says how things stand since the turn in clauses', () => {
    const since = steps.flatMap((one) => textsIn(one.since))
    expect(since).toHaveLength(6 * 3 * 12 + 2 * 12)
    const isNoClause = (text: string) => /^[A-Z]|[.?:]|[^a-z]$/.test(text) || wordsOf(text) > 16
    expect(since.filter(isNoClause)).toEqual([])
  })

  test('says of each question what it may be in a life, in real things to choose from', () => {
    const amongs = questions.map(({ among }) => among)
    const isVague = (text: string) => /\b(?:some|any)thing\b|\bthings?\b|\bmatters?\b/.test(text)
    const isOffered = (text: string) => /^(?:It|They|You) (?:may|might)\b/.test(text)
    const isList = (text: string) => /, or | or | and /.test(text)
    expect(
      amongs.filter(
        (text) => isVague(text) || !isOffered(text) || !isList(text) || wordsOf(text) > 30,
      ),
    ).toEqual([])
    expect(new Set(amongs).size).toBe(questions.length)
  })

  test('names a subject in the steps and turns only where each of its questions has a name', () => {
    const isNamed = (kind: unknown) => textsIn(kind).some((text) => text.includes('{it}'))
    for (const [house, ofHouse] of Object.entries(monthSubjects))
      for (const [kind, { asks, ...rest }] of Object.entries(ofHouse)) {
        const ofSteps = monthSteps[Number(house) as 1][kind as 'will']
        if (!isNamed(rest) && !isNamed(ofSteps)) continue
        expect(
          asks.filter(({ it }) => !it),
          `${house} ${kind}`,
        ).toEqual([])
      }
  })

  test('puts the question of each kind twice or more for each sign, with an answer that can be understood by itself', () => {
    expect(slants).toHaveLength(3 * 12)
    for (const some of slants) expect(some.length).toBeGreaterThanOrEqual(2)
    const answers = slants.flat().map(([, answer]) => answer)
    // A condition of its own would be a second one beside the day.
    const begins =
      /^(?:And|But|So|Then|They|Them|He|She|That|This|After|If|In|Once|What|Whatever|With|Without)\b/
    expect(answers.filter((text) => begins.test(text) || wordsOf(text) > 22)).toEqual([])
    // A question of oneself alone is put in another way than one about other people.
    for (const ofSign of Object.values(monthSlants.will))
      expect(ofSign.filter(([asks]) => isAboutOthers(asks))).toHaveLength(1)
  })

  test('can close a month with a clause that nothing may follow, whichever way it turns', () => {
    for (const ways of Object.values(standsAfterTurn))
      expect(ways.some((says) => says.endsWith('{stands}.'))).toBe(true)
  })

  test('says of two planets in aspect what they make of a person', () => {
    // All pairs of ten planets but those of the three that a generation shares.
    expect(Object.keys(monthKnots)).toHaveLength((10 * 9) / 2 - 3)
    expect(knots.filter((text) => !/^(?:You|Your|What|When|Luck)\b[^;:]*\.$/.test(text))).toEqual(
      [],
    )
  })

  test('claims nothing of the sky or the calendar, and says each line once', () => {
    const isRefused = (line: string, index: number) => {
      const text = line.replace('{month}', 'December').replaceAll('{it}', 'that plan')
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
