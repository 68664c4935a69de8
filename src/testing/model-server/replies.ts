import type { TokenUsage } from '#writer/model/language-model.ts'

export interface ModelToolCall {
  name: string
  /** JSON text; an object is turned into it. */
  arguments: string | object
}

/** What a scripted model says to one request. */
export interface ModelAnswer {
  text: string
  /** Tools that it calls instead of, or after, a text. */
  calls?: ModelToolCall[]
  /** Replaces what the server counts. */
  usage?: Partial<TokenUsage>
  /** A pause before the first token, and between tokens. */
  firstTokenMs?: number
  tokenMs?: number
  /** Awaited before each token, with the text that was sent. */
  beforeToken?(sent: string): Promise<void> | undefined
}

/** What a scripted model server does wrong. */
export type Fault =
  | { fault: 'error'; status: number; code: string | null; message: string; headers?: Headers }
  | { fault: 'html'; status: number }
  | { fault: 'refusal'; text: string }
  | { fault: 'hang' }
  | { fault: 'hang in mid-stream' | 'cut in mid-stream' | 'invalid JSON'; text: string }
  | { fault: 'error in mid-stream'; text: string; code: string }

type Headers = Record<string, string>

export function answer(
  text: string | object,
  options: Omit<ModelAnswer, 'text'> = {},
): ModelAnswer {
  return { text: typeof text === 'string' ? text : JSON.stringify(text), ...options }
}

export const callTools = (...calls: ModelToolCall[]): ModelAnswer => ({ text: '', calls })

const halfAnAnswer = '{"half": "an ans'

export const faults = {
  rateLimit: (retryAfter?: string): Fault => ({
    fault: 'error',
    status: 429,
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached. Please try again later.',
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  }),
  quota: (): Fault => ({
    fault: 'error',
    status: 429,
    code: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  }),
  serverError: (status = 500): Fault => ({
    fault: 'error',
    status,
    code: 'server_error',
    message: 'The server had an error while processing your request.',
  }),
  forbidden: (): Fault => ({
    fault: 'error',
    status: 403,
    code: 'unsupported_country_region_territory',
    message: 'Country, region, or territory not supported',
  }),
  badRequest: (message: string): Fault => ({ fault: 'error', status: 400, code: null, message }),
  html: (status = 200): Fault => ({ fault: 'html', status }),
  refusal: (text = "I'm sorry, I can't help with that."): Fault => ({ fault: 'refusal', text }),
  hang: (): Fault => ({ fault: 'hang' }),
  hangInMidStream: (text = halfAnAnswer): Fault => ({ fault: 'hang in mid-stream', text }),
  cutInMidStream: (text = halfAnAnswer): Fault => ({ fault: 'cut in mid-stream', text }),
  invalidJson: (text = halfAnAnswer): Fault => ({ fault: 'invalid JSON', text }),
  errorInMidStream: (code = 'server_error', text = halfAnAnswer): Fault => ({
    fault: 'error in mid-stream',
    code,
    text,
  }),
}
