import { z } from 'zod'

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const MAX_ADDRESS_LENGTH = 254

export const EmailAddress = z.email().max(MAX_ADDRESS_LENGTH)
