import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from '#errors.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import type { CurrentSession } from './authenticate-session.ts'

export async function listUserSessions(
  { auth }: EmbeddedIdentity,
  { userId, sessionId }: CurrentSession,
) {
  const { internalAdapter } = await auth.$context
  const sessions = await internalAdapter.listSessions(userId)
  return sessions.map((session) => toResponse(session, sessionId))
}

/** @throws AppError `not_found` for a session of another user, too */
export async function endSession({ auth }: EmbeddedIdentity, userId: string, id: string) {
  const { internalAdapter } = await auth.$context
  const found = (await internalAdapter.listSessions(userId)).find((session) => session.id === id)
  if (!found) throw new AppError('not_found', refusalMessages.notFound)
  await internalAdapter.deleteSession(found.token)
}

export async function endOtherSessions(
  { auth }: EmbeddedIdentity,
  { userId, sessionId }: CurrentSession,
) {
  const { internalAdapter } = await auth.$context
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
