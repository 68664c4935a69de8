import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { RequestContext } from '#serve.ts'
import { DEV_KEY_COOKIE, type DevAccess } from './dev-access.ts'
import { isForwarded } from './loopback-only.ts'
import { PAGE_POLICY, page } from './page.ts'

/** Pages for those who try the product: to others there is no such page. */
export function devPages(access: DevAccess): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const shown = c.req.query('key')
    const request = {
      clientAddress: c.get('clientAddress'),
      host,
      isForwarded: isForwarded((name) => c.req.header(name)),
    }
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', PAGE_POLICY)
    if (!access.isAllowed(request, shown ?? getCookie(c, DEV_KEY_COOKIE)))
      return access.key === undefined ? c.notFound() : c.html(KEY_NEEDED, 404)
    if (isFromElsewhere(c, host, access)) return c.notFound()
    if (!shown) return next()
    if (access.key !== undefined) storeKey(c, shown, access)
    // A person's address bar, history and bookmarks do not need it any more.
    return c.req.header('accept')?.includes('text/html') ? c.redirect(withoutKey(c)) : next()
  }
}

/** A page elsewhere may send a form here in the name of a person who has access. */
function isFromElsewhere(c: Context, host: string, access: DevAccess): boolean {
  const origin = c.req.header('origin')
  if (c.req.method === 'GET' || !origin) return false
  const from = URL.parse(origin)?.host
  // A proxy may name another host than the one that people see.
  return from !== host && from !== new URL(access.publicUrl).host
}

function storeKey(c: Context, key: string, { publicUrl }: DevAccess) {
  const secure = publicUrl.startsWith('https:')
  setCookie(c, DEV_KEY_COOKIE, key, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
}

function withoutKey(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete('key')
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
}

/** Says where the key is, and nothing else. */
export const KEY_NEEDED = page(
  'Key needed',
  '<h1>This page opens with a key</h1><p>The server prints an address with the key when it starts. Open that address once in this browser.</p>',
)
