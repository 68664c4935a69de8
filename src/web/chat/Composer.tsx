import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Link } from 'react-router'
import { type ChatAllowance, MAX_MESSAGE_LENGTH } from '#contract/chat.ts'
import { isBlankMessage, messageLength } from '#contract/message-text.ts'
import { messages } from '#contract/messages.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

const texts = messages.chat
/** From here on, the length is shown. */
const NEAR_LIMIT = 3500
/** From here on, how many messages are left is shown. */
const FEW_LEFT = 10

interface Props {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  allowance: ChatAllowance
  isAnswering: boolean
  onDraft(text: string): void
  onSend(): void
  onStop(): void
}

/**
 * Enter sends; Shift+Enter breaks the line. A message beyond the daily limit is sent as well: the server refuses it,
 * unless it is about a crisis.
 */
export function Composer({ ref, draft, allowance, isAnswering, onDraft, onSend, onStop }: Props) {
  const inset = useKeyboardInset()
  const length = messageLength(draft)
  const isTooLong = length > MAX_MESSAGE_LENGTH
  const canSend = !isBlankMessage(draft) && !isTooLong && !isAnswering
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character; Safari reports that with this key code.
    if (event.key !== 'Enter' || event.shiftKey) return
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form
      className="sticky z-10 -mx-5 border-t border-line bg-background px-5 pt-3 pb-3 md:mx-0 md:px-0"
      style={{ bottom: `max(${inset}px, var(--tab-bar, 0px))` }}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      <div className="flex items-end gap-2 rounded-[1.6rem] border border-control bg-surface py-1 pr-1 pl-5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <textarea
          ref={ref}
          value={draft}
          rows={1}
          enterKeyHint="send"
          aria-label="Message"
          aria-invalid={isTooLong || undefined}
          aria-describedby="message-notes"
          placeholder={texts.placeholder}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={sendOnEnter}
          dir="auto"
          className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none bg-transparent py-2.5 text-base text-ink outline-none placeholder:text-muted"
        />
        {isAnswering ? (
          <RoundButton label="Stop" onClick={onStop}>
            <Square aria-hidden="true" className="size-4" fill="currentColor" strokeWidth={0} />
          </RoundButton>
        ) : (
          <RoundButton label="Send" isSubmit isDisabled={!canSend}>
            <ArrowUp aria-hidden="true" className="size-5" strokeWidth={1.6} />
          </RoundButton>
        )}
      </div>
      <div id="message-notes" className="mt-2 text-xs text-muted">
        {length >= NEAR_LIMIT && (
          <p className={isTooLong ? 'text-danger' : ''}>
            {isTooLong && `${texts.tooLong} `}
            {length.toLocaleString('en-US')} / {MAX_MESSAGE_LENGTH.toLocaleString('en-US')}
          </p>
        )}
        <Allowance {...allowance} />
      </div>
      <p className="mt-1 text-center text-xs text-balance text-muted">
        {texts.aiNotice}{' '}
        <Link to="/care" className="text-link whitespace-nowrap">
          {texts.inCrisis}
        </Link>
      </p>
    </form>
  )
}

function Allowance({ left, perDay, freeAt }: ChatAllowance) {
  if (left > FEW_LEFT) return null
  if (left > 0) return <p>{texts.messagesLeft(left)}</p>
  const waitMs = freeAt ? Math.max(0, Date.parse(freeAt) - Date.now()) : 0
  return <p className="text-danger">{texts.tooMany(perDay, waitMs)}</p>
}

interface RoundProps {
  label: string
  isSubmit?: boolean
  isDisabled?: boolean
  onClick?: () => void
  children: React.ReactElement
}

function RoundButton({
  label,
  isSubmit = false,
  isDisabled = false,
  onClick,
  children,
}: RoundProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="grid size-11 flex-none place-items-center rounded-full bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted"
    >
      {children}
    </button>
  )
}
