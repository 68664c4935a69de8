import { SECOND } from '#durations.ts'

const FIRST_RETRY = 2 * SECOND
const LONGEST_RETRY = 60 * SECOND

interface Deps {
  /** Asks the provider who is signed in. */
  check(): Promise<void>
  /** Called from the second failure in a row. */
  onRepeatedFailure(error: unknown): void
}

/** Decides when the provider is asked: on request, again after each failure, and never during an action. */
export function createSessionChecks({ check, onRepeatedFailure }: Deps) {
  let retry: ReturnType<typeof setTimeout> | undefined
  let actions = 0
  let isPending = false

  async function run(retryAfter = FIRST_RETRY): Promise<void> {
    clearTimeout(retry)
    try {
      await check()
    } catch (error) {
      if (retryAfter > FIRST_RETRY) onRepeatedFailure(error)
      retry = setTimeout(() => run(Math.min(2 * retryAfter, LONGEST_RETRY)), retryAfter)
    }
  }

  return {
    isActing: () => actions > 0,
    /** Checks now, even during an action. */
    run: () => run(),
    async request(): Promise<void> {
      if (actions === 0) await run()
      else isPending = true
    },
    /** The provider knows of a sign-in before the server does, so a check waits until the action ends. */
    async during<Result>(action: () => Promise<Result>): Promise<Result> {
      actions++
      try {
        return await action()
      } finally {
        actions--
        if (actions === 0 && isPending) {
          isPending = false
          void run()
        }
      }
    },
  }
}
