import { describe, expect, test } from 'vitest'
import { drives, opposedDrives, slowDrives } from '#lore/corpus/character/drives.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { signs } from '#sky/zodiac.ts'
import { randomCharts } from '#testing/random-births.ts'
import { sentencesOf } from '../grounding.ts'
import { composePortrait } from './compose.ts'

const said = [
  ...randomCharts(60, { timeKnown: true }),
  ...randomCharts(20, { timeKnown: false }),
].flatMap((chart, index) => {
  const facts = wholeChartFacts(chart)
  const sentences = sentencesOf(composePortrait({ facts, seed: `drives ${index}` }))
  return sentences.flatMap((sentence, at) =>
    sentence.wording?.startsWith('drives/') ? [{ ...sentence, next: sentences[at + 1] }] : [],
  )
})

const wishesOf = (planet: string): string[] =>
  planet in drives
    ? Object.values(drives[planet as keyof typeof drives])
    : [slowDrives[planet as keyof typeof slowDrives]]

describe('what the two planets of a hard aspect want', () => {
  test('is said before the paragraph on the aspect, and rests on it and on both planets', () => {
    expect(said.length).toBeGreaterThan(8)
    for (const { text, facts, next } of said) {
      const [aspect = '', ...placements] = facts
      expect(aspect).toMatch(/^aspect:\w+~\w+:(?:square|opposition)$/)
      expect(next?.facts, text).toContain(aspect)
      expect(placements).toHaveLength(2)
      for (const id of placements) {
        const planet = id.replace('placement:', '')
        expect(aspect).toContain(planet)
        expect(
          wishesOf(planet).some((wish) => text.includes(wish)),
          text,
        ).toBe(true)
      }
    }
  })

  test('is left out where the paragraph says it itself', () => {
    for (const { next, text } of said)
      expect(next?.text, text).not.toMatch(/\b(?:but|wants?)\b|, and you\b/)
  })

  test('is known for every sign', () => {
    for (const ofPlanet of Object.values(drives)) expect(Object.keys(ofPlanet)).toEqual([...signs])
    const phrases = [
      ...Object.values(drives).flatMap((one) => Object.values(one)),
      ...Object.values(slowDrives),
    ]
    expect(new Set(phrases).size).toBe(phrases.length)
    for (const line of [...phrases, ...opposedDrives])
      expect(unwantedWord(line), line).toBeUndefined()
  })
})
