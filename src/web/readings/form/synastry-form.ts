import { UNKNOWN_TIME } from '#contract/birth-bounds.ts'
import type { SynastryDetails, SynastryPerson } from '#contract/synastry-details.ts'
import {
  type BirthForm,
  emptyBirthForm,
  fromBirthDetails,
  toBirthDetails,
} from '#web/birth/birth-form.ts'

export const whoms = ['user', 'partner'] as const
export type Whom = (typeof whoms)[number]

/** The form values of one person. */
export interface PersonForm {
  name: string
  birth: BirthForm
}

export type SynastryForm = Record<Whom, PersonForm>

export const emptyPerson: PersonForm = { name: '', birth: emptyBirthForm }
export const emptySynastryForm: SynastryForm = { user: emptyPerson, partner: emptyPerson }

export function toSynastryDetails({ user, partner }: SynastryForm): SynastryDetails {
  return { user: toPerson(user), partner: toPerson(partner) }
}

function toPerson({ name, birth }: PersonForm): SynastryPerson {
  const {
    birthDate: date,
    birthTime: time,
    birthLocation: location,
    ...rest
  } = toBirthDetails(birth)
  return { ...(name.trim() && { name: name.trim() }), date, time, location, ...rest }
}

export function fromSynastryDetails({ user, partner }: SynastryDetails): SynastryForm {
  return { user: fromPerson(user), partner: fromPerson(partner) }
}

function fromPerson({ name, date, time, location, ...rest }: SynastryPerson): PersonForm {
  const birth = { birthDate: date, birthTime: time, birthLocation: location, ...rest }
  return { name: name ?? '', birth: fromBirthDetails(birth) }
}

/** Date, time and place of both; names do not count. */
export function isComplete({ user, partner }: SynastryDetails): boolean {
  return [user, partner].every(
    ({ date, time, location }) =>
      date.trim() !== '' && (time === UNKNOWN_TIME || time.trim() !== '') && location.trim() !== '',
  )
}
