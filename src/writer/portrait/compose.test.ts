import { describe, expect, test } from 'vitest'
import { readSpine } from '#lore/synthesis/spine.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { expectForgeriesRefused } from '#testing/expect-grounding.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { sampled } from '#testing/long.ts'
import { groundedSentences } from '#testing/mutate-sentence.ts'
import { randomCharts } from '#testing/random-births.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { wordsIn } from '../prose/length.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { Section, WrittenText } from '../writer.ts'
import { clashesIn } from './claims.ts'
import { type Composed, composeWithClaims } from './compose.ts'
import { drums } from './rhythm.ts'
import { personalPlanets } from './thoughts.ts'

type Chart = Parameters<typeof chartFacts>[0]

const composed = new Map<Chart, Composed>()

function compose(chart: Chart): Composed {
  const known =
    composed.get(chart) ?? composeWithClaims({ facts: wholeChartFacts(chart), seed: 'seed' })
  composed.set(chart, known)
  return known
}

function proseOf(text: WrittenText): string {
  return sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')
}

function paragraphsOf({ opening, sections }: WrittenText): string[][] {
  return [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)].map(({ sentences }) =>
    sentences.flatMap(({ text }) => splitSentences(text)),
  )
}

const { woodend, beirut, quito, rome, auckland } = handwrittenCharts
/** Readers in whom an older writer saw two people who could not both be true. */
const contradicted = ['d034', 'd042', 'd079'].map((id) => {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  return referenceChart(birth, { timeKnown: true })
})
const charts: Chart[] = [
  ...contradicted,
  woodend,
  beirut,
  quito,
  rome,
  auckland,
  ...randomCharts(sampled(60), { timeKnown: true }),
  ...randomCharts(sampled(20), { timeKnown: false }),
]

describe('every portrait', () => {
  test('rests on facts of its chart, sentence by sentence', () => {
    for (const chart of charts) requireGrounding(compose(chart).text, wholeChartFacts(chart))
  })

  test('ends with the one paragraph that is advice', () => {
    for (const chart of charts) {
      const { opening, sections } = compose(chart).text
      const paragraphs = [...opening, ...sections.flatMap((section) => section.paragraphs)]
      const advice = paragraphs.filter(({ isAdvice }) => isAdvice)
      expect(advice).toEqual([paragraphs.at(-1)])
    }
  })

  test('claims no two opposite things of a person without naming the tension', () => {
    for (const chart of charts) {
      const { narrator } = compose(chart)
      expect(clashesIn(narrator.claimed, narrator.tensions)).toEqual([])
    }
  })

  test('calls a partnership the exception if a paragraph on love contradicts it later', () => {
    const birth = referenceBirths.find(({ id }) => id === 'd056')
    if (!birth) throw new Error('There is no such birth')
    // The Sun in Pisces in the seventh house; Venus in Aries opposite Uranus.
    const { text, narrator } = compose(referenceChart(birth))
    const love = narrator.claimed.filter(({ also }) => also === 'love')
    expect(love.map(({ of, trait }) => `${of} ${trait}`)).toContain('sun close')
    const at = (part: string) =>
      sentencesOf(text).findIndex(({ wording = '' }) => wording.startsWith(part))
    const before = sentencesOf(text)[at('aspect/venus~uranus') - 1]
    expect(before?.wording).toMatch(/^hinge\/contrast\//)
  })

  test('says which of the two is quick if a rising sign and its ruler differ in pace', () => {
    const birth = referenceBirths.find(({ id }) => id === 'd071')
    if (!birth) throw new Error('There is no such birth')
    // Gemini rising, and Mercury in Taurus.
    const { text } = compose(referenceChart(birth))
    const all = sentencesOf(text)
    const at = all.findIndex(({ wording = '' }) => wording.startsWith('placement/mercury/Taurus'))
    expect(all[at - 1]?.wording).toMatch(/^hinge\/contrast\/pace\/mercury/)
  })

  test('cannot be forged by a swapped word', () => {
    expectForgeriesRefused(
      charts.flatMap((chart) => groundedSentences(compose(chart).text, wholeChartFacts(chart))),
      { sign: 1000, planet: 2000, owner: 100 },
    )
  })

  test('has 900 to 1,400 words', () => {
    for (const chart of charts) {
      const words = wordsIn(compose(chart).text)
      expect(words).toBeLessThanOrEqual(1400)
      expect(words).toBeGreaterThanOrEqual(900)
    }
  })

  test('names every aspect of a personal planet within a degree, of however many', () => {
    const exactIn = (chart: Chart) =>
      readSpine(wholeChartFacts(chart)).aspects.filter(
        ({ a, b, orbDegrees }) =>
          orbDegrees <= 1 && [a, b].some((planet) => personalPlanets.includes(planet)),
      )
    const crowded = randomCharts(300, { timeKnown: true }).filter(
      (chart) => exactIn(chart).length >= 7,
    )
    expect(crowded.length).toBeGreaterThan(2)
    for (const chart of crowded) {
      const { text } = compose(chart)
      const cited = new Set(sentencesOf(text).flatMap(({ facts }) => facts))
      expect(exactIn(chart).filter(({ id }) => !cited.has(id))).toEqual([])
      expect(wordsIn(text)).toBeLessThanOrEqual(1400)
    }
  })

  test('has no drumming and no long paragraph', () => {
    for (const chart of charts)
      for (const paragraph of paragraphsOf(compose(chart).text)) {
        expect(paragraph.length).toBeLessThanOrEqual(7)
        expect(drums(paragraph), paragraph.join(' ')).toBe(false)
      }
  })

  test('says nothing twice', () => {
    for (const chart of charts) {
      const all = paragraphsOf(compose(chart).text).flat()
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
    }
  })

  test('can be composed from a brief of before the derived facts', () => {
    for (const chart of charts.filter(({ angles }) => angles)) {
      const facts = chartFacts(chart)
      requireGrounding(composeWithClaims({ facts, seed: 'seed' }).text, facts)
    }
  })

  test('is the same for the same seed', () => {
    expect(composeWithClaims({ facts: wholeChartFacts(quito), seed: 'seed' }).text).toEqual(
      compose(quito).text,
    )
  })
})

describe('a second portrait', () => {
  test('is new to the reader', () => {
    const first = compose(quito).text
    const sentences = sentencesOf(first)
    const recentlyUsed = {
      wordings: sentences.flatMap(({ wording }) => wording ?? []),
      sentences: sentences.map(({ text }) => text),
    }
    const second = composeWithClaims({
      facts: wholeChartFacts(quito),
      seed: 'other',
      recentlyUsed,
    }).text
    const known = new Set(linesOf(first))
    const repeated = linesOf(second).filter((wording) => known.has(wording))
    expect(repeated.length).toBeLessThan(linesOf(second).length / 5)
  })

  test('does not come back to what the reader rejected', () => {
    const { narrator } = compose(beirut)
    const [rejected] = narrator.claimed
    if (!rejected) throw new Error('The portrait claims nothing')
    const again = composeWithClaims({
      facts: wholeChartFacts(beirut),
      seed: 'seed',
      recentlyUsed: {
        wordings: [],
        sentences: [],
        rejected: { wordings: [], sentences: [], facts: [], traits: [rejected.trait] },
      },
    })
    expect(again.narrator.claimed.map(({ trait }) => trait)).not.toContain(rejected.trait)
  })
})

function linesOf(text: WrittenText): string[] {
  return sentencesOf(text).flatMap(({ wording = '' }) =>
    /^(?:manner|arena|pair|dignity)\//.test(wording) ? [wording] : [],
  )
}

describe('what a professional would look for', () => {
  const rising = ({ sections }: WrittenText): Section => sections[0] as Section

  test('names the traditional ruler of Scorpio first, and the modern one as well', () => {
    const text = proseOf({ opening: [], sections: [rising(compose(woodend).text)] })
    expect(text).toMatch(
      /Mars[^.]*traditional ruler of (?:your|a) Scorpio|traditional ruler of (?:your|a) Scorpio[^.]*Mars/,
    )
    expect(text).toMatch(/Mars[^.]* in Aquarius|Aquarius[^.]*Mars|yours is in Aquarius/)
    expect(text).toMatch(
      /Pluto,? (?:is )?the modern ruler of your Scorpio Ascendant|[Mm]odern astrologers[^.]*Pluto rules your Scorpio Ascendant/,
    )
  })

  test('says of most modern rulers what they do in their house', () => {
    const said = charts.flatMap((chart) =>
      sentencesOf(compose(chart).text).filter(({ text }) => /modern ruler of your/.test(text)),
    )
    const inHouse = said.filter(({ wording = '' }) => wording.startsWith('arena/'))
    expect(inHouse.length).toBeGreaterThan(said.length * 0.7)
  })

  test('the Moon as the ruler of Cancer is read in its own sign', () => {
    const text = proseOf({ opening: [], sections: [rising(compose(beirut).text)] })
    expect(text).toMatch(/(?:[Tt]he|your) Moon[^.]*(?:rules|ruler|sign it rules|own sign)/)
    expect(text).not.toContain('Pluto')
  })

  test('says that an Ascendant is at the edge of its sign, and describes both signs', () => {
    expect(proseOf(compose(woodend).text)).toMatch(/Ascendant is within a degree of Libra/)
  })

  test('says so of an Ascendant in the first or the last degree of its sign', () => {
    const degrees: number[] = []
    for (const birth of referenceBirths) {
      const facts = wholeChartFacts(referenceChart(birth, { timeKnown: true }))
      const edge = facts.find((fact) => fact.id === 'sign-edge:asc')
      const ascendant = facts.find((fact) => fact.id === 'angle:asc')
      if (edge?.kind !== 'sign-edge' || ascendant?.kind !== 'angle') continue
      degrees.push(ascendant.degrees)
      const { text } = composeWithClaims({ facts, seed: 'seed' })
      expect(proseOf(text)).toContain(`within a degree of ${edge.neighbor}`)
    }
    expect(new Set(degrees)).toEqual(new Set([0, 29]))
  })

  test('a retrograde planet is said to be retrograde', () => {
    for (const chart of [beirut, quito])
      expect(proseOf(compose(chart).text)).toContain('retrograde')
  })

  test('a house is explained once', () => {
    for (const chart of charts) {
      const glosses =
        proseOf(compose(chart).text).match(/\w+ house, (?:money|home|daily|career)/g) ?? []
      expect(new Set(glosses).size).toBe(glosses.length)
    }
  })

  test('without a birth time it names no house and no angle, and both signs of the Moon', () => {
    const text = proseOf(compose(auckland).text)
    expect(text).not.toMatch(
      /\w+th house\b|(?:first|second|third) house|Ascendant|Midheaven|rising\b/,
    )
    expect(text).toContain('If your Moon was still in Leo')
    expect(text).toContain('If your Moon was already in Virgo')
  })
})
