import { expect, test } from 'vitest'
import { cards } from '#testing/test-cards.ts'
import { type Behavior, judgeCharge, judgeSetup, readCard } from './cards.ts'

const at = Date.parse('2026-11-21T12:00:00Z') / 1000
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

test('reads a card with or without spaces, with two or four digits of the year', () => {
  expect(readCard(good, at)).toEqual({
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    behavior: 'works',
    fingerprint: expect.stringMatching(/^\w{16}$/),
  })
  expect(readCard({ ...good, number: '4242424242424242', expiry: '1 / 2031' }, at)).toMatchObject({
    expMonth: 1,
    expYear: 2031,
  })
})

test('a card is valid through its last month', () => {
  expect(readCard({ ...good, expiry: '11/26' }, at).expMonth).toBe(11)
})

test.each([
  [{ number: '4242 4242 4242 4241' }, 'incorrect_number', 'Your card number is incorrect.'],
  [{ number: '4242' }, 'incorrect_number', 'Your card number is incorrect.'],
  [{ number: '' }, 'incomplete_number', 'Your card number is incomplete.'],
  [{ expiry: '10/26' }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
  [{ expiry: '13/30' }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
  [{ expiry: '12/25' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
  [{ expiry: '12' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
  [{ cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  [{ cvc: '1234' }, 'invalid_cvc', "Your card's security code is invalid."],
])('%j is refused before the bank is asked', (wrong, code, message) => {
  expect(() => readCard({ ...good, ...wrong }, at)).toThrow(
    expect.objectContaining({ status: 402, details: { type: 'card_error', code, message } }),
  )
})

test('the fingerprint depends on the card number alone', () => {
  const fingerprintOf = (typed: object) => readCard({ ...good, ...typed }, at).fingerprint
  expect(fingerprintOf({ number: '4242424242424242', expiry: '1/31', cvc: '321' })).toBe(
    fingerprintOf({}),
  )
  expect(fingerprintOf({ number: '4000 0566 5566 5556' })).not.toBe(fingerprintOf({}))
})

test.each([
  [cards.good, 'works'],
  [cards.failsLater, 'works_for_setup_only'],
])('the test card issuer gives different numbers of one behavior', (issue, behavior) => {
  const issued = Array.from({ length: 20 }, () => readCard({ ...good, number: issue() }, at))
  expect(new Set(issued.map(({ fingerprint }) => fingerprint)).size).toBe(20)
  expect(new Set(issued.map((card) => card.behavior))).toEqual(new Set([behavior]))
})

test('a real card number is declined and leaves no fingerprint', () => {
  const { behavior, fingerprint } = readCard({ ...good, number: '4111 1111 1111 1111' }, at)
  expect(fingerprint).toBeNull()
  expect(judgeSetup(behavior)).toMatchObject({
    is: 'declined',
    error: { code: 'card_declined', decline_code: 'test_mode_live_card' },
  })
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
])(
  '%s is declined for its own reason, at setup and at a charge',
  (number, code, reason, message) => {
    const { behavior } = readCard({ ...good, number }, at)
    const declined = {
      is: 'declined',
      error: { type: 'card_error', code, decline_code: reason, message },
    }
    expect(judgeSetup(behavior)).toMatchObject(declined)
    expect(judgeCharge(behavior, false)).toMatchObject(declined)
  },
)

const charge = (behavior: Behavior, wasSetUp: boolean) => judgeCharge(behavior, wasSetUp).is

test('a card that fails later passes setup', () => {
  const { behavior } = readCard({ ...good, number: '4000000000000341' }, at)
  expect(judgeSetup(behavior).is).toBe('accepted')
  expect(charge(behavior, true)).toBe('declined')
})

test('one card requires 3-D Secure until it is set up, another one always', () => {
  const once = readCard({ ...good, number: '4000002500003155' }, at).behavior
  const always = readCard({ ...good, number: '4000002760003184' }, at).behavior
  expect([judgeSetup(once).is, judgeSetup(always).is]).toEqual([
    'to_authenticate',
    'to_authenticate',
  ])
  expect(charge(once, false)).toBe('to_authenticate')
  expect(charge(once, true)).toBe('accepted')
  expect(charge(always, true)).toBe('to_authenticate')
})
