import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#database.ts'
import { verification } from '../embedded/identity-tables.ts'

export interface OwnSession {
  sessionId: string
  userId: string
}

const identifierOf = ({ sessionId }: OwnSession) => `confirmed ${sessionId}`
/** Begins with the user id, so that a new password ends it like emailed links. */
const ownerOf = ({ userId }: OwnSession) => `${userId} confirmed`

/** Stored beside better-auth's own, which deletes what has expired. */
export async function saveConfirmation(db: Database, session: OwnSession, expiresAt: Date) {
  const { identifier } = verification
  await db.transaction(async (tx) => {
    await tx.delete(verification).where(eq(identifier, identifierOf(session)))
    await tx.insert(verification).values({
      id: randomUUID(),
      identifier: identifierOf(session),
      value: ownerOf(session),
      expiresAt,
    })
  })
}

export async function hasConfirmation(
  db: Database,
  session: OwnSession,
  now: Date,
): Promise<boolean> {
  const { identifier, value, expiresAt } = verification
  const isTheirs = and(eq(identifier, identifierOf(session)), eq(value, ownerOf(session)))
  return (await db.$count(verification, and(isTheirs, gt(expiresAt, now)))) > 0
}
