import { beforeAll, describe, expect, it } from 'vitest'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { yearBriefOf } from '#testing/year-readers.ts'
import { isAdvice } from '../advice.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { WrittenText, YearBrief } from '../writer.ts'

const people = ['d001', 'd004', 'd007', 'd012', 'd019', 'd023', 'd029', 'd034', 'd041', 'd055']

let years: { id: string; brief: YearBrief; text: WrittenText }[] = []

// Composing checks every sentence.
beforeAll(() => {
  years = people.map((id) => {
    const brief = yearBriefOf(id)
    return { id, brief, text: composeText(brief) }
  })
})

const proseOf = (text: WrittenText) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')

describe('[N22] the year ahead', () => {
  it('has 900 to 1,400 words', () => {
    for (const { id, text } of years) {
      const words = proseOf(text).split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(900)
      expect(words, id).toBeLessThanOrEqual(1400)
    }
  })

  it('tells what happens in strict order of time, each moment once', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const dates = sentencesOf(text).flatMap(({ moment }) => {
        const fact = moment === undefined ? undefined : byId.get(moment)
        return fact && 'at' in fact ? [fact.at] : []
      })
      expect(dates.length, id).toBeGreaterThan(4)
      expect(dates, id).toEqual([...new Set(dates)].toSorted())
    }
  })

  it('says of a transit that comes back which pass it is', () => {
    for (const { brief, text } of years)
      for (const fact of brief.facts) {
        if (fact.kind !== 'transit' || !fact.pass) continue
        const said = sentencesOf(text).find(({ moment }) => moment === fact.id)
        if (said) expect(said.text).toMatch(/the \w+ of \w+\.$/)
      }
  })

  it('names the house of the year before and after the birthday', () => {
    for (const { id, brief, text } of years) {
      const houses = brief.facts.filter((fact) => fact.kind === 'profection')
      expect(houses, id).toHaveLength(2)
      expect(proseOf(text).match(/year of your \w+ house/g), id).toHaveLength(2)
    }
  })

  it('names no hours, and asks for one thing', () => {
    for (const { id, text } of years) {
      expect(proseOf(text), id).not.toMatch(/\b[ap]\.m\.|UTC/)
      const inPlan = text.sections.slice(0, -1).flatMap(({ paragraphs }) => paragraphs)
      const advice = inPlan.flatMap(({ sentences }) =>
        sentences.filter((one) => isAdvice(one.text)),
      )
      expect(
        advice.map((one) => one.text),
        id,
      ).toHaveLength(0)
    }
  })

  it('uses no unwanted words', () => {
    for (const { text } of years)
      for (const sentence of sentencesOf(text))
        expect(unwantedWord(sentence.text), sentence.text).toBeUndefined()
  })

  it('writes the same again from the same brief, and other sentences for a reader who knows it', () => {
    const { brief, text } = years[0] as (typeof years)[number]
    expect(composeText(brief)).toEqual(text)
    const known = sentencesOf(text)
    const again = composeText({
      ...brief,
      recentlyUsed: {
        wordings: known.flatMap(({ wording }) => wording ?? []),
        sentences: known.map((sentence) => sentence.text),
      },
    })
    const before = new Set(known.map((sentence) => sentence.text))
    const repeated = sentencesOf(again).filter((sentence) => before.has(sentence.text))
    expect(repeated.length).toBeLessThan(known.length / 4)
  })

  it('has neither houses nor their years without a birth time', () => {
    for (const id of people.slice(0, 4)) {
      const text = composeText(yearBriefOf(id, { timeKnown: false }))
      expect(proseOf(text)).not.toMatch(/\bhouse\b|Ascendant|progressed|solar return/)
    }
  })

  it('has one house when it begins on the birthday', () => {
    const text = composeText(yearBriefOf('d001', { from: '2027-02-17' }))
    expect(proseOf(text).match(/year of your \w+ house/g)).toEqual(['year of your third house'])
  })
})
