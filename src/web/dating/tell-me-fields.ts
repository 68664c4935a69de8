import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'

const { emailMissing, invalidEmail } = messages.identity

const Fields = z.object({
  email: z.string().trim().min(1, emailMissing).pipe(z.email(invalidEmail)),
})

export const resolver = zodResolver(Fields)
