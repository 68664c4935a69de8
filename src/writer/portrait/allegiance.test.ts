import { describe, expect, test } from 'vitest'
import { traits } from '#lore/character.ts'
import { aims, bearings } from '#lore/corpus/character/bearings.ts'
import { knotEffects } from '#lore/corpus/character/knots.ts'
import { overlooked, takenFor } from '#lore/corpus/character/mirrors.ts'
import { departs, serves } from '#lore/corpus/character/serving.ts'
import { planetTitles } from '#lore/corpus/character/titles.ts'
import { firstImpressions, yieldingFrames, yields } from '#lore/corpus/character/yielding.ts'
import { bondEffects } from '#lore/corpus/highlights/bonds.ts'
import { crowdedSignInHouse } from '#lore/corpus/highlights/crowds.ts'
import {
  contrastHinges,
  hereHinges,
  paceHinges,
  plainHinges,
  sourceHinges,
  traitWords,
} from '#lore/corpus/highlights/hinges.ts'
import { hostFrames, hostsByHouse, hostsOfSide } from '#lore/corpus/highlights/hosts.ts'
import {
  apexEnds,
  crowdInHouse,
  crowdOfNeither,
  crowdOfSide,
  inLoveAndWar,
  loudestBond,
  sideAlone,
  sideOnAngle,
  sideRulesOther,
  tSquareOfSides,
  whereCrowded,
} from '#lore/corpus/highlights/spotlights.ts'
import { oppositeTrait } from '#lore/synthesis/tags.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { fillTemplate } from '../prose/template.ts'
import { composePortrait } from './compose.ts'
import { closerStanceOf } from './stance.ts'

// Cancer rising, the Sun and Mercury in Gemini, the Moon in Cancer.
const facts = wholeChartFacts(handwrittenCharts.beirut)
const points = {
  'angle:asc': 'your Cancer Ascendant',
  'placement:sun': 'your Sun in Gemini',
  'placement:moon': 'your Moon in Cancer',
  'placement:mercury': 'your Mercury in Gemini',
}
const pairs = Object.entries(points).flatMap((one) =>
  Object.entries(points).flatMap((two) => (one[0] === two[0] ? [] : [[one, two] as const])),
)

const fields = ['mercury', 'venus', 'mars'] as const
const ofYielding = fields.flatMap((field) =>
  Object.values(yields[field])
    .flat()
    .map(({ says: does }, index) =>
      fillTemplate(yieldingFrames[index % yieldingFrames.length] ?? '', {
        does,
        other: '{other}',
      }),
    ),
)
const ofMirrors = [takenFor, overlooked].flatMap((bySign) => Object.values(bySign).flat(2))
const ofServing = fields.flatMap((field) =>
  [serves[field], departs[field]].flatMap((table) => Object.values(table).flat()),
)
const lines = [...ofYielding, ...ofServing, ...ofMirrors, ...firstImpressions]

const written = [
  ...randomCharts(80, { timeKnown: true }),
  ...randomCharts(20, { timeKnown: false }),
].map((chart) => {
  const facts = wholeChartFacts(chart)
  const text = composePortrait({ facts, seed: 'allegiance' })
  return { facts, text, sentences: sentencesOf(text) }
})
const isAllegiance = ({ wording = '' }: { wording?: string }) => wording.startsWith('allegiance/')
const ofKind = (kind: RegExp) =>
  written.flatMap(({ sentences }) => sentences.filter(({ wording = '' }) => kind.test(wording)))

const ofBearings = Object.values(bearings).flatMap((byKind) =>
  Object.values(byKind).flatMap((byPlanet) =>
    Object.values(byPlanet)
      .flat()
      .map(({ says }) => says),
  ),
)
const ofHosts = [
  ...Object.values(hostsOfSide).flatMap((byHost) => Object.values(byHost).flat()),
  ...Object.values(hostsByHouse).flatMap((byHouse) =>
    Object.values(byHouse)
      .flat()
      .map((does) => fillTemplate(hostFrames[0] ?? '', { Host: 'Venus', point: 'Sun', does })),
  ),
]
const paces = Object.values(paceHinges).flat()

test.each([...lines, ...paces, ...contrastHinges, ...sourceHinges, ...hereHinges, ...plainHinges])(
  'a line on the two sides is read rightly, whichever they are: %s',
  (line) => {
    expect(unwantedWord(line)).toBeUndefined()
    for (const [[oneId, one], [twoId, two]] of pairs) {
      const slots = { other: two, side: two, source: one, here: two }
      const text = fillTemplate(line, { ...slots, trait: 'steady', opposite: 'changeable' })
      const paragraph = { sentences: [{ text, facts: [oneId, twoId], wording: 'line/1' }] }
      expect(() => requireGrounding({ opening: [paragraph], sections: [] }, facts)).not.toThrow()
    }
  },
)

test.each(Object.values(inLoveAndWar).flat())(
  'a line on love and war is read rightly, whichever the sides are: %s',
  (line) => {
    const signOf = (planet: string) => {
      const found = facts.find(({ id }) => id === `placement:${planet}`)
      return found?.kind === 'placement' ? found.sign : ''
    }
    const [venus, mars] = [signOf('venus'), signOf('mars')]
    for (const [[oneId, one], [twoId, two]] of pairs) {
      const text = fillTemplate(line, { venus, mars, ally: one, lover: one, fighter: two })
      const cited = ['placement:venus', 'placement:mars', oneId, twoId]
      const paragraph = { sentences: [{ text, facts: cited, wording: 'line/1' }] }
      expect(() => requireGrounding({ opening: [paragraph], sections: [] }, facts)).not.toThrow()
    }
  },
)

test('the lines on what ties the chart to the two sides have no unwanted word', () => {
  const all = [
    ...Object.values(aims).flatMap((bySign) => Object.values(bySign)),
    ...ofBearings,
    ...Object.values(knotEffects).flat(),
    ...Object.values(sideOnAngle).flat(),
    ...crowdOfSide,
    ...crowdOfNeither,
    ...crowdInHouse,
    ...tSquareOfSides,
    ...Object.values(whereCrowded).flat(),
    ...Object.values(apexEnds).flat(),
    ...sideAlone,
    ...sideRulesOther,
    ...Object.values(inLoveAndWar).flat(),
    ...loudestBond,
    ...Object.values(bondEffects),
    ...ofHosts,
  ]
  for (const line of all) expect(unwantedWord(line), line).toBeUndefined()
})

test('the lines on what ties the chart to the two sides name what they are about', () => {
  const all = [
    ...ofServing,
    ...ofBearings,
    ...Object.values(knotEffects).flat(),
    ...ofHosts,
    ...Object.values(crowdedSignInHouse).flat(),
    ...Object.values(whereCrowded).flat(),
    ...[...paces, ...contrastHinges, ...sourceHinges, ...plainHinges],
  ]
  // "It takes {side} by surprise how sure you can sound" says afterward what it is.
  const isVague = (line: string) =>
    /^(?:It|This|That)\b(?! takes)|^this\b|^it\b|, (?:so |and |because )?(?:it|this)\b/.test(line)
  expect(all.filter(isVague)).toEqual([])
})

describe('the end of an opening', () => {
  test('names the most prominent fact of the chart, and rests on it and on both sides', () => {
    let said = 0
    for (const { text } of written) {
      const opening = text.opening.flatMap(({ sentences }) => sentences)
      const spotlights = opening.filter(({ wording = '' }) => wording.startsWith('spotlight/'))
      if (spotlights.length === 0) continue
      said += 1
      expect(opening.slice(-spotlights.length)).toEqual(spotlights)
      expect(new Set(spotlights.flatMap(({ facts }) => facts)).size).toBeGreaterThan(1)
    }
    expect(said).toBeGreaterThan(written.length / 2)
  })

  test('mentions a T-square only if both sides belong to it', () => {
    const all = written.flatMap(({ facts, text }) =>
      text.opening.flatMap(({ sentences }) =>
        sentences
          .filter(({ wording = '' }) => wording.startsWith('spotlight/t-square'))
          .map((sentence) => ({ facts, sentence })),
      ),
    )
    expect(all.length).toBeGreaterThan(0)
    for (const { facts, sentence } of all) {
      const [figure, ...sides] = sentence.facts
      const found = facts.find(({ id }) => id === figure)
      const planets: readonly string[] = found?.kind === 'figure' ? found.planets : []
      for (const id of sides) expect(planets).toContain(id.replace('placement:', ''))
    }
  })

  test('is about a fact that the text comes back to', () => {
    for (const { text } of written) {
      const said = text.opening
        .flatMap(({ sentences }) => sentences)
        .find(({ wording = '' }) => /^spotlight\/(?!same|different|rules)/.test(wording))
      if (!said) continue
      const [fact = ''] = said.facts
      const later = text.sections.flatMap(({ paragraphs }) => paragraphs)
      expect(
        later.some(({ sentences }) => sentences.some(({ facts }) => facts.includes(fact))),
        fact,
      ).toBe(true)
    }
  })
})

describe('what a planet does to the argument', () => {
  test.each([
    ['Cancer', ['Taurus', 'Pisces'], 'one', 1],
    ['Gemini', ['Taurus', 'Cancer'], 'neither', 0],
    ['Leo', ['Gemini', 'Cancer'], 'one', 0],
    ['Leo', ['Gemini', 'Libra'], 'both', 0],
  ] as const)('%s between %j: %s', (sign, signs, stance, ally) => {
    expect(closerStanceOf(sign, signs)).toMatchObject({ stance, ally })
  })

  test('is said at most three times, for planets that are neither side and not yet tied to one', () => {
    for (const { text } of written) {
      const paragraphs = text.sections.flatMap((section) => section.paragraphs)
      const said = paragraphs.filter(({ sentences }) => sentences.some(isAllegiance))
      expect(said.length).toBeLessThanOrEqual(3)
      for (const { sentences } of said) {
        expect(sentences.filter(isAllegiance)).toHaveLength(1)
        expect(sentences[0]?.wording).not.toMatch(/^(?:host|hinge)\//)
        for (const { facts } of sentences.filter(isAllegiance)) expect(facts).toHaveLength(1)
      }
    }
    for (const kind of ['serves', 'yields', 'departs'])
      expect(ofKind(new RegExp(`^allegiance/${kind}/`)).length, kind).toBeGreaterThan(5)
  })

  test('never denies what a paragraph on an aspect of that planet says after it', () => {
    for (const { text } of written) {
      const sentences = sentencesOf(text)
      for (const [index, { wording = '', traits = [] }] of sentences.entries()) {
        const [, planet = ''] = /^allegiance\/\w+\/(\w+)\//.exec(wording) ?? []
        if (!planet) continue
        const later = sentences
          .slice(index + 1)
          .filter((one) => one.wording?.startsWith('aspect/') && one.wording.includes(planet))
          .flatMap((one) => one.traits ?? [])
        for (const trait of traits) expect(later, wording).not.toContain(oppositeTrait(trait))
      }
    }
  })

  test('is not said twice of Venus and Mars', () => {
    for (const { sentences } of written) {
      const has = (kind: RegExp) => sentences.some(({ wording = '' }) => kind.test(wording))
      expect(
        has(/^spotlight\/(?:same|different)/) && has(/^allegiance\/\w+\/(?:venus|mars)\//),
      ).toBe(false)
    }
  })
})

test('lines on what an aspect means for a side are about the person, not the planets', () => {
  const names = new RegExp(`\\b(?:${Object.keys(bearings.sun.hard).join('|')})\\b`, 'i')
  for (const says of ofBearings) {
    const [, rest = ''] = says.split('{want}')
    expect(rest, says).toMatch(/\byou\b|\bpeople\b/)
    expect(says).not.toMatch(names)
    expect(says).not.toMatch(/gets in the way|\bhelps\b|harder for you|draw on|fall back on/)
  }
})

test('the ruler of a side is described by its house if the house is known', () => {
  const said = ofKind(/^host\//)
  expect(said.length).toBeGreaterThan(20)
  const withHouse = said.filter(({ facts }) => facts.some((id) => id.startsWith('house:')))
  expect(withHouse.length).toBeGreaterThan(15)
  for (const { wording } of withHouse) expect(wording).toMatch(/^host\/\w+\/\w+\/\d+\/\d+$/)
})

test('a portrait says once for a hard and once for an easy aspect what it means for a side', () => {
  const kinds = written.flatMap(({ facts, sentences }) => {
    const said = sentences.filter(({ wording = '' }) => wording.startsWith('bearing/'))
    const ofText = said.map(({ wording = '' }) => (wording.includes('/hard/') ? 'hard' : 'easy'))
    expect(new Set(ofText).size).toBe(ofText.length)
    for (const one of said) {
      const cited = facts.filter(({ id }) => one.facts.includes(id))
      const aspect = cited.find(({ kind }) => kind === 'aspect')
      const bodies = cited.flatMap((fact) =>
        fact.kind === 'placement' || fact.kind === 'dispositor' ? [fact.body] : [],
      )
      expect(
        bodies.some((body) => aspect?.id.includes(body)),
        one.text,
      ).toBe(true)
    }
    return ofText
  })
  for (const kind of ['hard', 'easy'] as const)
    expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThan(written.length / 5)
})

test('a portrait says that strangers see little of its argument if the rising sign is like neither side', () => {
  expect(ofKind(/^impression\//).length).toBeGreaterThan(1)
  for (const { sentences } of written) {
    const isOfRising = sentences.some(({ wording = '' }) => /^argument\/rising-/.test(wording))
    const isThird = sentences.some(({ wording = '' }) => wording.startsWith('third/'))
    const isSaid = sentences.some(({ wording = '' }) => wording.startsWith('impression/'))
    expect(isSaid && (isOfRising || isThird)).toBe(false)
  }
})

test('a third planet that is tied to a hard aspect is named with its own aspect', () => {
  const all = ofKind(/^knot\//)
  expect(all.length).toBeGreaterThan(3)
  for (const { text, facts } of all) {
    const aspects = facts.filter((id) => id.startsWith('aspect:'))
    expect(aspects.length).toBeGreaterThan(0)
    expect(text).toMatch(/ as well, so /)
  }
})

test('a portrait names a tension between two traits once', () => {
  const words = traits.map((axis) => axis.map((trait) => traitWords[trait] ?? trait))
  const hinges = written.map(({ sentences }) =>
    sentences.filter(({ wording = '' }) => /^hinge\/contrast\/(?!pace)/.test(wording)),
  )
  expect(hinges.flat().length).toBeGreaterThan(20)
  for (const ofText of hinges) {
    const axes = ofText.map(({ text }) =>
      words.findIndex((axis) => axis.every((word) => new RegExp(`\\b${word}\\b`).test(text))),
    )
    expect(axes).not.toContain(-1)
    expect(new Set(axes).size, ofText.map(({ text }) => text).join(' ')).toBe(axes.length)
  }
})

test('a section on two planets is not named after one of them', () => {
  const ofOne = new Set(Object.values(planetTitles).flat())
  let sections = 0
  for (const { text } of written)
    for (const { title, paragraphs } of text.sections) {
      const planets = paragraphs.flatMap(({ sentences }) =>
        sentences.flatMap(({ wording = '' }) => /^placement\/(\w+)\//.exec(wording)?.[1] ?? []),
      )
      if (new Set(planets).size < 2) continue
      sections += 1
      expect([...ofOne], planets.join(' ')).not.toContain(title)
    }
  expect(sections).toBeGreaterThan(written.length / 2)
})
