import { createHash } from 'node:crypto'
import { ASSISTANT_SCOPES, type AssistantScope } from '#contract/assistant-scopes.ts'
import type { Database } from '#database.ts'
import { MINUTE } from '#durations.ts'
import { findConnectionOfToken, recordUse } from './assistant-tables.ts'

/** Settings show a date; a row need not change with every call. */
const USE_RECORDED_EVERY_MS = 5 * MINUTE

/** The person whose assistant holds a token, and the rights that the person grants it now. */
export interface AssistantAccess {
  subject: string
  scopes: AssistantScope[]
  /** Where pages of the assistant are, by its redirects. */
  origins: string[]
}

/**
 * Looks an access token up by its hash, on every call: what a person has ended is over with the next one.
 * @returns undefined for every token that is not valid now and for this resource
 */
export async function findAssistantAccess(
  db: Database,
  { token, resource }: { token: string; resource: string },
): Promise<AssistantAccess | undefined> {
  const now = new Date()
  const found = await findConnectionOfToken(db, { token: hashToken(token), resource, now })
  if (!found) return undefined
  const { id, subject, lastUsedAt } = found
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > USE_RECORDED_EVERY_MS)
    await recordUse(db, id, now)
  const scopes = ASSISTANT_SCOPES.filter(
    (scope) => found.scopes.includes(scope) && found.allowed.includes(scope),
  )
  return { subject, scopes, origins: found.redirectUris.filter(isOfWeb).map(originOf) }
}

const isOfWeb = (uri: string) => /^https?:/.test(uri) && URL.canParse(uri)
const originOf = (uri: string) => new URL(uri).origin

/** As better-auth stores tokens. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
