import type { z } from 'zod'
import type { FeatureName, ModelSettings } from '#contract/admin.ts'

/** One call of a model. It carries facts and rules, never a name, birth date, place or email address. */
export interface ModelRequest {
  /** Calls of an administrator's test pass by the circuit breaker. */
  feature: FeatureName | 'test'
  settings: ModelSettings
  /** The rules: voice, task and shape of the answer. */
  instructions: string
  /** The data: facts, plan and delimited user text. */
  input: string
  /** The answer is JSON of this shape. */
  schema: { name: string; shape: z.ZodType }
  /** What the model may look up before it answers. A server without tools gets none. */
  tools?: readonly ModelTool[]
}

/** Something that a model may look up. It gives facts and changes nothing. */
export interface ModelTool {
  name: string
  description: string
  shape: z.ZodObject
  /** @param input of the shape @returns what the model gets as JSON */
  run(input: unknown): object
}

export interface TokenUsage {
  input: number
  /** Part of `input`. */
  cached: number
  output: number
  /** Part of `output`. */
  reasoning: number
}

export interface ModelReply {
  /** JSON text of the requested shape, unless the answer was cut; a schema does not prove it, parse it. */
  text: string
  /** Whether the token limit cut the answer. */
  isCut: boolean
  /** The name that the server answered for. */
  model: string
  usage: TokenUsage
  /** Milliseconds from the first request, retries included. */
  durationMs: number
  timeToFirstTokenMs: number | undefined
}

/** The model gave no answer: the embedded writer serves instead. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable'
  readonly reason:
    | 'refused key'
    | 'unknown model'
    | 'quota'
    | 'rate limit'
    | 'timeout'
    | 'unreachable'
    | 'server error'
    | 'not a model server'
    | 'refused request'
    | 'refusal'
    | 'empty answer'
    | 'invalid answer'
    | 'circuit open'
    | 'busy'
    | 'canceled'
  /** What was used in spite of the failure; estimated where the server did not say, as after a timeout. */
  readonly usage: TokenUsage | undefined

  constructor(
    reason: ModelUnavailable['reason'],
    { usage, ...options }: ErrorOptions & { usage?: TokenUsage } = {},
  ) {
    super(`The model did not answer: ${reason}`, options)
    this.reason = reason
    this.usage = usage
  }
}

export interface GenerateOptions {
  onText?(delta: string): void
  onRestart?(): void
  signal?: AbortSignal | undefined
  /** Milliseconds until the call fails with `timeout`; the model may have a shorter limit. */
  timeoutMs?: number | undefined
}

export interface LanguageModel {
  /**
   * @param onText gets the answer piece by piece as it arrives. A retry starts over: then `onRestart` is called first.
   * @throws ModelUnavailable, also when `signal` is aborted
   */
  generate(request: ModelRequest, options?: GenerateOptions): Promise<ModelReply>
}
