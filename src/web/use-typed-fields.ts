import { useEffect, useRef } from 'react'
import { forgetTyped, leaveTyped, typist } from './typed-fields.ts'

/**
 * Keeps what is in a form when it is left, for when it opens again or the document reloads itself. What was sent is kept
 * elsewhere.
 *
 * @param fieldsNow null if nothing is left in the form; undefined while it is as it opened, or filled in only with what is
 * known elsewhere
 * @returns to be called when the form is sent
 */
export function useTypedFields(
  form: Parameters<typeof leaveTyped>[0],
  fieldsNow: () => unknown,
): () => void {
  const isSent = useRef(false)
  const latest = useRef(fieldsNow)
  latest.current = fieldsNow
  // After a logout, the form still belongs to the person who typed in it.
  const typedBy = useRef<string>(null)
  typedBy.current = typist() ?? typedBy.current
  useEffect(
    () => () => {
      const fields = isSent.current ? null : latest.current()
      if (fields === null) forgetTyped(form)
      else if (fields !== undefined) leaveTyped(form, fields, typedBy.current)
    },
    [form],
  )
  return () => {
    isSent.current = true
  }
}
