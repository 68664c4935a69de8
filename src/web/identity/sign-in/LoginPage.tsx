import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { usePageQuery } from '#web/layout/use-page-query.ts'
import { ownPath, withQuery } from '#web/own-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useIdentitySettings } from '#web/session/identity-settings.ts'
import { AuthPage, FormSkeleton } from '../form/AuthPage.tsx'
import type { SecondStep } from '../form/use-auth-attempt.ts'
import { useTypedEmail } from '../form/use-typed-email.ts'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { googleTexts, useGoogleSignIn } from '../google/use-google-sign-in.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

export const meta = () =>
  pageMeta('/login', 'Log in to your chart, your readings and your horoscopes.')

export default function LoginPage() {
  const query = usePageQuery()
  const navigate = useNavigate()
  const { identity } = useIdentity()
  const target = ownPath(query.get('redirect'))
  useEffect(() => {
    if (identity) navigate(target, { replace: true })
  }, [identity, navigate, target])

  return (
    <AuthPage heading="Log in" lead="Your chart and your readings are where you left them.">
      <LoginForms>
        <p className="mt-8 text-sm text-muted">
          New here?{' '}
          <Link
            className="text-link"
            to={withQuery('/signup', { redirect: query.get('redirect') ?? undefined })}
          >
            Create an account
          </Link>
        </p>
      </LoginForms>
    </AuthPage>
  )
}

const SecondStepForm = lazy(() => import('./SecondStepForm.tsx'))

/** @param children below the first step: who reaches the second has an account */
function LoginForms({ children }: { children: ReactNode }) {
  const typed = useTypedEmail()
  // The sign-up page sends somebody here who has an account with Google.
  const arrived: SecondStep | undefined = useLocation().state?.secondStep
  const [secondStep, setSecondStep] = useState(arrived)
  if (!secondStep)
    return (
      <>
        <FirstStep {...typed} onSecondStep={setSecondStep} />
        {children}
      </>
    )
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SecondStepForm step={secondStep} onStartOver={() => setSecondStep(undefined)} />
    </Suspense>
  )
}

interface FirstStepProps {
  email: string
  onEmail(email: string): void
  onSecondStep(step: SecondStep): void
}

function FirstStep({ email, onEmail, onSecondStep }: FirstStepProps) {
  const google = useGoogleSignIn(googleTexts.signIn, onSecondStep)
  const passkey = usePasskeySignIn()
  const [usesCode, setUsesCode] = useState(false)
  const settings = useIdentitySettings()
  const form = { email, onEmail, onSecondStep }
  return (
    <>
      <GoogleButton google={google} />
      <div onInput={google.ignoreFailure}>
        {usesCode ? (
          <CodeForm {...form} onBack={() => setUsesCode(false)} />
        ) : (
          <>
            <PasswordForm {...form} />
            {(!settings || settings.mailedCode) && (
              <button
                type="button"
                className="if-mailed-code text-link mt-3 flex min-h-11 items-center text-sm"
                onClick={() => setUsesCode(true)}
              >
                {messages.identity.code.open}
              </button>
            )}
          </>
        )}
      </div>
      {(!settings || settings.provider.kind === 'embedded') && <PasskeyButton passkey={passkey} />}
    </>
  )
}
