import { z } from 'zod'
import { BirthDate, type BirthDetails, BirthTime, UNKNOWN_TIME } from '#contract/birth.ts'
import { messages } from '#contract/messages.ts'
import { Suggestion } from '#contract/places.ts'

const { missingParts } = messages.birth

const Given = z.object({
  birthDate: z.string().min(1, missingParts.date).pipe(BirthDate),
  birthTime: z.string(),
  timeIsUnknown: z.boolean(),
  birthLocation: z.string().trim().min(1, missingParts.location),
  /** The chosen suggestion; cleared by further typing. */
  place: Suggestion.optional(),
  /** Which of two UTC offsets, if the time was ambiguous. */
  offsetSeconds: z.number().optional(),
})

/** The values of the birth form. */
export const BirthForm = Given.superRefine(({ birthTime, timeIsUnknown }, context) => {
  if (timeIsUnknown) return
  if (birthTime === '')
    context.addIssue({ code: 'custom', path: ['birthTime'], message: missingParts.time })
  else if (!BirthTime.safeParse(birthTime).success)
    context.addIssue({
      code: 'custom',
      path: ['birthTime'],
      message: messages.birth.impossibleTime,
    })
})
export type BirthForm = z.infer<typeof BirthForm>

export const emptyBirthForm: BirthForm = {
  birthDate: '',
  birthTime: '',
  timeIsUnknown: false,
  birthLocation: '',
}

export function toBirthDetails(form: BirthForm): BirthDetails {
  const { birthDate, birthTime, timeIsUnknown, birthLocation, place, offsetSeconds } = form
  return {
    birthDate,
    birthTime: timeIsUnknown ? UNKNOWN_TIME : birthTime,
    birthLocation: birthLocation.trim(),
    ...(place && { place: { place_id: place.place_id, lat: place.lat, lon: place.lon } }),
    ...(offsetSeconds !== undefined && !timeIsUnknown && { offsetSeconds }),
  }
}

export function fromBirthDetails(details: BirthDetails): BirthForm {
  const { birthDate, birthTime, birthLocation, place, offsetSeconds } = details
  const timeIsUnknown = birthTime === UNKNOWN_TIME
  return {
    birthDate,
    birthTime: timeIsUnknown ? '' : birthTime,
    timeIsUnknown,
    birthLocation,
    ...(place && { place: { ...place, display_name: birthLocation } }),
    ...(offsetSeconds !== undefined && { offsetSeconds }),
  }
}

/** Whether a field contains an invalid date or time, which the browser reports as an empty value. */
export function isUnreadable(field: unknown): boolean {
  return field instanceof HTMLInputElement && field.validity?.badInput === true
}

/** Whether a field is empty rather than invalid, which has a separate message. */
export function isIncomplete({ birthDate, birthTime, timeIsUnknown, birthLocation }: BirthForm) {
  return birthDate === '' || (birthTime === '' && !timeIsUnknown) || birthLocation.trim() === ''
}
