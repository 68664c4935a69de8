import type { BirthDetails } from '#contract/birth.ts'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { BirthFields } from '#web/birth/birth-fields.ts'
import {
  type BirthForm,
  fromBirthDetails,
  isUnreadable,
  toBirthDetails,
} from '#web/birth/birth-form.ts'
import { withCandidate } from '#web/birth/candidate.ts'

export type BirthField = 'birthDate' | 'birthTime' | 'birthLocation'
/** What is wrong with each field. */
export type Errors = Partial<Record<BirthField, string>>

type Checked = { details: BirthDetails } | { errors: Errors }

/** Checks the form as the other birth forms are checked. */
export function readForm(form: BirthForm, dateInput: HTMLInputElement | null): Checked {
  const { success, data, error } = BirthFields.safeParse(form)
  if (success) return { details: toBirthDetails(data) }
  const errors: Errors = {}
  for (const { path, message } of error.issues) errors[path[0] as BirthField] ??= message
  if (isUnreadable(dateInput)) errors.birthDate = messages.birth.impossibleDate
  return { errors }
}

export function chooseCandidate(details: BirthDetails, candidate: Candidate): BirthForm {
  return withCandidate(fromBirthDetails(details), candidate)
}

export { toBirthDetails }
