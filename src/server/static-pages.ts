import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { hashSource } from '#content-security-policy.ts'
import {
  FALLBACK_FILE,
  findPage,
  NOT_FOUND_PAGE,
  pages,
  STYLE_NONCE_NAME,
} from '#contract/pages.ts'
import { StartError } from '#start-error.ts'

interface Html {
  text: string
  /** Without what is allowed for styles. */
  contentSecurityPolicy: string
}

interface ThirdParties {
  /** The address of a form that the contact page frames. */
  contactForm: string | null
  firebase: { authDomain: string } | undefined
  /** Whether cards are taken by Stripe's own form. */
  stripe: boolean
}

/**
 * The built site: every page of the contract at its address, everything else with status 404.
 *
 * @param folder of the build, `build/client`
 * @param outside what of other people's a page may use: a contact form, Firebase Authentication, Stripe
 * @throws StartError when there is no build
 */
export async function staticPages(folder: string, outside: ThirdParties) {
  const read = async (file: string) => toHtml(await readBuilt(join(folder, file)), outside)
  const fallback = await read(FALLBACK_FILE)
  const notFound = await read(`${NOT_FOUND_PAGE}/index.html`)
  const files = await listFiles(folder)
  const serveFile = serveStatic({ root: folder })
  const finished = new Map<string, Html>()
  for (const { path, prerendered } of pages)
    finished.set(path, prerendered ? await read(`${path}/index.html`) : fallback)

  const web = new Hono()
  web.get('*', async (c, next) => {
    const { path } = c.req
    if (!files.has(path)) return next()
    // Named by their content: what is once fetched need never be asked for again.
    if (path.startsWith('/assets/'))
      c.header('cache-control', 'public, max-age=31536000, immutable')
    return serveFile(c, next)
  })
  web.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    const page = findPage(pathname)
    if (!page) return sendHtml(c, notFound, 404)
    if (page.path === pathname) return sendHtml(c, finished.get(pathname) ?? fallback, 200)
    c.header('cache-control', CACHE_CONTROL)
    return c.redirect(page.path + search, 301)
  })
  return web
}

/** What may be sent as it stands: HTML goes out through sendHtml alone, with its policy. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
  return new Set(paths.filter((path) => getMimeType(path) && !path.endsWith('.html')))
}

// Names the newest assets, so it is asked for each time.
const CACHE_CONTROL = 'no-cache'

function sendHtml(c: Context, { text, contentSecurityPolicy }: Html, status: 200 | 404) {
  const nonce = randomBytes(16).toString('base64')
  c.header('content-security-policy', `${contentSecurityPolicy}; ${stylePolicy(nonce)}`)
  c.header('cache-control', CACHE_CONTROL)
  const meta = `<meta name="${STYLE_NONCE_NAME}" content="${nonce}"/>`
  return c.html(text.replace('<head>', `<head>${meta}`), status)
}

// Where the SDK asks, and what it loads to open the window of a provider.
const FIREBASE_CALLS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
]
const FIREBASE_SCRIPTS = ['https://apis.google.com']

// As Stripe's guide to content security policies asks. A page that was opened elsewhere may become the
// payment page without being loaded anew, so that every page needs them.
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

/** The accordion of a finished page has its measures in style attributes, which cannot carry a nonce. */
const stylePolicy = (nonce: string) =>
  `style-src 'self' 'nonce-${nonce}'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`
