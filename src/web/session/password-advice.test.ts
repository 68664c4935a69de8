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
