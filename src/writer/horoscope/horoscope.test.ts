import { beforeAll, describe, expect, it } from 'vitest'
import { wakingHour } from '#lore/readers-clock.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { ForecastFact, HoroscopeFact } from '#sky/forecast-facts.ts'
import { horoscopeHistory, type ReadText } from '#testing/horoscope-history.ts'
import { horoscopeReaders, type Reader } from '#testing/horoscope-readers.ts'
import { composeText } from '../embedded-writer.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import type { Paragraph, Sentence, WrittenText } from '../writer.ts'
import { composeHoroscope } from './compose.ts'
import { dateText, weekdayText } from './dates.ts'

interface Life extends Reader {
  read: ReadText[]
}

/** Three people with a birth time and two without, who read everything for 60 days. */
let lives: Life[] = []
const milliseconds: number[] = []

beforeAll(async () => {
  const readers = horoscopeReaders({ timeKnown: 3, timeUnknown: 2 })
  lives = await Promise.all(
    readers.map(async (reader) => {
      const days = { seed: reader.name, from: '2026-07-19', days: 60 }
      const read = await horoscopeHistory(reader, days, async (brief) => {
        const start = performance.now()
        const text = composeHoroscope(brief)
        milliseconds.push(performance.now() - start)
        return text
      })
      return { ...reader, read }
    }),
  )
})

const each = function* (): Generator<ReadText & { where: string; life: Life }> {
  for (const life of lives) {
    for (const text of life.read) {
      const { kind, period } = text.brief
      yield { ...text, life, where: `${life.name}, ${kind} of ${period.startDate}` }
    }
  }
}
const proseOf = (text: WrittenText) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')
const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length
const paragraphsOf = ({ opening, sections }: WrittenText): Paragraph[] => [
  ...opening,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
]

describe('60 days of horoscopes for 30 people', () => {
  it('are daily, weekly and monthly [1.3] [3.11]', () => {
    for (const { read, name } of lives) {
      const countOfKind = (kind: string) => read.filter(({ brief }) => brief.kind === kind).length
      expect([countOfKind('daily'), countOfKind('weekly'), countOfKind('monthly')], name).toEqual([
        60, 9, 3,
      ])
    }
  })

  it('have 120 to 180, 250 to 350 and 450 to 650 words', () => {
    const bounds = { daily: [120, 180], weekly: [250, 350], monthly: [450, 650] } as const
    for (const { where, brief, text } of each()) {
      const words = countOf(proseOf(text))
      expect(words, where).toBeGreaterThanOrEqual(bounds[brief.kind][0])
      expect(words, where).toBeLessThanOrEqual(bounds[brief.kind][1])
    }
  })

  it('say no sentence twice to a person, and no wording twice within 14 days', () => {
    for (const { read, name } of lives) {
      const saidOn = new Map<string, string>()
      const wordedOn = new Map<string, string>()
      for (const { date, text } of read) {
        const sentences = sentencesOf(text)
        for (const sentence of sentences) {
          expect(saidOn.get(sentence.text), `${name}, ${date}: ${sentence.text}`).toBeUndefined()
          saidOn.set(sentence.text, date)
        }
        // Sentences of one wording stand together.
        const wordings = sentences
          .map(({ wording }) => wording ?? 'none')
          .filter((wording, index, all) => wording !== all[index - 1])
        for (const wording of wordings) {
          const before = wordedOn.get(wording)
          const days = before ? (Date.parse(date) - Date.parse(before)) / 86_400_000 : 60
          expect(days, `${name}, ${date}: ${wording}`).toBeGreaterThanOrEqual(14)
          wordedOn.set(wording, date)
        }
      }
    }
  })

  it('are proven: every claim of every sentence has its fact', () => {
    for (const { where, brief, text } of each())
      expect(() => requireGrounding(text, brief.facts), where).not.toThrow()
  })

  it('rest on facts of their period in every sentence, and know its wording', () => {
    for (const { where, brief, text } of each()) {
      const ids = new Set(brief.facts.map(({ id }) => id))
      for (const { text: sentence, facts, wording } of sentencesOf(text)) {
        expect(facts.length, `${where}: ${sentence}`).toBeGreaterThan(0)
        expect(
          facts.filter((id) => !ids.has(id)),
          `${where}: ${sentence}`,
        ).toEqual([])
        expect(wording, `${where}: ${sentence}`).toMatch(/^[\w~/-]+\/\d+$/)
      }
    }
  })

  it('name dates in US English, each within the period and that of its own fact [9.9]', () => {
    let named = 0
    for (const { where, brief, text } of each()) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      for (const sentence of sentencesOf(text)) {
        for (const [date] of sentence.text.matchAll(/\b\w+day, [A-Z]\w+ \d{1,2}\b/g)) {
          const at = atOf(sentence, byId)
          expect(date, where).toBe(dateText(at))
          expect(at.slice(0, 10) >= brief.period.startDate, where).toBe(true)
          expect(at.slice(0, 10) <= brief.period.endDate, where).toBe(true)
          named++
        }
      }
    }
    expect(named).toBeGreaterThan(150)
  })

  it("name hours on the reader's clock when people are awake, each that of a fact of the sentence", () => {
    let named = 0
    for (const { where, brief, text } of each()) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      for (const sentence of sentencesOf(text)) {
        for (const [time] of sentence.text.matchAll(/\b\d{1,2}:\d[05] [ap]\.m\./g)) {
          const instants = sentence.facts.flatMap((id) => instantsOf(byId.get(id)))
          expect(instants.map(wakingHour), `${where}: ${sentence.text}`).toContain(time)
          named++
        }
        expect(sentence.text, where).not.toMatch(/\d:\d\d(?! [ap]\.m\.)|UTC/)
      }
    }
    expect(named).toBeGreaterThan(150)
  })

  it('put the one question of a week on weekdays on which its facts happen', () => {
    let tied = 0
    for (const { where, brief, text } of each()) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      for (const sentence of sentencesOf(text)) {
        if (!sentence.wording?.startsWith('tie/')) continue
        const weekdays = sentence.facts.map((id) => weekdayText((byId.get(id) as ForecastFact).at))
        const found = sentence.text.match(/\b[A-Z]\w+day\b/g)
        expect(found, `${where}: ${sentence.text}`).toEqual(weekdays)
        tied++
      }
    }
    expect(tied).toBeGreaterThan(30)
  })

  it('tell a week in its question, two or three dated moments and the weekend', () => {
    for (const { where, brief, text } of each()) {
      if (brief.kind !== 'weekly') continue
      expect(text.opening, where).toHaveLength(1)
      expect(text.sections, where).toHaveLength(2)
      const dates = datesIn(text)
      expect(dates.size, where).toBeGreaterThanOrEqual(2)
      expect(dates.size, where).toBeLessThanOrEqual(4)
      expect(
        [...dates].some((date) => date.startsWith('Saturday')),
        where,
      ).toBe(true)
    }
  })

  it('tell a month in four to six dated moments, in order, and what closes and opens', () => {
    for (const { where, brief, text } of each()) {
      if (brief.kind !== 'monthly') continue
      const dates = [...datesIn(text)].map((date) => Number(/\d+$/.exec(date)?.[0]))
      expect(dates.length, where).toBeGreaterThanOrEqual(4)
      expect(dates.length, where).toBeLessThanOrEqual(6)
      expect(dates, where).toEqual([...dates].sort((one, other) => one - other))
      const wordings = sentencesOf(text).map(({ wording }) => wording ?? '')
      expect(
        wordings.some((wording) => wording.startsWith('month-closes')),
        where,
      ).toBe(true)
      expect(
        wordings.some((wording) => wording.startsWith('month-opens')),
        where,
      ).toBe(true)
    }
  })

  it('tell a day without titles, with an hour and something to do', () => {
    let hours = 0
    let days = 0
    for (const { where, brief, text } of each()) {
      if (brief.kind !== 'daily') continue
      days++
      expect(text.sections, where).toEqual([])
      expect(text.opening.length, where).toBeGreaterThanOrEqual(2)
      const last = text.opening.at(-1)?.sentences.at(-1)
      expect(last?.wording, where).toMatch(/^task\//)
      if (/\d:\d\d [ap]\.m\./.test(proseOf(text))) hours++
    }
    expect(hours / days).toBeGreaterThan(0.7)
  })

  it('have titles that no section of the same text shares', () => {
    for (const { where, text } of each()) {
      const titles = text.sections.map(({ title }) => title)
      expect(new Set(titles).size, where).toBe(titles.length)
      for (const title of titles) {
        expect(title, where).toMatch(/^[A-Z][^{}.]+$/)
        expect(countOf(title), where).toBeLessThanOrEqual(7)
      }
    }
  })

  it('leave no mark of the corpus, and no more than one reference in a paragraph', () => {
    for (const { where, text } of each()) {
      for (const sentence of sentencesOf(text)) {
        expect(sentence.text, where).not.toMatch(/[{}[\]|]|undefined| {2}| [,.;:)]|\.\.|,,/)
        expect(sentence.text, where).toMatch(/^['"]?[A-Z].*[.?]['"]?$/s)
        expect(unwantedWord(sentence.text), `${where}: ${sentence.text}`).toBeUndefined()
      }
      for (const { sentences } of paragraphsOf(text)) {
        const prose = sentences.map((sentence) => sentence.text).join(' ')
        expect(prose.match(/\(/g)?.length ?? 0, `${where}: ${prose}`).toBeLessThanOrEqual(1)
      }
    }
  })

  it('speak of no house without a birth time, and of no fact that may be of another date', () => {
    for (const { where, life, brief, text } of each()) {
      if (life.timeKnown) continue
      expect(proseOf(text), where).not.toMatch(/your house of|of your chart|Ascendant|Midheaven/)
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      for (const { moment, text: sentence } of sentencesOf(text)) {
        if (moment) expect(byId.get(moment)?.certain, `${where}: ${sentence}`).toBe(true)
      }
    }
  })

  it('tell an hour that the birth time blurs as a stretch', () => {
    let blurred = 0
    for (const { where, life, brief, text } of each()) {
      if (life.timeKnown) continue
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const sentences = sentencesOf(text)
      for (const { moment, text: sentence } of sentences) {
        const fact = byId.get(moment ?? '')
        if (fact?.kind !== 'transit' || !/\d [ap]\.m\./.test(sentence)) continue
        const { earliest = fact.at, latest = fact.at } = fact
        if (Date.parse(latest) - Date.parse(earliest) <= 60 * 60_000) continue
        blurred++
        const stretch = `between ${wakingHour(earliest)} and ${wakingHour(latest)}`
        const said = sentence.toLowerCase().includes(stretch.toLowerCase())
        expect(said, `${where}: ${sentence}`).toBe(true)
      }
    }
    expect(blurred).toBeGreaterThan(5)
  })

  it('are quick to write', () => {
    const sorted = [...milliseconds].sort((one, other) => one - other)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    console.log(`Of ${sorted.length} horoscopes 95 % were composed within ${p95.toFixed(1)} ms`)
    expect(sorted.length).toBe(5 * 72)
  })
})

describe('the embedded writer', () => {
  it('writes the same from the same brief, and proves it', async () => {
    for (const { read } of [lives[0], lives[4]] as Life[]) {
      for (const { brief, text } of read.slice(0, 15)) {
        expect(composeText(brief)).toEqual(text)
      }
    }
  })

  it('writes another text from another seed', async () => {
    const [first] = lives[0]?.read ?? []
    if (!first) throw new Error('Nothing was read')
    const other = composeText({ ...first.brief, seed: 'another' })
    expect(proseOf(other)).not.toEqual(proseOf(first.text))
  })

  it('does not fail when every wording is used: it repeats the one that was used the longest ago', async () => {
    const period = { startDate: '2026-08-05', endDate: '2026-08-05' }
    const { timeZone, factsOf } = lives[0] as Life
    const ofDay = factsOf(period)
    const used = { wordings: [] as string[], sentences: [] as string[] }
    let repeats = 0
    for (let round = 0; round < 120; round++) {
      const seed = `round ${round}`
      const text = composeText({
        kind: 'daily',
        period,
        timeZone,
        facts: ofDay,
        seed,
        recentlyUsed: used,
      })
      const sentences = sentencesOf(text).map((sentence) => sentence.text)
      const agoOf = (sentence: string) =>
        used.sentences.length - used.sentences.lastIndexOf(sentence)
      const repeated = sentences.filter((sentence) => used.sentences.includes(sentence))
      repeats += repeated.length
      for (const sentence of repeated) expect(agoOf(sentence), sentence).toBeGreaterThan(10)
      used.sentences.push(...sentences)
      used.wordings.push(...sentencesOf(text).flatMap(({ wording }) => wording ?? []))
    }
    expect(repeats).toBeGreaterThan(0)
  })
})

function atOf({ moment, facts, text }: Sentence, byId: Map<string, HoroscopeFact>): string {
  const fact = byId.get(moment ?? '')
  if (!fact || !('at' in fact) || !facts.includes(fact.id))
    throw new Error(`No fact is dated in: ${text}`)
  return fact.at
}

function instantsOf(fact: HoroscopeFact | undefined): string[] {
  if (!fact || !('at' in fact)) return []
  const instants = [fact.at]
  if ('until' in fact) instants.push(fact.until)
  if (fact.kind === 'transit') instants.push(fact.earliest ?? fact.at, fact.latest ?? fact.at)
  return instants
}

function datesIn(text: WrittenText): Set<string> {
  return new Set(proseOf(text).match(/\b\w+day, [A-Z]\w+ \d{1,2}\b/g))
}
