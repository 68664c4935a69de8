import { useState } from 'react'
import { revokeOtherSessions, revokeSession, type Session } from '#contract/identity.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { mediumLocalDate } from '#web/local-time.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { browserName } from './browser-name.ts'
import { Section } from './Section.tsx'
import { useSessions } from './use-sessions.ts'

const texts = messages.account.sessions

/** The browsers where the person is logged in; every one but this can be logged out. */
export function Sessions() {
  const { data, isError } = useSessions()
  const { end, ending } = useEndSession()
  if (isError)
    return (
      <Section title="Where you are logged in">
        <Notice>{texts.listFailed}</Notice>
      </Section>
    )
  const sessions = data?.sessions
  return (
    <Section title="Where you are logged in">
      <ul className="border-t border-line">
        {sessions?.map((session) => (
          <li key={session.id} className="flex items-center gap-4 border-b border-line py-3">
            <SessionText session={session} />
            {!session.isCurrent && (
              <Button
                look="outline"
                disabled={ending !== undefined}
                aria-label={`Log Out ${browserName(session.userAgent)}`}
                onClick={() => end(session.id, texts.ended)}
              >
                Log Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          look="outline"
          className="mt-5"
          disabled={ending !== undefined}
          onClick={() => end('others', texts.othersEnded)}
        >
          Log Out Everywhere Else
        </Button>
      )}
    </Section>
  )
}

function SessionText({ session }: { session: Session }) {
  return (
    <p className="min-w-0 flex-1">
      {browserName(session.userAgent)}
      <span className="block text-sm text-muted">
        {session.isCurrent ? 'This browser' : `Last used ${mediumLocalDate(session.seenAt)}`}
      </span>
    </p>
  )
}

function useEndSession() {
  const { queryClient } = useServices()
  const [ending, setEnding] = useState<string>()
  return {
    ending,
    async end(which: 'others' | (string & {}), done: { title: string; text: string }) {
      setEnding(which)
      try {
        await (which === 'others'
          ? callWithoutToken(revokeOtherSessions)
          : callWithoutToken(revokeSession, { params: { id: which } }))
        showToast({ ...done, kind: 'success' })
      } catch (error) {
        const text = errorMessage(error, texts.failed)
        showToast({ title: texts.failedTitle, text, kind: 'destructive' })
      } finally {
        await queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
        setEnding(undefined)
      }
    },
  }
}
