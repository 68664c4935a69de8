import { type RefObject, useEffect } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { type BirthForm, isIncomplete, isUnreadable } from './birth-form.ts'
import { showMissingBirth } from './show-missing-birth.ts'

const ownFields = ['birthDate', 'birthTime', 'birthLocation'] as const

interface Refusal {
  message: string
  field?: string | undefined
}

/**
 * Shows a refusal of the server beside its field; without a field, focuses the button.
 *
 * @returns the message that belongs to no field, and the function that shows a toast about missing fields
 */
export function useBirthRefusal(
  { setError, getValues }: UseFormReturn<BirthForm>,
  refusal: Refusal | undefined,
  submit: RefObject<HTMLButtonElement | null>,
) {
  const field = ownFields.find((own) => own === refusal?.field)
  const message = refusal?.message
  useEffect(() => {
    if (field && message) setError(field, { message }, { shouldFocus: true })
    else if (message) submit.current?.focus()
  }, [field, message, setError, submit])

  function sayWhatIsWrong(errors: FieldErrors<BirthForm>) {
    const given = getValues()
    const isImpossible = isUnreadable(errors.birthDate?.ref)
    if (isImpossible) setError('birthDate', { message: messages.birth.impossibleDate })
    if (isIncomplete({ ...given, birthDate: given.birthDate || (isImpossible ? 'typed' : '') }))
      showMissingBirth()
  }

  return { failure: field ? undefined : message, sayWhatIsWrong }
}
