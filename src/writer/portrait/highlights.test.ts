import { describe, expect, test } from 'vitest'
import { readSpine } from '#lore/synthesis/spine.ts'
import type { Chart } from '#sky/chart.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { sentencesOf } from '../grounding.ts'
import type { WrittenText } from '../writer.ts'
import { composePortrait } from './compose.ts'
import { highlightsOf } from './highlights.ts'
import { planPortrait } from './plan.ts'
import { aspectUnits } from './units.ts'

const { woodend, quito } = handwrittenCharts
const portraitOf = (chart: Chart) =>
  composePortrait({ facts: wholeChartFacts(chart), seed: 'highlights' })
const loudestOf = (chart: Chart) =>
  highlightsOf(readSpine(wholeChartFacts(chart)))
    .slice(0, 3)
    .filter(({ score }) => score >= 0.4)
    .map(({ highlight }) => highlight.fact.id)
const wordingsFor = (text: WrittenText, fact: string) =>
  sentencesOf(text).flatMap(({ facts, wording = '' }) =>
    facts.includes(fact) && wording.startsWith('highlight/') ? [wording] : [],
  )

describe('the loudest facts of a chart', () => {
  test('are all named, each in a paragraph of its own', () => {
    const charts = [
      ...randomCharts(16, { timeKnown: true }),
      ...randomCharts(6, { timeKnown: false }),
    ]
    for (const chart of charts) {
      const text = portraitOf(chart)
      for (const fact of loudestOf(chart))
        expect(wordingsFor(text, fact).length, fact).toBeGreaterThan(2)
    }
  })

  test('include the Sun opposite the Ascendant and the Moon at the Midheaven', () => {
    expect(loudestOf(woodend)).toEqual(
      expect.arrayContaining(['aspect:sun~asc:opposition', 'aspect:moon~mc:conjunction']),
    )
  })

  test('name a group of planets in Scorpio by its members, with the house of the first', () => {
    const said = ['d010', 'd079'].map((id) => {
      const birth = referenceBirths.find((row) => row.id === id)
      if (!birth) throw new Error(`There is no such birth: ${id}`)
      return sentencesOf(portraitOf(referenceChart(birth)))
        .filter(({ wording = '' }) => wording.startsWith('highlight/cluster-sign-Scorpio'))
        .map(({ text }) => text)
    })
    expect(said[0]?.join(' ')).toMatch(/Sun.* among them, in the tenth house/)
    expect(said[1]?.join(' ')).toMatch(/Sun.* among them, in the third house/)
    expect(said[0]?.filter((text) => said[1]?.includes(text))).toEqual([])
  })

  test('are joined for a planet that is visible at the Ascendant and hidden in the twelfth house', () => {
    let joined = 0
    for (const chart of randomCharts(150, { timeKnown: true })) {
      const sentences = sentencesOf(portraitOf(chart))
      for (const { wording = '' } of sentences) {
        const [, planet] = /^placement\/(\w+)\/\w+\/12\/1?1$/.exec(wording) ?? []
        if (!sentences.some((one) => one.wording?.startsWith(`highlight/${planet}-asc/`))) continue
        const at = sentences.findIndex((one) => one.wording === wording)
        const before = sentences[at - 1]
        expect(before?.wording).toMatch(/^hinge\/(?:hidden-half|contrast)\//)
        if (before?.wording?.startsWith('hinge/contrast/')) continue
        expect(before?.facts).toContain(`aspect:${planet}~asc:conjunction`)
        joined += 1
      }
    }
    expect(joined).toBeGreaterThan(5)
  })

  test.each([
    ['conjunction', 'Taurus', 'highlight/new-moon/Taurus'],
    ['opposition', 'Scorpio', 'highlight/full-moon/Taurus'],
  ] as const)('are a Sun and a Moon in %s in the words for their signs', (aspect, moon, name) => {
    const base = { weight: 0.5, certain: true }
    const pair = { a: 'sun', b: 'moon', aspect, orbDegrees: 2 } as const
    const fact = { ...base, ...pair, id: `aspect:sun~moon:${aspect}`, kind: 'aspect' as const }
    const spine = readSpine([
      fact,
      {
        ...base,
        id: 'placement:sun',
        kind: 'placement',
        body: 'sun',
        sign: 'Taurus',
        degrees: 10,
        minutes: 0,
      },
      {
        ...base,
        id: 'placement:moon',
        kind: 'placement',
        body: 'moon',
        sign: moon,
        degrees: 12,
        minutes: 0,
      },
    ])
    expect(aspectUnits(spine, fact)[0]?.name).toBe(name)
  })
})

describe('what helps', () => {
  test('comes after the difficulty, and before the conclusion of the two sides', () => {
    const settles = /^(?:argument\S+\/turn\/1?1 )?argument\S+\/settles\/1?1 /
    let helped = 0
    for (const chart of [woodend, ...randomCharts(20, { timeKnown: true })]) {
      const { sections } = planPortrait(readSpine(wholeChartFacts(chart)))
      const roles = sections.map(({ role }) => role)
      if (!roles.includes('strain') || sections.at(-1)?.thoughts.length !== 2) continue
      helped += 1
      expect(roles.slice(-2)).toEqual(['strain', 'resolution'])
      const kinds = portraitOf(chart).sections.map(({ paragraphs }) =>
        paragraphs.map(({ sentences }) => sentences.map(({ wording = '' }) => wording).join(' ')),
      )
      const at = kinds.findIndex((one) => settles.test(one.at(-1) ?? ''))
      expect(kinds[at]?.length).toBeGreaterThan(1)
      expect(kinds[at - 1]?.join(' ')).toMatch(/(?:aspect|pair)\//)
    }
    expect(helped).toBeGreaterThan(3)
  })

  test('is an aspect of a side of the argument or its ruler, or is left out', () => {
    for (const chart of randomCharts(20, { timeKnown: true })) {
      const { frame, sections } = planPortrait(readSpine(wholeChartFacts(chart)))
      const [help] = sections.find(({ role }) => role === 'resolution')?.thoughts ?? []
      if (help?.kind !== 'aspect') continue
      const { planets } = readSpine(wholeChartFacts(chart))
      const own = frame.sides.flatMap(({ lead }) => (lead ? [lead] : []))
      const hosts = own.flatMap((lead) => {
        const sign = planets.get(lead)?.sign
        return sign ? [traditionalRulers[sign]] : []
      })
      expect([...own, ...hosts]).toEqual(
        expect.arrayContaining([expect.toBeOneOf([help.aspect.a, help.aspect.b])]),
      )
    }
  })
})

test('a mutual reception that settles a conflict uses its authored paragraph', () => {
  expect(wordingsFor(portraitOf(quito), 'reception:mars~saturn')[0]).toMatch(
    /^highlight\/reception\/mars~saturn\/[12]\/1$/,
  )
})
