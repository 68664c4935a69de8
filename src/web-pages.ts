import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { FALLBACK_FILE, NOT_FOUND_PAGE, pages } from '#contract/pages.ts'
import { StartError } from './start-error.ts'

interface Html {
  text: string
  contentSecurityPolicy: string
}

interface Outside {
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
export async function webPages(folder: string, outside: Outside) {
  const read = async (file: string) => toHtml(await readBuilt(join(folder, file)), outside)
  const fallback = await read(FALLBACK_FILE)
  const notFound = await read(`${NOT_FOUND_PAGE}/index.html`)
  const web = new Hono()
  for (const { path, prerendered } of pages) {
    const html = prerendered ? await read(`${path}/index.html`) : fallback
    web.get(path, (c) => c.html(html.text, 200, headers(html)))
  }
  web.use('/assets/*', async (c, next) => {
    await next()
    // Named by their content: what is once fetched need never be asked for again.
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  web.use('*', serveStatic({ root: folder, index: '' }))
  web.get('*', (c) => c.html(notFound.text, 404, headers(notFound)))
  return web
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

const headers = ({ contentSecurityPolicy }: Html) => ({
  'content-security-policy': contentSecurityPolicy,
  // Names the newest assets, so it is asked for each time.
  'cache-control': 'no-cache',
})

async function readBuilt(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause) => {
    throw new StartError(`The site is not built (${file} is missing); run "npm run build".`, {
      cause,
    })
  })
}

function toHtml(text: string, { contactForm, firebase, stripe }: Outside): Html {
  const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, script = '']) => `'sha256-${sha256(script)}'`)
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
    // Radix and the chart wheel place things with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { text, contentSecurityPolicy }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
