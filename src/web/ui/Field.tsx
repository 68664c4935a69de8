import { type ReactNode, useId } from 'react'
import { FieldNotes, noteIds } from './FieldNotes.tsx'

export const fieldClass =
  'w-full min-h-12 rounded-field border border-control bg-surface px-4 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60'

/** What ties a control to its label, its error and its hint. */
interface Control {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props {
  label: string
  error?: string | undefined
  hint?: string | undefined
  className?: string | undefined
  children(control: Control): ReactNode
}

/** A control with its label; its error and its hint are read out with it. */
export function Field({ label, error, hint, className, children }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteIds({ id, error, hint }),
      })}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
