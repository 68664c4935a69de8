import type { PasswordPolicy } from '#contract/identity.ts'

/** What a password lacks under a policy, in one sentence; undefined when it lacks nothing. */
export function whatIsMissing(password: string, policy: PasswordPolicy): string | undefined {
  const wants = [
    password.length < policy.minLength && `at least ${policy.minLength} characters`,
    password.length > policy.maxLength && `at most ${policy.maxLength} characters`,
    policy.lowercase && !/\p{Ll}/u.test(password) && 'a lowercase letter',
    policy.uppercase && !/\p{Lu}/u.test(password) && 'an uppercase letter',
    policy.numeric && !/\d/.test(password) && 'a number',
    policy.nonAlphanumeric && !/[^\p{L}\d]/u.test(password) && 'a sign such as ! or ?',
  ].filter((want) => want !== false)
  return want(wants)
}

function want(wants: string[]): string | undefined {
  if (wants.length === 0) return undefined
  return `Password needs ${new Intl.ListFormat('en-US').format(wants)}.`
}
