import type { ComponentProps } from 'react'
import { MAX_CONTACT_LENGTH } from '#contract/contact-bounds.ts'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import { messageLength } from '#contract/message-text.ts'
import { TextArea } from '#web/ui/TextArea.tsx'

interface Props extends ComponentProps<'textarea'> {
  typed: string
  error: string | undefined
}

/** How many characters may be left before the field says so. */
const NEARLY_FULL = 500

export function MessageField({ typed, error, ...textarea }: Props) {
  const left = MAX_CONTACT_LENGTH - messageLength(typed.trim())
  return (
    <TextArea
      label={texts.message}
      error={error ?? (left < 0 ? texts.tooLong : undefined)}
      hint={0 <= left && left <= NEARLY_FULL ? texts.left(left) : texts.kept}
      dir="auto"
      rows={7}
      required
      size="block field-sizing-content max-h-[60dvh] min-h-44 py-3"
      {...textarea}
    />
  )
}
