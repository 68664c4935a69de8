import { syncUser as syncUserEndpoint } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { ApiError } from '#web/api-error.ts'
import { callWithToken } from '#web/call-endpoint.ts'
import { IdentityError } from './identity-error.ts'

/** Creates or updates the account on our server; tried twice. @throws IdentityError `sync-failed` */
export async function syncUser(token: string): Promise<void> {
  const sync = () => callWithToken(token, syncUserEndpoint)
  try {
    await sync().catch(sync)
  } catch (error) {
    throw new IdentityError('sync-failed', { message: messageFor(error), cause: error })
  }
}

function messageFor(error: unknown): string {
  const { syncFailed, syncFailedWithoutMessage } = messages.identity
  if (!(error instanceof ApiError)) return syncFailedWithoutMessage
  if (error.status === 0) return error.message
  if (!error.isReadable) return syncFailed
  return error.ownWords ?? syncFailedWithoutMessage
}
