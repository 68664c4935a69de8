import { expect, test } from 'vitest'
import { natalFacts } from '#testing/phrasings/held-out.ts'
import { createLifeCheck } from '../reader/life.ts'
import { createReviewer } from './review.ts'

const { mayBeTitle } = createReviewer({ facts: [], instructions: '' })

test.each([
  'You Were Born in Winter',
  'You were born in winter',
  'Fire outweighs earth',
  'The lights in air',
  'A night birth',
  'Anna Will Leave You',
  'You will be rich',
  'Sell your house',
  'Tonight the eclipse',
  'A quiet Sunday',
  'Virgo in Charge',
  'Full Moon over work',
  'The week of change',
])('a title must not say "%s"', (title) => {
  expect(mayBeTitle(title, [])).toBe(false)
})

test.each(['The list of names', 'A softer chair', 'Worth its price', 'Drawers and small repairs'])(
  'a title may say "%s"',
  (title) => {
    expect(mayBeTitle(title, [])).toBe(true)
  },
)

test('a sentence must not name a person or a place', () => {
  const facts = natalFacts.slice(0, 1)
  const ids = facts.map(({ id }) => id)
  const review = (text: string) =>
    createReviewer({ facts, instructions: '' }).review({ text, facts: ids })
  expect(review('The phone rings, and Anna calls you back.').why).toContain('Anna')
  expect(review('The phone rings, and somebody calls you back.').why).toBeUndefined()
})

test('[N21] a sentence must not assume a life that the reader does not have', () => {
  const facts = natalFacts.slice(0, 1)
  const ids = facts.map(({ id }) => id)
  const isOfAnotherLife = createLifeCheck({
    lifeStage: 'retired',
    relationship: 'single',
    children: 'none',
    theme: null,
  })
  const review = (text: string, options: object) =>
    createReviewer({ facts, instructions: '', ...options }).review({ text, facts: ids })
  const sentence = 'Your boss calls you back.'
  expect(review(sentence, {}).why).toBeUndefined()
  expect(review(sentence, { isOfAnotherLife }).why).toContain('a life')
  expect(review('Somebody calls you back.', { isOfAnotherLife }).why).toBeUndefined()
})
