import { resolve } from 'node:path'
import { z } from 'zod'
import { ModelName } from '#contract/admin.ts'
import type { SiteConfig } from '#contract/site.ts'
import { StartError } from './start-error.ts'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const webAddress = optional(webUrl)
/** Without a path: pages, API, cookies and the token issuer are at the root. */
const origin = optional(
  webUrl
    .refine(
      (url) => /^https?:\/\/[^/?#@]+\/*$/i.test(url),
      'must be an address without a path, as in https://example.com',
    )
    .transform((url) => new URL(url).origin),
)

/** A path follows it. */
const baseUrl = optional(
  webUrl.refine(
    (url) => /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i.test(url),
    'must be an address without a password and a query, as in https://api.openai.com/v1',
  ),
)

const priceId = optional(z.string().startsWith('price_', 'must be the id of a price at Stripe'))

const modelNames = optional(
  z.string().transform((list, context) => {
    const pairs = list.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2))
    const wrong = pairs.find(([name, sentAs]) => !ModelName.safeParse(name).success || !sentAs)
    if (!wrong) return Object.fromEntries(pairs) as ModelConnection['models']
    context.addIssue(
      `must map names among ${ModelName.options.join(', ')}, as in gpt-5=qwen3:32b,gpt-5-mini=llama3.3`,
    )
    return z.NEVER
  }),
)

const timesPerDay = optional(
  z.coerce.number('must be a number').int('must be a whole number').min(1).max(1_000_000),
)

const Environment = z.object({
  PORT: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(1).max(65535),
  ),
  HOST: optional(z.string()),
  PUBLIC_URL: origin,
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  SECRET: optional(z.string().min(32, 'must be at least 32 characters long')),
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  ALLOW_STAND_INS: optional(z.enum(['0', '1'])),
  FIREBASE_API_KEY: optional(z.string()),
  FIREBASE_AUTH_DOMAIN: optional(z.string()),
  FIREBASE_PROJECT_ID: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'must be a secret key of Stripe')),
  STRIPE_PUBLISHABLE_KEY: optional(
    z.string().startsWith('pk_', 'must be a publishable key of Stripe'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().startsWith('whsec_', "must be the signing secret of Stripe's webhook"),
  ),
  STRIPE_PRICE_MONTHLY: priceId,
  STRIPE_PRICE_ANNUAL: priceId,
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]*@[^\r\n]*$/, 'must be a mail address')),
  OPENAI_API_KEY: optional(
    z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces and line breaks'),
  ),
  OPENAI_BASE_URL: baseUrl,
  OPENAI_API: optional(z.enum(['responses', 'chat'])),
  OPENAI_MODELS: modelNames,
  PLACES_URL: webAddress,
  PLACES_KEY: optional(z.string()),
  CONTACT_EMAIL: optional(z.email('must be a mail address')),
  CONTACT_PHONE: optional(z.string()),
  CONTACT_FORM_URL: webAddress,
  APP_STORE_URL: webAddress,
  PLAY_STORE_URL: webAddress,
  SOCIAL_INSTAGRAM: webAddress,
  SOCIAL_TIKTOK: webAddress,
  SOCIAL_X: webAddress,
  TRUSTED_PROXIES: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(0).max(10),
  ),
  READINGS_PER_DAY: timesPerDay,
  HOROSCOPES_PER_DAY: timesPerDay,
  BIRTH_CHANGES_PER_DAY: timesPerDay,
  CHAT_MESSAGES_PER_DAY: timesPerDay,
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
})

export interface Config {
  host: string
  port: number
  /** Without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** When absent, created once in the data folder. */
  secret: string | undefined
  /** Which third-party services have a stand-in: those not configured, if stand-ins are allowed. */
  standIns: { mailbox: boolean; google: boolean; stripe: boolean }
  firebase: { apiKey: string; authDomain: string; projectId: string } | undefined
  google: { clientId: string; clientSecret: string } | undefined
  /** Without it and without its stand-in, no one can subscribe. */
  stripe: StripeAccount | undefined
  smtp: { url: string; from: string } | undefined
  /** Without it, the embedded writer writes every text. */
  model: ModelConnection | undefined
  places: { url: string; key: string | undefined } | undefined
  /** Shown where set. */
  site: SiteConfig
  /** The number of proxies in front of this server that append to X-Forwarded-For. */
  trustedProxies: number
  /** New readings per user within 24 hours. */
  readingsPerDay: number
  /** New horoscopes, and changes of saved birth details, per user within 24 hours. */
  horoscopesPerDay: number
  birthChangesPerDay: number
  /** Messages to Baba Bliss per user within 24 hours. */
  chatMessagesPerDay: number
  logLevel: string
}

export const usesStandIns = ({ standIns }: Pick<Config, 'standIns'>) =>
  Object.values(standIns).includes(true)

export interface StripeAccount {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  prices: { monthly: string; annual: string }
}

/** OpenAI, or a server that speaks its API. */
export interface ModelConnection {
  apiKey: string
  baseUrl: string
  api: 'responses' | 'chat'
  /** The server's names for the models; a model without an entry has the same name there. */
  models: Partial<Record<ModelName, string>>
}

/** The only reader of the environment. @throws StartError naming the variable that is invalid or contradicts another */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${String(issue?.path[0])} ${describeIssue(issue)}.`)
  }
  const set = parsed.data
  refuseContradictions(set)
  const host = set.HOST ?? '127.0.0.1'
  const port = set.PORT ?? 3000
  return {
    host,
    port,
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: resolve(set.DATA_DIR ?? '.data'),
    databaseUrl: set.DATABASE_URL,
    secret: set.SECRET,
    standIns: standInsOf(set),
    firebase: firebaseOf(set),
    google: googleOf(set),
    stripe: stripeOf(set),
    smtp: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : undefined,
    model: modelOf(set),
    places: set.PLACES_URL ? { url: set.PLACES_URL, key: set.PLACES_KEY } : undefined,
    site: siteOf(set),
    trustedProxies: set.TRUSTED_PROXIES ?? 0,
    readingsPerDay: set.READINGS_PER_DAY ?? 60,
    horoscopesPerDay: set.HOROSCOPES_PER_DAY ?? HOROSCOPES_PER_DAY,
    birthChangesPerDay: set.BIRTH_CHANGES_PER_DAY ?? BIRTH_CHANGES_PER_DAY,
    chatMessagesPerDay: set.CHAT_MESSAGES_PER_DAY ?? 100,
    logLevel: set.LOG_LEVEL ?? 'info',
  }
}

type Set = z.infer<typeof Environment>

const HOROSCOPES_PER_DAY = 100
const BIRTH_CHANGES_PER_DAY = 20
/**
 * Horoscopes within any 24 hours apart from changes of birth details: three at first, three of the next
 * periods, and five refreshes of each kind on both dates.
 */
const HOROSCOPES_WITHOUT_CHANGES = 3 + 3 + 2 * 3 * 5

/** A change deletes the user's horoscopes, so all three must still be allowed afterward. */
function refuseTooFewHoroscopes(set: Set) {
  const changes = set.BIRTH_CHANGES_PER_DAY ?? BIRTH_CHANGES_PER_DAY
  const needed = 3 * changes + HOROSCOPES_WITHOUT_CHANGES
  if ((set.HOROSCOPES_PER_DAY ?? HOROSCOPES_PER_DAY) < needed)
    throw new StartError(
      `HOROSCOPES_PER_DAY must be ${needed} or more where BIRTH_CHANGES_PER_DAY is ${changes}: each change deletes three horoscopes.`,
    )
}

function siteOf(set: Set): SiteConfig {
  const { CONTACT_EMAIL, CONTACT_PHONE, CONTACT_FORM_URL, APP_STORE_URL, PLAY_STORE_URL } = set
  const { SOCIAL_INSTAGRAM, SOCIAL_TIKTOK, SOCIAL_X } = set
  const shown = (value: string | undefined) => value ?? null
  return {
    contact: {
      email: shown(CONTACT_EMAIL),
      phone: shown(CONTACT_PHONE),
      formUrl: shown(CONTACT_FORM_URL),
    },
    stores: { appStore: shown(APP_STORE_URL), playStore: shown(PLAY_STORE_URL) },
    social: {
      instagram: shown(SOCIAL_INSTAGRAM),
      tiktok: shown(SOCIAL_TIKTOK),
      x: shown(SOCIAL_X),
    },
  }
}

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const

function firebaseOf({ FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID }: Set) {
  if (!FIREBASE_API_KEY || !FIREBASE_AUTH_DOMAIN || !FIREBASE_PROJECT_ID) return undefined
  return {
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
  }
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Set) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
}

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const

function stripeOf(set: Set): StripeAccount | undefined {
  const [secretKey, publishableKey, webhookSecret, monthly, annual] = stripeNames.map(
    (name) => set[name],
  )
  if (!secretKey || !publishableKey || !webhookSecret || !monthly || !annual) return undefined
  return { secretKey, publishableKey, webhookSecret, prices: { monthly, annual } }
}

function modelOf({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_API, OPENAI_MODELS }: Set) {
  if (!OPENAI_API_KEY) return undefined
  return {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    api: OPENAI_API ?? ('responses' as const),
    models: OPENAI_MODELS ?? {},
  }
}

/**
 * A site with a public host name is never treated as a development machine, whatever NODE_ENV says: the
 * development mailbox shows every password reset link.
 */
function mayUseStandIns(set: Set): boolean {
  const isLocal = set.NODE_ENV !== 'production' && isLoopback(set.PUBLIC_URL)
  return isLocal || set.ALLOW_STAND_INS === '1'
}

function standInsOf(set: Set) {
  const areAllowed = mayUseStandIns(set)
  return {
    mailbox: areAllowed && !set.SMTP_URL,
    google: areAllowed && !set.GOOGLE_CLIENT_ID && !set.FIREBASE_PROJECT_ID,
    stripe: areAllowed && !set.STRIPE_SECRET_KEY,
  }
}

function isLoopback(publicUrl: string | undefined): boolean {
  return !publicUrl || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
}

/** All of them or none. */
function refuseIncomplete(set: Set, names: readonly (keyof Set)[]) {
  const present = names.find((name) => set[name])
  const missing = names.find((name) => !set[name])
  if (present && missing) throw new StartError(`${missing} must be set together with ${present}.`)
}

function refuseContradictions(set: Set) {
  // Processes on one database with different secrets would reject each other's sessions.
  if (set.DATABASE_URL && !set.SECRET)
    throw new StartError('SECRET must be set together with DATABASE_URL.')
  refuseIncomplete(set, firebaseNames)
  refuseIncomplete(set, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  refuseIncomplete(set, ['SMTP_URL', 'MAIL_FROM'])
  refuseIncomplete(set, stripeNames)
  refuseStripeMixUps(set)
  refuseTooFewHoroscopes(set)
  if (set.FIREBASE_PROJECT_ID && set.GOOGLE_CLIENT_ID)
    throw new StartError(
      'GOOGLE_CLIENT_ID cannot be set together with FIREBASE_PROJECT_ID: Google is then set up at Firebase.',
    )
  if (set.PLACES_KEY && !set.PLACES_URL)
    throw new StartError('PLACES_KEY must be set together with PLACES_URL.')
  refuseModelWithoutKey(set)
}

function refuseModelWithoutKey(set: Set) {
  const present = (['OPENAI_BASE_URL', 'OPENAI_API', 'OPENAI_MODELS'] as const).find(
    (name) => set[name],
  )
  if (present && !set.OPENAI_API_KEY)
    throw new StartError(
      `OPENAI_API_KEY must be set together with ${present}; a server without keys takes any.`,
    )
}

function refuseStripeMixUps(set: Set) {
  const isTest = /^[sr]k_test_/.test(set.STRIPE_SECRET_KEY ?? '')
  const isTestInBrowser = set.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_test_') ?? false
  if (isTest !== isTestInBrowser)
    throw new StartError(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be test keys, or both live keys.',
    )
  if (set.STRIPE_PRICE_MONTHLY && set.STRIPE_PRICE_MONTHLY === set.STRIPE_PRICE_ANNUAL)
    throw new StartError('STRIPE_PRICE_ANNUAL and STRIPE_PRICE_MONTHLY must be different prices.')
  // Anyone who knows a test card number could subscribe for free.
  if (isTest && !mayUseStandIns(set))
    throw new StartError(
      'STRIPE_SECRET_KEY is a test key, with which nobody pays: use a live key in production, or set ALLOW_STAND_INS=1 to try things out.',
    )
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_small' && issue.origin === 'number')
    return `must be ${issue.minimum} or more`
  if (issue?.code === 'too_big') return `must be ${issue.maximum} or less`
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  return issue?.message ?? 'is not valid'
}
