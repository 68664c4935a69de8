import type { ComponentProps } from 'react'
import { Field, fieldClass } from './Field.tsx'

interface Props extends ComponentProps<'textarea'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Classes for the height and padding of the control. */
  size: string
}

export function TextArea({ label, error, hint, size, className, ...textarea }: Props) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea {...control} className={`${fieldClass} ${size}`} {...textarea} />}
    </Field>
  )
}
