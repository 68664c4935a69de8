import type { BirthDetails } from '#contract/birth.ts'
import { UNKNOWN_TIME } from '#contract/birth-bounds.ts'
import type { Suggestion } from '#contract/places.ts'

/** The values of the birth form. */
export interface BirthForm {
  birthDate: string
  birthTime: string
  timeIsUnknown: boolean
  birthLocation: string
  /** The chosen suggestion; cleared by further typing. */
  place?: Suggestion | undefined
  /** Which of two UTC offsets, if the time was ambiguous. */
  offsetSeconds?: number | undefined
}

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

export const isEmpty = ({ birthDate, birthTime, timeIsUnknown, birthLocation }: BirthForm) =>
  !(birthDate || birthTime || timeIsUnknown || birthLocation)

/** Whether two forms tell the same birth. */
export const isSameBirth = (one: BirthForm, other: BirthForm) =>
  one.birthDate === other.birthDate &&
  one.birthTime === other.birthTime &&
  one.timeIsUnknown === other.timeIsUnknown &&
  one.birthLocation === other.birthLocation

/** What was typed into a form; null if it is empty, undefined as it opened or as the known birth filled it. */
export function typedBirth(
  now: BirthForm,
  { initial, known }: { initial: BirthForm; known: BirthDetails | undefined },
): BirthForm | null | undefined {
  const isKnown = known !== undefined && isSameBirth(now, fromBirthDetails(known))
  if (isKnown || isSameBirth(now, initial)) return undefined
  return isEmpty(now) ? null : now
}

/** Whether a field contains an invalid date or time, which the browser reports as an empty value. */
export function isUnreadable(field: unknown): boolean {
  return field instanceof HTMLInputElement && field.validity?.badInput === true
}

/** Whether a field is empty rather than invalid, which has a separate message. */
export function isIncomplete({ birthDate, birthTime, timeIsUnknown, birthLocation }: BirthForm) {
  return birthDate === '' || (birthTime === '' && !timeIsUnknown) || birthLocation.trim() === ''
}
