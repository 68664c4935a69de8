import { expect, test } from 'vitest'
import { factsOfReader } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'

const timeZone = 'America/New_York'

function sentencesFor(
  id: string,
  kind: 'weekly' | 'monthly',
  [startDate, endDate]: [string, string],
) {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  const period = { startDate, endDate }
  const facts = factsOfReader(referenceChart(birth, { timeKnown: true }), timeZone)(period)
  return sentencesOf(composeText({ kind, period, timeZone, facts, seed: id }))
}

const texts = [
  ['weekly', ['2026-12-13', '2026-12-19']],
  ['monthly', ['2026-12-01', '2026-12-31']],
] as const

test.each(texts)(
  'a %s text tells the last square of Pluto to its own place, and how often it comes',
  (kind, [from, to]) => {
    const sentences = sentencesFor('d042', kind, [from, to])
    const at = sentences.findIndex(({ moment }) => moment?.startsWith('transit:pluto~pluto:square'))
    expect(sentences[at]?.text).toMatch(/your Pluto.*the third of three/)
    const cycle = sentences.find(({ wording }) => wording?.startsWith('own-cycle/pluto/square'))
    expect(cycle?.text).toMatch(/once/)
    expect(cycle?.facts).toContain(sentences[at]?.moment)
  },
)

test.each([
  ['weekly', ['2026-12-06', '2026-12-12']],
  ['monthly', ['2026-12-01', '2026-12-31']],
] as const)(
  'a %s text tells a station within a degree of a square to a planet that is neither a light nor the ruler',
  (kind, [from, to]) => {
    // Neptune turns direct 0°50′ from the square to this reader's Saturn.
    const sentences = sentencesFor('d002', kind, [from, to])
    const station = sentences.find(({ moment }) => moment?.startsWith('station:neptune:direct'))
    expect(station?.text).toContain('square your Saturn')
  },
)

test('a station unrelated to the question of the week gets no scene of that question', () => {
  const sentences = sentencesFor('d002', 'weekly', ['2026-12-06', '2026-12-12'])
  const at = sentences.findIndex(({ moment }) => moment?.startsWith('station:neptune:direct'))
  const after = sentences.slice(at + 1, -1).map(({ wording = '' }) => wording)
  expect(after.filter((wording) => wording.includes('/scene/'))).toEqual([])
  expect(after.some((wording) => wording.startsWith('habit/saturn/'))).toBe(true)
})
