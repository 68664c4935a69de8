import { messages } from '#contract/messages.ts'
import { TextArea } from '#web/ui/TextArea.tsx'

const texts = messages.aboutYou

interface Props {
  mind: string
  isTooLong: boolean
  onMind(mind: string): void
}

/** What is on somebody's mind, in their own words. */
export function MindField({ mind, isTooLong, onMind }: Props) {
  return (
    <TextArea
      label={texts.mind.label}
      error={isTooLong ? texts.mindTooLong : undefined}
      hint={texts.mind.hint}
      className="w-full"
      dir="auto"
      rows={2}
      value={mind}
      onChange={({ target }) => onMind(target.value)}
      size="field-sizing-content max-h-40 resize-none py-2.5"
    />
  )
}
