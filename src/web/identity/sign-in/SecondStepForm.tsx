import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { passkeyMessages } from '#contract/passkey-messages.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { supportsPasskeys } from '#web/passkey-support.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { IdentityError } from '#web/session/identity-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { SecondStep } from '../form/use-auth-attempt.ts'
import { useAuthAttempt } from '../form/use-auth-attempt.ts'

const texts = twoFactorMessages.login

type Method = 'app' | 'backup' | 'passkey'

interface Props {
  step: SecondStep
  onStartOver(): void
}

/** The second step of a login, after a password, an emailed code or Google. */
export default function SecondStepForm({ step, onStartOver }: Props) {
  const usual: Method = step === 'code' ? 'app' : 'passkey'
  const [method, setMethod] = useState<Method>(usual)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (usual === 'passkey') heading.current?.focus()
  }, [usual])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="font-serif text-2xl tracking-heading outline-none">
        {texts.heading}
      </h2>
      {method === 'passkey' ? (
        <PasskeyStep />
      ) : (
        <CodeStep key={method} kind={method} offersPasskey={method === 'app'} />
      )}
      <div className="mt-4 flex flex-col items-start">
        {method !== 'backup' && (
          <TextButton onClick={() => setMethod('backup')}>{texts.useBackup}</TextButton>
        )}
        {method === 'backup' && (
          <TextButton onClick={() => setMethod(usual)}>
            {usual === 'app' ? texts.useCode : texts.usePasskey}
          </TextButton>
        )}
        <TextButton onClick={onStartOver}>{texts.startOver}</TextButton>
      </div>
      <p className="mt-4 text-sm text-muted">
        {texts.lost}{' '}
        <Link className="text-link" to="/contact">
          {texts.contact}
        </Link>
      </p>
    </section>
  )
}

function TextButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <button
      type="button"
      className="text-link flex min-h-11 items-center text-sm"
      onClick={onClick}
    >
      {children}
    </button>
  )
}

const failures = {
  title: messages.identity.signInFailedTitle,
  fallback: texts.failed,
  overrides: {
    'second-step-over': texts.over,
    'passkey-canceled': passkeyMessages.canceled,
    'internal-error': texts.failed,
  },
}

const wrongTexts = { app: twoFactorMessages.wrongCode, backup: texts.wrongBackup }

const isWrongCode = (error: unknown) =>
  error instanceof IdentityError && error.code === 'second-step-wrong-code'

function CodeStep({ kind, offersPasskey }: { kind: 'app' | 'backup'; offersPasskey: boolean }) {
  const { enterSecondStep } = useIdentity()
  const { failure, attempt } = useAuthAttempt(failures)
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { code: '', trustsBrowser: false },
  })
  const { errors, isSubmitting } = formState
  const enter: typeof enterSecondStep = (proof) =>
    enterSecondStep(proof).catch((error) => {
      if (!isWrongCode(error)) throw error
      setError('code', { message: wrongTexts[kind] }, { shouldFocus: true })
    })
  return (
    <>
      <form
        noValidate
        className="mt-3 flex flex-col gap-5"
        onSubmit={handleSubmit(({ code, trustsBrowser }) =>
          attempt(() => enter({ kind, code: asStored(code), trustsBrowser })),
        )}
      >
        {failure && <Notice title={failure.title}>{failure.text}</Notice>}
        <p className="text-muted">{kind === 'app' ? texts.code : texts.backup}</p>
        <TextField
          label={kind === 'app' ? texts.codeLabel : texts.backupLabel}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          autoFocus
          spellCheck={false}
          error={errors.code?.message}
          {...register('code', { required: texts.missing })}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="tick" {...register('trustsBrowser')} />
          <span className="text-balance">{texts.trust}</span>
        </label>
        <SubmitButton size="large" isBusy={isSubmitting} whileBusy={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </form>
      {offersPasskey && <UsePasskey look="outline" />}
    </>
  )
}

/** As the app and the list of backup codes show it, it may have spaces and capital letters. */
const asStored = (typed: string) => typed.replace(/\s/g, '').toLowerCase()

function PasskeyStep() {
  return (
    <>
      <p className="mt-3 mb-5 text-muted">{texts.passkey}</p>
      <UsePasskey look="primary" />
    </>
  )
}

function UsePasskey({ look }: { look: 'primary' | 'outline' }) {
  const { signInWithPasskey } = useIdentity()
  const [isWaiting, setIsWaiting] = useState(false)
  const { failure, attempt } = useAuthAttempt({ ...failures, fallback: passkeyMessages.failed })
  if (!supportsPasskeys()) return null
  async function start() {
    setIsWaiting(true)
    await attempt(() => signInWithPasskey())
    setIsWaiting(false)
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button look={look} size="large" disabled={isWaiting} onClick={start}>
        {isWaiting ? passkeyMessages.waiting : texts.usePasskey}
      </Button>
      {failure && <Notice title={failure.title}>{failure.text}</Notice>}
    </div>
  )
}
