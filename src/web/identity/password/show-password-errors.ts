import { messages } from '#contract/messages.ts'
import { showToast } from '#web/ui/toasts.ts'

const { passwordsDiffer, passwordTooShort } = messages.identity

interface PasswordErrors {
  password?: { type?: unknown }
  confirmation?: object
}

/** Shows the first error as a toast: mismatch, then length. */
export function showPasswordErrors({ password, confirmation }: PasswordErrors) {
  if (confirmation) showToast({ ...passwordsDiffer, kind: 'destructive' })
  else if (password?.type === 'too_small') showToast({ ...passwordTooShort, kind: 'destructive' })
}
