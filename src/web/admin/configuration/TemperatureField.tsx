import { type ComponentProps, useId } from 'react'
import { TEMPERATURE } from '#contract/admin.ts'
import { fieldClass } from '#web/ui/Field.tsx'
import { FieldNotes, noteIds } from '#web/ui/FieldNotes.tsx'
import { valueText } from '../field-labels.ts'

interface Props extends ComponentProps<'input'> {
  label: string
  current: number
  error: string | undefined
  hint: string
}

/** The value is shown beside the label too, and on a scale. */
export function TemperatureField({ label, current, error, hint, ...input }: Props) {
  const id = useId()
  const { min, max } = TEMPERATURE
  const share = Math.min(1, Math.max(0, (current - min) / (max - min))) * 100
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-muted tabular-nums">
          {valueText('temperature', current)}
        </output>
      </div>
      <div className="relative">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          {...TEMPERATURE}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteIds({ id, error, hint })}
          className={fieldClass}
          {...input}
        />
        {!Number.isNaN(current) && (
          <span aria-hidden="true" className="absolute inset-x-3 bottom-1.5 h-0.5 bg-line">
            <span className="absolute inset-y-0 left-0 bg-gold" style={{ width: `${share}%` }} />
          </span>
        )}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
