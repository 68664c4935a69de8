import { messages } from '#contract/messages.ts'
import { showToast } from '#web/ui/toasts.ts'

const { passwordsDiffer, passwordTooShort } = messages.identity

interface PasswordErrors {
  password?: { type?: unknown }
  confirmation?: object
}

/** Shows the first error as a toast: mismatch, then length. */
export function showPasswordErrors({ password, confirmation }: PasswordErrors) {
  if (confirmation) show(passwordsDiffer)
  else if (password?.type === 'too_small') show(passwordTooShort)
}

const show = (message: { title: string; text: string }) =>
  showToast({ ...message, kind: 'destructive', ofFields: [message.text] })
