import { SECOND } from '#durations.ts'

/**
 * From the request of a text, for a model and everything it writes for it. Then the embedded writer serves,
 * also the texts that waited for this one. The browser waits 90 s.
 */
export const MODEL_TIME_MS = 60 * SECOND

/** How long a model may work on a text. */
export interface ModelTime {
  /** Ends the work of the model; the embedded writer then finishes the text. */
  signal?: AbortSignal | undefined
  /** By `performance.now()`. */
  deadline?: number | undefined
}
