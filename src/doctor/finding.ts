/** What a check found, in one sentence that says what to do where there is something to do. */
export interface Finding {
  /** `off`: not configured, which may be intended. `warning`: works, but not as it should. */
  status: 'ok' | 'off' | 'warning' | 'broken'
  sentence: string
}

export const ok = (sentence: string): Finding => ({ status: 'ok', sentence })
export const off = (sentence: string): Finding => ({ status: 'off', sentence })
export const warning = (sentence: string): Finding => ({ status: 'warning', sentence })
export const broken = (sentence: string): Finding => ({ status: 'broken', sentence })

/** The code of an error of Node.js or a library, or its name: a message may contain a secret. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  const { code, cause, name = 'unknown' } = error as NodeJS.ErrnoException
  if (typeof code === 'string') return code
  return cause ? codeOf(cause) : name
}
