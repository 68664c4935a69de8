import { type ComponentProps, useId } from 'react'
import { MAX_CONTACT_LENGTH } from '#contract/contact-bounds.ts'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import { messageLength } from '#contract/message-text.ts'
import { FieldNotes, fieldClass, noteIds } from '#web/ui/TextField.tsx'

interface Props extends ComponentProps<'textarea'> {
  typed: string
  error: string | undefined
}

/** How many characters may be left before the field says so. */
const NEARLY_FULL = 500

export function MessageField({ typed, error, ...textarea }: Props) {
  const id = useId()
  const left = MAX_CONTACT_LENGTH - messageLength(typed.trim())
  const hint = 0 <= left && left <= NEARLY_FULL ? texts.left(left) : texts.kept
  const notes = { id, error: error ?? (left < 0 ? texts.tooLong : undefined), hint }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {texts.message}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={7}
        required
        aria-invalid={notes.error ? true : undefined}
        aria-describedby={noteIds(notes)}
        className={`${fieldClass} block field-sizing-content max-h-[60dvh] min-h-44 py-3`}
        {...textarea}
      />
      <FieldNotes {...notes} />
    </div>
  )
}
