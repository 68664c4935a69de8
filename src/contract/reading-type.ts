import { z } from 'zod'

export const ReadingType = z.enum(['natal', 'synastry', 'year'])
export type ReadingType = z.infer<typeof ReadingType>
