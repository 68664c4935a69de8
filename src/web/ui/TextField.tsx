import { type ComponentProps, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** A control at the end of the field, such as a button to show a password. */
  end?: React.ReactNode
}

export const fieldClass =
  'w-full min-h-12 rounded-field border border-control bg-surface px-4 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60'

/** A labelled field; its error and its hint are read out with it. */
export function TextField({ label, error, hint, end, className = '', ...input }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${fieldClass} ${end ? 'pr-14' : ''}`}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}

export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm wrap-anywhere text-danger">
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
