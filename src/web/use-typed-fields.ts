import { useEffect, useRef, useState } from 'react'
import { forgetTyped, leaveTyped, typist } from './typed-fields.ts'

/**
 * Keeps what is in a form when it is left, for when it opens again or the document reloads itself. What was sent is kept
 * elsewhere.
 *
 * @param fieldsNow undefined while nothing is filled in
 * @returns to be called when the form is sent
 */
export function useTypedFields(
  form: Parameters<typeof leaveTyped>[0],
  fieldsNow: () => unknown,
): () => void {
  const isSent = useRef(false)
  const latest = useRef(fieldsNow)
  latest.current = fieldsNow
  // Whoever logs out leaves the form as somebody else.
  const [typedBy] = useState(typist)
  useEffect(
    () => () => {
      const fields = isSent.current ? undefined : latest.current()
      forgetTyped(form)
      if (fields !== undefined) leaveTyped(form, fields, typedBy)
    },
    [form, typedBy],
  )
  return () => {
    isSent.current = true
  }
}
