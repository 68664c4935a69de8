import { refusalMessages } from '#contract/refusal-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { deleteConnections } from '../assistants/assistant-tables.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { forgetTrustedDevices } from '../two-factor/two-factor-tables.ts'
import type { CurrentSession } from './authenticate-session.ts'

export async function listUserSessions(
  { auth }: EmbeddedIdentity,
  { userId, sessionId }: CurrentSession,
) {
  const { internalAdapter } = await auth.$context
  const sessions = await internalAdapter.listSessions(userId)
  return sessions.map((session) => toResponse(session, sessionId))
}

interface Deps {
  db: Database
  identity: EmbeddedIdentity
}

/**
 * Every browser needs the second step again, because nothing says in which of them the session was.
 * @throws AppError `not_found` for a session of another user, too
 */
export async function endSession({ db, identity }: Deps, userId: string, id: string) {
  const { internalAdapter } = await identity.auth.$context
  const found = (await internalAdapter.listSessions(userId)).find((session) => session.id === id)
  if (!found) throw new AppError('not_found', refusalMessages.notFound)
  await forgetTrustedDevices(db, userId)
  await internalAdapter.deleteSession(found.token)
}

/** Every browser needs the second step again, this one at its next login. Also disconnects the assistants of the account. */
export async function endOtherSessions(
  { db, identity }: Deps,
  { userId, sessionId }: CurrentSession,
) {
  const { internalAdapter } = await identity.auth.$context
  await Promise.all([forgetTrustedDevices(db, userId), deleteConnections(db, userId)])
  for (const session of await internalAdapter.listSessions(userId))
    if (session.id !== sessionId) await internalAdapter.deleteSession(session.token)
}

interface StoredSession {
  id: string
  createdAt: Date
  updatedAt: Date
  userAgent?: string | null
}

function toResponse({ id, createdAt, updatedAt, userAgent }: StoredSession, currentId: string) {
  return {
    id,
    isCurrent: id === currentId,
    createdAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
    userAgent: userAgent ?? null,
  }
}
