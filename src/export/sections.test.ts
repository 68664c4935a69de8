import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ExportedData } from '#contract/exported-data.ts'
import { users } from '#identity/users-table.ts'
import { nameOf, personTables } from '#testing/tables-of-people.ts'
import { exportSchema } from './export-files.ts'
import type { PersonRows } from './person-rows-table.ts'
import { loginSections, userSections } from './sections.ts'

const leftOutTables: Record<string, string> = {
  billing_workflows: 'locks, counters and ids of payments in progress',
  'identity.verification': 'hashes of emailed links and codes, which sign a person in',
  'identity.oauth_client': 'what assistants say about themselves; none belongs to a person',
  'identity.oauth_client_resource': 'that every assistant may ask for the same address',
  'identity.oauth_access_token': 'hashes of what an assistant holds, for an hour',
  'identity.oauth_refresh_token': 'hashes of what an assistant holds; the consent is exported',
  outbox_emails: 'emails that are being sent: they hold such links, and the person receives them',
  export_chunks: 'the file itself',
  running_deletions: 'exists only while the account is being deleted',
  deletion_receipt_lines: 'exists only while the account is being deleted, and is its receipt',
}

/** Besides the column with the person's id. */
const leftOutColumns: Record<string, string[]> = {
  // How the identity provider knows the user: part of every token.
  users: ['issuer', 'subject', 'emailChangedAt'],
  // Secrets.
  'identity.account': ['id', 'password', 'accessToken', 'refreshToken', 'idToken'],
  'identity.session': ['id', 'token'],
  'identity.two_factor': ['id', 'secret', 'backupCodes'],
  'identity.passkey': ['id', 'publicKey', 'credentialID', 'counter', 'transports', 'aaguid'],
  'identity.oauth_consent': [
    'id',
    'clientId',
    'referenceId',
    'resources',
    'requestedUserInfoClaims',
  ],
  calendar_feeds: ['secret'],
  push_subscriptions: ['id', 'sessionId', 'endpoint', 'p256dh', 'auth'],
  data_exports: ['tokenHash'],
  // Internals of the queue and of the file that is being written.
  generations: ['id', 'requestKey'],
  chat_messages: ['key'],
  contact_messages: ['key'],
  horoscopes: ['birthKey'],
  daily_counts: ['id'],
  // The operator's settings and costs.
  model_calls: [
    ...['id', 'promptVersion', 'configVersion', 'cachedTokens', 'reasoningTokens'],
    ...['timeToFirstTokenMs', 'costMicros', 'failure'],
  ],
  // Also the other person, whom a command of the operator is about.
  ai_audit_logs: ['id', 'userId', 'oldConfig', 'newConfig', 'oldBudget', 'newBudget'],
  rejected_sentences: ['id', 'callId'],
}
leftOutColumns.data_exports?.push('id', 'percent', 'attempts', 'fileId', 'sizeBytes', 'expiresAt')
leftOutColumns.data_exports?.push('isFree', 'claimId', 'claimedAt')
leftOutColumns['identity.account']?.push('accessTokenExpiresAt', 'refreshTokenExpiresAt')

const sections = Object.entries({ ...userSections, ...loginSections })
const exported = new Map<string, PersonRows & { shape: z.ZodObject }>([
  // Its id is exported as the id of the account.
  [nameOf(users), { table: users, shape: ExportedData.shape.account, owner: users.id }],
  ...sections.map(([name, { table, owner }]) => {
    const { element } = ExportedData.shape[name as keyof typeof userSections]
    return [nameOf(table), { table, shape: element, owner }] as const
  }),
])

test('[N8] every table with the id of a person is exported, or left out for a reason', async () => {
  const names = (await personTables()).map(nameOf)
  expect(names.length).toBeGreaterThan(25)
  const covered = [...exported.keys(), ...Object.keys(leftOutTables)]
  expect(names.filter((name) => !covered.includes(name))).toEqual([])
  expect(covered.filter((name) => !names.includes(name))).toEqual([])
})

test('[N8] every column of these tables is exported, or left out for a reason', () => {
  const missing = [...exported].flatMap(([name, { table, shape, owner }]) => {
    const known = [...Object.keys(shape.shape), ...(leftOutColumns[name] ?? [])]
    return Object.entries(getTableColumns(table))
      .filter(([key, column]) => column !== owner && !known.includes(key))
      .map(([key]) => `${name}.${key}`)
  })
  expect(missing).toEqual([])
})

test('[N8] a column that is left out exists, and is not in the contract', () => {
  for (const [name, columns] of Object.entries(leftOutColumns)) {
    const { table, shape } = exported.get(name) ?? {}
    const existing = table ? Object.keys(getTableColumns(table)) : []
    expect(
      columns.filter((column) => !existing.includes(column)),
      name,
    ).toEqual([])
    const promised = Object.keys(shape?.shape ?? {})
    expect(
      columns.filter((column) => promised.includes(column)),
      name,
    ).toEqual([])
  }
})

/** As small as a valid file can be. */
const smallest = {
  $schema: './data.schema.json',
  exportedAt: '2026-11-22T10:00:00.000Z',
  account: {
    id: 'an-id',
    email: 'ada@example.com',
    firstName: null,
    timeZone: null,
    mobileNumber: null,
    profileImageUrl: null,
    isAdmin: false,
    createdAt: '2026-11-22T10:00:00.000Z',
  },
  ...Object.fromEntries(sections.map(([name]) => [name, []])),
}
const session = {
  ipAddress: null,
  userAgent: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-22T10:00:00.000Z',
}

test('[N8] the schema accepts a valid file, and refuses it with one value of a wrong type', () => {
  const schema = z.fromJSONSchema(exportSchema() as Parameters<typeof z.fromJSONSchema>[0])
  const isValid = (changes: object) => schema.safeParse({ ...smallest, ...changes }).success
  expect(isValid({})).toBe(true)
  expect(isValid({ sessions: [session] })).toBe(true)
  expect(isValid({ exportedAt: 7 })).toBe(false)
  expect(isValid({ account: { ...smallest.account, isAdmin: 'no' } })).toBe(false)
  expect(isValid({ sessions: [{ ...session, ipAddress: 1 }] })).toBe(false)
  expect(isValid({ readings: undefined })).toBe(false)
  expect(isValid({ secrets: [] })).toBe(false)
})
