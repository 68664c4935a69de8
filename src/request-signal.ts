import { createSignal } from './signal.ts'

interface AnsweredRequest {
  method: string
  /** The route pattern, as in `/api/readings/:id`; a path may contain a secret. */
  route: string
  status: number
  /** Until the response begins; a stream goes on. */
  durationMs: number
}

export const requestAnswered = createSignal<AnsweredRequest>('request answered')
