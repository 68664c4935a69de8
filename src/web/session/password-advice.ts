import { MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import { isCommonPassword } from './common-passwords.ts'

const GOOD_LENGTH = 12

/** Shown while typing: six characters are accepted but not safe. */
export function passwordAdvice(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH)
    return 'At least 6 characters. A short sentence is stronger.'
  if (isCommonPassword(password))
    return 'Easy to guess: programs that break in try this first. A short sentence is stronger.'
  if (password.length < GOOD_LENGTH)
    return 'Good enough to start. Twelve characters or more are safer.'
  return 'A strong length.'
}
