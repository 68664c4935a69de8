import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const MAX_ADDRESS_LENGTH = 254

export const EmailAddress = z.email().max(MAX_ADDRESS_LENGTH)

/** Reads the address that a visitor typed. @throws AppError `bad_request` or `email_invalid` */
export function readTypedAddress(email: string): string {
  const { emailMissing, invalidEmail } = messages.identity
  if (!email) throw new AppError('bad_request', emailMissing, { field: 'email' })
  const parsed = EmailAddress.safeParse(email)
  if (!parsed.success) throw new AppError('email_invalid', invalidEmail, { field: 'email' })
  return parsed.data
}
