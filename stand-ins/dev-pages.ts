import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { RequestContext } from '#http/serve.ts'
import { DEV_KEY_COOKIE, type DevAccess } from './dev-access.ts'
import { isForwarded } from './loopback-only.ts'
import { PAGE_POLICY, page } from './page.ts'

/** Guards pages for developers: without access they answer 404. */
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
    // Keeps the key out of the address bar, the history and bookmarks.
    return c.req.header('accept')?.includes('text/html') ? c.redirect(withoutKey(c)) : next()
  }
}

/** Cross-site request forgery: another site's page posts a form in a developer's browser. */
function isFromElsewhere(c: Context, host: string, access: DevAccess): boolean {
  const origin = c.req.header('origin')
  if (c.req.method === 'GET' || !origin) return false
  const from = URL.parse(origin)?.host
  // The host that a proxy sends may not be the public one.
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

export const KEY_NEEDED = page(
  'Key needed',
  html`<h1>This page opens with a key</h1><p>The server prints an address with the key when it starts. Open that address once in this browser.</p>`,
)
