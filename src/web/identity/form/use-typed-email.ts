import { useState } from 'react'
import { forgetTyped, leaveTyped, typedBefore } from '#web/typed-fields.ts'

/** The email in the forms of a visitor, who types it once for logging in, signing up and a forgotten password. */
export function useTypedEmail() {
  const [email, setEmail] = useState(() => typedBefore<string>('email') ?? '')
  return {
    email,
    onEmail(typed: string) {
      setEmail(typed)
      // At once: the next page opens before this one is gone.
      if (typed) leaveTyped('email', typed)
      else forgetTyped('email')
    },
  }
}
