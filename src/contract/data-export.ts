import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** How many exports a person may request within 24 hours. */
export const EXPORTS_PER_DAY = 3

export const DataExportStatus = z.enum(['preparing', 'ready', 'sending', 'downloaded', 'failed'])
export type DataExportStatus = z.infer<typeof DataExportStatus>

/** A person has one export at a time. */
export const DataExport = z.object({
  status: DataExportStatus,
  requestedAt: z.iso.datetime(),
  /** The progress of the file that is being prepared, 0 to 100. */
  percent: z.number().int().min(0).max(100),
  /** The size of a file that is ready. */
  sizeBytes: z.number().int().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

const reply = z.object({ dataExport: DataExport.nullable() })
export type DataExportReply = z.infer<typeof reply>

export const getDataExport = {
  method: 'GET',
  path: '/api/data-export',
  access: 'user',
  reply,
} as const satisfies Endpoint

/** While one is being prepared, this changes nothing. */
export const requestDataExport = {
  method: 'POST',
  path: '/api/data-export',
  access: 'user',
  reply,
} as const satisfies Endpoint

/** Sends the file once. The token of the emailed link restricts it to the file that the email is about. */
export const downloadDataExport = {
  method: 'POST',
  path: '/api/data-export/download',
  access: 'user',
  body: z.object({ token: z.string().max(100).optional() }),
  reply: z.string(),
  file: 'application/zip',
} as const satisfies Endpoint

/** The query parameter of /settings with the token of the emailed link. */
export const EXPORT_TOKEN_PARAM = 'export'
