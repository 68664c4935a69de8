import { describe, expect, test } from 'vitest'
import { sceneTitles } from '#lore/corpus/relationship/scenes.ts'
import { type CoupleSubject, coupleParagraphs } from '#lore/couple-tables.ts'
import { relevantContacts } from '#lore/synthesis/contacts.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { Chart } from '#sky/chart.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { type SynastryFact, synastryFacts } from '#sky/synastry-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { drums } from '../portrait/rhythm.ts'
import { wordsIn } from '../prose/length.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { WrittenText } from '../writer.ts'
import { composeRelationship } from './compose.ts'

interface Pair {
  name: string
  facts: SynastryFact[]
  text: WrittenText
}

const { woodend, beirut, claremont } = handwrittenCharts
const pairs: Pair[] = [
  ...pairsOf('both times known', true, true, 40),
  ...pairsOf('one time known', true, false, 20),
  ...pairsOf('no time known', false, false, 20),
  pairOf('two Moons in Cancer', woodend, beirut),
  pairOf('Moon with Moon, Mars square Mars', claremont, woodend),
]

function pairsOf(name: string, you: boolean, partner: boolean, count: number): Pair[] {
  const mine = randomCharts(count, { timeKnown: you })
  const theirs = randomCharts(count + 1, { timeKnown: partner }).slice(1)
  return mine.map((chart, index) => pairOf(`${name} ${index}`, chart, theirs[index] as Chart))
}

function pairOf(name: string, you: Chart, partner: Chart): Pair {
  const facts = relationshipFacts(synastry(you, partner))
  return { name, facts, text: composeRelationship({ kind: 'synastry', facts, seed: name }) }
}

const named = (name: string) => pairs.find((pair) => pair.name === name) as Pair
const proseOf = (text: WrittenText) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')
const paragraphsOf = ({ opening, sections }: WrittenText) =>
  [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)].map(({ sentences }) =>
    sentences.flatMap(({ text }) => splitSentences(text)),
  )
const allParagraphs = ({ opening, sections }: WrittenText) => [
  ...opening,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
]
const contactsIn = (text: WrittenText) =>
  [...citedIn(text)].filter((id) => id.startsWith('synastry:'))
const citedIn = (text: WrittenText) => new Set(sentencesOf(text).flatMap(({ facts }) => facts))

describe('a reading for two', () => {
  test('has 800 to 1,200 words', () => {
    for (const { name, text } of pairs) {
      expect(wordsIn(text), name).toBeGreaterThanOrEqual(800)
      expect(wordsIn(text), name).toBeLessThanOrEqual(1200)
    }
  })

  test('has an opening, and ends with what to practice', () => {
    for (const { name, text } of pairs) {
      expect(text.opening, name).toHaveLength(1)
      expect(text.sections.length, name).toBeGreaterThanOrEqual(5)
      expect(sceneTitles.practice, name).toContain(text.sections.at(-1)?.title)
    }
  })

  test('describes at most nine contacts, within their orb, and all indispensable ones', () => {
    for (const { name, facts, text } of pairs) {
      const cited = contactsIn(text)
      expect(cited.length, name).toBeLessThanOrEqual(9)
      const relevant = relevantContacts(facts)
      const ids = relevant.map(({ fact }) => fact.id)
      expect(ids, name).toEqual(expect.arrayContaining(cited))
      const musts = relevant.filter(({ isIndispensable }) => isIndispensable)
      expect(cited, name).toEqual(expect.arrayContaining(musts.map(({ fact }) => fact.id)))
    }
  })

  test('describes hard contacts in the quarrel only', () => {
    for (const { name, facts, text } of pairs) {
      const theQuarrel = contactsIn({ ...text, sections: [] })
      const isElsewhere = ({ title }: { title: string }) => !sceneTitles.quarrel.includes(title)
      const elsewhere = contactsIn({ opening: [], sections: text.sections.filter(isElsewhere) })
      const hard = relevantContacts(facts).filter(
        ({ fact, isHard }) => isHard && !theQuarrel.includes(fact.id),
      )
      for (const { fact } of hard) expect(elsewhere, name).not.toContain(fact.id)
    }
  })

  test('prints an authored unit whole and in order', () => {
    let authored = 0
    for (const { name, text } of pairs)
      for (const { sentences } of allParagraphs(text)) {
        const ids = sentences.map(({ wording = '' }) => wording)
        const at = ids.findIndex((id) => id.startsWith('couple/'))
        const couple = /^(couple\/\w+\/\w+~\w+)/.exec(ids[at] ?? '')?.[1]
        if (couple === undefined) continue
        authored += 1
        const [, subject, you, partner] = couple.split(/[/~]/) as [
          string,
          CoupleSubject,
          Sign,
          Sign,
        ]
        const wholes = coupleParagraphs(subject, you, partner).map(({ says, from }) =>
          says.map((_, index) => `${couple}/${from + index + 1}`),
        )
        const whole = wholes.find(([first]) => first === ids[at])
        expect(whole, name).toBeDefined()
        expect(ids.slice(at, at + (whole?.length ?? 0)), name).toEqual(whole)
      }
    expect(authored).toBeGreaterThan(pairs.length)
  })

  test('makes up in the words of the same quarrel, and practices against it', () => {
    let argued = 0
    for (const { name, text } of pairs) {
      const wordings = sentencesOf(text).map(({ wording = '' }) => wording)
      const quarrels = wordings.filter((wording) => wording.startsWith('quarrel/'))
      if (quarrels.length === 0) continue
      argued += 1
      expect(new Set(quarrels.map((one) => one.replace(/\/\d+$/, ''))).size, name).toBe(1)
      const closing = text.sections.at(-1)?.paragraphs.at(-1)?.sentences ?? []
      const ends = [closing[0], closing.at(-1)].map((one) => one?.wording)
      expect(ends, name).toContain(quarrels.at(-1))
    }
    expect(argued).toBeGreaterThan(pairs.length / 2)
  })

  test('rests on facts of the two, sentence by sentence', () => {
    for (const { facts, text } of pairs) requireGrounding(text, facts)
  })

  test('gives each person a practice and one to both, and says what the two can do together', () => {
    for (const { name, text } of pairs) {
      const [you, partner, shared, closing, ...others] = text.sections.at(-1)?.paragraphs ?? []
      expect(you?.sentences[0]?.text, name).toMatch(/^For you: /)
      expect(partner?.sentences[0]?.text, name).toMatch(/^For \{partner\}: /)
      expect(shared?.sentences[0]?.text, name).toMatch(/^For both of you: /)
      expect(closing?.sentences.length, name).toBeGreaterThanOrEqual(1)
      expect(others, name).toEqual([])
    }
  })

  test('marks the practices alone as advice', () => {
    for (const { name, text } of pairs) {
      const advice = allParagraphs(text).filter(({ isAdvice }) => isAdvice)
      expect(advice, name).toEqual(text.sections.at(-1)?.paragraphs.slice(0, 3))
    }
  })

  test('has no drumming, no long paragraph, no slot and no unwanted word', () => {
    for (const { name, text } of pairs) {
      for (const paragraph of paragraphsOf(text)) {
        expect(paragraph.length, `${name}: ${paragraph.join(' ')}`).toBeLessThanOrEqual(7)
        expect(drums(paragraph), `${name}: ${paragraph.join(' ')}`).toBe(false)
      }
      const prose = proseOf(text)
      expect(prose.replaceAll('{partner}', 'x'), name).not.toMatch(
        /[{}[\]|]| {2}| [,.;)]|,,|undefined/,
      )
      expect(unwantedWord(prose), name).toBeUndefined()
      expect(prose, name).not.toMatch(/[a-z,] Your\b/)
    }
  })

  test('says no sentence twice', () => {
    for (const { name, text } of pairs) {
      const all = paragraphsOf(text).flat()
      expect(
        all.filter((one, index) => all.indexOf(one) !== index),
        name,
      ).toEqual([])
    }
  })

  test('names no house and no angle of a person without a birth time', () => {
    for (const { name, text } of pairs.filter((pair) => pair.name.startsWith('no time')))
      expect(proseOf(text), name).not.toMatch(/(?:first|second|third|th) house|Ascendant|Midheaven/)
  })

  test('is the same for the same seed, and another for another', () => {
    const { facts, name, text } = pairs[0] as Pair
    expect(composeRelationship({ kind: 'synastry', facts, seed: name })).toEqual(text)
    expect(composeRelationship({ kind: 'synastry', facts, seed: 'another' })).not.toEqual(text)
  })

  test('of two people without a close contact is about their signs', () => {
    const facts = relationshipFacts(synastry(woodend, beirut)).filter(
      ({ kind }) => kind === 'owned-placement',
    )
    const text = composeRelationship({ kind: 'synastry', facts, seed: 'signs' })
    requireGrounding(text, facts)
    expect(text.opening).toEqual([])
    expect(text.sections.length).toBeGreaterThanOrEqual(4)
  })

  test('can be composed from older facts without those of each chart', () => {
    const facts = synastryFacts(synastry(woodend, beirut))
    requireGrounding(composeRelationship({ kind: 'synastry', facts, seed: 'old' }), facts)
  })
})

describe('what an editor found missing', () => {
  test('two Moons 7° apart in one sign open the reading', () => {
    for (const name of ['two Moons in Cancer', 'Moon with Moon, Mars square Mars']) {
      const { text } = named(name)
      const [opening] = paragraphsOf(text)
      expect(opening?.join(' '), name).toMatch(/\b[Bb]oth of you have the Moon in Cancer/)
    }
  })

  test('a Sun on an Ascendant by sextile does not lead', () => {
    const { text } = named('two Moons in Cancer')
    const opening = text.opening.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))
    expect(opening).not.toContain('synastry:you.sun~partner.asc:sextile')
  })

  test('says so if a Moon could be in either of two signs', () => {
    let open = 0
    for (const { name, facts, text } of pairs) {
      const moons = facts.filter((fact) => fact.kind === 'owned-placement' && fact.point === 'moon')
      const isSaid = sentencesOf(text).some(({ wording = '' }) => wording.startsWith('open-moon/'))
      const mercuries = facts.filter(
        (fact) => fact.kind === 'owned-placement' && fact.point === 'mercury',
      )
      if (mercuries.length === 2) expect(isSaid, name).toBe(moons.length < 2)
      if (isSaid) open += 1
    }
    expect(open).toBeGreaterThan(5)
  })

  test('describes both signs of a Moon that could be in either', () => {
    const open = pairs.flatMap(({ text }) =>
      sentencesOf(text).filter(({ wording = '' }) => wording.startsWith('open-moon/')),
    )
    const ofEarlier = open.filter(({ text }) => / still in [A-Z]/.test(text))
    const ofLater = open.filter(({ text }) => / already in [A-Z]/.test(text))
    expect(ofEarlier.length).toBe(open.length / 3)
    expect(ofLater.length).toBe(open.length / 3)
  })

  test('both have an inner life, based on their own charts', () => {
    for (const { name, text } of pairs.filter((pair) => pair.name.startsWith('both times'))) {
      const cited = [...citedIn(text)]
      for (const whose of ['you', 'partner'])
        expect(
          cited.filter((id) => id.startsWith(`${whose}.placement:`)).length,
          name,
        ).toBeGreaterThanOrEqual(3)
    }
  })
})
