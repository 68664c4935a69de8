import { deleteMessage, listMessages } from '#contact/contact-messages-table.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { type Cursor, cursorOf } from '#contract/cursor.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { isUuid } from '#storable-text.ts'
import { insertAuditLogs } from './ai-audit-logs-table.ts'
import { requireAdmin } from './authenticate-admin.ts'

const MESSAGES_PER_PAGE = 50

export async function showContactMessages(
  db: Database,
  { before }: { before?: Cursor | undefined },
) {
  // One more than a page tells whether there is a next one.
  const rows = await listMessages(db, { before, limit: MESSAGES_PER_PAGE + 1 })
  const messages: ContactMessage[] = rows
    .slice(0, MESSAGES_PER_PAGE)
    .map(({ id, userId, name, email, message, sentAt }) => ({
      ...{ id, name, email, message },
      sentAt: sentAt.toISOString(),
      hasAccount: userId !== null,
    }))
  const last = messages.at(-1)
  const hasMore = last && rows.length > MESSAGES_PER_PAGE
  return { messages, next: hasMore ? cursorOf({ createdAt: last.sentAt, id: last.id }) : null }
}

/** The audit log keeps that there was one, and nothing of it. @throws AppError `not_found` */
export async function removeContactMessage(
  db: Database,
  { id, actorId }: { id: string; actorId: string },
) {
  await db.transaction(async (tx) => {
    await requireAdmin(tx, actorId)
    if (!isUuid(id) || !(await deleteMessage(tx, id)))
      throw new AppError('not_found', adminMessages.messages.unknown)
    await insertAuditLogs(tx, [
      { featureName: 'contact_messages', action: 'message deleted', actorId },
    ])
  })
}
