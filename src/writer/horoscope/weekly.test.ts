import { expect, test } from 'vitest'
import { pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { factsOfReader, horoscopeReaders } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { isAdvice } from '../advice.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { HoroscopeBrief } from '../writer.ts'

const timeZone = 'America/New_York'
const period = { startDate: '2026-12-20', endDate: '2026-12-26' }

/** The first and the second turn of the same week: for a reader who knows the first question another is asked. */
function turnsOf(id: string): (string | undefined)[] {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  const facts = factsOfReader(referenceChart(birth), timeZone)(period)
  const brief: HoroscopeBrief = { kind: 'weekly', period, timeZone, facts, seed: id }
  const first = sentencesOf(composeText(brief))
  const asked = first.find(({ text }) => text.endsWith('?'))
  const question = asked?.wording?.replace(/\d+$/, '') ?? ''
  expect(question).toMatch(/^week\//)
  const read = first.filter(({ wording }) => wording?.startsWith(question))
  const recentlyUsed = {
    wordings: read.flatMap(({ wording }) => wording ?? []),
    sentences: read.map(({ text }) => text),
  }
  const second = sentencesOf(composeText({ ...brief, recentlyUsed }))
  return [first, second].map(
    (sentences) => sentences.find(({ wording }) => wording?.startsWith('turn/'))?.moment,
  )
}

test('a full Moon within a degree of a point takes the turn from another contact with it', () => {
  // 0°26′ from the Sun, which the Sun itself opposes on the next day.
  expect(turnsOf('d021')).toEqual(['lunation:full:2026-12-24', 'lunation:full:2026-12-24'])
})

test('a full Moon farther from a point leaves another contact with it the turn', () => {
  // 1°08′ from Mercury, which the Sun opposes two days later.
  expect(turnsOf('d007')).toEqual([
    'lunation:full:2026-12-24',
    'transit:sun~mercury:opposition:2026-12-25',
  ])
})

test('a week that has no text of the usual length has a shorter one, and never a longer', () => {
  const reader = horoscopeReaders({ timeKnown: 0, timeUnknown: 3 })[2]
  if (!reader) throw new Error('There are fewer readers')
  const week = { startDate: '2026-09-06', endDate: '2026-09-12' }
  const { name, timeZone: zone, factsOf } = reader
  const seed = `${name} weekly ${week.startDate}`
  const facts = factsOf(week)
  const text = composeText({ kind: 'weekly', period: week, timeZone: zone, facts, seed })
  const words = sentencesOf(text).flatMap((sentence) => sentence.text.split(/\s+/))
  expect(words.length).toBeLessThanOrEqual(320)
})

test('a week turns on the station of the chart ruler on an angle, and also mentions the birthday', () => {
  const birth = referenceBirths.find(({ id }) => id === 'd042')
  if (!birth) throw new Error('There is no such birth')
  const week = { startDate: '2026-12-06', endDate: '2026-12-12' }
  // Saturn, the ruler of the chart, stops 0°11′ from the opposition to the Midheaven: it weighs more than a birthday.
  const facts = factsOfReader(referenceChart(birth), timeZone, '12-12')(week)
  const text = composeText({ kind: 'weekly', period: week, timeZone, facts, seed: birth.id })
  const sentences = sentencesOf(text)
  const prose = sentences.map((sentence) => sentence.text).join(' ')
  const turn = sentences.find(({ wording }) => wording?.startsWith('turn/'))
  expect(turn?.moment).toBe('station:saturn:direct:2026-12-10')
  expect(prose).toMatch(/Saturn turns direct.* opposite your Midheaven/)
  expect(prose).toContain("It's your birthday.")
  expect(prose).toMatch(/Saturn rules your Capricorn Ascendant/)
})

test('a full Moon that only makes an easy aspect names the point as well as its house', () => {
  const birth = referenceBirths.find(({ id }) => id === 'd079')
  if (!birth) throw new Error('There is no such birth')
  const facts = factsOfReader(referenceChart(birth), timeZone)(period)
  const text = composeText({ kind: 'weekly', period, timeZone, facts, seed: birth.id })
  const full = sentencesOf(text).find((sentence) => sentence.text.includes('full Moon'))
  expect(full?.text).toMatch(/in your eleventh house.*, and trines your Moon\.$/)
  expect(full?.facts).toContain('touch:full:2026-12-24~moon:trine')
})

const decemberWeek = { startDate: '2026-12-06', endDate: '2026-12-12' }

function weeksOf(readers: ReturnType<typeof horoscopeReaders>) {
  return readers.map(({ name, timeZone: zone, factsOf }) => {
    const facts = factsOf(decemberWeek)
    const brief = {
      kind: 'weekly',
      period: decemberWeek,
      timeZone: zone,
      facts,
      seed: name,
    } as const
    const sentences = sentencesOf(composeText(brief))
    const at = sentences.findIndex(({ text }) => text.endsWith('?'))
    const question = sentences[at]?.wording?.replace(/(?:\/again)?\/1$/, '') ?? ''
    return { name, sentences, at, question }
  })
}

test('a week opens with its question, says why its reader is asked, and what the closest aspect adds', () => {
  const readers = horoscopeReaders({ timeKnown: 6, timeUnknown: 1 })
  const added: string[] = []
  for (const { name, sentences, at, question } of weeksOf(readers)) {
    expect(at, name).toBe(0)
    expect(sentences[1]?.wording, name).toBe(`${question}/why/1`)
    const aspect = sentences.find(({ wording }) => wording?.includes('/adds/'))
    if (!aspect) continue
    expect(
      aspect.facts.some((id) => id.startsWith('aspect:')),
      name,
    ).toBe(true)
    added.push(aspect.text)
  }
  expect(added.length).toBeGreaterThan(0)
})

test('a slow transit behind the question of a week is stated and joined to the question', () => {
  const week = { startDate: '2026-12-06', endDate: '2026-12-12' }
  const readers = referenceBirths.filter(({ id }) => /^d0(?:02|27|34|42|79)$/.test(id))
  const running = readers.flatMap((birth) => {
    const facts = factsOfReader(referenceChart(birth), timeZone)(week)
    const brief: HoroscopeBrief = { kind: 'weekly', period: week, timeZone, facts, seed: birth.id }
    const sentences = sentencesOf(composeText(brief))
    const at = sentences.findIndex(({ wording = '' }) => wording.startsWith('running/'))
    return at < 0 ? [] : [{ text: sentences[at]?.text, next: sentences[at + 1]?.wording ?? '' }]
  })
  expect(running.length).toBeGreaterThan(0)
  for (const { text, next } of running) {
    expect(text).toMatch(/, so the question outlasts this week\.$/)
    expect(next).not.toMatch(/^transit\//)
  }
})

test('a passing contact of the Moon is read by the point that it touches', () => {
  const readers = horoscopeReaders({ timeKnown: 12, timeUnknown: 2 })
  const ofMoon = weeksOf(readers).flatMap(({ sentences }) =>
    sentences.filter(({ text }) =>
      /^(?:On|Early on|Late on|Then|The Moon).*\bthe Moon\b|^The Moon\b/.test(text),
    ),
  )
  expect(ofMoon.length).toBeGreaterThan(0)
  for (const { text, wording = '' } of ofMoon) {
    expect(wording, text).not.toMatch(/^effect\//)
    const [, point] = /^day-goes\/moon\/(\w+)\//.exec(wording) ?? []
    if (point) expect(text).toMatch(new RegExp(`your (?:own )?${pointNames[point as NatalPoint]}`))
  }
})

test('friends with one question and other signs read it in other words', () => {
  const readings = new Map<string, Set<string | undefined>>()
  for (const { sentences, at, question } of weeksOf(
    horoscopeReaders({ timeKnown: 40, timeUnknown: 0 }),
  )) {
    const texts = readings.get(question) ?? new Set()
    readings.set(question, texts.add(sentences[at]?.text))
  }
  expect([...readings.values()].some((texts) => texts.size === 2)).toBe(true)
})

const second = { startDate: '2026-12-06', endDate: '2026-12-12' }

/** The sentences of one week for the first reference births. */
function sentencesOfWeek() {
  return referenceBirths.slice(0, 14).map((birth) => {
    const facts = factsOfReader(referenceChart(birth), timeZone)(second)
    const brief: HoroscopeBrief = {
      kind: 'weekly',
      period: second,
      timeZone,
      facts,
      seed: birth.id,
    }
    return { facts, sentences: sentencesOf(composeText(brief)) }
  })
}

test('a week gives the dates on which a fast planet comes to the point besides', () => {
  let passes = 0
  for (const { facts, sentences } of sentencesOfWeek()) {
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    for (const { facts: cited, text } of sentences) {
      const [, which, when] =
        /, the (\w+) of (?:two|three|five), (after|before) \w+ \d/.exec(text) ?? []
      if (!which) continue
      const [own, ...others] = cited
        .map((id) => byId.get(id))
        .filter((fact) => fact?.kind === 'transit')
      if (!own?.pass) throw new Error(text)
      expect(which, text).toBe(['', 'first', 'second', 'last'][own.pass.number])
      expect(others.length, text).toBeGreaterThan(0)
      expect(
        others.every(({ at }) => (when === 'after' ? at < own.at : at > own.at)),
        text,
      ).toBe(true)
      passes += 1
    }
  }
  expect(passes).toBeGreaterThan(0)
})

test('the scene of a week directly follows its event', () => {
  let followed = 0
  for (const { sentences } of sentencesOfWeek()) {
    for (const [index, { wording = '' }] of sentences.entries()) {
      if (!wording.includes('/scene/')) continue
      followed += 1
      expect(sentences[index - 1]?.wording, wording).not.toMatch(/^(?:later-)?day-goes\//)
    }
  }
  expect(followed).toBeGreaterThan(10)
})

test('a week is not dated by an easy angle of the Moon as long as anything else happens', () => {
  let dated = 0
  for (const { facts, sentences } of sentencesOfWeek()) {
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    const moments = sentences.flatMap(({ moment = '' }) => byId.get(moment) ?? [])
    dated += moments.length
    const isEasyMoon = (fact: (typeof moments)[number]) =>
      fact.kind === 'transit' && fact.body === 'moon' && /trine|sextile/.test(fact.aspect)
    expect(moments.filter(isEasyMoon)).toEqual([])
  }
  expect(dated).toBeGreaterThan(30)
})

test('a week mentions contacts to the ruler of its planet, even on the day of the turn', () => {
  const birth = referenceBirths.find(({ id }) => id === 'd021')
  if (!birth) throw new Error('There is no such birth')
  const facts = factsOfReader(referenceChart(birth), timeZone)(period)
  const text = composeText({ kind: 'weekly', period, timeZone, facts, seed: birth.id })
  const said = sentencesOf(text).map((sentence) => sentence.text)
  // The full Moon is on a Sun in Cancer, and Venus comes to the Moon six hours before it.
  const venus = said.findIndex((one) => /Venus (?:meets|crosses|reaches) your Moon/.test(one))
  const full = said.findIndex((one) => one.includes('full Moon'))
  expect(venus).toBeGreaterThan(0)
  expect(full).toBeGreaterThan(venus)
  expect(said[full]).toMatch(/later on Wednesday, around 8:30 p\.m\./i)
  expect(said.join(' ')).toMatch(/the Moon rules your Cancer Ascendant/i)
})

test('a week describes a new or full Moon on a point, but not the transit of the Moon there, or of the Sun within a day', () => {
  let turned = 0
  for (const birth of referenceBirths.slice(0, 30)) {
    const facts = factsOfReader(referenceChart(birth), timeZone)(period)
    const brief: HoroscopeBrief = { kind: 'weekly', period, timeZone, facts, seed: birth.id }
    const sentences = sentencesOf(composeText(brief))
    const turn = sentences.find(({ wording }) => wording?.startsWith('turn/'))
    const touch = facts.find(
      (fact) =>
        fact.kind === 'touch' && turn?.facts.includes(fact.id) && turn.moment === fact.event.id,
    )
    if (!turn?.moment?.startsWith('lunation:') || touch?.kind !== 'touch') continue
    turned += 1
    const lights = touch.orbDegrees > 1 ? 'moon' : '(?:sun|moon)'
    const besides = new RegExp(`^transit:${lights}~${touch.natal}:`)
    const again = sentences.filter(({ moment = '' }) => besides.test(moment))
    expect(
      again.map(({ text }) => text),
      birth.id,
    ).toEqual([])
  }
  expect(turned).toBeGreaterThan(3)
})

test('a week joins the gloss of an event to it with "so" once at most, and never with "and"', () => {
  let scenes = 0
  for (const { sentences } of sentencesOfWeek()) {
    const glossed = sentences.filter(({ wording = '' }) => wording.startsWith('day-goes/'))
    expect(glossed.filter(({ text }) => /(?:\d|[ap]\.m\.|[A-Z]\w+), and /.test(text))).toEqual([])
    expect(glossed.filter(({ text }) => text.includes(', so ')).length).toBeLessThanOrEqual(1)
    scenes += sentences.filter(
      ({ moment, wording }) => moment && wording?.includes('/scene/'),
    ).length
  }
  // "When Venus opposes your Sun on Monday, December 7, you may …"
  expect(scenes).toBeGreaterThan(2)
})

test('the turn of a week goes from the event to its authored lines, unless the text would be short', () => {
  const turns = sentencesOfWeek().flatMap(({ sentences }) => {
    const at = sentences.findIndex(({ wording = '' }) => wording.startsWith('turn/'))
    return sentences[at]?.moment?.startsWith('lunation:') ? [sentences[at + 1]?.wording ?? ''] : []
  })
  expect(turns.length).toBeGreaterThan(2)
  const direct = turns.filter((wording) => /^week\/.*\/2$/.test(wording))
  expect(direct.length / turns.length).toBeGreaterThanOrEqual(0.5)
})

test('the answer of a week is a command for some readers, and an option for others', () => {
  const answers = sentencesOfWeek().flatMap(({ sentences }) => {
    const last = sentences.findLast(({ wording = '' }) => /^week\/.*\/3$/.test(wording))
    return last ? [last.text] : []
  })
  const offered = answers.filter((text) =>
    /^(?:You could|You might|It would help to|Before the week is out,) [a-z]/.test(text),
  )
  expect(offered.length).toBeGreaterThan(1)
  expect(answers.filter(isAdvice).length).toBeGreaterThan(1)
})

test('an example of the question of a week is introduced if an example of the answer came first', () => {
  let turned = 0
  for (const { sentences } of sentencesOfWeek()) {
    const scenes = sentences.filter(
      ({ wording = '' }, index) =>
        /\/scene\/(?:eases|presses)\/\d+$/.test(wording) &&
        wording !== sentences[index - 1]?.wording,
    )
    const [first, second] = scenes
    const isOfAnswer = first?.wording?.includes('/scene/eases/') ?? false
    // In the sentence of its event it has the date before it.
    if (!isOfAnswer || !second?.wording?.includes('/scene/presses/') || second.moment) continue
    turned += 1
    expect(second.text).toMatch(/^(?:Still|All the same|Even so),/)
  }
  expect(turned).toBeGreaterThan(1)
})

test('a week keeps its turn next to another contact of the same date, and says nothing twice', () => {
  // The new Moon and a trine of Mercury fall on September 10, and a short week has room for two moments.
  const reader = horoscopeReaders({ timeKnown: 160, timeUnknown: 0 })[148]
  if (!reader) throw new Error('There are fewer readers')
  const { name, timeZone, factsOf } = reader
  const period = { startDate: '2026-09-06', endDate: '2026-09-12' }
  const facts = factsOf(period)
  const text = composeText({ kind: 'weekly', period, timeZone, facts, seed: name })
  const said = sentencesOf(text).map((sentence) => sentence.text)
  expect(new Set(said).size).toBe(said.length)
  expect(sentencesOf(text).some(({ moment }) => moment?.startsWith('lunation:new'))).toBe(true)
})
