import { z } from 'zod'
import { AiConfig, FeatureName } from './admin.ts'
import { StoredBudget } from './admin-usage.ts'
import { Cursor } from './cursor.ts'
import type { Endpoint } from './endpoint.ts'

/** A configuration as it was, with the number of its save. Its values may no longer be valid. */
export const LoggedConfig = z.object({
  model: z.string(),
  reasoningEffort: z.string(),
  temperature: z.number(),
  maxTokens: z.number(),
  verbosity: z.string(),
  enabled: z.boolean(),
  version: z.int(),
})
export type LoggedConfig = z.infer<typeof LoggedConfig>
export type LoggedSettings = Omit<LoggedConfig, 'version'>

/** What an entry is about, besides a feature. */
export const auditTopics = ['administrators', 'accounts', 'contact_messages'] as const
export type AuditTopic = (typeof auditTopics)[number]

export type AuditAction =
  | 'created'
  | 'saved'
  | 'restored'
  | 'budget saved'
  | 'access granted'
  | 'access revoked'
  | 'disabled'
  | 'enabled'
  | 'second factors removed'
  | 'message deleted'

export const AuditLog = z.object({
  id: z.string(),
  /** A `FeatureName`, an `AuditTopic`, or one of an older version. */
  featureName: z.string(),
  createdAt: z.iso.datetime(),
  /** The administrator's email; null for the first configuration, for commands of the operator and for a deleted account. */
  actor: z.string().nullable(),
  /** The email of the account that a command was about; null for other entries and for a deleted account. */
  account: z.string().nullable(),
  /** An `AuditAction`, or one of an older version. */
  action: z.string(),
  oldConfig: LoggedConfig.nullable(),
  newConfig: LoggedConfig.nullable(),
  oldBudget: StoredBudget.nullable(),
  newBudget: StoredBudget.nullable(),
})
export type AuditLog = z.infer<typeof AuditLog>

/** Newest first, 50 at a time. */
export const listAuditLogs = {
  method: 'GET',
  path: '/api/admin/audit-logs',
  access: 'admin',
  query: z.object({
    before: Cursor.optional(),
    /** Only the changes of this feature. */
    featureName: FeatureName.optional(),
  }),
  reply: z.object({
    logs: z.array(AuditLog),
    /** `before` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
} as const satisfies Endpoint

/** Makes the `newConfig` of an entry the configuration again. */
export const restoreAiConfig = {
  method: 'POST',
  path: '/api/admin/audit-logs/{id}/restore',
  access: 'admin',
  params: z.object({ id: z.string() }),
  body: z.object({ updatedAt: z.iso.datetime().optional() }),
  reply: AiConfig,
} as const satisfies Endpoint
