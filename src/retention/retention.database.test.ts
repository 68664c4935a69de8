import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deletionReceiptLines } from '#account/deletion-receipt-table.ts'
import { runningDeletions } from '#account/running-deletions-table.ts'
import { aiAuditLogs } from '#admin/ai-audit-logs-table.ts'
import { paymentEvents } from '#billing/payment-events-table.ts'
import { contactMessages } from '#contact/contact-messages-table.ts'
import type { OpenDatabase } from '#database.ts'
import { datingWaitlist } from '#dating/waitlist-table.ts'
import { DAY, HOUR } from '#durations.ts'
import { dataExports } from '#export/data-exports-table.ts'
import { exportChunks } from '#export/export-chunks-table.ts'
import {
  oauthAccessToken,
  oauthClient,
  oauthClientAssertion,
  oauthConsent,
  oauthRefreshToken,
} from '#identity/assistants/assistant-tables.ts'
import { rateLimit, session, user, verification } from '#identity/embedded/identity-tables.ts'
import { dailyCounts } from '#identity/limits/daily-counts-table.ts'
import { passkey, twoFactor } from '#identity/two-factor/two-factor-tables.ts'
import { users } from '#identity/users-table.ts'
import { createLog } from '#log.ts'
import { outboxEmails } from '#mail/outbox-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { generations } from '#writer/generations-table.ts'
import { modelCalls, rejectedSentences } from '#writer/usage/model-calls-table.ts'
import { runRetention } from './retention.ts'
import { deleteExpired, type RuleName, retentionRules, ruleNames } from './retention-rules-table.ts'
import { listRetentionRuns, retentionRuns } from './retention-runs-table.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const silent = createLog('silent')
const jobs = { isRunning: () => true }
const email = () => `${randomUUID()}@example.com`

async function person(): Promise<string> {
  const [added] = await database.db
    .insert(users)
    .values({ issuer: 'test', subject: randomUUID(), email: email() })
    .returning({ id: users.id })
  return added?.id ?? ''
}

async function login(): Promise<string> {
  const id = randomUUID()
  await database.db.insert(user).values({ id, name: '', email: email() })
  return id
}

async function modelCall(at: Date): Promise<string> {
  const none = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, reasoningTokens: 0 }
  const [made] = await database.db
    .insert(modelCalls)
    .values({
      ...{ at, featureName: 'natal_reading', purpose: 'text', writer: 'embedded' },
      outcome: 'accepted',
      ...{ ...none, durationMs: 1 },
      ...{ sentencesChecked: 0, sentencesRejected: 0, sentencesRepaired: 0 },
    })
    .returning({ id: modelCalls.id })
  return made?.id ?? ''
}

const insert = async <Table extends PgTable>(table: Table, row: Table['$inferInsert']) => {
  await database.db.insert(table).values(row as never)
}

/** Makes a row of each rule, of an instant. */
const rows: Record<RuleName, (at: Date) => Promise<void>> = {
  sessions: async (expiresAt) =>
    insert(session, {
      ...{ id: randomUUID(), token: randomUUID(), userId: await login() },
      ...{ expiresAt, updatedAt: expiresAt },
    }),
  'emailed links and codes': (expiresAt) =>
    insert(verification, { id: randomUUID(), identifier: 'code', value: '1', expiresAt }),
  'unconfirmed authenticators': async (createdAt) =>
    insert(twoFactor, { ...(await authenticator()), createdAt }),
  'access tokens of assistants': async (expiresAt) =>
    insert(oauthAccessToken, { ...(await token()), expiresAt, createdAt: expiresAt }),
  'refresh tokens of assistants': async (expiresAt) =>
    insert(oauthRefreshToken, { ...(await token()), expiresAt, createdAt: expiresAt }),
  'used refresh tokens of assistants': async (revoked) =>
    insert(oauthRefreshToken, {
      ...{ ...(await token()), revoked },
      ...{ createdAt: revoked, expiresAt: new Date(NOW.getTime() + 60 * DAY) },
    }),
  'assertions of assistants': (expiresAt) =>
    insert(oauthClientAssertion, { id: randomUUID(), expiresAt }),
  'connections of assistants': async (updatedAt) =>
    insert(oauthConsent, { ...(await connection()), createdAt: updatedAt, updatedAt }),
  'registrations of assistants': async (createdAt) => void (await registration(createdAt)),
  'sign-in limits': (at) =>
    insert(rateLimit, { id: randomUUID(), key: randomUUID(), count: 1, lastRequest: +at }),
  'daily counts': async (countedAt) =>
    insert(dailyCounts, { userId: await person(), kind: 'reading', countedAt }),
  'contact messages': (sentAt) =>
    insert(contactMessages, { key: randomUUID(), email: email(), message: 'Hello.', sentAt }),
  'unconfirmed waitlist entries': (requestedAt) =>
    insert(datingWaitlist, { email: email(), requestedAt }),
  'export files': async (expiresAt) =>
    insert(dataExports, {
      ...{ userId: await person(), status: 'ready', requestedAt: new Date(0) },
      expiresAt,
    }),
  'exports without a file': async (requestedAt) =>
    insert(dataExports, { userId: await person(), status: 'failed', requestedAt }),
  'undelivered emails': (createdAt) =>
    insert(outboxEmails, { recipient: email(), subject: '', html: '', text: '', createdAt }),
  'failed requests for texts': async (endedAt) =>
    insert(generations, { ...(await request()), status: 'failed', endedAt }),
  'rejected sentences': async (at) =>
    insert(rejectedSentences, {
      ...{ at, callId: await modelCall(new Date()), text: 'Leo.', why: 'No.', fate: 'dropped' },
    }),
  'model calls': async (at) => void (await modelCall(at)),
  'audit log': (createdAt) =>
    insert(aiAuditLogs, { featureName: 'natal_reading', createdAt, action: 'saved' }),
  'payment events': async (receivedAt) =>
    insert(paymentEvents, { id: randomUUID(), userId: await person(), receivedAt }),
  'interrupted deletions': (heartbeatAt) =>
    insert(runningDeletions, { id: randomUUID(), issuer: 'i', subject: 's', heartbeatAt }),
  'lines of deletion receipts': (recordedAt) =>
    insert(deletionReceiptLines, { issuer: 'i', subject: randomUUID(), what: 'w', recordedAt }),
}

const authenticator = async () => ({
  ...{ id: randomUUID(), userId: await login(), secret: 's', backupCodes: 'b' },
})

async function registration(createdAt = new Date()): Promise<string> {
  const id = randomUUID()
  await insert(oauthClient, { id, clientId: id, redirectUris: [], createdAt })
  return id
}

const connection = async () => ({
  ...{ id: randomUUID(), clientId: await registration(), userId: await login(), scopes: [] },
})
const token = async () => ({ ...(await connection()), token: randomUUID() })
const request = async () => ({
  ...{ userId: await person(), kind: 'natal', requestKey: randomUUID(), input: {} },
})

const tableOf = (rule: RuleName): PgTable => retentionRules[rule].since.table
const count = (rule: RuleName) => database.db.$count(tableOf(rule))
const apply = (rule: RuleName, now: Date, limit = 100) =>
  deleteExpired(database.db, retentionRules[rule], { now, limit })

const NOW = new Date('2026-11-29T03:07:00Z')
/** Each rule's row of so long after or before the end of its time. */
const sinceEnd = (rule: RuleName, ms: number) =>
  new Date(NOW.getTime() - retentionRules[rule].keptMs - ms)

beforeEach(async () => {
  const tables = new Set([modelCalls, ...ruleNames.map(tableOf), retentionRuns])
  for (const table of tables) await database.db.delete(table)
})

describe('[2.27] what is kept for a limited time', () => {
  test.each(ruleNames)('%s stay a day before the end, and are gone a day after', async (rule) => {
    await rows[rule](sinceEnd(rule, -DAY))
    const isKept = await count(rule)
    expect(await apply(rule, NOW)).toBe(0)
    expect(await count(rule)).toBe(isKept)
    await rows[rule](sinceEnd(rule, DAY))
    expect(await apply(rule, NOW)).toBe(1)
    expect(await count(rule)).toBe(isKept)
  })

  const old = new Date(0)
  test.each<[string, RuleName, () => Promise<unknown>]>([
    [
      'an authenticator that is used',
      'unconfirmed authenticators',
      async () => insert(twoFactor, { ...(await authenticator()), verified: true, createdAt: old }),
    ],
    [
      'the backup codes of passkeys',
      'unconfirmed authenticators',
      async () => {
        const codes = await authenticator()
        await insert(twoFactor, { ...codes, createdAt: old })
        await insert(passkey, {
          ...{ id: randomUUID(), userId: codes.userId, credentialID: randomUUID() },
          ...{ publicKey: 'k', counter: 0, deviceType: 'singleDevice', backedUp: false },
        })
      },
    ],
    [
      'the connection of an assistant that can read',
      'connections of assistants',
      async () => {
        const used = await connection()
        await insert(oauthConsent, { ...used, createdAt: old, updatedAt: old })
        const { clientId, userId } = used
        const made = { id: randomUUID(), token: randomUUID(), clientId, userId, scopes: [] }
        await insert(oauthRefreshToken, { ...made, createdAt: old, expiresAt: NOW })
      },
    ],
    [
      'the registration of a connected assistant',
      'registrations of assistants',
      async () => {
        const clientId = await registration(old)
        await insert(oauthConsent, {
          ...{ id: randomUUID(), clientId, userId: await login(), scopes: [] },
          ...{ createdAt: NOW, updatedAt: NOW },
        })
      },
    ],
    [
      'a confirmed place on the waitlist',
      'unconfirmed waitlist entries',
      () => insert(datingWaitlist, { email: email(), requestedAt: old, confirmedAt: old }),
    ],
    [
      'an export that is being prepared',
      'exports without a file',
      async () => insert(dataExports, { userId: await person(), requestedAt: old }),
    ],
    [
      'the request for a text that exists',
      'failed requests for texts',
      async () => insert(generations, { ...(await request()), status: 'done', endedAt: old }),
    ],
  ])('%s stays', async (_, rule, make) => {
    await make()
    expect(await apply(rule, NOW)).toBe(0)
    expect(await count(rule)).toBe(1)
  })

  test('the file of an export goes with it', async () => {
    await rows['export files'](sinceEnd('export files', DAY))
    const [{ id: exportId } = { id: '' }] = await database.db.select().from(dataExports)
    const bytes = new Uint8Array([1])
    await insert(exportChunks, { exportId, fileId: randomUUID(), position: 0, bytes })
    await apply('export files', NOW)
    expect(await database.db.$count(exportChunks)).toBe(0)
  })
})

describe('the nightly job', () => {
  const run = (now: Date, deps: Partial<Parameters<typeof runRetention>[0]> = {}) =>
    runRetention({ db: database.db, log: silent, jobs, ...deps }, now, 2)
  const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
  const addOld = async (rule: RuleName) => rows[rule](sinceEnd(rule, 2 * DAY))
  const runOf = async (rule: RuleName) =>
    (await listRetentionRuns(database.db)).find((each) => each.rule === rule)

  test('applies every rule, in batches, and keeps when and how much', async () => {
    for (let nth = 0; nth < 5; nth++) await addOld('contact messages')
    await addOld('daily counts')
    await run(NOW)
    expect([await count('contact messages'), await count('daily counts')]).toEqual([0, 0])
    const runs = await listRetentionRuns(database.db)
    expect(runs.map(({ rule }) => rule).toSorted()).toEqual(ruleNames.toSorted())
    expect(runs.every(({ completedAt }) => +completedAt === +NOW)).toBe(true)
    const deleted = runs.filter(({ deletedRows }) => deletedRows > 0)
    expect(Object.fromEntries(deleted.map((each) => [each.rule, each.deletedRows]))).toEqual({
      'contact messages': 5,
      'daily counts': 1,
    })
  })

  test('runs once a night, and after a night that it missed', async () => {
    await run(NOW)
    await addOld('contact messages')
    await run(hoursLater(1))
    await run(hoursLater(23.5))
    expect(await count('contact messages')).toBe(1)
    await run(hoursLater(36))
    expect(await count('contact messages')).toBe(0)
  })

  test('goes on where it was interrupted', async () => {
    for (let nth = 0; nth < 5; nth++) await addOld('contact messages')
    const before = ruleNames.indexOf('contact messages')
    let asked = 0
    // A shutdown after the first batch of this rule.
    await run(NOW, { jobs: { isRunning: () => asked++ <= before } })
    expect(await count('contact messages')).toBe(3)
    expect(await runOf('contact messages')).toBeUndefined()
    await run(hoursLater(1))
    expect(await count('contact messages')).toBe(0)
    expect(await runOf('contact messages')).toMatchObject({ deletedRows: 3 })
  })

  test('applies the other rules when one fails, and that one an hour later', async () => {
    await addOld('contact messages')
    const failing = Object.create(database.db, {
      delete: {
        value(table: PgTable) {
          if (table === session) throw new Error('a fault')
          return database.db.delete(table)
        },
      },
    })
    await run(NOW, { db: failing })
    expect(await count('contact messages')).toBe(0)
    expect(await runOf('sessions')).toBeUndefined()
    await run(hoursLater(1))
    expect(await runOf('sessions')).toBeDefined()
  })

  test('deletes each row once when two processes run it', async () => {
    for (let nth = 0; nth < 9; nth++) await addOld('contact messages')
    const deleted = await Promise.all([1, 2, 3].map(() => apply('contact messages', NOW, 4)))
    const rest = await apply('contact messages', NOW)
    expect(deleted.reduce((sum, rows) => sum + rows, rest)).toBe(9)
    expect(await count('contact messages')).toBe(0)
  })

  test('forgets the runs of rules that are gone', async () => {
    const gone = { rule: 'old rule', completedAt: new Date(0), deletedRows: 1 }
    await database.db.insert(retentionRuns).values(gone)
    await run(NOW)
    expect(await database.db.$count(retentionRuns, eq(retentionRuns.rule, 'old rule'))).toBe(0)
  })
})
