import { z } from 'zod'
import { messages } from '#contract/messages.ts'

const { emailMissing, invalidEmail } = messages.identity

/** Spaces around a typed email are ignored. */
export const Email = z.string().trim().min(1, emailMissing).pipe(z.email(invalidEmail))
