import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { Email } from '../form/email-schema.ts'

const Login = z.object({
  email: Email,
  password: z.string().min(1, messages.identity.passwordMissing),
})

export const resolver = zodResolver(Login)
