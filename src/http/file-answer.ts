import type { Context } from 'hono'

/** A file to save, as the answer to a call. */
export interface FileAnswer {
  /** Consists of ASCII letters, digits, dots and hyphens. */
  name: string
  sizeBytes: number
  body: ReadableStream<Uint8Array>
}

export function sendFile(c: Context, mediaType: string, file: FileAnswer): Response {
  const { name, sizeBytes, body } = file
  c.header('content-type', mediaType)
  c.header('content-length', String(sizeBytes))
  c.header('content-disposition', `attachment; filename="${name}"`)
  c.header('cache-control', 'no-store')
  return c.body(body)
}
