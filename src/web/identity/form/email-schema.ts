import { z } from 'zod'
import { messages } from '#contract/messages.ts'

const { emailMissing, invalidEmail } = messages.identity

/** An address as people type it: spaces around it are not theirs. */
export const Email = z.string().trim().min(1, emailMissing).pipe(z.email(invalidEmail))
