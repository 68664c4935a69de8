import { z } from 'zod'
import { Suggestion } from './places.ts'

/** A choice offered by a refusal: a place, or one of the two meanings of an ambiguous time. */
export const Candidate = z.object({
  label: z.string(),
  place: Suggestion.optional(),
  birthDate: z.string().optional(),
  birthTime: z.string().optional(),
  offsetSeconds: z.number().int().optional(),
})
export type Candidate = z.infer<typeof Candidate>

/** The body of every failed call. `error` and `message` carry the same sentence; screens branch on the flags. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  subscriptionRequired: z.literal(true).optional(),
  requiresBirthDetails: z.literal(true).optional(),
  requiresNatalChart: z.literal(true).optional(),
  existingSubscription: z.literal(true).optional(),
  /** A machine-readable code of identity errors, such as `requires-recent-login`. */
  code: z.string().optional(),
  /** The field that the message is about, such as `partner.birthTime`. */
  field: z.string().optional(),
  candidates: z.array(Candidate).optional(),
  /** Also in the header X-Request-Id and in the server's log. */
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
