import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { networkMessage } from './api-error.ts'
import { showToast } from './ui/toasts.ts'

interface LateResolver<Typed extends FieldValues, Context, Checked> {
  resolver: Resolver<Typed, Context, Checked>
  /** For `onFocus` of the form. */
  prepare(): void
}

/**
 * The checks of a form that most visitors only read: they and zod, 25 KB compressed, are loaded when the form is
 * touched, and a submission waits for them. Without a network it says so, and the next one tries again.
 */
export function lateResolver<Typed extends FieldValues, Context, Checked>(
  load: () => Promise<{ resolver: Resolver<Typed, Context, Checked> }>,
): LateResolver<Typed, Context, Checked> {
  return {
    async resolver(...typed) {
      const checks = await load().catch(() => undefined)
      if (checks) return checks.resolver(...typed)
      showToast({ title: networkMessage(), kind: 'destructive' })
      // The error belongs to no field, because nothing that was typed is wrong.
      return { values: {}, errors: { root: { type: 'not-loaded' } } as FieldErrors<Typed> }
    },
    prepare: () => void load().catch(() => {}),
  }
}
