import { useEffect, useRef } from 'react'
import { forgetTyped, leaveTyped } from '#web/typed-fields.ts'

/**
 * Keeps what is in a form when it is left, in case the document then reloads itself. What was sent is kept elsewhere.
 *
 * @param fieldsNow undefined while nothing is filled in
 * @returns to be called when the form is sent
 */
export function useTypedFields(form: 'natal' | 'synastry', fieldsNow: () => unknown): () => void {
  const isSent = useRef(false)
  const latest = useRef(fieldsNow)
  latest.current = fieldsNow
  useEffect(
    () => () => {
      const fields = isSent.current ? undefined : latest.current()
      forgetTyped(form)
      if (fields !== undefined) leaveTyped(form, fields)
    },
    [form],
  )
  return () => {
    isSent.current = true
  }
}
