import { useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { readStored, storageKeys } from '#web/browser-storage.ts'
import { accountLabel } from '#web/session/account-label.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { showToast } from '#web/ui/toasts.ts'
import { headerLinks } from './navigation.ts'

/** Who the header is for, and the links and buttons they get. */
export function useVisitor() {
  const { identity, hasWaited, isSettled, signOut } = useIdentity()
  const { data: user } = useCurrentUser()
  const { data: subscription } = useSubscription()
  const navigate = useNavigate()
  const isSignedIn = identity !== undefined
  // A server that does not answer must not make the last person look signed out.
  const isOutOfReach = !isSettled && hasWaited && readStored(storageKeys.signedIn) !== null
  const isKnown = isSignedIn ? subscription !== undefined : !isOutOfReach
  return {
    isSignedIn,
    isLoading: !isSettled && !hasWaited,
    isOutOfReach,
    /** False for subscribers, and until it is known whether the person is one. */
    canSubscribe: isKnown && !subscription?.hasAccess,
    label: accountLabel(user ?? { email: identity?.email }),
    links: headerLinks({ isSignedIn: isSignedIn || isOutOfReach, isAdmin: user?.isAdmin === true }),
    async logOut() {
      try {
        await signOut()
        navigate('/')
      } catch (error) {
        const { logOutFailedTitle, logOutFailed } = messages.identity
        const text = identityErrorMessage(error, logOutFailed)
        showToast({ title: logOutFailedTitle, text, kind: 'destructive' })
      }
    },
  }
}

export type Visitor = ReturnType<typeof useVisitor>
