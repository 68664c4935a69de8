import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { FieldNotes, fieldClass, noteIds } from './TextField.tsx'

interface Props extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  hint?: string | undefined
}

/** A labeled choice, with the browser's own list. */
export function SelectField({ label, options, error, hint, className = '', ...select }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteIds({ id, error, hint })}
          className={`${fieldClass} appearance-none pr-11`}
          {...select}
        >
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
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
