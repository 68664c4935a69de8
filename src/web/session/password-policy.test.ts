import { expect, test } from 'vitest'
import { IdentityError } from './identity-error.ts'
import { describeMissing, explainRefusal } from './password-policy.ts'

const policy = {
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  numeric: true,
  nonAlphanumeric: true,
}

test.each([
  ['Birds0ng!', undefined],
  ['Bird5!', 'Password needs at least 8 characters.'],
  ['Birdsong at 5 o’clock!', 'Password needs at most 12 characters.'],
  ['BIRDS0NG!', 'Password needs a lowercase letter.'],
  ['Vögel5!ü', undefined],
  ['birdsong', 'Password needs an uppercase letter, a number, and a sign such as ! or ?.'],
])('[5.3] %s: %s', (password, sentence) => {
  expect(describeMissing(password, policy)).toBe(sentence)
})

test('[5.3] a refusal stays as it was where the policy cannot be read or asks for nothing more', async () => {
  const refusal = new IdentityError('password-does-not-meet-requirements')
  const refuse = () => Promise.reject(refusal)
  await expect(
    explainRefusal('Birds0ng!', refuse, () => Promise.reject(new Error('away'))),
  ).rejects.toBe(refusal)
  await expect(explainRefusal('Birds0ng!', refuse, async () => policy)).rejects.toBe(refusal)
})
