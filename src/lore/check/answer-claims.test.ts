import { expect, test } from 'vitest'
import { planets } from '#sky/bodies.ts'
import type { CuspFact } from '#sky/cusp-facts.ts'
import type { AspectFact, HouseFact } from '#sky/facts.ts'
import { checkSentence } from './check-sentence.ts'

const base = { weight: 0.2, certain: true }
const cusp: CuspFact = {
  ...base,
  id: 'cusp:8',
  kind: 'cusp',
  house: 8,
  sign: 'Scorpio',
  degrees: 12,
  minutes: 3,
  ruler: 'pluto',
}
const conjunction: AspectFact = {
  ...base,
  id: 'aspect:mars~pluto:conjunction',
  kind: 'aspect',
  a: 'mars',
  b: 'pluto',
  aspect: 'conjunction',
  orbDegrees: 0.35,
}
const houses = planets.map(
  (body, index): HouseFact => ({
    ...base,
    id: `house:${index < 2 ? 9 : 4}:${body}`,
    kind: 'house',
    body,
    house: index < 2 ? 9 : 4,
  }),
)
const facts = [cusp, conjunction, ...houses]

test.each([
  ['Pluto rules your eighth house.', true],
  ['Mars, by tradition, rules the eighth house, trust and shared money.', true],
  ['Your eighth house is ruled by Pluto.', true],
  ['The ruler of your eighth house is Pluto.', true],
  ['Pluto, which rules your eighth house, is in the fourth house.', true],
  ['Venus rules your eighth house.', false],
  ['Pluto rules your seventh house.', false],
  ['Your seventh house is ruled by Pluto.', false],
  ['Your eighth house is ruled by Venus.', false],
  ['Pluto, which rules your eighth house, is in the fifth house.', false],
  ['Your eighth house begins in Scorpio.', true],
  ['Your eighth house, shared money and trust, begins in Scorpio.', true],
  ['Your eighth house begins in Libra.', false],
  ['Your seventh house begins in Scorpio.', false],
  ["Your partner's eighth house begins in Scorpio.", false],
  ['Pluto is in the fourth house, and your eighth house begins in Scorpio.', true],
  ['Pluto is in the fourth house, and your eighth house begins in Leo.', false],
  ['No planets of yours are in the seventh house.', true],
  ['Two planets are in the ninth house.', true],
  ['Eight of your planets are in the fourth house.', true],
  ['No planets of yours are in the ninth house.', false],
  ['Three planets are in the ninth house.', false],
  ['Mars is conjunct Pluto, a third of a degree apart.', true],
  ['Mars is conjunct Pluto, less than half a degree apart.', true],
  ['Mars is conjunct Pluto, less than a degree from exact.', true],
  ['Mars is conjunct Pluto, a quarter of a degree apart.', false],
  ['Mars is conjunct Pluto, half a degree apart.', false],
])('%s %s', (sentence, isTrue) => {
  const { unsupported, unreadable } = checkSentence(sentence, facts)
  expect(unreadable).toEqual([])
  expect(unsupported.length === 0, JSON.stringify(unsupported)).toBe(isTrue)
})

test('a house whose planets are not all cited cannot be counted', () => {
  const { unsupported } = checkSentence('No planets are in the seventh house.', houses.slice(1))
  expect(unsupported).toHaveLength(1)
})
