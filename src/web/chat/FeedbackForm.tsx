import { useId, useState } from 'react'
import { MAX_WORDS_LENGTH, THUMB_REASONS, type ThumbReason } from '#contract/feedback.ts'
import { isBlankMessage, messageLength } from '#contract/message-text.ts'
import { messages } from '#contract/messages.ts'
import { fieldClass } from '#web/ui/Field.tsx'
import { FieldNotes, noteIds } from '#web/ui/FieldNotes.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'

const { thumbReasons: texts } = messages.chat

interface Feedback {
  reason?: ThumbReason
  words?: string
}

interface Props {
  isBusy: boolean
  onSend(feedback: Feedback): void
}

/** What was wrong with an answer: a reason, the reader's own words, or both. */
export function FeedbackForm({ isBusy, onSend }: Props) {
  const [reason, setReason] = useState<ThumbReason>()
  const [words, setWords] = useState('')
  const isTooLong = messageLength(words.trim()) > MAX_WORDS_LENGTH
  const hasWords = !isBlankMessage(words)
  return (
    <form
      className="flex max-w-prose flex-col items-start gap-4 rounded-card border border-line p-4 text-sm animate-fade sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ ...(reason && { reason }), ...(hasWords && { words }) })
      }}
    >
      <Reasons chosen={reason} onChoose={setReason} />
      <WordsField words={words} isTooLong={isTooLong} onWords={setWords} />
      <SubmitButton
        look="outline"
        isBusy={isBusy}
        whileBusy={texts.sending}
        disabled={isTooLong || !(reason || hasWords)}
      >
        {texts.send}
      </SubmitButton>
    </form>
  )
}

interface ReasonsProps {
  chosen: ThumbReason | undefined
  onChoose(reason: ThumbReason | undefined): void
}

function Reasons({ chosen, onChoose }: ReasonsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-muted">{texts.question}</legend>
      {THUMB_REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={reason === chosen}
          className="min-h-11 rounded-full border border-control px-4 hover:border-ink hover:bg-highlight aria-pressed:border-ink aria-pressed:bg-highlight aria-pressed:font-semibold"
          onClick={() => onChoose(reason === chosen ? undefined : reason)}
        >
          {texts[reason]}
        </button>
      ))}
    </fieldset>
  )
}

interface WordsProps {
  words: string
  isTooLong: boolean
  onWords(words: string): void
}

function WordsField({ words, isTooLong, onWords }: WordsProps) {
  const id = useId()
  const notes = {
    id,
    error: isTooLong ? messages.feedback.wordsTooLong : undefined,
    hint: texts.whoReads,
  }
  return (
    <div className="w-full">
      <label htmlFor={id} className="mb-1.5 block text-muted">
        {texts.words}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={words}
        aria-invalid={isTooLong || undefined}
        aria-describedby={noteIds(notes)}
        onChange={({ target }) => onWords(target.value)}
        className={`${fieldClass} field-sizing-content max-h-40 resize-none py-2.5`}
      />
      <FieldNotes {...notes} />
    </div>
  )
}
