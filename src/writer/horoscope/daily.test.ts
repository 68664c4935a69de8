import { expect, test } from 'vitest'
import { factsOfReader } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { isAdvice } from '../advice.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'

const timeZone = 'America/New_York'
const written = ['d002', 'd010', 'd042', 'd056'].flatMap((id) => {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`There is no such birth: ${id}`)
  const factsOf = factsOfReader(referenceChart(birth), timeZone)
  return Array.from({ length: 14 }, (_, day) => {
    const date = `2026-12-${String(day + 1).padStart(2, '0')}`
    const period = { startDate: date, endDate: date }
    const facts = factsOf(period)
    const text = composeText({ kind: 'daily', period, timeZone, facts, seed: `${id} ${date}` })
    return { date, facts, sentences: sentencesOf(text) }
  })
})
const saysOf = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text)

test('every day has one thing to do, and never more than two', () => {
  const isTask = ({ wording = '' }: { wording?: string }) =>
    /(?:^|\/)(?:quiet-)?task\//.test(wording)
  for (const { date, sentences } of written) {
    const says = `${date} ${saysOf(sentences).join(' ')}`
    expect(sentences.filter(isTask).length, says).toBe(1)
    expect(saysOf(sentences).filter(isAdvice).length, says).toBeLessThanOrEqual(2)
  }
})

test('a day of the Moon says in which sign and house it touches a point, and not which house it passes through', () => {
  // The house that the Moon passes through says nothing of what a contact does.
  const isOfContact = ({ wording = '' }: { wording?: string }) => /^day-(?!entry)/.test(wording)
  const days = written.filter(({ sentences }) => sentences.some(isOfContact))
  expect(days.length).toBeGreaterThan(written.length / 3)
  for (const { date, sentences } of days)
    for (const { text } of sentences)
      expect(text, date).not.toMatch(/the Moon (?:is|spends it) in your \w+ house/i)
  const isOfPoint = ({ wording = '' }: { wording?: string }) => /^day-sign\//.test(wording)
  const ofSign = days.filter(({ sentences }) => sentences.some(isOfPoint))
  expect(ofSign.length).toBeGreaterThan(3)
  for (const { date, sentences } of ofSign) {
    const event = sentences.find(({ wording = '' }) => wording.startsWith('event/'))
    // An angle has its house by its name, and which pass it is leaves no room.
    if (!event || /Ascendant|Midheaven|, the \w+ of \w+\.$/.test(event.text)) continue
    const says = saysOf(sentences).join(' ')
    expect(says, date).toMatch(/\bin the \w+ house\b/)
  }
})

test('a slow planet on a point says what it does in the house of that point', () => {
  const said = written.find(
    ({ date, sentences }) =>
      date === '2026-12-13' && saysOf(sentences).some((text) => /Pluto .*your Pluto/.test(text)),
  )
  const area = said?.sentences.find(({ wording = '' }) => wording.startsWith('month-area/pluto/10'))
  expect(area?.text).toBeDefined()
  // What it does in the house is the reason for the task.
  const at = said?.sentences.findIndex(({ wording = '' }) => /(?:^|\/)task\//.test(wording)) ?? -1
  expect(at).toBeGreaterThan(said && area ? said.sentences.indexOf(area) : at)
})

test('the sentence of a contact leaves its effect to the thought of the day', () => {
  const birth = referenceBirths.find(({ id }) => id === 'd045')
  if (!birth) throw new Error('There is no such birth')
  const period = { startDate: '2026-12-19', endDate: '2026-12-19' }
  const facts = factsOfReader(referenceChart(birth, { timeKnown: false }), timeZone)(period)
  const events = Array.from({ length: 12 }, (_, seed) => {
    const text = composeText({ kind: 'daily', period, timeZone, facts, seed: `seed ${seed}` })
    return sentencesOf(text).find(({ text: says }) => /Moon .*square.* your Mercury/.test(says))
  }).flatMap((event) => event?.text ?? [])
  expect(events.length).toBeGreaterThan(6)
  const isBare = /^[^,]* your Mercury(?: in \w+)?(?: in the \w+ house(?:, [a-z ]+)?)?(?: today)?\.$/
  expect(events.filter((text) => !isBare.test(text))).toEqual([])
})

test('a once-in-a-lifetime transit is not described through one message or appointment', () => {
  // Pluto squares this reader's Pluto for the third time.
  const birth = referenceBirths.find(({ id }) => id === 'd042')
  if (!birth) throw new Error('There is no such birth')
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

test('the sign that a planet keeps for years is no trait of one person', () => {
  let named = 0
  for (const { id, timeKnown } of [
    { id: 'd006', timeKnown: false },
    { id: 'd027', timeKnown: true },
  ]) {
    const birth = referenceBirths.find((row) => row.id === id)
    if (!birth) throw new Error('There is no such birth')
    const factsOf = factsOfReader(referenceChart(birth, { timeKnown }), timeZone)
    for (let day = 1; day <= 28; day++) {
      const date = `2026-12-${String(day).padStart(2, '0')}`
      const period = { startDate: date, endDate: date }
      const text = composeText({
        kind: 'daily',
        period,
        timeZone,
        facts: factsOf(period),
        seed: date,
      })
      const prose = saysOf(sentencesOf(text)).join(' ')
      named += Number(/your (?:Uranus|Neptune|Pluto)/.test(prose))
      expect(prose, date).not.toMatch(/your (?:Uranus|Neptune|Pluto)(?: is)? in [A-Z]/)
    }
  }
  expect(named).toBeGreaterThan(0)
})

test('a day names other pressure on its point, and promises no calm there', () => {
  // Mars is within a degree of the opposition to the Sun, which the Moon meets.
  const birth = referenceBirths.find(({ id }) => id === 'd056')
  if (!birth) throw new Error('There is no such birth')
  const period = { startDate: '2026-12-15', endDate: '2026-12-15' }
  const facts = factsOfReader(referenceChart(birth), timeZone)(period)
  let pressed = 0
  for (let seed = 0; seed < 12; seed++) {
    const text = composeText({ kind: 'daily', period, timeZone, facts, seed: `seed ${seed}` })
    const prose = saysOf(sentencesOf(text)).join(' ')
    if (!/the Moon \w+ your Sun/.test(prose)) continue
    pressed += 1
    expect(prose).toMatch(/Mars is opposite your Sun, too/)
    expect(prose).not.toMatch(/nothing needs/i)
  }
  expect(pressed).toBeGreaterThan(0)
})
