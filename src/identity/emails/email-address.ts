import { z } from 'zod'

/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const LONGEST_ADDRESS = 254

export const EmailAddress = z.email().max(LONGEST_ADDRESS)
