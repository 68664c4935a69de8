import { createHmac } from 'node:crypto'
import { z } from 'zod'

export const FORMAT = 'cosmic-path-backup'

/** The first line of a backup. */
export const Header = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(1),
  productVersion: z.string(),
  madeAt: z.iso.datetime(),
  /** As `lastMigrations` returns them. */
  migrations: z.object({ product: z.number(), standIns: z.number().optional() }),
  /** Tells whether the keys and hashes in the rows can be used with a secret, without telling the secret. */
  secretFingerprint: z.string(),
})
export type Header = z.infer<typeof Header>

/** The line before the rows of a table. */
export const TableStart = z.object({
  table: z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
})
export type TableStart = z.infer<typeof TableStart>

/** The last line. */
export const Trailer = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      lastValue: z.string(),
      isCalled: z.boolean(),
    }),
  ),
  /** The hash of all lines before. */
  sha256: z.string(),
})
export type Trailer = z.infer<typeof Trailer>

export const fingerprintOf = (secret: string) =>
  createHmac('sha256', secret).update('the secret of a backup').digest('base64url')

export const tableKey = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
