import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  decorrelatedJitterGenerator,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { SECOND } from '#durations.ts'
import { type ModelRequest, ModelUnavailable } from './language-model.ts'
import { ModelServerError } from './model-server-error.ts'

export interface Limits {
  /** Of a call with its retries and its wait for a free slot. */
  totalMs: number
  retries: number
  firstRetryDelayMs: number
  /** With a longer Retry-After, a call is not retried. */
  maxRetryAfterMs: number
  /** Consecutive failed calls that open the circuit, and for how long. */
  failuresToOpen: number
  openMs: number
  /** Per process. */
  concurrentCalls: number
  waitingCalls: number
}

/**
 * The browser waits 90 s for a text, so after 75 s there is time left to serve the embedded writer's.
 */
export const LIMITS: Limits = {
  totalMs: 75 * SECOND,
  retries: 2,
  firstRetryDelayMs: 500,
  maxRetryAfterMs: 10 * SECOND,
  failuresToOpen: 3,
  openMs: 30 * SECOND,
  concurrentCalls: 8,
  waitingCalls: 16,
}

type Reason = ModelUnavailable['reason']

const TRANSIENT: readonly Reason[] = ['rate limit', 'server error', 'unreachable']
/** The server works; only its answer is of no use. */
const ANSWERED: readonly Reason[] = [
  'unknown model',
  'refused request',
  'refusal',
  'empty answer',
  'invalid answer',
]

interface Call {
  signal: AbortSignal
  withRetries<T>(attempt: () => Promise<T>): Promise<T>
}

interface Listeners {
  onOpen(feature: string): void
  onClose(feature: string): void
}

/** Deadline, circuit breaker, bound on concurrent calls, and retries, from the outside in. */
export function createResilience(limits: Limits, listeners: Listeners) {
  const deadline = timeout(limits.totalMs, TimeoutStrategy.Aggressive)
  const slots = bulkhead(limits.concurrentCalls, limits.waitingCalls)
  const retries = retry(
    handleWhen((error) => isTransient(error, limits)),
    {
      maxAttempts: limits.retries,
      backoff: backoff(limits),
    },
  )
  const breakers = new Map<string, CircuitBreakerPolicy>()

  function breakerOf(feature: string): CircuitBreakerPolicy {
    const known = breakers.get(feature)
    if (known) return known
    const breaker: CircuitBreakerPolicy = circuitBreaker(
      handleWhen((error) => isOutage(error, breaker.state === CircuitState.HalfOpen)),
      {
        halfOpenAfter: limits.openMs,
        breaker: new ConsecutiveBreaker(limits.failuresToOpen),
      },
    )
    breaker.onBreak(() => listeners.onOpen(feature))
    breaker.onReset(() => listeners.onClose(feature))
    breakers.set(feature, breaker)
    return breaker
  }

  /** cockatiel finishes the wait before a retry when the call is aborted. The retry must not follow. */
  function withRetries<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return retries.execute(() => {
      signal.throwIfAborted()
      return attempt()
    }, signal)
  }

  /** Waits for a free slot. @throws the reason of `caller`, and `timeout` for the other end of `signal` */
  async function inSlot<T>(work: () => Promise<T>, signal: AbortSignal, caller?: AbortSignal) {
    try {
      return await slots.execute(() => {
        signal.throwIfAborted()
        return work()
      }, signal)
    } catch (error) {
      caller?.throwIfAborted()
      throw signal.aborted ? new ModelUnavailable('timeout') : error
    }
  }

  /** @throws ModelUnavailable, and the reason of `caller` */
  async function run<T>(
    feature: ModelRequest['feature'],
    work: (call: Call) => Promise<T>,
    caller?: AbortSignal,
  ): Promise<T> {
    // An administrator tests to see the error itself.
    const breaker = feature === 'test' ? undefined : breakerOf(feature)
    const isIn = (state: CircuitState) => breaker?.state === state
    const wasClosed = isIn(CircuitState.Closed)
    const start = (signal: AbortSignal) => async () => {
      // The circuit opened while this call was queued.
      if (wasClosed && isIn(CircuitState.Open)) throw new ModelUnavailable('circuit open')
      return work({ signal, withRetries: (attempt) => withRetries(attempt, signal) })
    }
    // cockatiel would make other calls wait for the result of the probe.
    if (isIn(CircuitState.HalfOpen)) throw new ModelUnavailable('circuit open')
    try {
      return await deadline.execute(({ signal }) => {
        const guarded = () => inSlot(start(signal), signal, caller)
        return breaker ? breaker.execute(guarded) : guarded()
      }, caller)
    } catch (error) {
      caller?.throwIfAborted()
      throw toModelUnavailable(error)
    }
  }

  return { run }
}

function toModelUnavailable(error: unknown): unknown {
  if (error instanceof BrokenCircuitError) return new ModelUnavailable('circuit open')
  if (error instanceof BulkheadRejectedError) return new ModelUnavailable('busy')
  // Only the deadline is left: the caller has been asked.
  if (error instanceof TaskCancelledError) return new ModelUnavailable('timeout')
  return error
}

function isTransient(error: unknown, { maxRetryAfterMs }: Limits): boolean {
  return (
    error instanceof ModelUnavailable &&
    TRANSIENT.includes(error.reason) &&
    retryAfterOf(error) <= maxRetryAfterMs
  )
}

/** An aborted probe proves nothing, so the circuit stays open. */
function isOutage(error: unknown, isProbe: boolean): boolean {
  if (!(error instanceof ModelUnavailable)) return isProbe
  return !ANSWERED.includes(error.reason) && error.reason !== 'circuit open'
}

const retryAfterOf = (error: unknown) =>
  error instanceof ModelUnavailable && error.cause instanceof ModelServerError
    ? (error.cause.retryAfterMs ?? 0)
    : 0

/** Jitter comes on top of Retry-After, so that not all clients come back at once. */
function backoff({ firstRetryDelayMs, maxRetryAfterMs }: Limits) {
  const options = {
    generator: decorrelatedJitterGenerator,
    initialDelay: firstRetryDelayMs,
    maxDelay: maxRetryAfterMs,
    exponent: 2,
  }
  return new DelegateBackoff<{ result: unknown }, [number, number]>(({ result }, previous) => {
    const [jitter, state] = decorrelatedJitterGenerator(previous, options)
    const { error } = result as { error?: unknown }
    return { delay: retryAfterOf(error) + jitter, state }
  })
}
