import { describe, expect, it, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { yearBriefOf } from '#testing/year-readers.ts'
import { factLabel } from '../fact-label.ts'
import { checkSentence } from './check-sentence.ts'

/** A year of the second house until February 17, then one of the third; progressed Moon in Sagittarius. */
const { facts } = yearBriefOf('d001')

const idsOf = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ id }) => id)
const [until = '', from = ''] = idsOf('profection').toSorted()
const birthday = idsOf('birthday')[0] ?? ''
const moon = idsOf('progressed-moon')[0] ?? ''
const rising = idsOf('solar-return')[0] ?? ''

function holds(ids: readonly string[], sentence: string): boolean {
  const cited = facts.filter(({ id }) => ids.includes(id))
  expect(cited).toHaveLength(ids.length)
  const { unsupported, unreadable } = checkSentence(sentence, cited)
  return unsupported.length === 0 && unreadable.length === 0
}

describe('[N22] claims about a year', () => {
  test.each<[sentence: string, ids: string[], forgeries: string[]]>([
    [
      'Until your birthday on February 17, you are in a year of your second house.',
      [until, birthday],
      [
        'Until your birthday on February 17, you are in a year of your third house.',
        'Until your birthday on February 18, you are in a year of your second house.',
        'From your birthday on February 17, it is a year of your second house.',
      ],
    ],
    [
      'Your birthday on February 17 begins a year of your third house.',
      [from, birthday],
      [
        'Your birthday on February 17 begins a year of your fourth house.',
        'Until your birthday on February 17, it is a year of your third house.',
        'Your birthday on March 17 begins a year of your third house.',
      ],
    ],
    ['Jupiter rules this year.', [until], ['Saturn rules this year.', 'Jupiter rules your Moon.']],
    ['Saturn rules this year.', [from], ['Jupiter rules this year.']],
    [
      'Your progressed Moon is in Sagittarius, in your second house.',
      [moon],
      [
        'Your progressed Moon is in Scorpio, in your second house.',
        'Your progressed Moon is in Sagittarius, in your third house.',
        'Your Moon is in Sagittarius, in your second house.',
        'The Moon is in Sagittarius.',
        'Your progressed Sun is in Sagittarius.',
      ],
    ],
    [
      'Your solar return Ascendant is in Aquarius.',
      [rising],
      ['Your solar return Ascendant is in Leo.', 'Your Ascendant is in Aquarius.'],
    ],
  ])('%s', (sentence, ids, forgeries) => {
    expect(holds(ids, sentence)).toBe(true)
    for (const forgery of forgeries) expect(holds(ids, forgery), forgery).toBe(false)
  })

  it('does not prove a progressed Moon by the natal one', () => {
    expect(holds(['placement:moon'], 'Your Moon is in Capricorn.')).toBe(true)
    expect(holds(['placement:moon'], 'Your progressed Moon is in Capricorn.')).toBe(false)
  })

  it('knows the month in which the progressed Moon enters a sign', () => {
    const entry = ['d003', 'd004', 'd005', 'd006', 'd007', 'd008']
      .flatMap((id) => yearBriefOf(id).facts)
      .filter((fact) => fact.kind === 'progressed-entry')
      .find(({ sign }) => sign)
    if (!entry?.sign) throw new Error('No entry to a sign')
    const month = new Date(entry.at).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
    const other = month === 'May' ? 'June' : 'May'
    const check = (text: string) => checkSentence(text, [entry]).unsupported.length === 0
    expect(check(`In ${month}, your progressed Moon enters ${entry.sign}.`)).toBe(true)
    expect(check(`In ${other}, your progressed Moon enters ${entry.sign}.`)).toBe(false)
    expect(check(`In ${month}, your Moon enters ${entry.sign}.`)).toBe(false)
  })

  it('knows which planets stand on the angles of a solar return', () => {
    const fact: AnyFact = {
      id: 'solar-return',
      kind: 'solar-return',
      at: '2027-02-17T04:00:00Z',
      rising: 'Aquarius',
      angular: [{ body: 'mars', angle: 'mc', orbDegrees: 2 }],
      weight: 0.5,
      certain: true,
    }
    const check = (text: string) => {
      const { unsupported, unreadable } = checkSentence(text, [fact])
      return unsupported.length === 0 && unreadable.length === 0
    }
    expect(check('Mars stands on the Midheaven of your solar return.')).toBe(true)
    expect(check('Mars stands on the Ascendant of your solar return.')).toBe(false)
    expect(check('Venus stands on the Midheaven of your solar return.')).toBe(false)
    expect(check('Mars stands on your Midheaven.')).toBe(false)
    for (const closely of ['is within a degree of', 'is applying to', 'is exactly on'])
      expect(check(`Mars ${closely} the Midheaven of your solar return.`), closely).toBe(false)
  })

  it('names its facts', () => {
    const labels = facts.filter(({ id }) => [until, moon, rising].includes(id)).map(factLabel)
    expect(labels.toSorted()).toEqual([
      'Progressed Moon in Sagittarius, your 2nd house',
      'Solar return with Aquarius rising',
      'Year of your 2nd house, ruled by Jupiter, from Feb 17, 2026',
    ])
  })
})
