import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Like the id of a UUID, a trace or a proxy; nothing that could break a log line or a header. */
const WELL_FORMED = /^[\w.=-]{8,128}$/

/** Short, because people quote it: 64 random bits. `randomUUID` keeps random bytes in store, `randomBytes` asks for them each time. */
function newRequestId(): string {
  const uuid = randomUUID()
  return uuid.slice(0, 8) + uuid.slice(28)
}

/** The id that a trusted proxy has given to the request, or a new one. */
export const requestIdFrom = (given: string | undefined): string =>
  given && WELL_FORMED.test(given) ? given : newRequestId()

const ids = new AsyncLocalStorage<string>()

/** The id of the request that this code works for; undefined in jobs and outside of a request. */
export const currentRequestId = () => ids.getStore()

export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work)

/** For what outlives the request in which it happened to be created, such as a pooled connection. */
export const outsideOfRequests = <Result>(work: () => Result): Result => ids.exit(work)
