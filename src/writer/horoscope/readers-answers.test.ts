import { describe, expect, test } from 'vitest'
import { Theme } from '#contract/about-you.ts'
import { horoscopeReaders, type Reader } from '#testing/horoscope-readers.ts'
import { calendarOf, requireGrounding, sentencesOf } from '../grounding.ts'
import { withoutReference } from '../prose/usage-history.ts'
import type { About } from '../reader/life.ts'
import { toRejected } from '../reader/rejected.ts'
import type { HoroscopeBrief, Sentence, WrittenText } from '../writer.ts'
import { composeHoroscope } from './compose.ts'

const weeks = ['2026-11-29', '2026-12-06', '2026-12-13']
const unsaid: About = { lifeStage: null, relationship: null, children: null, theme: null }

const briefsOf = (readers: readonly Reader[]) =>
  readers.flatMap(({ name, timeZone, factsOf }) =>
    weeks.flatMap((startDate): HoroscopeBrief[] => {
      const endDate = new Date(Date.parse(startDate) + 6 * 86_400_000).toISOString().slice(0, 10)
      const periods = [
        { kind: 'weekly', period: { startDate, endDate } },
        { kind: 'daily', period: { startDate, endDate: startDate } },
      ] as const
      return periods.map(({ kind, period }) => ({
        kind,
        period,
        timeZone,
        facts: factsOf(period),
        seed: name,
      }))
    }),
  )

const briefs = briefsOf(horoscopeReaders({ timeKnown: 6, timeUnknown: 1 }))
/** Readers with a Moon in the houses of work, about whom more is taken for granted. */
const workers = briefsOf(horoscopeReaders({ timeKnown: 8, timeUnknown: 0 }).slice(6))

const textsOf = (text: WrittenText) => new Set(sentencesOf(text).map((one) => one.text))

const december = { startDate: '2026-12-01', endDate: '2026-12-31' }
const months = horoscopeReaders({ timeKnown: 6, timeUnknown: 1 }).map(
  ({ name, timeZone, factsOf }): HoroscopeBrief => {
    const facts = factsOf(december)
    return { kind: 'monthly', period: december, timeZone, facts, seed: name }
  },
)

/** What says something of the reader: a line of the corpus. */
const isLine = ({ wording = '' }: Sentence) => /\/\d+$/.test(wording)

describe('[N21] a paragraph of a horoscope that the reader has rejected', () => {
  test('does not come back in the next text of the same period', () => {
    for (const brief of briefs) {
      const before = sentencesOf(composeHoroscope(brief))
      const rejected = toRejected({ not_me: before, true: [] })
      const recentlyUsed = { wordings: [], sentences: [], rejected }
      const text = composeHoroscope({ ...brief, recentlyUsed })
      requireGrounding(text, brief.facts, calendarOf(brief))
      const after = sentencesOf(text)
      const wordings = new Set(after.filter(isLine).map(({ wording }) => wording))
      const printed = new Set(after.map((one) => withoutReference(one.text)))
      for (const one of before.filter(isLine)) {
        expect(wordings).not.toContain(one.wording)
        expect(printed).not.toContain(withoutReference(one.text))
      }
      expect(after.length).toBeGreaterThan(2)
    }
  })
})

describe('[N21] what a reader has said about their life', () => {
  const otherLife =
    /\byour (?:boss|coworkers?|colleagues?|job|salary|office|husband|wife|spouse|kids)\b|\bat work\b|\bcoworkers\b/i

  test('is the only one that the text assumes', () => {
    let assumed = 0
    const retired: About = {
      ...unsaid,
      lifeStage: 'retired',
      relationship: 'single',
      children: 'none',
    }
    // Authors' thoughts seldom assume a life. The lines for readers who have read those thoughts may.
    const read = [...briefs, ...months].map((one) => afterReading(one, 6))
    for (const brief of [...read, ...workers]) {
      assumed += [...textsOf(composeHoroscope(brief))].filter((text) => otherLife.test(text)).length
      const text = composeHoroscope({ ...brief, about: retired })
      requireGrounding(text, brief.facts, calendarOf(brief))
      for (const sentence of sentencesOf(text)) expect(sentence.text).not.toMatch(otherLife)
    }
    expect(assumed).toBeGreaterThan(0)
  })

  /** For a reader who has read everything that an earlier version of the text said. */
  function afterReading(one: HoroscopeBrief, versions: number): HoroscopeBrief {
    const sentences: string[] = []
    for (let version = 0; version < versions; version++) {
      const brief = { ...one, recentlyUsed: { wordings: [], sentences: [...sentences] } }
      sentences.push(...textsOf(composeHoroscope(brief)))
    }
    return { ...one, recentlyUsed: { wordings: [], sentences } }
  }

  test('the reader’s concerns decide the subject of a quarter of the weeks', () => {
    const shares = briefs
      .filter(({ kind }) => kind === 'weekly')
      .flatMap((brief) => {
        const before = textsOf(composeHoroscope(brief))
        return Theme.options.map((theme) => {
          const about = { ...unsaid, theme }
          const after = textsOf(composeHoroscope({ ...brief, about }))
          return before.symmetricDifference(after).size / (before.size + after.size)
        })
      })
    const changed = shares.filter((share) => share > 0)
    expect(changed.length / shares.length).toBeGreaterThanOrEqual(0.25)
    // An affected text changes by at least a quarter of its sentences.
    const mean = changed.reduce((sum, share) => sum + share) / changed.length
    expect(mean).toBeGreaterThanOrEqual(0.25)
    expect(Math.min(...changed)).toBeGreaterThan(0.15)
  })
})
