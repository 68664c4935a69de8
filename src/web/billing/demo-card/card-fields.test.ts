import { describe, expect, test } from 'vitest'
import { caretAfter, shape, toTestCard, wrongWith } from './card-fields.ts'

const today = new Date('2026-11-21T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

describe('while it is typed', () => {
  test.each([
    ['number', '42', '42'],
    ['number', '4242424', '4242 424'],
    ['number', '4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['number', '378282246310005', '3782 822463 10005'],
    ['number', '62105432109876543210', '6210 5432 1098 7654 321'],
    ['expiry', '1', '1'],
    ['expiry', '4', '04'],
    ['expiry', '1/', '01'],
    ['expiry', '12', '12'],
    ['expiry', '123', '12 / 3'],
    ['expiry', '12/34', '12 / 34'],
    ['expiry', '12/2034', '12 / 34'],
    ['expiry', '12 / 203', '12 / 203'],
    ['expiry', '12 / 345', '12 / 34'],
    ['cvc', '12a345', '1234'],
  ] as const)('a %s of "%s" becomes "%s"', (field, typed, shown) => {
    expect(shape[field](typed)).toBe(shown)
  })

  test('the caret stays behind as many digits as before', () => {
    expect(caretAfter('4242 4242', 0)).toBe(0)
    expect(caretAfter('4242 4242', 4)).toBe(4)
    expect(caretAfter('4242 4242', 5)).toBe(6)
    expect(caretAfter('4242 4242', 9)).toBe(9)
  })
})

describe('what is wrong with a card', () => {
  test.each([
    [{}, {}],
    [{ number: '' }, { number: 'Please enter the card number.' }],
    [{ number: '4242 42' }, { number: 'The card number is not complete.' }],
    [
      { number: '4242 4242 4242 4241' },
      { number: 'This is no card number. Please compare it with the card.' },
    ],
    [{ expiry: '' }, { expiry: 'Please enter the expiry date.' }],
    [{ expiry: '12 / 3' }, { expiry: 'Please enter the month and the year, as in 04 / 31.' }],
    [{ expiry: '13 / 34' }, { expiry: 'Months go from 01 to 12.' }],
    [{ expiry: '10 / 26' }, { expiry: 'This card has expired.' }],
    [{ expiry: '11 / 26' }, {}],
    [{ cvc: '' }, { cvc: 'Please enter the CVC.' }],
    [{ cvc: '12' }, { cvc: 'The CVC has three digits.' }],
    [{ number: '3782 822463 10005' }, { cvc: 'The CVC of this card has four digits.' }],
    [{ number: '3782 822463 10005', cvc: '1234' }, {}],
  ])('%o: %o', (part, errors) => {
    expect(wrongWith({ ...good, ...part }, today)).toEqual(errors)
  })

  test('nothing: it is sent bare', () => {
    expect(toTestCard(good)).toEqual({ number: '4242424242424242', expiry: '12/34', cvc: '123' })
  })
})
