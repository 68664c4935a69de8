import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { ends } from '#lore/corpus/relationship/ends.ts'
import { endsByElement } from '#lore/corpus/relationship/ends-by-element.ts'
import {
  akin,
  alike,
  apart,
  buts,
  butsApart,
  fronts,
  frontsAfter,
  helpful,
  helpfulInLove,
  helpfulInWork,
  oneKnot,
  onePlanet,
} from '#lore/corpus/relationship/grounds.ts'
import { retreatsOfTwo } from '#lore/corpus/relationship/inner.ts'
import { catchTaken, mirrored } from '#lore/corpus/relationship/joins.ts'
import { means, meansByHolder } from '#lore/corpus/relationship/means.ts'
import { meetingAlike } from '#lore/corpus/relationship/reconciliations.ts'
import { stances } from '#lore/corpus/relationship/stances.ts'
import { strains, underOneRoof } from '#lore/corpus/relationship/strains.ts'
import { bondTheses, frictionMatters, frictions } from '#lore/corpus/relationship/thesis.ts'
import { visits } from '#lore/corpus/relationship/visits.ts'
import { worth } from '#lore/corpus/relationship/worth.ts'
import { quarrelArguments } from '#lore/quarrel-tables.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import { elementOf } from '#sky/balance.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { signs } from '#sky/zodiac.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { withoutReference } from '../prose/usage-history.ts'
import type { WrittenText } from '../writer.ts'
import { composeRelationship } from './compose.ts'
import { PairFacts } from './pair-facts.ts'

const { claremont, woodend, beirut } = handwrittenCharts
const charts = randomCharts(25, { timeKnown: true })
const pairs = [
  [claremont, woodend] as const,
  [woodend, beirut] as const,
  ...charts.slice(1).map((partner, index) => [charts[index] ?? partner, partner] as const),
]
const readings = pairs.map(([you, partner], index) => {
  const facts = relationshipFacts(synastry(you, partner))
  return { facts, text: composeRelationship({ kind: 'synastry', facts, seed: `thread ${index}` }) }
})
const wordingsIn = (text: WrittenText) => sentencesOf(text).map(({ wording = '' }) => wording)
const ofKind = (text: WrittenText, kind: string) =>
  sentencesOf(text).filter(({ wording = '' }) => wording.startsWith(`${kind}/`))

/** The sentence of the opening that says what the two have in common and what they argue about. */
const claimIn = ({ opening: [first] }: WrittenText) =>
  first?.sentences.find(
    ({ wording = '', facts }) => wording.startsWith('thesis/') && facts.length > 1,
  )

/** What the quarrel of a reading can be about. */
function mattersOf(text: WrittenText): string[] {
  const [, you, partner] =
    /^quarrel\/(\w+)~(\w+)\//.exec(
      wordingsIn(text).find((one) => one.startsWith('quarrel/')) ?? '',
    ) ?? []
  const argued = quarrelArguments(you as AspectPoint, partner as AspectPoint)
  return [...argued.map(({ matter }) => matter), ...Object.values(frictionMatters)]
}

describe('a reading has one claim', () => {
  test('which the price of the bond leads on to the quarrel, and the bond answers', () => {
    let claimed = 0
    for (const { text } of readings) {
      const claim = claimIn(text)
      if (!claim) continue
      claimed += 1
      const [bond, quarrel] = claim.facts
      const order = wordingsIn(text)
      const at = (kind: string) => order.findIndex((one) => one.startsWith(`${kind}/`))
      expect(at('price')).toBeGreaterThan(at('thesis'))
      expect(at('means')).toBeGreaterThan(at('price'))
      for (const one of ofKind(text, 'means')) expect(one.facts).toEqual([bond, quarrel])
      for (const one of ofKind(text, 'price')) expect(one.facts).toEqual([bond])
    }
    expect(claimed).toBeGreaterThan(readings.length * 0.8)
  })

  test('states its subject at the beginning, and nowhere else', () => {
    let claimed = 0
    for (const { text } of readings) {
      const claim = claimIn(text)
      if (!claim || ofKind(text, 'means').length === 0) continue
      claimed += 1
      const matter = mattersOf(text).find((one) => claim.text.includes(one))
      expect(matter).toBeDefined()
      if (!matter) continue
      const ours = sentencesOf(text).filter(
        ({ text: said, wording = '' }) =>
          said.includes(matter) && !/^(?:quarrel|price)\//.test(wording),
      )
      expect(ours).toEqual([claim])
    }
    expect(claimed).toBeGreaterThan(readings.length * 0.8)
  })

  test('with the signs of both people as the reason', () => {
    const grounds = readings.flatMap(({ text }) => [
      ...ofKind(text, 'ground'),
      ...ofKind(text, 'stance'),
    ])
    expect(grounds.length).toBeGreaterThan(readings.length)
    for (const { text, facts } of grounds) {
      expect(text).toMatch(/\b[Yy]our |\b[Bb]oth of you /)
      for (const whose of ['you', 'partner'])
        expect(facts.filter((id) => id.startsWith(`${whose}.placement:`))).toHaveLength(1)
    }
  })

  test('and names the shared source of bond and quarrel, if there is one', () => {
    const sources = readings.flatMap(({ text }) => ofKind(text, 'source'))
    expect(sources.length).toBeGreaterThan(readings.length / 4)
    for (const { wording = '', facts } of sources) {
      const [, , whose] = wording.split('/')
      for (const id of facts) expect(id).toContain(whose)
    }
  })

  test('and rests on its facts', () => {
    for (const { facts, text } of readings) requireGrounding(text, facts)
  })
})

describe('each of the two', () => {
  test('has what each must settle alone, from an aspect in their own chart', () => {
    const all = readings.flatMap(({ text }) => ofKind(text, 'inner'))
    expect(all.length).toBeGreaterThan(readings.length)
    for (const { text, facts } of all) {
      expect(facts).toHaveLength(1)
      const whose = /\byour [A-Z]\w+ /.test(text.replace(/^Your/, 'your')) ? 'you' : 'partner'
      expect(facts[0]).toMatch(
        new RegExp(`^inner:${whose}\\.aspect:.*:(?:square|opposition|conjunction)$`),
      )
    }
  })

  test('comes back at its end to the bond, or to the planets of the quarrel in both charts', () => {
    const kindsOf = new Map<string, string>()
    for (const { text } of readings) {
      const closing = text.sections.at(-1)?.paragraphs.at(-1)?.sentences ?? []
      const kinds = closing.map(({ wording = '' }) => wording.split('/')[0] as string)
      const shape = endOf(text)
      if (!shape || !kinds.includes('quarrel')) continue
      if (shape === 'cost') expect(kinds[0]).toBe('quarrel')
      else expect(kinds.at(-1)).toBe('quarrel')
      if (kinds.length > 1) kindsOf.set(shape, kinds.join())
      const at = kinds.indexOf('worth')
      if (at >= 0) {
        const [yours, theirs] = closing.slice(at)
        expect(yours?.facts[0]).toMatch(/^you\.placement:/)
        expect(yours?.text).toMatch(/your [A-Z]\w+ in [A-Z]/)
        expect(theirs?.facts[0]).toMatch(/^partner\.placement:/)
        expect(theirs?.text).toMatch(/\(\{partner\}'s [A-Z]\w+ in [A-Z]\w+\)\.$/)
      }
      const opening = text.opening.flatMap(({ sentences }) => sentences)
      for (const one of closing.filter(({ wording = '' }) => wording.startsWith('end/')))
        for (const before of opening)
          expect(sharesPhrase(withoutReference(one.text), withoutReference(before.text))).toBe(
            false,
          )
    }
    expect(new Set(kindsOf.keys())).toEqual(new Set(['scene', 'said', 'cost', 'week']))
    expect(new Set(kindsOf.values()).size).toBeGreaterThanOrEqual(4)
  })
})

/** The form of the last word on a quarrel that an author wrote. */
function endOf(text: WrittenText): string | undefined {
  const [, you, partner, version] =
    /^quarrel\/(\w+)~(\w+)\/(\d+)/.exec(
      wordingsIn(text).find((one) => one.startsWith('quarrel/')) ?? '',
    ) ?? []
  const all = quarrelArguments(you as AspectPoint, partner as AspectPoint)
  return all[Number(version) - 1]?.last.shape
}

describe('a planet of one person in a house of the other', () => {
  test('is described with whose it is and where', () => {
    const all = readings.flatMap(({ text }) => ofKind(text, 'visit'))
    expect(all.length).toBeGreaterThan(readings.length / 4)
    for (const { text, facts } of all) {
      const [, whose] = /^overlay:(you|partner)\./.exec(facts[0] ?? '') ?? []
      expect(text.startsWith('Your ')).toBe(whose === 'you')
      expect(text).toMatch(/ falls in (?:your|\{partner\}'s) \w+ house/)
    }
  })

  test('has a line for each house', () => {
    for (const clauses of Object.values(visits)) {
      expect(Object.keys(clauses)).toHaveLength(12)
      for (const clause of Object.values(clauses).flat()) {
        const text = clause.replaceAll(/\{\w+\}/g, 'they')
        expect(checkSentence(text, []).claims, clause).toEqual([])
        expect(unwantedWord(text), clause).toBeUndefined()
      }
    }
  })
})

test('lines set in a shared home are said to hold wherever the two live', () => {
  const withRoof = readings.filter(({ text }) => ofKind(text, 'roof').length > 0)
  expect(withRoof.length).toBeGreaterThan(0)
  for (const { text } of withRoof)
    for (const { sentences } of text.sections.flatMap(({ paragraphs }) => paragraphs)) {
      const at = sentences.findIndex(({ wording = '' }) => wording.startsWith('roof/'))
      if (at >= 0) expect(sentences[at + 1]?.wording).toMatch(/^couple\/days\//)
    }
})

test('the end of a reading varies by the signs for a common bond', () => {
  let inManner = 0
  for (const { facts, text } of readings)
    for (const {
      wording = '',
      facts: [bond = ''],
    } of ofKind(text, 'end')) {
      const [, , elements = ''] = wording.split('/')
      if (!/[a-z]/.test(elements)) continue
      inManner += 1
      const [, you, partner] = /you\.(\w+)~partner\.(\w+)/.exec(bond) ?? []
      const pair = new PairFacts(facts)
      const placed = [
        pair.sign('you', you as AspectPoint),
        pair.sign('partner', partner as AspectPoint),
      ]
      const found = placed.flatMap((one) => (one ? [elementOf(one.sign)] : []))
      expect(new Set(elements.split(' '))).toEqual(new Set(found))
    }
  expect(inManner).toBeGreaterThan(readings.length / 4)
})

test('an authored quarrel shows on ordinary days and in the shared purpose, and in few other scenes', () => {
  const sections = readings.flatMap(({ text }) => {
    const showing = text.sections.filter(({ paragraphs }) =>
      paragraphs.some(({ sentences }) =>
        sentences.some(({ wording }) => wording?.startsWith('quarrel/')),
      ),
    )
    return showing.length > 0 ? [showing.length] : []
  })
  expect(sections.length).toBeGreaterThan(readings.length / 2)
  // The quarrel, how they make up, and what to practice, beside these two.
  expect(sections.filter((count) => count < 5)).toEqual([])
  expect(sections.filter((count) => count > 5).length).toBeLessThan(sections.length / 4)
})

describe('what the two argue about', () => {
  test('fits the signs of the two planets if an authored one does', () => {
    let fitting = 0
    for (const { facts, text } of readings) {
      const [, you, partner, version] =
        /^quarrel\/(\w+)~(\w+)\/(\d+)/.exec(
          wordingsIn(text).find((one) => one.startsWith('quarrel/')) ?? '',
        ) ?? []
      if (!you || !partner) continue
      const all = quarrelArguments(you as AspectPoint, partner as AspectPoint)
      const ends = { you, partner } as const
      const isFit = ({ fits }: (typeof all)[number]) =>
        (['you', 'partner'] as const).every((whose) => {
          const placed = facts.find(
            (fact) =>
              fact.kind === 'owned-placement' && fact.whose === whose && fact.point === ends[whose],
          )
          return (
            placed?.kind !== 'owned-placement' ||
            !fits?.[whose] ||
            fits[whose].includes(elementOf(placed.sign))
          )
        })
      if (!all.some(isFit)) continue
      fitting += 1
      expect(isFit(all[Number(version) - 1] as (typeof all)[number])).toBe(true)
    }
    expect(fitting).toBeGreaterThan(readings.length / 2)
  })
})

describe('the corpus', () => {
  test('has means and an end for every bond, and a matter for every friction', () => {
    expect(Object.keys(ends).toSorted()).toEqual(Object.keys(bondTheses).toSorted())
    for (const key of Object.keys(endsByElement)) expect(Object.keys(bondTheses)).toContain(key)
    expect(Object.keys(means).toSorted()).toEqual(Object.keys(bondTheses).toSorted())
    expect(Object.keys(frictionMatters).toSorted()).toEqual(Object.keys(frictions).toSorted())
  })

  test('has a reason for every two signs that are square or opposite', () => {
    const pairs = signs.flatMap((one, index) =>
      [3, 6, 9].flatMap((step) => (signs[index + step] ? [`${one} ${signs[index + step]}`] : [])),
    )
    expect(Object.keys(apart).toSorted()).toEqual(pairs.toSorted())
    for (const lines of Object.values(apart)) expect(lines).toHaveLength(3)
  })

  test('says what the quarrel is about once in a line that has room for it', () => {
    for (const line of [...buts, ...butsApart, ...fronts, ...frontsAfter])
      expect(line.split('{matter}'), line).toHaveLength(2)
  })

  test('claims nothing of a chart, has no unwanted word and no "he" or "she"', () => {
    const lines = [
      ...Object.values({ ...means, ...meansByHolder }).flatMap((thoughts = []) => thoughts.flat()),
      ...Object.values(ends).flat(),
      ...Object.values(endsByElement).flatMap((byElement) => Object.values(byElement ?? {}).flat()),
      ...Object.values(worth).flatMap((bySign) => Object.values(bySign).flat()),
      ...Object.values(strains).flat(),
      ...underOneRoof,
      ...Object.values(meetingAlike).flat(),
      ...[akin, alike, apart, helpful, oneKnot, onePlanet, retreatsOfTwo].flatMap((table) =>
        Object.values<readonly string[]>(table).flat(),
      ),
      ...[buts, butsApart, frontsAfter, helpfulInLove, helpfulInWork].flat(),
      ...Object.values(stances).flatMap((bySign) => Object.values(bySign)),
    ]
    for (const line of lines) {
      const text = line.replaceAll(/\{(?!partner)\w+\}/g, 'it')
      expect(checkSentence(text, []).claims, line).toEqual([])
      expect(unwantedWord(text), line).toBeUndefined()
      expect(text, line).not.toMatch(/\b(?:he|she|him|his|her|hers)\b/i)
    }
  })
})

describe('one contact and another', () => {
  test('of the same planet of the same person are described as such', () => {
    let answered = 0
    let again = 0
    for (const { text } of readings) {
      const helped = ofKind(text, 'answer')
      expect(helped.length).toBeLessThanOrEqual(1)
      const described = [
        ...helped,
        ...ofKind(text, 'further').filter(({ facts }) => facts.length > 1),
      ]
      for (const { facts, wording = '' } of described) {
        const [, whose, planet] = wording.split('/')
        for (const id of facts) expect(id).toContain(`${whose}.${planet}`)
      }
      answered += helped.length
      again += described.length - helped.length
    }
    expect(answered).toBeGreaterThan(readings.length / 5)
    expect(again).toBeGreaterThan(0)
  })

  test('has how the other one takes a catch, by the sign of their Venus', () => {
    const taken = readings.flatMap(({ text }) => ofKind(text, 'catch/taken'))
    expect(taken.length).toBeGreaterThan(0)
    for (const { facts } of taken) expect(facts[0]).toMatch(/^(?:you|partner)\.placement:venus$/)
  })
})

test('a mirrored contact is described as such', () => {
  const mirrors = readings.flatMap(({ text }) => ofKind(text, 'mirror'))
  expect(mirrors.length).toBeGreaterThan(2)
  for (const { text, facts } of mirrors) {
    expect(facts).toHaveLength(1)
    expect(text).toMatch(/\(your \w+ \w+ (?:their|\{partner\}'s) \w+\)\.$/)
    const isHard = / (?:square|opposite) /.test(text)
    const says = text.replace(/ \(.*$/, '').replaceAll('them', '{partner}')
    const fitting = mirrored[isHard ? 'hard' : 'easy'].map((line) => line.replace(/ \(.*$/, ''))
    expect(fitting).toContain(says)
  }
})

test('a quarrel that an author wrote as one scene begins with the scene itself', () => {
  let count = 0
  for (const { text } of readings)
    for (const { sentences } of text.sections.flatMap(({ paragraphs }) => paragraphs)) {
      const kinds = sentences.map(({ wording = '' }) => wording.split('/')[0])
      if (kinds.filter((kind) => kind === 'quarrel').length < 3) continue
      count += 1
      expect(kinds[0]).toBe('quarrel')
    }
  expect(count).toBeGreaterThan(readings.length / 2)
})

test('a Venus in Libra does not take a change of plan for room, and one in Aquarius does', () => {
  expect(catchTaken.uranus?.Libra).not.toMatch(/room/)
  expect(catchTaken.uranus?.Libra ?? catchTaken.uranus?.air).not.toBe(catchTaken.uranus?.air)
  expect(catchTaken.uranus?.Aquarius ?? catchTaken.uranus?.air).toMatch(/room/)
})

const paragraphsIn = (text: WrittenText) => text.sections.flatMap(({ paragraphs }) => paragraphs)

test('a side that begins with the house of its planet needs no other lead', () => {
  let housed = 0
  for (const { text } of readings)
    for (const { sentences } of paragraphsIn(text)) {
      const kinds = sentences.map(({ wording = '' }) => wording)
      if (!kinds.some((one) => /^side\/(?!lead)/.test(one))) continue
      const at = kinds.findIndex((one) => one.startsWith('house/'))
      if (at < 0) continue
      housed += 1
      expect(kinds[at - 1] ?? '').not.toMatch(/^side\/lead/)
    }
  expect(housed).toBeGreaterThan(readings.length / 3)
})

test('an open Moon that gets busy is not said to be taken for cold', () => {
  const open = ['Aries', 'Gemini', 'Leo', 'Libra', 'Sagittarius']
  const retreating = readings.filter(({ text }) => ofKind(text, 'retreat').length > 0)
  expect(retreating.length).toBeGreaterThan(0)
  for (const { facts } of retreating) {
    const pair = new PairFacts(facts)
    for (const whose of ['you', 'partner'] as const) {
      const isOpen = open.includes(pair.sign(whose, 'moon')?.sign ?? '')
      expect(isOpen && [2, 6, 10].includes(pair.house(whose, 'moon')?.house ?? 0)).toBe(false)
    }
  }
})

test('the help of a common bond says who has which planet', () => {
  let held = 0
  for (const { text } of readings)
    for (const { wording = '', facts } of ofKind(text, 'means')) {
      const [, you, partner] = /\/by\/(\w+)~(\w+)\//.exec(wording) ?? []
      if (!you) continue
      held += 1
      expect(facts[0]).toContain(`you.${you}~partner.${partner}`)
    }
  expect(held).toBeGreaterThan(0)
})

test('two with the Moon in one sign come around as two of a kind', () => {
  let alike = 0
  for (const { facts, text } of readings) {
    const pair = new PairFacts(facts)
    const isAlike = pair.sign('you', 'moon')?.sign === pair.sign('partner', 'moon')?.sign
    for (const { wording = '' } of ofKind(text, 'halfway')) {
      expect(wording.startsWith('halfway/alike/')).toBe(isAlike)
      alike += Number(isAlike)
    }
  }
  expect(alike).toBeGreaterThan(0)
})
