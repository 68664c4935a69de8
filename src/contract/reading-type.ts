import { z } from 'zod'

export const READING_TYPES = ['natal', 'synastry', 'year'] as const
export const ReadingType = z.enum(READING_TYPES)
export type ReadingType = z.infer<typeof ReadingType>
