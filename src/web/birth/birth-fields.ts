import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { BirthDate, BirthTime } from '#contract/birth.ts'
import { messages } from '#contract/messages.ts'
import type { Suggestion } from '#contract/places.ts'
import type { BirthForm } from './birth-form.ts'

const { missingParts } = messages.birth

const Given = z.object({
  birthDate: z.string().min(1, missingParts.date).pipe(BirthDate),
  birthTime: z.string(),
  timeIsUnknown: z.boolean(),
  birthLocation: z.string().trim().min(1, missingParts.location),
  // As the form put it there.
  place: z.custom<Suggestion>().optional(),
  offsetSeconds: z.number().optional(),
})

/** What the birth form is checked by. */
export const BirthFields: z.ZodType<BirthForm, BirthForm> = Given.superRefine(
  ({ birthTime, timeIsUnknown }, context) => {
    if (timeIsUnknown) return
    if (birthTime === '')
      context.addIssue({ code: 'custom', path: ['birthTime'], message: missingParts.time })
    else if (!BirthTime.safeParse(birthTime).success)
      context.addIssue({
        code: 'custom',
        path: ['birthTime'],
        message: messages.birth.impossibleTime,
      })
  },
)

export const resolver = zodResolver(BirthFields)
