import { useSyncExternalStore } from 'react'
import { currentToast, onToast } from './toasts.ts'

interface Notes {
  /** The id of the field. */
  id: string
  error?: string | undefined
  hint?: string | undefined
}

/** The `aria-describedby` of a field with these notes. */
export function noteIds({ id, error, hint }: Notes): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

export function FieldNotes({ id, error, hint }: Notes) {
  const toast = useSyncExternalStore(onToast, currentToast, () => undefined)
  const isInToast = error !== undefined && toast?.ofFields?.includes(error)
  return (
    <>
      {error && (
        <p
          id={`${id}-error`}
          className={`mt-1.5 text-sm wrap-anywhere text-danger ${isInToast ? 'invisible' : ''}`}
        >
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  )
}
