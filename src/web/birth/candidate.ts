import type { Candidate } from '#contract/error-body.ts'
import type { BirthForm } from './birth-form.ts'

/** The form with the chosen place or UTC offset. */
export function withCandidate(form: BirthForm, candidate: Candidate): BirthForm {
  const { place, birthDate, birthTime, offsetSeconds } = candidate
  return {
    ...form,
    ...(place && { place, birthLocation: place.display_name }),
    ...(birthDate && { birthDate }),
    ...(birthTime && { birthTime }),
    ...(offsetSeconds !== undefined && { offsetSeconds }),
  }
}
