import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { getMimeType } from 'hono/utils/mime'
import type { IdentitySettings } from '#contract/identity.ts'
import {
  FALLBACK_FILE,
  findPage,
  leadsTo,
  NOT_FOUND_PAGE,
  type Page,
  pages,
  SETTINGS_NAME,
  STYLE_NONCE_NAME,
} from '#contract/pages.ts'
import { hashSource } from '#http/content-security-policy.ts'
import { StartError } from '#start-error.ts'
import { isListed, previewElements } from './page-head.ts'
import { robotsText, sitemap } from './search-engines.ts'

interface Html {
  text: string
  /** Without the directives for styles. */
  contentSecurityPolicy: string
}

interface ThirdParties {
  /** The URL of the form in the contact page's frame. */
  contactForm: string | null
  firebase: { authDomain: string } | undefined
  /** Whether the card form is Stripe's. */
  stripe: boolean
}

interface Surroundings extends ThirdParties {
  publicUrl: string
  /** Written into every page, so that its scripts need not ask. */
  identitySettings: IdentitySettings
}

/**
 * Serves the built site: each page of the contract at its path, and 404 for everything else.
 *
 * @param folder of the build, `build/client`
 * @param surroundings the external services that pages may use, the identity settings, and the public address
 * @throws StartError when the site is not built
 */
export async function staticPages(
  folder: string,
  { identitySettings, publicUrl, ...thirdParties }: Surroundings,
) {
  const settings = metaElement(SETTINGS_NAME, JSON.stringify(identitySettings))
  const files = await listFiles(folder)
  const listed: string[] = []
  const read = async (file: string, page?: Page) => {
    const text = await readBuilt(join(folder, file))
    if (page && isListed(text)) listed.push(page.path)
    const preview = page
      ? previewElements({ text, page, publicUrl, hasFile: (path) => files.has(path) })
      : ''
    return toHtml(withinHead(settings + preview, text), thirdParties)
  }
  const fallback = await read(FALLBACK_FILE)
  const notFound = await read(`${NOT_FOUND_PAGE}/index.html`)
  const serveFile = serveStatic({ root: folder, precompressed: true })
  const htmlOf = new Map<string, Html>()
  for (const page of pages)
    htmlOf.set(page.path, page.prerendered ? await read(`${page.path}/index.html`, page) : fallback)

  const web = new Hono()
  web.get('/robots.txt', (c) => c.text(robotsText(publicUrl)))
  web.get('/sitemap.xml', (c) =>
    c.body(sitemap(publicUrl, listed), 200, { 'content-type': 'application/xml' }),
  )
  web.get('*', async (c, next) => {
    const { path } = c.req
    if (!files.has(path)) return next()
    // Content-hashed file names.
    if (path.startsWith('/assets/'))
      c.header('cache-control', 'public, max-age=31536000, immutable')
    return serveFile(c, next)
  })
  web.get('*', (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    const page = findPage(pathname)
    if (!page) return sendHtml(c, notFound, 404)
    c.header('cache-control', CACHE_CONTROL)
    if (page.path !== pathname) return c.redirect(page.path + search, 301)
    const other = leadsTo(page, searchParams)
    if (other) return c.redirect(other, 302)
    const isOther = page.notWith?.some((name) => searchParams.has(name))
    return sendHtml(c, (!isOther && htmlOf.get(pathname)) || fallback, 200)
  })
  return web
}

/**
 * Files that may be served at their own path: HTML comes with its policy, and compressed files in place of others. The
 * manifest of the build is for the server.
 */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
  const isServed = (path: string) =>
    getMimeType(path) && !/\.(html|br|gz)$/.test(path) && !path.startsWith('/.vite/')
  return new Set(paths.filter(isServed))
}

// HTML references the latest assets, so browsers must revalidate it.
const CACHE_CONTROL = 'no-cache'

function sendHtml(c: Context, { text, contentSecurityPolicy }: Html, status: 200 | 404) {
  const nonce = randomBytes(16).toString('base64')
  c.header('content-security-policy', `${contentSecurityPolicy}; ${stylePolicy(nonce)}`)
  c.header('cache-control', CACHE_CONTROL)
  return c.html(withinHead(metaElement(STYLE_NONCE_NAME, nonce), text), status)
}

const withinHead = (element: string, text: string) =>
  text.replace('<head>', () => `<head>${element}`)

const metaElement = (name: string, content: string) =>
  html`<meta name="${name}" content="${content}"/>`.toString()

// The APIs of the SDK, and the script it loads to open a sign-in popup.
const FIREBASE_CALLS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
]
const FIREBASE_SCRIPTS = ['https://apis.google.com']

// From Stripe's guide to content security policies. Every page needs them, because client-side navigation
// reaches the payment page without a reload.
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com']
const STRIPE_CALLS = ['https://api.stripe.com']

async function readBuilt(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause) => {
    throw new StartError(`The site is not built (${file} is missing); run "npm run build".`, {
      cause,
    })
  })
}

function toHtml(text: string, { contactForm, firebase, stripe }: ThirdParties): Html {
  const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, script = '']) => hashSource(script))
  const frames = [
    ...(contactForm ? [new URL(contactForm).origin] : []),
    ...(firebase ? [`https://${firebase.authDomain}`] : []),
    ...(stripe ? STRIPE_FRAMES : []),
  ]
  const scripts = [...(firebase ? FIREBASE_SCRIPTS : []), ...(stripe ? STRIPE_SCRIPTS : [])]
  const calls = [...(firebase ? FIREBASE_CALLS : []), ...(stripe ? STRIPE_CALLS : [])]
  const contentSecurityPolicy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...scripts].join(' '),
    ["connect-src 'self'", ...calls].join(' '),
    "img-src 'self' data:",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { text, contentSecurityPolicy }
}

/** The accordion of a prerendered page has style attributes, which cannot carry a nonce. */
const stylePolicy = (nonce: string) =>
  `style-src 'self' 'nonce-${nonce}'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`
