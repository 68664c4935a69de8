import type { Planet } from '#sky/bodies.ts'
import type { WeekThought, WeekThoughts } from './authored.ts'

/** By the point of the birth chart that a week is about. */
export const weekThoughts: Partial<Record<Planet, WeekThoughts>> = {}

export const angleWeekThoughts: Record<'asc' | 'mc', Record<'eases' | 'presses', WeekThought[]>> = {
  asc: { eases: [], presses: [] },
  mc: { eases: [], presses: [] },
}
