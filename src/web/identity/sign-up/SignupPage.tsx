import { type RefObject, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { timings } from '#contract/timings.ts'
import { FirstCharge } from '#web/FirstCharge.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { usePageQuery } from '#web/layout/use-page-query.ts'
import { withQuery } from '#web/own-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useSubscription } from '#web/session/subscription.ts'
import { AuthPage } from '../form/AuthPage.tsx'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { googleTexts, useGoogleSignIn } from '../google/use-google-sign-in.ts'
import { SignupForm, Terms } from './SignupForm.tsx'
import { planOf, redirectAfterSignUp } from './signup-query.ts'

export const meta = () =>
  pageMeta(
    '/signup',
    'Create an account and try Cosmic Path for 30 days. You can cancel in two clicks.',
  )

/** How the signed-in person got here: signed in before, or just now with one of the two methods. */
type Method = 'already' | 'password' | 'google'

export default function SignupPage() {
  const query = usePageQuery()
  const method = useRef<Method>('already')
  const navigate = useNavigate()
  // They have an account.
  const google = useGoogleSignIn(googleTexts.signUp, (secondStep) =>
    navigate(withQuery('/login', { redirect: redirectAfterLogIn(query) }), {
      state: { secondStep },
    }),
  )
  useRedirectAfterSignUp(query, method)
  return (
    <AuthPage heading="Create your account" lead={leadFor(query)}>
      <GoogleButton
        google={google}
        onStart={() => {
          method.current = 'google'
        }}
      />
      <div onInput={google.ignoreFailure}>
        <SignupForm
          onStart={() => {
            method.current = 'password'
          }}
        />
      </div>
      <Terms />
      <FirstCharge plan={planOf(query) ?? 'monthly'} className="mt-4 text-sm text-muted" />
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

/** A person who has an account keeps the chosen plan and continues at its subscribe page. */
function redirectAfterLogIn(query: URLSearchParams): string | undefined {
  const plan = planOf(query)
  const redirect = query.get('redirect') ?? undefined
  return plan ? withQuery('/subscribe', { plan, redirect }) : redirect
}

/**
 * Redirects after half a second for a new account without a plan, otherwise at once. A subscriber who
 * signed in with Google goes to the home page, whatever the redirect says.
 */
function useRedirectAfterSignUp(query: URLSearchParams, method: RefObject<Method>) {
  const { identity } = useIdentity()
  const { data: subscription, isPending } = useSubscription()
  const navigate = useNavigate()
  const target = redirectAfterSignUp(query)
  const hasPlan = planOf(query) !== undefined
  const isSubscribed = subscription?.hasAccess === true
  useEffect(() => {
    const usedGoogle = method.current === 'google'
    if (!identity || (usedGoogle && isPending)) return
    const delay = method.current !== 'already' && !hasPlan ? timings.afterSignUp : 0
    const destination = usedGoogle && isSubscribed ? '/' : target
    const timer = setTimeout(() => navigate(destination, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [identity, isPending, isSubscribed, navigate, target, hasPlan, method])
}

function leadFor(query: URLSearchParams): string {
  if (planOf(query)) return 'Then start your free trial.'
  return 'All it takes is an email and a password. Your readings are saved in your account.'
}
