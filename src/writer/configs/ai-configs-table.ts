import { eq, sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import {
  FeatureName,
  type FeatureSettings,
  type ModelName,
  type ReasoningEffort,
  type Verbosity,
} from '#contract/admin.ts'
import type { Database, Transaction } from '#database.ts'

/** How each feature is written: one row per feature. */
export const aiConfigs = pgTable('ai_configs', {
  featureName: text('feature_name').$type<FeatureName>().primaryKey(),
  model: text('model').$type<ModelName>().notNull(),
  reasoningEffort: text('reasoning_effort').$type<ReasoningEffort>().notNull(),
  temperature: doublePrecision('temperature').notNull(),
  maxTokens: integer('max_tokens').notNull(),
  verbosity: text('verbosity').$type<Verbosity>().notNull(),
  enabled: boolean('enabled').notNull(),
  version: integer('version').notNull().default(1),
  // In milliseconds, like the contract: a save compares it with the one that the form was loaded with.
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

export type StoredConfig = typeof aiConfigs.$inferSelect

/** In the order of the specification. */
export async function listConfigs(db: Database): Promise<StoredConfig[]> {
  const rows = await db.select().from(aiConfigs)
  return FeatureName.options.flatMap((name) => rows.find((row) => row.featureName === name) ?? [])
}

/** Inserts those that are missing. @returns them */
export function insertMissingConfigs(
  tx: Transaction,
  configs: (FeatureSettings & { featureName: FeatureName })[],
): Promise<StoredConfig[]> {
  return tx.insert(aiConfigs).values(configs).onConflictDoNothing().returning()
}

/** Serializes changes of the configuration of one feature. */
export async function lockConfig(
  tx: Transaction,
  featureName: FeatureName,
): Promise<StoredConfig | undefined> {
  const [found] = await tx
    .select()
    .from(aiConfigs)
    .where(eq(aiConfigs.featureName, featureName))
    .for('update')
  return found
}

/** Call it under `lockConfig`. */
export async function updateConfig(
  tx: Transaction,
  featureName: FeatureName,
  settings: FeatureSettings,
): Promise<StoredConfig> {
  const [updated] = await tx
    .update(aiConfigs)
    .set({
      ...settings,
      version: sql`${aiConfigs.version} + 1`,
      // Clocks of servers differ and step back; two saves never share an instant.
      updatedAt: sql`greatest(clock_timestamp(), ${aiConfigs.updatedAt} + interval '1 millisecond')`,
    })
    .where(eq(aiConfigs.featureName, featureName))
    .returning()
  if (!updated) throw new Error(`The database has no configuration of ${featureName}`)
  return updated
}
