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
  outbox_emails: 'emails that are being sent: they hold such links, and the person receives them',
  export_chunks: 'the file itself',
  running_deletions: 'exists only while the account is being deleted',
  deletion_receipt_lines: 'exists only while the account is being deleted, and is its receipt',
}

/** Besides the column with the person's id. */
const leftOutColumns: Record<string, string[]> = {
  // How the identity provider knows the user: part of every token.
  users: ['issuer', 'subject'],
  // Secrets.
  'identity.account': ['id', 'password', 'accessToken', 'refreshToken', 'idToken'],
  'identity.session': ['id', 'token'],
  calendar_feeds: ['secret'],
  data_exports: ['tokenHash'],
  // Internals of the queue and of the file that is being written.
  generations: ['id', 'requestKey'],
  chat_messages: ['key'],
  horoscopes: ['birthKey'],
  daily_counts: ['id'],
  // The operator's settings and costs.
  model_calls: [
    ...['id', 'promptVersion', 'configVersion', 'cachedTokens', 'reasoningTokens'],
    ...['timeToFirstTokenMs', 'costMicros', 'failure'],
  ],
  ai_audit_logs: ['id', 'oldConfig', 'newConfig', 'oldBudget', 'newBudget'],
  rejected_sentences: ['id', 'callId'],
}
leftOutColumns.data_exports?.push('id', 'percent', 'attempts', 'fileId', 'sizeBytes', 'expiresAt')
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

test('no column that is left out is in the contract', () => {
  for (const [name, columns] of Object.entries(leftOutColumns))
    for (const column of columns)
      expect(Object.keys(exported.get(name)?.shape.shape ?? {}), name).not.toContain(column)
})

test('the schema refuses a file with a wrong type', () => {
  const schema = z.fromJSONSchema(exportSchema() as Parameters<typeof z.fromJSONSchema>[0])
  expect(schema.safeParse({ exportedAt: 7 }).success).toBe(false)
})
