import type { PasswordPolicy } from '#contract/identity.ts'
import { IdentityError } from './identity-error.ts'

/** What a password lacks under a policy, in one sentence; undefined when it lacks nothing. */
export function describeMissing(password: string, policy: PasswordPolicy): string | undefined {
  const wants = [
    password.length < policy.minLength && `at least ${policy.minLength} characters`,
    password.length > policy.maxLength && `at most ${policy.maxLength} characters`,
    policy.lowercase && !/\p{Ll}/u.test(password) && 'a lowercase letter',
    policy.uppercase && !/\p{Lu}/u.test(password) && 'an uppercase letter',
    policy.numeric && !/\d/.test(password) && 'a number',
    policy.nonAlphanumeric && !/[^\p{L}\d]/u.test(password) && 'a sign such as ! or ?',
  ].filter((want) => want !== false)
  if (wants.length === 0) return undefined
  return `Password needs ${new Intl.ListFormat('en-US').format(wants)}.`
}

/**
 * A provider may require more than we do. Its policy can change at any time, so it is read only after a refusal.
 *
 * @throws IdentityError that names what the password lacks
 */
export async function explainRefusal(
  password: string,
  act: () => Promise<void>,
  readPolicy: () => Promise<PasswordPolicy>,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isPolicyRefusal(error)) throw error
    const policy = await readPolicy().catch(() => undefined)
    const message = policy && describeMissing(password, policy)
    throw message ? new IdentityError(error.code, { message, cause: error }) : error
  }
}

function isPolicyRefusal(error: unknown): error is IdentityError {
  return error instanceof IdentityError && error.code === 'password-does-not-meet-requirements'
}
