import { MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import { isCommonPassword } from './common-passwords.ts'

const GOOD_LENGTH = 12
/** A shorter name is in many passwords by chance. */
const LEAST_NAME_LENGTH = 3

/**
 * Shown while typing: six characters are accepted but not safe.
 *
 * @param email of the account, where it is known
 */
export function passwordAdvice(password: string, email = ''): string {
  if (password.length < MIN_PASSWORD_LENGTH)
    return 'At least 6 characters. A short sentence is stronger.'
  if (isCommonPassword(password))
    return 'Easy to guess: programs that break in try this first. A short sentence is stronger.'
  if (isMadeFromEmail(password, email))
    return 'Easy to guess: it is made from your email. A short sentence is stronger.'
  if (password.length < GOOD_LENGTH)
    return 'Good enough to start. Twelve characters or more are safer.'
  return 'A strong length.'
}

/** Whether it contains the name in the email, and too little besides. */
function isMadeFromEmail(password: string, email: string): boolean {
  const typed = password.toLowerCase()
  const whole = email.trim().toLowerCase()
  const [name = ''] = whole.split('@')
  if (name.length < LEAST_NAME_LENGTH || !typed.includes(name)) return false
  return typed.replaceAll(whole, '').replaceAll(name, '').length < GOOD_LENGTH
}
