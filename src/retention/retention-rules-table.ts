import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deletionReceiptLines } from '#account/deletion-receipt-table.ts'
import { runningDeletions } from '#account/running-deletions-table.ts'
import { aiAuditLogs } from '#admin/ai-audit-logs-table.ts'
import { paymentEvents } from '#billing/payment-events-table.ts'
import { contactMessages } from '#contact/contact-messages-table.ts'
import { keptFor } from '#contract/kept-for.ts'
import type { Database } from '#database.ts'
import { datingWaitlist } from '#dating/waitlist-table.ts'
import { dataExports } from '#export/data-exports-table.ts'
import {
  hasNoConnection,
  hasNoTokens,
  oauthAccessToken,
  oauthClient,
  oauthClientAssertion,
  oauthConsent,
  oauthRefreshToken,
} from '#identity/assistants/assistant-tables.ts'
import { rateLimit, session, verification } from '#identity/embedded/identity-tables.ts'
import { dailyCounts } from '#identity/limits/daily-counts-table.ts'
import { hasNoPasskey, twoFactor } from '#identity/two-factor/two-factor-tables.ts'
import { outboxEmails } from '#mail/outbox-table.ts'
import { generations } from '#writer/generations-table.ts'
import { modelCalls, rejectedSentences } from '#writer/usage/model-calls-table.ts'

export interface RetentionRule {
  /** When the row was made, or ended. */
  since: PgColumn
  /** How long it is kept after that. */
  keptMs: number
  /** The rows that the rule is about; all by default. */
  only?: SQL | undefined
}

/** The data deleted after a time, although the account stays. Everything else is deleted by a person, or with the account. */
export const retentionRules = {
  sessions: { since: session.expiresAt, keptMs: 0 },
  // Links, codes, trusted browsers and sign-ins that were begun.
  'emailed links and codes': { since: verification.expiresAt, keptMs: 0 },
  'unconfirmed authenticators': {
    since: twoFactor.createdAt,
    keptMs: keptFor.unconfirmedAuthenticator,
    only: and(eq(twoFactor.verified, false), hasNoPasskey),
  },
  // In this order: a connection without tokens goes, and then a registration without connections.
  'access tokens of assistants': { since: oauthAccessToken.expiresAt, keptMs: 0 },
  'refresh tokens of assistants': { since: oauthRefreshToken.expiresAt, keptMs: 0 },
  // Each use of a refresh token revokes it and makes another.
  'used refresh tokens of assistants': {
    since: oauthRefreshToken.revoked,
    keptMs: keptFor.unusedAssistant,
  },
  'assertions of assistants': { since: oauthClientAssertion.expiresAt, keptMs: 0 },
  'connections of assistants': {
    since: oauthConsent.updatedAt,
    keptMs: keptFor.unusedAssistant,
    only: hasNoTokens,
  },
  'registrations of assistants': {
    since: oauthClient.createdAt,
    keptMs: keptFor.unusedAssistant,
    only: hasNoConnection,
  },
  // better-auth's own, by network.
  'sign-in limits': { since: rateLimit.lastRequest, keptMs: keptFor.attemptCount },
  'daily counts': { since: dailyCounts.countedAt, keptMs: keptFor.dailyCount },
  'contact messages': { since: contactMessages.sentAt, keptMs: keptFor.contactMessage },
  'unconfirmed waitlist entries': {
    since: datingWaitlist.requestedAt,
    keptMs: keptFor.unconfirmedWaitlistEntry,
    only: isNull(datingWaitlist.confirmedAt),
  },
  'export files': { since: dataExports.expiresAt, keptMs: 0 },
  'exports without a file': {
    since: dataExports.requestedAt,
    keptMs: keptFor.exportFile,
    only: and(isNull(dataExports.expiresAt), ne(dataExports.status, 'preparing')),
  },
  // Nobody will deliver them: all retries take about two hours.
  'undelivered emails': { since: outboxEmails.createdAt, keptMs: keptFor.undeliveredEmail },
  'failed requests for texts': {
    since: generations.endedAt,
    keptMs: keptFor.failedRequest,
    only: eq(generations.status, 'failed'),
  },
  'rejected sentences': { since: rejectedSentences.at, keptMs: keptFor.rejectedSentence },
  'model calls': { since: modelCalls.at, keptMs: keptFor.modelCall },
  'audit log': { since: aiAuditLogs.createdAt, keptMs: keptFor.auditLog },
  'payment events': { since: paymentEvents.receivedAt, keptMs: keptFor.paymentEvent },
  'interrupted deletions': {
    since: runningDeletions.heartbeatAt,
    keptMs: keptFor.interruptedDeletion,
  },
  'lines of deletion receipts': {
    since: deletionReceiptLines.recordedAt,
    keptMs: keptFor.interruptedDeletion,
  },
} satisfies Record<string, RetentionRule>

export type RuleName = keyof typeof retentionRules
export const ruleNames = Object.keys(retentionRules) as RuleName[]

/**
 * Deletes up to `limit` rows whose time is over, and skips those that another process is deleting or changing.
 * @returns how many it deleted
 */
export async function deleteExpired(
  db: Database,
  { since, keptMs, only }: RetentionRule,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const { table } = since
  const end = new Date(now.getTime() - keptMs)
  const isOver = lt(since, since.dataType === 'number' ? end.getTime() : end)
  // An array of row addresses is read by a TID scan. With `in`, the planner joins the whole table.
  const expired = sql`array(select ctid from ${table} where ${and(isOver, only)} limit ${limit} for update skip locked)`
  const deleted = await db
    .delete(table)
    .where(sql`${table}.ctid = any(${expired})`)
    .returning({ one: sql<number>`1` })
  return deleted.length
}
