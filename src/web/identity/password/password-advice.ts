import { MIN_PASSWORD_LENGTH } from '#contract/password.ts'

const GOOD_LENGTH = 12

/** Six characters are enough to be let in, and not enough to be safe: says so while one types. */
export function passwordAdvice(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH)
    return 'At least 6 characters. A short sentence is stronger.'
  if (new Set(password).size <= 2) return 'Easy to guess: the same few characters again and again.'
  if (password.length < GOOD_LENGTH)
    return 'Good enough to start. Twelve characters or more are safer.'
  return 'A strong length.'
}
