import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { followPerson } from './follow-person.ts'
import type { IdentityState, SignedInIdentity } from './identity-client.ts'

interface Identity {
  identity: SignedInIdentity | undefined
  /** Whether a page should still wait: until the answer is here, and for two seconds at most. */
  isLoading: boolean
  /** Whether it is known who is here. Nobody is sent anywhere before. */
  isSettled: boolean
  /** Grows each time a person goes: what was drawn for them is drawn anew. */
  generation: number
  signOut(): Promise<void>
}

const IdentityContext = createContext<Identity | undefined>(undefined)

const loading: IdentityState = { status: 'loading' }

export function useIdentity(): Identity {
  const identity = useContext(IdentityContext)
  if (!identity) throw new Error('A screen was rendered outside of IdentityProvider.')
  return identity
}

export function IdentityProvider({ children }: { children: ReactNode }) {
  const { identity: client, queryClient } = useServices()
  const state = useSyncExternalStore(client.onChange, client.state, () => loading)
  const [hasWaited, setHasWaited] = useState(false)
  const [generation, setGeneration] = useState(0)
  const isLeaving = useRef(false)

  useEffect(() => {
    let wasHere = client.state().status === 'signed-in'
    const stop = followPerson({
      identity: client,
      queryClient,
      onGone() {
        const isUnexpected = wasHere && !isLeaving.current
        if (isUnexpected && client.state().status === 'signed-out')
          showToast(messages.identity.loggedOut)
        setGeneration((before) => before + 1)
      },
    })
    const watch = client.onChange(() => {
      wasHere = client.state().status === 'signed-in'
    })
    void client.refresh()
    const timer = setTimeout(() => setHasWaited(true), timings.signInStateWait)
    return () => {
      stop()
      watch()
      clearTimeout(timer)
    }
  }, [client, queryClient])

  const value = useMemo<Identity>(
    () => ({
      identity: state.status === 'signed-in' ? state.identity : undefined,
      isLoading: state.status === 'loading' && !hasWaited,
      isSettled: state.status !== 'loading',
      generation,
      async signOut() {
        isLeaving.current = true
        try {
          await client.signOut()
        } finally {
          isLeaving.current = false
        }
      },
    }),
    [state, hasWaited, generation, client],
  )
  return <IdentityContext value={value}>{children}</IdentityContext>
}
