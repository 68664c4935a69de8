import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, fieldClass } from './Field.tsx'

interface Props extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  hint?: string | undefined
}

/** A labeled choice, with the browser's own list. */
export function SelectField({ label, options, error, hint, className, ...select }: Props) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <select {...control} className={`${fieldClass} appearance-none pr-11`} {...select}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-muted"
            strokeWidth={1.6}
          />
        </div>
      )}
    </Field>
  )
}
