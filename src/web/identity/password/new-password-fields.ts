import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/password.ts'
import { showToast } from '#web/ui/toasts.ts'

interface Text {
  title: string
  text: string
}

interface TwoPasswords {
  password: string
  confirmation: string
}

/** A new password and its confirmation. Nothing is trimmed: a space is a character. */
export function newPasswordFields(differ: Text) {
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
      error: differ.text,
      // Checked even if another rule fails: a mismatch is reported before the length.
      when: () => true,
    })
  return { fields, confirmed }
}

interface PasswordErrors {
  password?: { type?: unknown }
  confirmation?: object
}

/** Shows the first error as a toast: mismatch, then length. */
export function showPasswordErrors(
  { password, confirmation }: PasswordErrors,
  { passwordsDiffer, passwordTooShort }: { passwordsDiffer: Text; passwordTooShort: Text },
) {
  if (confirmation) showToast({ ...passwordsDiffer, kind: 'destructive' })
  else if (password?.type === 'too_small') showToast({ ...passwordTooShort, kind: 'destructive' })
}
