import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import { FieldNotes, fieldClass, noteIds } from '#web/ui/TextField.tsx'

const texts = messages.aboutYou

interface Props {
  mind: string
  isTooLong: boolean
  onMind(mind: string): void
}

/** What is on somebody's mind, in their own words. */
export function MindField({ mind, isTooLong, onMind }: Props) {
  const id = useId()
  const error = isTooLong ? texts.mindTooLong : undefined
  const notes = { id, error, hint: texts.mind.hint }
  return (
    <div className="w-full">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {texts.mind.label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={mind}
        aria-invalid={isTooLong || undefined}
        aria-describedby={noteIds(notes)}
        onChange={({ target }) => onMind(target.value)}
        className={`${fieldClass} field-sizing-content max-h-40 resize-none py-2.5`}
      />
      <FieldNotes {...notes} />
    </div>
  )
}
