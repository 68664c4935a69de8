import { html } from 'hono/html'
import { absolute } from './page-head.ts'

// Calls, developers' pages, and the page that shows a user's own sign-in.
const HIDDEN = ['/api/', '/dev/', '/debug-auth']

export const robotsText = (publicUrl: string): string =>
  `${['User-agent: *', ...HIDDEN.map((path) => `Disallow: ${path}`)].join('\n')}

Sitemap: ${absolute(publicUrl, '/sitemap.xml')}
`

/** @param paths of the pages that search engines may list */
export const sitemap = (publicUrl: string, paths: readonly string[]): string => {
  const entries = paths.map((path) => html`<url><loc>${absolute(publicUrl, path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`
}
