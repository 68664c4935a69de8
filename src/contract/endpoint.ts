import type { z } from 'zod'

/** One call between browser and server: what goes in, what comes out. Data, imported by both sides. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters in OpenAPI form, as in `/api/readings/{id}`. */
  path: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
}
