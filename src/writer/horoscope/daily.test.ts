import { expect, test } from 'vitest'
import { factsOfReader } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'

test('the Moon on Mercury does to words what it does to feelings elsewhere', () => {
  const birth = referenceBirths.find(({ id }) => id === 'd045')
  if (!birth) throw new Error('There is no such birth')
  const timeZone = 'America/New_York'
  const period = { startDate: '2026-12-19', endDate: '2026-12-19' }
  const facts = factsOfReader(referenceChart(birth, { timeKnown: false }), timeZone)(period)
  const events = Array.from({ length: 12 }, (_, seed) => {
    const text = composeText({ kind: 'daily', period, timeZone, facts, seed: `seed ${seed}` })
    return sentencesOf(text).find(({ text: says }) => /Moon .*square.* your Mercury/.test(says))
  }).flatMap((event) => event?.text ?? [])
  expect(events.length).toBeGreaterThan(6)
  const ofWords = /sound like a test|the tone more than the words|mood gets into your words/
  expect(events.filter((text) => !ofWords.test(text))).toEqual([])
})

test('a transit of a lifetime is not told in a matter of one message or one appointment', () => {
  // Pluto squares this reader's Pluto for the third time.
  const birth = referenceBirths.find(({ id }) => id === 'd042')
  if (!birth) throw new Error('There is no such birth')
  const timeZone = 'America/New_York'
  const period = { startDate: '2026-12-13', endDate: '2026-12-13' }
  const facts = factsOfReader(referenceChart(birth), timeZone)(period)
  for (let seed = 0; seed < 6; seed++) {
    const text = composeText({ kind: 'daily', period, timeZone, facts, seed: `seed ${seed}` })
    const sentences = sentencesOf(text)
    expect(sentences.some(({ text: says }) => /Pluto .*square.* your Pluto/.test(says))).toBe(true)
    const ofSmallThings = sentences.filter(({ wording }) =>
      wording?.startsWith('day-generational/'),
    )
    expect(ofSmallThings).toEqual([])
  }
})
