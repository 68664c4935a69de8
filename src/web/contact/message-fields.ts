import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { ContactText, SenderName } from '#contract/contact-text.ts'
import { messages } from '#contract/messages.ts'

const { emailMissing, invalidEmail } = messages.identity

const Fields = z.object({
  name: SenderName,
  email: z.string().trim().min(1, emailMissing).pipe(z.email(invalidEmail)),
  message: ContactText,
})

export const resolver = zodResolver(Fields)
