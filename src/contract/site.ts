import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const link = z.string().nullable()

/** The operator's settings; null values are not shown. */
export const SiteConfig = z.object({
  contact: z.object({ email: link, phone: link, formUrl: link }),
  stores: z.object({ appStore: link, playStore: link }),
  social: z.object({ instagram: link, tiktok: link, x: link }),
})
export type SiteConfig = z.infer<typeof SiteConfig>

export const getSiteConfig = {
  method: 'GET',
  path: '/api/site',
  access: 'public',
  reply: SiteConfig,
  cacheControl: 'no-cache',
} as const satisfies Endpoint
