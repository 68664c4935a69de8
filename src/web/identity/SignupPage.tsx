import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { timings } from '#contract/timings.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { withQuery } from '#web/own-path.ts'
import { DoorPage } from './DoorPage.tsx'
import { useIdentity } from './IdentityProvider.tsx'
import { SignupForm } from './SignupForm.tsx'
import { afterSignUp, planOf } from './signup-query.ts'

export const meta = () => pageMeta('/signup')

export default function SignupPage() {
  const [query] = useSearchParams()
  const hasSignedUp = useRef(false)
  useWayOn(query, hasSignedUp)
  const redirect = query.get('redirect') ?? undefined
  return (
    <DoorPage heading="Create your account" lead={leadFor(query)}>
      <SignupForm
        onStart={() => {
          hasSignedUp.current = true
        }}
      />
      <p className="mt-6 text-sm text-muted">
        Already have an account?{' '}
        <Link className="text-link" to={withQuery('/login', { redirect })}>
          Log in
        </Link>
      </p>
    </DoorPage>
  )
}

/** Leads on once someone is signed in: a new account after half a second, everyone else at once. */
function useWayOn(query: URLSearchParams, hasSignedUp: { current: boolean }) {
  const { identity } = useIdentity()
  const navigate = useNavigate()
  const target = afterSignUp(query)
  const hasPlan = planOf(query) !== undefined
  useEffect(() => {
    if (!identity) return
    const delay = hasSignedUp.current && !hasPlan ? timings.afterSignUp : 0
    const timer = setTimeout(() => navigate(target, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [identity, navigate, target, hasPlan, hasSignedUp])
}

function leadFor(query: URLSearchParams): string {
  if (planOf(query)) return 'First an account, then your free trial.'
  return 'It takes an email and a password. Your readings are kept in it.'
}
