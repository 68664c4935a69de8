import { type ComponentProps, useId, useSyncExternalStore } from 'react'
import { currentToast, onToast } from './toasts.ts'

interface Props extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** A control at the end of the field, such as a button to show a password. */
  end?: React.ReactNode
}

export const fieldClass =
  'w-full min-h-12 rounded-field border border-control bg-surface px-4 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60'

/** A labeled field; its error and its hint are read out with it. */
export function TextField({ label, error, hint, end, className = '', ...input }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteIds({ id, error, hint })}
          className={`${fieldClass} ${end ? 'pr-14' : ''}`}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}

interface Notes {
  /** Of the field. */
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
