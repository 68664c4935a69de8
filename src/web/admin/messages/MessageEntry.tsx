import { adminMessages } from '#contract/admin-messages.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { timeText } from '../times.ts'

const { messages: texts } = adminMessages

interface Props {
  message: ContactMessage
  isDeleting: boolean
  onDelete(): void
}

export function MessageEntry({ message, isDeleting, onDelete }: Props) {
  const { name, email, sentAt, hasAccount } = message
  const subject = encodeURIComponent(texts.replySubject)
  return (
    <li className="py-5">
      <p dir="auto" className="font-serif text-lg whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {[name, email, hasAccount && texts.hasAccount].filter(Boolean).join(' · ')} ·{' '}
        <time dateTime={sentAt}>{timeText(sentAt)}</time>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <a
          className="text-link inline-flex min-h-11 items-center font-semibold"
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          aria-label={texts.replyTo(email)}
        >
          {texts.reply}
        </a>
        <Confirmation
          trigger={
            <Button look="quiet" aria-label={texts.deleteOf(email)}>
              {texts.delete}
            </Button>
          }
          title={texts.deletion.title}
          text={texts.deletion.text}
          action={texts.delete}
          isPending={isDeleting}
          onConfirm={onDelete}
        />
      </div>
    </li>
  )
}
