import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { caretAfter, shape, type TypedCard } from './card-fields.ts'

/**
 * Formats one field during typing, and keeps the caret position, also in the middle of the text.
 * Deleting a space also deletes the digit before it.
 */
export function useCardField(
  field: keyof TypedCard,
  value: string,
  onValue: (shaped: string) => void,
) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const input = ref.current
    if (input && caret.current !== undefined && document.activeElement === input)
      input.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const at = target.selectionStart ?? target.value.length
    const typed = withoutLostDigit(value, target.value, at)
    const digitsBefore = typed.text.slice(0, typed.at).replace(/\D/g, '').length
    const shaped = shape[field](typed.text)
    const isAtEnd = typed.at === typed.text.length
    caret.current = isAtEnd ? shaped.length : caretAfter(shaped, digitsBefore)
    onValue(shaped)
  }
  return { ref, value, onChange }
}

/** Backspace over a separator must delete the digit before it; otherwise formatting restores the separator. */
function withoutLostDigit(before: string, text: string, at: number) {
  const isBackspace = before.slice(0, at) + before.slice(at + 1) === text
  if (!isBackspace || /\d/.test(before.charAt(at))) return { text, at }
  const kept = text.slice(0, at).replace(/\d\D*$/, '')
  return { text: kept + text.slice(at), at: kept.length }
}
