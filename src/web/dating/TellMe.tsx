import { useEffect, useId, useRef, useState } from 'react'
import type { joinWaitlist } from '#contract/dating.ts'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import type { Reply } from '#web/call-endpoint.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useLeaveWaitlist, useWaitlist } from '#web/waitlist/use-waitlist.ts'
import { TellMeForm } from './TellMeForm.tsx'
import { useJoin } from './use-join.ts'

type Joined = Reply<typeof joinWaitlist>

/** The list of people whom we email once, when the app opens. */
export function TellMe() {
  const id = useId()
  const { identity } = useIdentity()
  const { data } = useWaitlist()
  const [joined, setJoined] = useState<Joined>()
  const entry = identity && data?.entry
  return (
    <section
      aria-labelledby={id}
      className="mt-10 flex min-h-74.5 max-w-md flex-col border-t border-line pt-6 sm:min-h-70.5"
    >
      <h2 id={id} className="mb-3 font-serif text-xl text-balance">
        {texts.title}
      </h2>
      {entry?.isConfirmed ? (
        <Listed
          email={entry.email}
          hasMoved={joined !== undefined}
          onLeft={() => setJoined(undefined)}
        />
      ) : joined ? (
        <Mailed email={joined.email} />
      ) : (
        <TellMeForm waitsFor={entry?.email} onJoined={setJoined} />
      )}
    </section>
  )
}

/** The pressed button is gone, so focus moves to what replaces it. */
function State({
  title,
  text,
  takesFocus = true,
}: {
  title: string
  text: string
  takesFocus?: boolean
}) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <>
      <h3 ref={ref} tabIndex={-1} className="font-serif text-xl outline-none">
        {title}
      </h3>
      <p className="mt-2 mb-5 wrap-anywhere text-muted">{text}</p>
    </>
  )
}

interface ListedProps {
  email: string
  hasMoved: boolean
  onLeft(): void
}

function Listed({ email, hasMoved, onLeft }: ListedProps) {
  const { mutate, isPending } = useLeaveWaitlist()
  return (
    <>
      <State title={texts.listedTitle} text={texts.listed(email)} takesFocus={hasMoved} />
      <Button
        look="outline"
        className="self-start"
        disabled={isPending}
        onClick={() => mutate(undefined, { onSuccess: onLeft })}
      >
        {isPending ? texts.leaving : texts.leave}
      </Button>
    </>
  )
}

function Mailed({ email }: { email: string }) {
  const { join, failure, isJoining } = useJoin()
  return (
    <>
      <State title={texts.mailedTitle} text={texts.mailed(email)} />
      {failure && (
        <div className="mb-5">
          <Notice>{failure}</Notice>
        </div>
      )}
      <Button
        look="outline"
        className="self-start"
        disabled={isJoining}
        onClick={() => void join(email)}
      >
        {isJoining ? texts.sending : texts.sendAgain}
      </Button>
    </>
  )
}
