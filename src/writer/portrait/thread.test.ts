import { describe, expect, test } from 'vitest'
import {
  alreadyPast,
  easierToo,
  harderAgain,
  harderToo,
  nearCusps,
  nearSigns,
  stillClosing,
} from '#lore/corpus/character/sides.ts'
import { pointNames } from '#lore/names.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { Chart } from '#sky/chart.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import { expectForgeriesRefused, expectGrounded } from '#testing/expect-grounding.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { base, entries, placed } from '#testing/portrait-units.ts'
import { randomCharts } from '#testing/random-births.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { sentencesOf } from '../grounding.ts'
import { fillTemplate } from '../prose/template.ts'
import type { WrittenText } from '../writer.ts'
import { composeWithClaims } from './compose.ts'

const { beirut, quito } = handwrittenCharts
const charts = randomCharts(100, { timeKnown: true })
const composed = [beirut, ...charts].map((chart) => portraitOf(chart))

function portraitOf(chart: Chart) {
  const facts = wholeChartFacts(chart)
  return { facts, ...composeWithClaims({ facts, seed: 'thread' }) }
}

const ofKind = (kind: string) =>
  composed.flatMap(({ text, facts }) =>
    sentencesOf(text)
      .filter(({ wording = '' }) => wording.startsWith(`${kind}/`))
      .map((sentence) => ({ ...sentence, all: facts })),
  )

describe('the argument of a portrait', () => {
  const parts = (text: WrittenText) =>
    sentencesOf(text).flatMap(({ wording = '' }) => {
      const part = /^argument\/.*\/(opening|turn|settles|task)\/1?1$/.exec(wording)
      if (part?.[1]) return [part[1]]
      const middle = /^(?:(third)\/.*|mirror\/(taken-for|overlooked)\/\w+)\/[1-5]?1$/.exec(wording)
      return middle?.[1] ?? middle?.[2] ?? []
    })

  test('goes on in the middle, and is settled before the task', () => {
    const all = composed.map(({ text }) => parts(text).join(' '))
    const whole = [
      'opening third turn settles task',
      'opening taken-for overlooked turn settles task',
      // A chart full of exact aspects leaves no room for the middle.
      'opening turn settles task',
    ]
    for (const one of all) expect(whole).toContain(one)
    for (const one of whole.slice(0, 2)) expect(all).toContain(one)
    expect(all.filter((one) => one === whole.at(-1)).length).toBeLessThanOrEqual(2)
  })

  test('rests there on both of its sides', () => {
    for (const { facts, wording = '' } of ofKind('argument')) {
      if (!/\/settles\//.test(wording)) continue
      const [, kind = ''] = wording.split('/')
      for (const side of kind.split('-'))
        expect(facts).toContain(side === 'rising' ? 'angle:asc' : `placement:${side}`)
    }
  })

  test('says which side a third point takes, with the sign of each', () => {
    const all = ofKind('third')
    expect(all.length).toBeGreaterThan(60)
    for (const { facts } of all) expect(new Set(facts).size).toBeGreaterThan(2)
    const slots = all.filter(({ text }) =>
      /\b[Yy]our (?:Moon|Sun|Mercury) in \w+|Ascendant/.test(text),
    )
    expect(slots.length).toBeGreaterThan(20)
  })
})

describe('a planet just before the next house', () => {
  test('is said to be near it, and acts there as well: Venus before the second', () => {
    const near = sentencesOf(portraitOf(quito).text).find(({ facts }) =>
      facts.includes('near-cusp:venus:2'),
    )
    expect(near?.text).toMatch(/Venus is (?:also )?within a degree of the second house/)
  })

  test('is named wherever a personal planet has one', () => {
    let named = 0
    let all = 0
    for (const { facts, text } of composed)
      for (const fact of facts) {
        if (fact.kind !== 'near-cusp' || fact.neighbor !== (fact.house % 12) + 1) continue
        if (!['sun', 'moon', 'mercury', 'venus', 'mars'].includes(fact.body)) continue
        all += 1
        if (sentencesOf(text).some((one) => one.facts.includes(fact.id))) named += 1
      }
    expect(all).toBeGreaterThan(5)
    expect(named).toBeGreaterThanOrEqual(all * 0.9)
  })
})

describe('a second aspect of one planet', () => {
  test('of another kind is introduced as such', () => {
    const all = ofKind('shared')
    expect(all.length).toBeGreaterThan(10)
    for (const { text, facts } of all) {
      expect(facts).toHaveLength(3)
      for (const id of facts.slice(1)) expect(id).toMatch(/^aspect:/)
      expect(text.toLowerCase()).toContain(facts[0]?.replace('placement:', ''))
    }
  })
})

test.each(
  [harderToo, easierToo, harderAgain].flatMap((byPlanet) =>
    entries(byPlanet).flatMap(([planet, lines]) => lines.map((line) => [planet, line] as const)),
  ),
)('the line on a second aspect of the %s is true of no other planet: %s', (planet, line) => {
  const facts = [
    ...placed(planet, 'Aries'),
    ...(['saturn', 'uranus'] as const).map((other): NatalFact => {
      const id = `aspect:${planet}~${other}:square`
      return { ...base, id, kind: 'aspect', a: planet, b: other, aspect: 'square', orbDegrees: 1 }
    }),
  ]
  const slots = { planet: pointNames[planet], earlier: 'Saturn', now: 'Uranus' }
  const sentence = { text: fillTemplate(line, slots), facts }
  expectGrounded([sentence])
  expectForgeriesRefused([sentence], { planet: 20 })
})

describe('an aspect between the two sides', () => {
  test('is the only one described in years, as applying or as separating', () => {
    const all = ofKind('closing')
    expect(all.length).toBeGreaterThan(2)
    expect(all.length).toBeLessThan(composed.length / 8)
    for (const {
      text,
      wording,
      facts: [id],
      all: facts,
    } of all) {
      const fact = facts.find((one) => one.id === id)
      if (fact?.kind !== 'aspect') throw new Error(`No aspect ${id}`)
      expect(wording).toMatch(fact.applying ? '/applying/' : '/separating/')
      expect(text).not.toMatch(/applying|separating|when you were born/)
    }
  })
})

describe('readers in whom an older writer saw two people', () => {
  test.each([
    ['d034', 'yielding', 'bold'],
    ['d042', 'quick', 'slow'],
    ['d079', 'yielding', 'bold'],
  ] as const)('%s: "%s" and "%s" meet only where the text names it', (id, one, other) => {
    const birth = referenceBirths.find((row) => row.id === id)
    if (!birth) throw new Error(`No reference birth ${id}`)
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const facts = wholeChartFacts(referenceChart(birth, { timeKnown: true }))
      const { narrator, text } = composeWithClaims({ facts, seed })
      const has = (trait: string) => narrator.claimed.some((said) => said.trait === trait)
      if (!has(one) || !has(other)) continue
      const ofOne = narrator.claimed.filter((said) => said.trait === one).map(({ of }) => of)
      const ofOther = narrator.claimed.filter((said) => said.trait === other).map(({ of }) => of)
      const isNamed = narrator.tensions.some((tension) =>
        [tension.one, tension.other].includes(one),
      )
      const isHinged = sentencesOf(text).some(({ wording = '' }) =>
        wording.startsWith('hinge/contrast'),
      )
      const isOfTwoParts = ofOne.every((point) => !ofOther.includes(point))
      expect(isNamed || isHinged || isOfTwoParts, seed).toBe(true)
    }
  })
})

test('the lines have no unwanted word', () => {
  const lines = [
    ...[harderToo, harderAgain, easierToo].flatMap((byPlanet) => Object.values(byPlanet).flat()),
    ...[stillClosing, alreadyPast].flatMap(({ hard, easy }) => [...hard, ...easy]),
    ...nearCusps,
    ...nearSigns,
  ]
  for (const line of lines) expect(unwantedWord(line), line).toBeUndefined()
})
