import { toStorable } from '#storable-text.ts'

// Enough to see what was wrong.
const LONGEST = 600

/** A sentence of a model for the record. */
export const storableSentence = (text: string) => toStorable(text.slice(0, LONGEST))
