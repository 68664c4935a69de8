import type { BirthDetails } from '#contract/birth.ts'
import type { Candidate } from '#contract/error-body.ts'
import { messages } from '#contract/messages.ts'
import { BirthForm, fromBirthDetails, isUnreadable, toBirthDetails } from '#web/birth/birth-form.ts'
import { withCandidate } from '#web/birth/candidate.ts'
import type { BirthField } from './FirstChartForm.tsx'

type Checked = { details: BirthDetails } | { errors: Partial<Record<BirthField, string>> }

/** Checks the form as the other birth forms are checked. */
export function readForm(form: BirthForm, dateInput: HTMLInputElement | null): Checked {
  const { success, data, error } = BirthForm.safeParse(form)
  if (success) return { details: toBirthDetails(data) }
  const errors: Partial<Record<BirthField, string>> = {}
  for (const { path, message } of error.issues) errors[path[0] as BirthField] ??= message
  if (isUnreadable(dateInput)) errors.birthDate = messages.birth.impossibleDate
  return { errors }
}

export function chooseCandidate(details: BirthDetails, candidate: Candidate): BirthForm {
  return withCandidate(fromBirthDetails(details), candidate)
}

export { toBirthDetails }
