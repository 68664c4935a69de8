import { type RefObject, useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { timings } from '#contract/timings.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { withQuery } from '#web/own-path.ts'
import { AuthPage } from '../form/AuthPage.tsx'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { googleTexts, useGoogleSignIn } from '../google/use-google-sign-in.ts'
import { useIdentity } from '../session/IdentityProvider.tsx'
import { useCurrentUser } from '../session/use-current-user.ts'
import { SignupForm, Terms } from './SignupForm.tsx'
import { planOf, redirectAfterSignUp } from './signup-query.ts'

export const meta = () => pageMeta('/signup')

/** How the person who is signed in now came to be: here already, or just by one of the two ways. */
type Method = 'arrived' | 'password' | 'google'

export default function SignupPage() {
  const [query] = useSearchParams()
  const way = useRef<Method>('arrived')
  const google = useGoogleSignIn(googleTexts.signUp)
  useRedirectAfterSignUp(query, way)
  return (
    <AuthPage heading="Create your account" lead={leadFor(query)}>
      <GoogleButton
        google={google}
        onStart={() => {
          way.current = 'google'
        }}
      />
      <div onInput={google.turnAway}>
        <SignupForm
          onStart={() => {
            way.current = 'password'
          }}
        />
      </div>
      <Terms />
      <p className="mt-4 text-sm text-muted">
        Already have an account?{' '}
        <Link
          className="text-link"
          to={withQuery('/login', { redirect: redirectAfterLogIn(query) })}
        >
          Log in
        </Link>
      </p>
    </AuthPage>
  )
}

/** Whoever has an account already goes on to pay as from the plan itself: what was chosen is not lost. */
function redirectAfterLogIn(query: URLSearchParams): string | undefined {
  const plan = planOf(query)
  const redirect = query.get('redirect') ?? undefined
  return plan ? withQuery('/subscribe', { plan, redirect }) : redirect
}

const WITH_ACCESS = ['active', 'trialing']

/**
 * Leads on once someone is signed in: a new account without a plan after half a second, everyone else
 * at once. Who came with Google and has a subscription already goes home, wherever they wanted to go.
 */
function useRedirectAfterSignUp(query: URLSearchParams, way: RefObject<Method>) {
  const { identity } = useIdentity()
  const { data: user, isPending } = useCurrentUser()
  const navigate = useNavigate()
  const target = redirectAfterSignUp(query)
  const hasPlan = planOf(query) !== undefined
  const isSubscribed = WITH_ACCESS.includes(user?.subscriptionStatus ?? '')
  useEffect(() => {
    const byGoogle = way.current === 'google'
    if (!identity || (byGoogle && isPending)) return
    const delay = way.current !== 'arrived' && !hasPlan ? timings.afterSignUp : 0
    const goal = byGoogle && isSubscribed ? '/' : target
    const timer = setTimeout(() => navigate(goal, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [identity, isPending, isSubscribed, navigate, target, hasPlan, way])
}

function leadFor(query: URLSearchParams): string {
  if (planOf(query)) return 'First an account, then your free trial.'
  return 'It takes an email and a password. Your readings are kept in it.'
}
