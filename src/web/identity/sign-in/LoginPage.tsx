import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { pageMeta } from '#web/layout/page-meta.ts'
import { usePageQuery } from '#web/layout/use-page-query.ts'
import { ownPath, withQuery } from '#web/own-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { useIdentitySettings } from '#web/session/identity-settings.ts'
import { AuthPage } from '../form/AuthPage.tsx'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { googleTexts, useGoogleSignIn } from '../google/use-google-sign-in.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

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
      <LoginForms />
      <p className="mt-8 text-sm text-muted">
        New here?{' '}
        <Link
          className="text-link"
          to={withQuery('/signup', { redirect: query.get('redirect') ?? undefined })}
        >
          Create an account
        </Link>
      </p>
    </AuthPage>
  )
}

function LoginForms() {
  const google = useGoogleSignIn(googleTexts.signIn)
  const [email, setEmail] = useState('')
  const [usesCode, setUsesCode] = useState(false)
  const settings = useIdentitySettings()
  return (
    <>
      <GoogleButton google={google} />
      <div onInput={google.ignoreFailure}>
        {usesCode ? (
          <CodeForm email={email} onEmail={setEmail} onBack={() => setUsesCode(false)} />
        ) : (
          <>
            <PasswordForm email={email} onEmail={setEmail} />
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
    </>
  )
}
