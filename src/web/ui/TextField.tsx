import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldClass } from './Field.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** A control at the end of the field, such as a button to show a password. */
  end?: ReactNode
}

export function TextField({ label, error, hint, end, className, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <input {...control} className={`${fieldClass} ${end ? 'pr-14' : ''}`} {...input} />
          {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}
