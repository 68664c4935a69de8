import { html, raw } from 'hono/html'
import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Page } from '#contract/pages.ts'

/** The pixels of the pictures in public/pictures, which `npm run build:pictures` draws. */
const PICTURE = { width: 1200, height: 630 }

interface Options {
  /** As the build wrote it. */
  text: string
  page: Page
  publicUrl: string
  /** Whether the build has a file at this path. */
  hasFile: (path: string) => boolean
}

/**
 * What search engines and link previews read of a page: the canonical address, Open Graph and Twitter cards. They need absolute
 * addresses, which the build does not know. Title and description are those that the page has.
 *
 * @returns elements for the head; none for a page that search engines should not list
 */
export function previewElements({ text, page, publicUrl, hasFile }: Options): string {
  if (!isListed(text)) return ''
  const address = absolute(publicUrl, page.path)
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? PRODUCT_NAME)
  const description = unescaped(/<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '')
  const ownPicture = picturePath(page.path)
  const picture = absolute(publicUrl, hasFile(ownPicture) ? ownPicture : picturePath('/'))
  const properties = {
    'og:type': 'website',
    'og:site_name': PRODUCT_NAME,
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': `${PRODUCT_NAME}: ${title.replace(` · ${PRODUCT_NAME}`, '')}`,
  }
  const elements = [
    html`<link rel="canonical" href="${address}"/>`,
    ...Object.entries(properties).map(
      ([name, content]) => html`<meta property="${name}" content="${content}"/>`,
    ),
    html`<meta name="twitter:card" content="summary_large_image"/>`,
    ...(page.path === '/' ? [organization(publicUrl)] : []),
  ]
  return elements.join('')
}

/** In the vocabulary of schema.org. */
function organization(publicUrl: string) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: PRODUCT_NAME,
    url: absolute(publicUrl, '/'),
    logo: absolute(publicUrl, '/icons/icon-512.png'),
  }
  return html`<script type="application/ld+json">${raw(JSON.stringify(data).replace(/</g, '\\u003c'))}</script>`
}

/** Whether search engines may list a page, by the page's own word. */
export const isListed = (text: string) => !/<meta name="robots" content="noindex"/.test(text)

export const absolute = (publicUrl: string, path: string) => new URL(path, publicUrl).href

const picturePath = (path: string) => `/pictures/${path.slice(1) || 'start'}.png`

// React escapes these five in text and attributes.
const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
