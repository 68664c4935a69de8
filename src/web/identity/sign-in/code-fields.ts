import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'

// The email shows the code with a space, and people paste it with the space.
const Code = z.object({
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().min(1, messages.identity.codeMissing)),
})

export const resolver = zodResolver(Code)
