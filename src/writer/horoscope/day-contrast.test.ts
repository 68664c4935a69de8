import { beforeAll, describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import {
  leftFromYesterday,
  leftFromYesterdaysMoon,
  sinceYesterday,
} from '#lore/corpus/days/day-before.ts'
import { hingeClauses } from '#lore/corpus/days/hinges.ts'
import { voidMoonClauses } from '#lore/corpus/days/void-moon.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { horoscopeHistory, type ReadText } from '#testing/horoscope-history.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { isAdvice } from '../advice.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import { dayBefore } from './dates.ts'
import { fitsHour } from './hours-named.ts'
import { houseWithGloss } from './house-glosses.ts'

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

describe('what a day says about the day before', () => {
  test('is a contact of that date', () => {
    let count = 0
    for (const { where, date, text, facts } of narrated(/^(?:since|left)\//)) {
      count += 1
      expect(text, where).toMatch(/\byesterday\b/i)
      expect(facts.map(dateOf), where).toEqual([dayBefore(date)])
    }
    expect(count).toBeGreaterThan(0)
  })

  test('concerns the point or the house of the day', () => {
    const placesOf = (facts: readonly HoroscopeFact[], brief: ReadText['brief']) =>
      facts.flatMap((fact) => {
        if (fact.kind !== 'transit') return []
        const house = brief.facts.find((one) => one.kind === 'house' && one.body === fact.natal)
        const angle = { asc: [1, 7], mc: [4, 10] }[fact.natal as string] ?? []
        return [fact.natal, ...(house && 'house' in house ? [house.house] : []), ...angle]
      })
    let count = 0
    for (const { brief, text, name, date } of days) {
      const [first, second] = sentencesOf(text)
      if (!/^since\//.test(first?.wording ?? '') || !/^event\/transit/.test(second?.wording ?? ''))
        continue
      count += 1
      const ofIds = (ids: readonly string[] = []) =>
        brief.facts.filter(({ id }) => ids.includes(id))
      const today = new Set(placesOf(ofIds(second?.facts), brief))
      const shared = placesOf(ofIds(first?.facts), brief).filter((one) => today.has(one))
      expect(shared, `${name}, ${date}: ${first?.text} ${second?.text}`).not.toEqual([])
    }
    expect(count).toBeGreaterThan(0)
  })
})

test('two days in a row do not begin in the same way', () => {
  const beginning = (day: ReadText) => {
    const [first] = sentencesOf(day.text)
    const kind = first?.wording ?? ''
    if (/^(?:since|left)\//.test(kind)) return 'yesterday'
    if (kind.startsWith('habit/')) return 'chart'
    return first?.moment || kind.startsWith('quiet') ? 'event' : 'claim'
  }
  const beginnings = days.map(beginning)
  const isAgain = (one: string | undefined, index: number) =>
    days[index]?.name === days[index - 1]?.name && one === beginnings[index - 1]
  expect(new Set(beginnings)).toEqual(new Set(['yesterday', 'chart', 'event', 'claim']))
  expect(beginnings.filter(isAgain)).toEqual([])
})

test('no day begins with its task', () => {
  const beginning = days.filter(({ text }) => isAdvice(sentencesOf(text)[0]?.text ?? ''))
  expect(beginning.map(({ date, name }) => `${name}, ${date}`)).toEqual([])
})

test('the last sentence of a day says where the Moon goes only if that ends a mood, and never where it is', () => {
  for (const day of days) {
    const last = wordingsOf(day).at(-1) ?? ''
    expect(last, `${day.name}, ${day.date}`).not.toMatch(/^(?:moon-in|void-moon)\//)
  }
})

test('a day explains one house', () => {
  const glossed = days.filter(
    ({ text }) =>
      [
        ...sentencesOf(text)
          .map((one) => one.text)
          .join(' ')
          .matchAll(houseWithGloss),
      ].length > 1,
  )
  expect(glossed.map(({ date, name }) => `${name}, ${date}`)).toEqual([])
})

test('a day names no time of day that is over at its hour', () => {
  const wrong = days.flatMap(({ brief, text }) => {
    const moment = sentencesOf(text).find((one) => one.moment)?.moment
    const fact = brief.facts.find(({ id }) => id === moment)
    const hasTime = /\b\d{1,2}:\d\d [ap]\.m\./.test(
      sentencesOf(text)
        .map((one) => one.text)
        .join(' '),
    )
    const hour = hasTime && fact && 'at' in fact ? Number(fact.at.slice(11, 13)) : undefined
    return sentencesOf(text).filter((one) => !fitsHour(one.text, hour))
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('most days do not end with their task', () => {
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
  const voidMoon = { ...stay, kind: 'void-moon', sign: 'Leo' }
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
    ...texts(hingeClauses).map((says): [string, object] => [
      `Around 2:20 p.m. the Moon moves into your fifth house, fun and whatever you make, and ${says}.`,
      stay,
    ]),
    ...voidMoonClauses.map((says): [string, object] => [
      `From around 2:20 p.m. on the Moon is void of course, ${says}.`,
      voidMoon,
    ]),
  ]

  test('claim nothing by themselves, and appear once', () => {
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
    for (const lines of [...all, ...Object.values(hingeClauses)])
      expect(Object.keys(lines as object).length).toBeGreaterThanOrEqual(4)
  })
})

test('a day ends on its own subject, and announces no other contact', () => {
  const ahead = days.filter(({ brief, text, date }) => {
    const last = sentencesOf(text).at(-1)?.facts ?? []
    return brief.facts.some(
      (fact) => last.includes(fact.id) && fact.kind === 'transit' && dateOf(fact) > date,
    )
  })
  expect(ahead.map(({ date, name }) => `${name}, ${date}`)).toEqual([])
})

test('a day names the sign of a point once', () => {
  const twice = days.filter(({ text }) => {
    const named = sentencesOf(text).flatMap(
      (one) => one.text.match(/\byour [A-Z]\w+(?: is)? in [A-Z]\w+/gi) ?? [],
    )
    return new Set(named.map((one) => one.toLowerCase().replace(' is ', ' '))).size < named.length
  })
  expect(twice.map(({ date, name }) => `${name}, ${date}`)).toEqual([])
})
