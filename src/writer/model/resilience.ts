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
  /** The time of a call with its retries and its wait for a free slot. */
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

/** The browser waits 90 s for a test. A text gives each of its calls less. */
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
/** The server works; only its answer is unusable. */
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
  /** Says that text arrived. */
  observeText(): void
}

interface CallOptions {
  /** Aborted when the caller gives up. */
  signal?: AbortSignal | undefined
  /** May shorten the limit of a call. */
  timeoutMs?: number | undefined
}

interface Listeners {
  onOpen(feature: string): void
  onClose(feature: string): void
}

/** Deadline, circuit breakers, bound on concurrent calls, and retries, from the outside in. */
export function createResilience(limits: Limits, listeners: Listeners) {
  const slots = bulkhead(limits.concurrentCalls, limits.waitingCalls)
  const retries = retry(
    handleWhen((error) => isTransient(error, limits)),
    {
      maxAttempts: limits.retries,
      backoff: backoff(limits),
    },
  )
  const circuitOf = createCircuits(limits, listeners)
  const silences = new WeakSet<Error>()
  // One feature can have settings that fail; a server that is silent is silent for all of them.
  const serverCircuit = createCircuit(
    (error, isProbe) => silences.has(error) || (isProbe && !isFromServer(error)),
    limits,
    { onOpen: () => listeners.onOpen('all'), onClose: () => listeners.onClose('all') },
  )

  /** @throws the reason of `caller`, and `timeout` for the other end of `signal` */
  async function startCall<T>(
    work: (call: Call) => Promise<T>,
    signal: AbortSignal,
    caller?: AbortSignal,
  ): Promise<T> {
    let hasText = false
    const observeText = () => {
      hasText = true
    }
    try {
      return await work({
        signal,
        withRetries: (attempt) => withRetries(attempt, signal),
        observeText,
      })
    } catch (error) {
      caller?.throwIfAborted()
      const failure = signal.aborted ? new ModelUnavailable('timeout') : error
      // A model that is cut while it writes is slow, and its server works.
      if (isSilence(failure) && !(signal.aborted && hasText)) silences.add(failure)
      throw failure
    }
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
      if (error instanceof ModelUnavailable) throw error
      throw signal.aborted ? new ModelUnavailable('timeout') : error
    }
  }

  /** @throws ModelUnavailable, and the reason of `signal` */
  async function run<T>(
    feature: ModelRequest['feature'],
    work: (call: Call) => Promise<T>,
    { signal: caller, timeoutMs = limits.totalMs }: CallOptions = {},
  ): Promise<T> {
    // An administrator tests to see the error itself.
    const circuits = feature === 'test' ? [] : [serverCircuit, circuitOf(feature)]
    const closed = circuits.filter((circuit) => !circuit.isOpen())
    const call = (signal: AbortSignal) => () =>
      inSlot(
        () => {
          // A circuit opened while this call was queued.
          if (closed.some((circuit) => circuit.isOpen())) throw new ModelUnavailable('circuit open')
          return startCall(work, signal, caller)
        },
        signal,
        caller,
      )
    const deadline = timeout(Math.min(timeoutMs, limits.totalMs), TimeoutStrategy.Aggressive)
    try {
      return await deadline.execute(({ signal }) => {
        const guarded = circuits.reduce<() => Promise<T>>(
          (inner, circuit) => () => circuit.execute(inner),
          call(signal),
        )
        return guarded()
      }, caller)
    } catch (error) {
      caller?.throwIfAborted()
      throw toModelUnavailable(error)
    }
  }

  return { run }
}

interface Circuit {
  isOpen(): boolean
  /** @throws ModelUnavailable `circuit open` during a probe, BrokenCircuitError before it */
  execute<T>(work: () => Promise<T>): Promise<T>
}

function createCircuit(
  isFailure: (error: Error, isProbe: boolean) => boolean,
  limits: Limits,
  { onOpen, onClose }: { onOpen(): void; onClose(): void },
): Circuit {
  const isProbing = () => breaker.state === CircuitState.HalfOpen
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => isFailure(error, isProbing())),
    { halfOpenAfter: limits.openMs, breaker: new ConsecutiveBreaker(limits.failuresToOpen) },
  )
  breaker.onBreak(onOpen)
  breaker.onReset(onClose)
  return {
    isOpen: () => breaker.state === CircuitState.Open,
    async execute(work) {
      // cockatiel would make other calls wait for the result of the probe.
      if (isProbing()) throw new ModelUnavailable('circuit open')
      return breaker.execute(work)
    },
  }
}

/** The circuit of each feature. */
function createCircuits(limits: Limits, { onOpen, onClose }: Listeners) {
  const circuits = new Map<string, Circuit>()
  return (feature: string): Circuit => {
    const known = circuits.get(feature)
    if (known) return known
    const circuit = createCircuit(isOutage, limits, {
      onOpen: () => onOpen(feature),
      onClose: () => onClose(feature),
    })
    circuits.set(feature, circuit)
    return circuit
  }
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
function isOutage(error: Error, isProbe: boolean): boolean {
  if (!(error instanceof ModelUnavailable) || error.reason === 'circuit open') return isProbe
  return !ANSWERED.includes(error.reason)
}

const isSilence = (error: unknown): error is ModelUnavailable =>
  error instanceof ModelUnavailable && ['timeout', 'unreachable'].includes(error.reason)

/** Whether the error shows that the server works. */
const isFromServer = (error: Error): boolean =>
  error instanceof ModelUnavailable &&
  !['timeout', 'unreachable', 'busy', 'circuit open'].includes(error.reason)

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
