import { expect, test } from 'vitest'
import { passwordAdvice } from './password-advice.ts'

test.each([
  ['12345', /^At least 6 characters/],
  ['121212121212', /^Easy to guess/],
  ['123456', /^Easy to guess/],
  ['password', /^Easy to guess/],
  ['P@ssword2026!!', /^Easy to guess/],
  ['kmtxqz', /^Good enough to start/],
  ['elevenchars', /^Good enough to start/],
  ['twelve chars', /^A strong length/],
])('the advice for "%s" starts with %s', (password, advice) => {
  expect(passwordAdvice(password)).toMatch(advice)
})

test.each([
  ['ada.lovelace@example.com', /^Easy to guess: it is made from your email/],
  ['Ada.Lovelace1815', /^Easy to guess: it is made from your email/],
  ['ada.lovelace likes long walks', /^A strong length/],
  ['poetical science', /^A strong length/],
  ['kmtxqz', /^Good enough to start/],
])('the advice for "%s" to ada.lovelace@example.com starts with %s', (password, advice) => {
  expect(passwordAdvice(password, ' Ada.Lovelace@example.com')).toMatch(advice)
})

test('a name of two letters is in many passwords by chance', () => {
  expect(passwordAdvice('kmadxqz', 'ad@example.com')).toMatch(/^Good enough to start/)
})
