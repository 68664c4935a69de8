import { useEffect, useRef, useState } from 'react'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import { CareNote } from '#web/about-you/CareNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MessageForm } from './MessageForm.tsx'
import type { SentMessage } from './use-send-message.ts'

/** Our own form, and in its place what became of the message. */
export function WriteToUs() {
  const [sent, setSent] = useState<SentMessage>()
  const [hasWritten, setHasWritten] = useState(false)
  return (
    <section aria-label={texts.heading} className="mt-8">
      {sent ? (
        <Sent
          message={sent}
          onWriteAnother={() => {
            setSent(undefined)
            setHasWritten(true)
          }}
        />
      ) : (
        <MessageForm focusesMessage={hasWritten} onSent={setSent} />
      )}
    </section>
  )
}

interface SentProps {
  message: SentMessage
  onWriteAnother(): void
}

/** The pressed button is gone, so focus moves here, and a screen reader reads it. */
function Sent({ message: { email, isCopied, care }, onWriteAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-5 border-y border-line py-8">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-2xl tracking-heading outline-none">
        {texts.sent}
      </h2>
      <p className="wrap-anywhere">{(isCopied ? texts.copy : texts.answer)(email)}</p>
      {care && <CareNote text={care} />}
      <Button look="outline" onClick={onWriteAnother}>
        {texts.another}
      </Button>
    </div>
  )
}
