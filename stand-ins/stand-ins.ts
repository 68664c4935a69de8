import { Hono } from 'hono'
import type { Config } from '#config.ts'
import type { Database, OpenDatabase } from '#database.ts'
import type { RequestContext } from '#http/serve.ts'
import type { Log } from '#log.ts'
import type { Mailer } from '#mail/mailer.ts'
import { BILLING_PATH, createDevAccess, type DevAccess, MAILBOX_PATH } from './dev-access.ts'
import type { GoogleStandIn } from './google/google-stand-in.ts'
import { migrateStandIns } from './migrate.ts'
import type { StripeStandIn } from './stripe/stripe-stand-in.ts'

/** The stand-ins in use, and their pages. */
export interface StandIns {
  mailer: Mailer | undefined
  google: GoogleStandIn | undefined
  stripe: StripeStandIn | undefined
  pages: Hono<RequestContext>
  /** The addresses of the pages for developers. `withKey`: they contain an access key. */
  devLinks: { mailbox: string; billing: string; withKey: boolean }
}

interface Deps {
  database: OpenDatabase
  log: Log
  secret: string
}

/** Makes the tables of the stand-ins, then loads and opens those that the configuration asks for. */
export async function openStandIns(
  config: Config,
  { database, log, secret }: Deps,
): Promise<StandIns> {
  await migrateStandIns(database)
  const { db } = database
  const access = createDevAccess({ publicUrl: config.publicUrl, secret })
  const mailbox = config.standIns.mailbox ? await openMailbox(db, access) : undefined
  const google = config.standIns.google ? await openGoogle(config, { db, log, access }) : undefined
  const stripe = config.standIns.stripe ? await openStripe(config, { db, log, access }) : undefined
  const pages = new Hono<RequestContext>()
  for (const standIn of [mailbox, stripe]) if (standIn) pages.route('/', standIn.pages)
  return { mailer: mailbox?.mailer, google, stripe, pages, devLinks: devLinks(access) }
}

async function openMailbox(db: Database, access: DevAccess) {
  const { createMailbox } = await import('./mailbox/mailbox-mailer.ts')
  const { mailboxPages } = await import('./mailbox/mailbox-pages.ts')
  return { mailer: createMailbox(db), pages: mailboxPages(db, access) }
}

interface StandInDeps {
  db: Database
  log: Log
  access: DevAccess
}

async function openGoogle(config: Config, deps: StandInDeps) {
  const { createGoogleStandIn } = await import('./google/google-stand-in.ts')
  return createGoogleStandIn({ ...deps, publicUrl: config.publicUrl, ownUrl: ownUrl(config) })
}

async function openStripe({ publicUrl }: Config, deps: StandInDeps) {
  const { createStripeStandIn } = await import('./stripe/stripe-stand-in.ts')
  return createStripeStandIn({ ...deps, publicUrl })
}

/** The address at which this process reaches itself. PUBLIC_URL may be a proxy's. */
function ownUrl({ host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const devLinks = ({ key, linkTo }: DevAccess) => ({
  mailbox: linkTo(MAILBOX_PATH),
  billing: linkTo(BILLING_PATH),
  withKey: key !== undefined,
})
