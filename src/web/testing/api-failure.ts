import { ApiError } from '#web/api-error.ts'

/** @returns the ApiError that the promise rejects with; anything else fails the test */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error(`No ApiError was thrown, but ${error}`)
}
