import { expect, test } from 'vitest'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { randomCharts } from '#testing/random-births.ts'
import { sentencesOf } from '../grounding.ts'
import { splitSentences } from '../prose/sentences.ts'
import { composeRelationship } from './compose.ts'
import { isContrast, reframed } from './contrast.ts'

test.each([
  ['You love what is here and {partner} loves what is still to come (your Venus in Taurus).', true],
  ['{partner} cares in private and you give in public.', true],
  ['You and {partner} both come in as if the lights had gone up, and they notice.', false],
  ['A bad day seldom has to be announced between you and {partner}.', false],
  ["It's restful to be looked after by {partner}, and you say so.", false],
])('%s', (text, expected) => {
  expect(isContrast(text)).toBe(expected)
})

test('at most two paragraphs on signs begin with a contrast of the two people', () => {
  const charts = randomCharts(31, { timeKnown: true })
  const counts = charts.slice(1).map((partner, index) => {
    const you = charts[index] ?? partner
    const facts = relationshipFacts(synastry(you, partner))
    const text = composeRelationship({ kind: 'synastry', facts, seed: `contrast ${index}` })
    const said = sentencesOf(text)
    const firsts = said.filter(
      ({ wording = '' }, at) =>
        wording.startsWith('couple/') &&
        said[at - 1]?.wording?.split('/')[1] !== wording.split('/')[1],
    )
    return firsts.filter((one) => isContrast(splitSentences(one.text)[0] ?? '')).length
  })
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  expect(counts).toContain(2)
})

test.each([
  [
    'split',
    'With your Venus in Cancer, you give warmth. {partner}, with Venus in Capricorn, gives security.',
  ],
  [
    'while',
    'While you give warmth, {partner} gives security (your Venus in Cancer, theirs in Capricorn).',
  ],
] as const)('says it in the form "%s"', (form, expected) => {
  const plain =
    'You give warmth and {partner} gives security (your Venus in Cancer, theirs in Capricorn).'
  expect(reframed(plain, form)).toBe(expected)
})

test('leaves sentences of other shapes alone', () => {
  const plain = 'You and {partner} come in as one (your Sun in Leo, theirs in Leo too).'
  expect(reframed(plain, 'split')).toBe(plain)
})
