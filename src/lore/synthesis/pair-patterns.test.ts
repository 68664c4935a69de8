import { expect, test } from 'vitest'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { relevantContacts } from './contacts.ts'
import { pairPatterns } from './pair-patterns.ts'

const { claremont, woodend } = handwrittenCharts
const charts = randomCharts(80, { timeKnown: true })
const readings = charts.slice(1).map((partner, index) => {
  const facts = relationshipFacts(synastry(charts[index] ?? partner, partner))
  return { facts, patterns: pairPatterns(facts, relevantContacts(facts)) }
})

test('your Mars on their Jupiter and square their Mars, which are square in their chart, is one act with two effects', () => {
  const facts = relationshipFacts(synastry(claremont, woodend))
  const found = pairPatterns(facts, relevantContacts(facts)).map(
    ({ kind, contact, other, own }) => [kind, contact.id, other.id, own],
  )
  expect(found).toContainEqual([
    'same act',
    'synastry:you.mars~partner.mars:square',
    'synastry:you.mars~partner.jupiter:conjunction',
    'inner:partner.aspect:mars~jupiter:square',
  ])
})

test('a planet between the two of an opposition is square to both', () => {
  const between = readings.flatMap(({ facts, patterns }) =>
    patterns
      .filter(({ kind }) => kind === 'between')
      .map((pattern) => ({ pattern, own: facts.find(({ id }) => id === pattern.own) })),
  )
  expect(between.length).toBeGreaterThan(0)
  for (const { pattern, own } of between) {
    expect([pattern.contact.aspect, pattern.other.aspect]).toEqual(['square', 'square'])
    expect(own?.id).toMatch(/:opposition$/)
  }
})

test('the two contacts of a pattern are of one planet of the one person and of two planets that are at odds in the other', () => {
  const all = readings.flatMap(({ patterns }) => patterns)
  expect(all.length).toBeGreaterThan(readings.length / 2)
  for (const { actor, contact, other, own } of all) {
    const whose = actor === 'you' ? 'partner' : 'you'
    expect(contact[actor]).toBe(other[actor])
    expect(own).toMatch(new RegExp(`^inner:${whose}\\.aspect:.*:(?:square|opposition)$`))
    for (const one of [contact, other]) expect(own).toContain(one[whose])
  }
})
