import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { clearOnAccountChange } from './clear-on-account-change.ts'
import type {
  IdentityClient,
  IdentityState,
  ProviderActions,
  SignedInIdentity,
} from './identity-client.ts'

type Actions = ProviderActions &
  Pick<IdentityClient, 'sendEmailConfirmation' | 'refresh' | 'signInWithPasskey'>

interface Identity extends Actions {
  identity: SignedInIdentity | undefined
  /** Until the first answer, a page that needs a person shows a skeleton. */
  isLoading: boolean
  /** Two seconds have passed: the header no longer waits for the first answer. */
  hasWaited: boolean
  /** The first answer is known. Nobody is redirected before that. */
  isSettled: boolean
  /** Why there is no answer yet. This does not mean that nobody is signed in. */
  loadError: unknown
  /** Increases with each change of the account; used as a key, it resets the components below. */
  generation: number
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

  useEffect(() => {
    const stop = clearOnAccountChange({
      identity: client,
      queryClient,
      onAccountChange() {
        showSignOutReason(client.state())
        setGeneration((before) => before + 1)
      },
    })
    void client.refresh()
    const timer = setTimeout(() => setHasWaited(true), timings.signInStateWait)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client, queryClient])

  const value = useMemo<Identity>(
    () => ({
      ...client,
      identity: state.status === 'signed-in' ? state.identity : undefined,
      isLoading: state.status === 'loading' && state.error === undefined,
      hasWaited,
      isSettled: state.status !== 'loading',
      loadError: state.status === 'loading' ? state.error : undefined,
      generation,
    }),
    [state, hasWaited, generation, client],
  )
  return <IdentityContext value={value}>{children}</IdentityContext>
}

function showSignOutReason(state: IdentityState) {
  if (state.status !== 'signed-out' || !state.reason) return
  const { loggedOut, disabled } = messages.identity
  showToast(state.reason === 'account-disabled' ? disabled : loggedOut)
}
