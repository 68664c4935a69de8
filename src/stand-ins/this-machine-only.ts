import type { MiddlewareHandler } from 'hono'
import type { RequestContext } from '#serve.ts'
import { isForwarded, isFromThisMachine } from './loopback-only.ts'
import { PAGE_POLICY } from './page.ts'

/** Pages for whoever sits at this machine. To all others there is no such page. */
export const thisMachineOnly: MiddlewareHandler<RequestContext> = async (c, next) => {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const asked = {
    clientAddress: c.get('clientAddress'),
    host,
    isForwarded: isForwarded((name) => c.req.header(name)),
  }
  if (!isFromThisMachine(asked)) return c.notFound()
  // A page elsewhere may send a form here in the name of who sits at this machine.
  const origin = c.req.header('origin')
  if (c.req.method !== 'GET' && origin && URL.parse(origin)?.host !== host) return c.notFound()
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', PAGE_POLICY)
  await next()
}
