/**
 * What may be logged of an error of the server. Its message is left out: OpenAI repeats the key in it, and others
 * the prompt.
 */
export class ModelServerError extends Error {
  override name = 'ModelServerError'
  readonly code: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(facts: string[], { code, retryAfterMs }: { code?: string; retryAfterMs?: number }) {
    super(facts.join(' ') || 'no details')
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
