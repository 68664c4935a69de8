import { describe, expect, test } from 'vitest'
import type { PlotEffects } from '#lore/authored.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import type { House } from '#lore/house.ts'
import { monthEffects } from '#lore/month-effects.ts'
import { monthPlots } from '#lore/month-plots.ts'
import { monthPlotsAgain } from '#lore/month-plots-again.ts'
import { monthStakes } from '#lore/month-stakes.ts'
import { monthTheses } from '#lore/month-theses.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { signs } from '#sky/zodiac.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'

const houses = Object.keys(monthPlots).map((house) => Number(house) as House)
const plots = houses.flatMap((house) =>
  monthPlots[house].map((plot, index) => ({
    subject: plot.subject,
    thesis: monthTheses[house][index],
    effects: monthEffects[house][index] as PlotEffects,
    again: monthPlotsAgain[house][index],
    stakes: monthStakes[house][index] ?? {},
  })),
)
const effects = plots.flatMap(({ effects: own, again }) => [
  ...Object.values(own),
  ...Object.values(again?.effects ?? {}).flat(),
])
const wordsOf = (text: string) => text.split(/\s+/).length

const contact: AnyFact = {
  id: 'transit:mars~sun:trine:2026-12-04',
  kind: 'transit',
  body: 'mars',
  natal: 'sun',
  aspect: 'trine',
  at: '2026-12-04T09:05:00Z',
  weight: 0.5,
  certain: true,
}
const isRefused = (text: string) =>
  Boolean(explainRejection(checkSentence(text, [contact], { hours: 'none' }))) ||
  unwantedWord(text) !== undefined ||
  /[—–;:!?{}]|\bshall\b/i.test(text)

describe('what months are about', () => {
  test('is said of every plot for each planet that has a stake in it, and for each sign', () => {
    for (const { subject, thesis, stakes } of plots) {
      expect(Object.keys(thesis?.about ?? {}).toSorted(), subject).toEqual(
        Object.keys(stakes).toSorted(),
      )
      expect(Object.keys(thesis?.aims ?? {}), subject).toEqual([...signs])
    }
  })

  test('follows "about" in a few words that claim nothing of the sky', () => {
    const phrases = plots.flatMap(({ thesis }) => [
      ...Object.values(thesis?.about ?? {}),
      ...Object.values(thesis?.aims ?? {}),
    ])
    const isPhrase = (text: string) => /^[a-z][^.;:]+[a-z]$/.test(text) && wordsOf(text) <= 16
    expect(phrases.filter((text) => !isPhrase(text))).toEqual([])
    expect(phrases.filter((text) => isRefused(`December is about ${text}.`))).toEqual([])
    expect(new Set(phrases).size).toBeGreaterThan(0.97 * phrases.length)
  })

  test('is changed by each event, in a clause that mostly names the subject', () => {
    const isClause = (text: string) => /^[a-z][^.;:?]+$/.test(text) && wordsOf(text) <= 16
    expect(effects.filter((text) => !isClause(text))).toEqual([])
    const alone = effects.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    expect(alone.filter(isRefused)).toEqual([])
    for (const { subject, effects: own } of plots) {
      const name = new RegExp(`\\b${subject.split(' ').at(-1)?.slice(0, 6)}`, 'i')
      const named = Object.values(own).filter((text) => name.test(text))
      expect(named.length / Object.keys(own).length, subject).toBeGreaterThan(0.55)
    }
  })

  test('has an effect for each further wording of a step that has effects of its own', () => {
    for (const { subject, again } of plots)
      for (const [path, own] of Object.entries(again?.effects ?? {}))
        expect(own, `${subject} ${path}`).toHaveLength(
          again?.steps[path as keyof typeof again.steps]?.length ?? 0,
        )
  })

  test('is said in the first two sentences of a month that has a subject', () => {
    const period = { startDate: '2026-12-01', endDate: '2026-12-31' }
    const openings = horoscopeReaders({ timeKnown: 10, timeUnknown: 4 }).map(
      ({ name, timeZone, factsOf }) => {
        const brief = { kind: 'monthly' as const, period, timeZone, facts: factsOf(period) }
        const sentences = sentencesOf(composeText({ ...brief, seed: name }))
        return sentences.slice(0, 3)
      },
    )
    for (const sentences of openings) {
      const thesis = sentences.find(({ wording }) => wording?.startsWith('month-thesis/'))
      expect(thesis?.text, sentences[0]?.text).toMatch(/\bDecember\b/)
    }
    const texts = openings.flatMap((sentences) => sentences.map(({ text }) => text))
    expect(new Set(texts).size).toBeGreaterThan(0.8 * texts.length)
  })
})
