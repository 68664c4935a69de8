import { z } from 'zod'
import { BirthDate, BirthDetails, BirthTime, ChosenPlace } from './birth.ts'
import { messages } from './messages.ts'

/** One of the two people of a relationship reading. */
export const SynastryPerson = z.object({
  name: z.string().trim().max(80, messages.readings.nameTooLong).optional(),
  date: BirthDate,
  time: BirthTime,
  location: BirthDetails.shape.birthLocation,
  place: ChosenPlace.optional(),
  offsetSeconds: BirthDetails.shape.offsetSeconds,
})
export type SynastryPerson = z.infer<typeof SynastryPerson>

export const SynastryDetails = z.object({ user: SynastryPerson, partner: SynastryPerson })
export type SynastryDetails = z.infer<typeof SynastryDetails>
