import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#web/api-error.ts'

/** @returns a handler that shows a failure at the field it is about, if the form has that one */
export const failureAt =
  <Typed extends FieldValues>(setError: UseFormSetError<Typed>, fields: FieldPath<Typed>[]) =>
  (error: unknown): boolean => {
    const field = fields.find((name) => error instanceof ApiError && error.field === name)
    if (field) setError(field, { message: (error as ApiError).message }, { shouldFocus: true })
    return field !== undefined
  }
