import { useNavigate } from 'react-router'
import { useIdentity } from '#web/identity/IdentityProvider.tsx'
import { accountLabel, useCurrentUser } from '#web/identity/use-current-user.ts'
import { headerLinks } from './navigation.ts'

const WITH_ACCESS = ['active', 'trialing']

/** Whom the header speaks to, and what it offers them. */
export function useVisitor() {
  const { identity, isLoading, signOut } = useIdentity()
  const { data: user } = useCurrentUser()
  const navigate = useNavigate()
  const isSignedIn = identity !== undefined
  const isSubscribed = WITH_ACCESS.includes(user?.subscriptionStatus ?? '')
  return {
    isSignedIn,
    isLoading,
    isSubscribed,
    label: accountLabel(user ?? { email: identity?.email }),
    links: headerLinks({ isSignedIn, isAdmin: user?.isAdmin === true }),
    async logOut() {
      await signOut()
      navigate('/')
    },
  }
}

export type Visitor = ReturnType<typeof useVisitor>
