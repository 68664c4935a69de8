import { showToast } from '#web/ui/toasts.ts'

interface Text {
  title: string
  text: string
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
