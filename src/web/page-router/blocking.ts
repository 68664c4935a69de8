import {
  type Blocker,
  type BlockerFunction,
  IDLE_BLOCKER,
  type Location,
  type UNSAFE_createBrowserHistory,
} from 'react-router'

export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

type Change = Parameters<BlockerFunction>[0]
type Blockers = Map<string, Blocker>

interface Shown {
  blockers(): Blockers
  show(blockers: Blockers): void
}

/** What `useBlocker` asks for: a navigation waits until the person has said whether to leave. */
export function createBlocking(history: PageHistory, { blockers, show }: Shown) {
  const functions = new Map<string, BlockerFunction>()
  /** Called when a step back that was undone has arrived where it began. */
  let onUndone: (() => void) | undefined

  function blockerOf(change: Change): string | undefined {
    for (const [key, isBlocking] of functions)
      if (blockers().get(key)?.state !== 'proceeding' && isBlocking(change)) return key
    return undefined
  }

  function set(key: string, blocker: Blocker) {
    show(new Map(blockers()).set(key, blocker))
  }

  function block(key: string, location: Location, goOn: () => void) {
    set(key, {
      state: 'blocked',
      location,
      proceed() {
        set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        goOn()
      },
      reset: () => set(key, IDLE_BLOCKER),
    })
  }

  return {
    /** @returns whether the navigation waits; `goOn` repeats it */
    blocks(change: Change, goOn: () => void): boolean {
      const key = blockerOf(change)
      if (key === undefined) return false
      block(key, change.nextLocation, goOn)
      return true
    },
    /** The browser has gone back or forward already, and is sent where it came from. */
    blocksPop(change: Change, delta: number | null): boolean {
      if (onUndone) {
        onUndone()
        onUndone = undefined
        return true
      }
      const key = delta === null ? undefined : blockerOf(change)
      if (key === undefined || delta === null) return false
      const undone = new Promise<void>((resolve) => {
        onUndone = resolve
      })
      history.go(-delta)
      block(key, change.nextLocation, () => void undone.then(() => history.go(delta)))
      return true
    },
    getBlocker(key: string, isBlocking: BlockerFunction): Blocker {
      functions.set(key, isBlocking)
      return blockers().get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker(key: string) {
      functions.delete(key)
      blockers().delete(key)
    },
  }
}
