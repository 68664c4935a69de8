import { useState } from 'react'
import { type Control, type UseFormReturn, useController } from 'react-hook-form'
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '#contract/birth-bounds.ts'
import { TextField } from '#web/ui/TextField.tsx'
import type { BirthForm } from './birth-form.ts'
import { LatePlaceField } from './LatePlaceField.tsx'

interface Props {
  form: UseFormReturn<BirthForm>
  /** The label of the checkbox for an unknown birth time. */
  unknownTime?: string
  /** Whether the browser may fill in the date of the person before it. */
  isOwn: boolean
}

/** Date, time and place of a birth. */
export function BirthFields({ form, isOwn, unknownTime = "I don't know my birth time" }: Props) {
  const { register, watch, setValue, control, formState } = form
  const { errors } = formState
  const [isTouched, setIsTouched] = useState(false)
  const timeIsUnknown = watch('timeIsUnknown')
  const touch = () => setIsTouched(true)
  const changesClock = { onChange: () => setValue('offsetSeconds', undefined) }
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Birth date"
          type="date"
          autoComplete={isOwn ? 'bday' : 'off'}
          min={EARLIEST_BIRTH_DATE}
          max={LATEST_BIRTH_DATE}
          error={errors.birthDate?.message}
          onFocus={touch}
          {...register('birthDate', changesClock)}
        />
        <div>
          {timeIsUnknown ? (
            <TextField key="unknown" label="Birth time" type="time" value="" readOnly disabled />
          ) : (
            <TextField
              label="Birth time"
              type="time"
              error={errors.birthTime?.message}
              onFocus={touch}
              {...register('birthTime', changesClock)}
            />
          )}
          <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input type="checkbox" className="tick" {...register('timeIsUnknown', changesClock)} />
            {unknownTime}
          </label>
        </div>
      </div>
      <BirthLocation control={control} isTouched={isTouched} onChange={changesClock.onChange} />
    </div>
  )
}

interface LocationProps {
  control: Control<BirthForm>
  isTouched: boolean
  onChange(): void
}

function BirthLocation({ control, isTouched, onChange }: LocationProps) {
  const { field, fieldState } = useController({ control, name: 'birthLocation' })
  const { field: place } = useController({ control, name: 'place' })
  return (
    <LatePlaceField
      isTouched={isTouched}
      label="Birth location"
      name={field.name}
      text={field.value}
      place={place.value}
      inputRef={field.ref}
      error={fieldState.error?.message}
      onChange={(text, chosen) => {
        field.onChange(text)
        place.onChange(chosen)
        onChange()
      }}
    />
  )
}
