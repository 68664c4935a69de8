import { beforeAll, describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import {
  leftFromYesterday,
  leftFromYesterdaysMoon,
  sinceYesterday,
} from '#lore/corpus/days/day-before.ts'
import {
  moonMovesToHouse,
  moonMovesToSign,
  voidMoonClauses,
  voidMoonWaits,
} from '#lore/corpus/days/moon-moves.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { horoscopeHistory, type ReadText } from '#testing/horoscope-history.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { isAdvice } from '../advice.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import { dayBefore } from './dates.ts'

/** Three people who read their days for a month. */
let days: (ReadText & { name: string })[] = []

beforeAll(async () => {
  const readers = horoscopeReaders({ timeKnown: 2, timeUnknown: 1 })
  days = []
  for (const reader of readers) {
    const habit = { seed: reader.name, from: '2027-01-04', days: 28, kinds: ['daily'] as const }
    const read = await horoscopeHistory(reader, habit, composeText)
    days.push(...read.map((one) => ({ ...one, name: reader.name })))
  }
})

const wordingsOf = ({ text }: ReadText) => sentencesOf(text).map(({ wording }) => wording ?? '')

/** Its sentences of this kind, with the facts that they name. */
function* narrated(kind: RegExp) {
  for (const { name, date, brief, text } of days) {
    const byId = new Map(brief.facts.map((fact): [string, HoroscopeFact] => [fact.id, fact]))
    for (const sentence of sentencesOf(text)) {
      if (!kind.test(sentence.wording ?? '')) continue
      const facts = sentence.facts.flatMap((id) => byId.get(id) ?? [])
      yield { where: `${name}, ${date}: ${sentence.text}`, date, text: sentence.text, facts }
    }
  }
}

const dateOf = (fact: HoroscopeFact | undefined) =>
  fact && 'at' in fact ? fact.at.slice(0, 10) : ''

describe('what a day says of the one before it', () => {
  test('is a contact of that date', () => {
    let count = 0
    for (const { where, date, text, facts } of narrated(/^(?:since|left)\//)) {
      count += 1
      expect(text, where).toMatch(/\byesterday\b/i)
      expect(facts.map(dateOf), where).toEqual([dayBefore(date)])
    }
    expect(count).toBeGreaterThan(15)
  })

  test('is where the Moon was then, and where it is', () => {
    let count = 0
    for (const { where, date, facts } of narrated(/^moon-moves\//)) {
      count += 1
      expect(dateOf(facts.at(-1)), where).toBe(date)
      if (facts.length === 2) expect(dateOf(facts[0]), where).toBe(dayBefore(date))
    }
    expect(count).toBeGreaterThan(10)
  })

  test('is there on most days, or else what comes next', () => {
    const isOfChange = (wording: string) =>
      /^(?:since|left|moon-moves|moon-in|void-moon|ahead)\//.test(wording)
    const some = days.filter((day) => wordingsOf(day).some(isOfChange))
    expect(some.length / days.length).toBeGreaterThan(0.8)
  })
})

test('two days in a row do not begin in the same way', () => {
  const beginning = (day: ReadText) => {
    const [first] = sentencesOf(day.text)
    const [kind = ''] = (first?.wording ?? '').split('/')
    if (/^(?:since|left|moon-moves|moon-in)$/.test(kind)) return 'yesterday'
    if (first?.moment) return 'event'
    return first && isAdvice(first.text) ? 'task' : 'claim'
  }
  const beginnings = days.map(beginning)
  const isAgain = (one: string, index: number) =>
    days[index]?.name === days[index - 1]?.name && one === beginnings[index - 1]
  expect(new Set(beginnings)).toEqual(new Set(['yesterday', 'event', 'task', 'claim']))
  expect(beginnings.filter(isAgain).length / beginnings.length).toBeLessThan(0.25)
})

test('a day says once where the Moon is', () => {
  const isOfMoon = (wording: string) => /^moon-(?:moves|in)\//.test(wording)
  for (const day of days)
    expect(wordingsOf(day).filter(isOfMoon).length, `${day.name}, ${day.date}`).toBeLessThan(2)
})

test('most days do not end with what to do', () => {
  const ending = days.filter(({ text }) => isAdvice(sentencesOf(text).at(-1)?.text ?? ''))
  expect(ending.length / days.length).toBeLessThan(0.35)
})

test('a quiet day says that it is quiet, and is short', () => {
  const quiet = days.filter((day) => wordingsOf(day).some((one) => one.startsWith('quiet')))
  expect(quiet.length).toBeGreaterThan(2)
  for (const { name, date, text } of quiet) {
    const words = sentencesOf(text).reduce((sum, one) => sum + one.text.split(/\s+/).length, 0)
    expect(words, `${name}, ${date}`).toBeLessThanOrEqual(110)
  }
})

describe('the clauses for it', () => {
  const base = { weight: 0.5, certain: true }
  const at = '2026-12-03T15:40:00Z'
  const transit = {
    ...base,
    id: 't',
    kind: 'transit',
    body: 'mars',
    natal: 'sun',
    aspect: 'square',
    at,
  }
  const lunation = {
    ...base,
    id: 'l',
    kind: 'lunation',
    phase: 'full',
    sign: 'Leo',
    degree: 3,
    minute: 2,
    at,
  }
  const stay = {
    ...base,
    id: 's',
    kind: 'moon-in-house',
    house: 5,
    at: '2026-12-04T14:20:00Z',
    until: '2026-12-05T00:00:00Z',
  }
  const signStay = { ...stay, kind: 'moon-in-sign', sign: 'Leo' }
  const voidMoon = { ...signStay, kind: 'void-moon' }
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)
  const printed: [string, object][] = [
    ...[leftFromYesterday, sinceYesterday]
      .flatMap(texts)
      .map((says): [string, object] => [`Yesterday Mars squared your Sun, ${says}.`, transit]),
    ...texts(leftFromYesterdaysMoon).map((says): [string, object] => [
      `The Moon was full in Leo yesterday, ${says}.`,
      lunation,
    ]),
    ...texts(moonMovesToHouse).map((says): [string, object] => [
      `This evening the Moon moves into your fifth house, fun and whatever you make, and ${says}.`,
      stay,
    ]),
    ...texts(moonMovesToSign).map((says): [string, object] => [
      `This evening the Moon moves into Leo, and ${says}.`,
      signStay,
    ]),
    ...[...voidMoonClauses, ...voidMoonWaits.from].map((says): [string, object] => [
      `From around 2:20 p.m. on the Moon is void of course, ${says}.`,
      voidMoon,
    ]),
    ...voidMoonWaits.until.map((says): [string, object] => [
      `Until around 2:20 p.m. the Moon is void of course, ${says}.`,
      { ...voidMoon, at: '2026-12-04T06:00:00Z', until: '2026-12-04T14:20:00Z' },
    ]),
  ]

  test('claim nothing of their own, and stand once', () => {
    const refused = printed.filter(([text, fact], index) => {
      const options = { today: '2026-12-04', hours: 'waking' } as const
      const rejection = explainRejection(checkSentence(text, [fact as AnyFact], options))
      const isRepeated = printed.findIndex(([other]) => other === text) < index
      return rejection || unwantedWord(text) !== undefined || /[—–;!]/.test(text) || isRepeated
    })
    expect(refused.map(([text]) => text)).toEqual([])
  })

  test('are several for each place and each kind of day', () => {
    const all = [leftFromYesterday, sinceYesterday]
      .flatMap((one) => Object.values(one))
      .flatMap((one) => Object.values(one))
    for (const lines of [
      ...all,
      ...Object.values(moonMovesToHouse),
      ...Object.values(moonMovesToSign),
    ])
      expect(Object.keys(lines as object).length).toBeGreaterThanOrEqual(4)
  })
})
