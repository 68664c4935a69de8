import { cors } from 'hono/cors'
import { DAY, SECOND } from '#durations.ts'

/**
 * Lets pages of other sites read the answers, for assistants that run in a browser. Only for calls that no cookie plays a
 * part in: what a page can do there, any program can do without one.
 */
export const openToPages = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'DELETE'],
  exposeHeaders: ['www-authenticate', 'retry-after', 'x-request-id'],
  maxAge: DAY / SECOND,
})
