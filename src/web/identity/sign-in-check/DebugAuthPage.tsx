import { useEffect, useState, useSyncExternalStore } from 'react'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { sessionFlags } from '#web/session/google-flags.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { identityErrorMessage } from '#web/session/identity-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { googleTexts } from '../google/use-google-sign-in.ts'

export const meta = () => [...pageMeta('/debug-auth'), { name: 'robots', content: 'noindex' }]

const instructions = [
  'Press "Test Google Login".',
  'Watch the log below.',
  'If a Google window opens, choose an account and log in there.',
  'Come back here and look at the log again.',
  'Take a screenshot of this page for support.',
]

interface Line {
  id: number
  at: string
  text: string
}

/** For support: logs this visitor's Google login. Shows no token. */
export default function DebugAuthPage() {
  const { identity, isSettled, signInWithGoogle } = useIdentity()
  const [lines, setLines] = useState<Line[]>([])
  const [isProcessing, setIsProcessing] = useState(false)
  const isInProgress = useFlag(sessionFlags.isInProgress)
  const isComplete = useFlag(sessionFlags.isComplete)
  const email = identity?.email

  function log(text: string) {
    setLines((before) => [
      ...before,
      { id: before.length, at: new Date().toISOString().slice(11, 23), text },
    ])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one line for each change of the session
  useEffect(() => {
    if (!isSettled) log('Auth state: loading')
    else log(email ? `Auth state: logged in as ${email}` : 'Auth state: logged out')
  }, [isSettled, email])

  async function test() {
    setIsProcessing(true)
    log('Google login started')
    try {
      await signInWithGoogle()
      log('Google login complete')
    } catch (error) {
      log(`ERROR: ${identityErrorMessage(error, googleTexts.signIn.fallback)}`)
    } finally {
      setIsProcessing(false)
    }
  }

  return (
    <div className="page-column">
      <PageHeading>Login check</PageHeading>
      <ol className="mt-6 list-decimal space-y-1.5 pl-6 text-muted">
        {instructions.map((instruction) => (
          <li key={instruction}>{instruction}</li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button disabled={isProcessing} onClick={test}>
          {isProcessing ? 'Processing...' : 'Test Google Login'}
        </Button>
        <Button
          look="outline"
          onClick={() => {
            sessionFlags.clear()
            log('Session flags cleared')
          }}
        >
          Clear Session Flags
        </Button>
        <Button look="outline" onClick={() => setLines([])}>
          Clear Logs
        </Button>
      </div>
      <dl className="mt-8 grid grid-cols-[3fr_4fr] border-t border-line sm:grid-cols-[auto_1fr]">
        <State name="Loading">{isSettled ? 'no' : 'yes'}</State>
        <State name="User">{email ?? 'none'}</State>
        <State name="Google login is in progress">{isInProgress ? 'true' : 'false'}</State>
        <State name="Google login is complete">{isComplete ? 'true' : 'false'}</State>
      </dl>
      <h2 id="log" className="mt-10 font-serif text-2xl tracking-heading">
        Log
      </h2>
      <div
        role="log"
        aria-labelledby="log"
        className="mt-3 min-h-24 rounded-field border border-line px-4 py-3 text-sm tabular-nums"
      >
        {lines.map(({ id, at, text }) => (
          <p key={id} className="flex gap-4 py-0.5 break-words">
            <time className="text-muted">{at}</time>
            <span className="min-w-0 flex-1">{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

function State({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="border-b border-line py-2.5 pr-4 text-muted sm:pr-8">{name}</dt>
      <dd className="min-w-0 border-b border-line py-2.5 break-words">{children}</dd>
    </>
  )
}

const useFlag = (flag: () => boolean) =>
  useSyncExternalStore(sessionFlags.onChange, flag, () => false)
