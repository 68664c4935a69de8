import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'

interface TwoPasswords {
  password: string
  confirmation: string
}

/** A new password and its confirmation. Nothing is trimmed: a space is a character. */
export function newPasswordFields(differ: string) {
  const fields = {
    password: z
      .string()
      .min(MIN_PASSWORD_LENGTH, messages.identity.passwordTooShort.text)
      .max(MAX_PASSWORD_LENGTH, messages.identity.passwordTooLong),
    confirmation: z.string(),
  }
  const confirmed = <Form extends z.ZodType<TwoPasswords>>(form: Form) =>
    form.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: differ,
      // Checked even if another rule fails: a mismatch is reported before the length.
      when: () => true,
    })
  return { fields, confirmed }
}
