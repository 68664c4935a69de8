import { resolve } from 'node:path'
import type { ModelName } from '#contract/admin.ts'
import type { SiteConfig } from '#contract/site.ts'
import { SECOND } from './durations.ts'
import {
  BIRTH_CHANGES_PER_DAY,
  DEFAULT_PORT,
  type Environment,
  HOROSCOPES_PER_DAY,
  mayUseStandIns,
  parseEnvironment,
  stripeNames,
} from './environment.ts'

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
  /** The keys that push services know this site by. When absent, made once and kept in the database. */
  vapid: { publicKey: string; privateKey: string } | undefined
  /** Without it, the embedded writer writes every text. */
  model: ModelConnection | undefined
  places: { url: string; key: string | undefined } | undefined
  /** Shown where set. */
  site: SiteConfig
  /** Administrators without a second factor are refused. */
  adminsNeedTwoFactor: boolean
  /** The number of proxies in front of this server that append to X-Forwarded-For. */
  trustedProxies: number
  /** New readings per user within 24 hours. */
  readingsPerDay: number
  /** New horoscopes, and changes of saved birth details, per user within 24 hours. */
  horoscopesPerDay: number
  birthChangesPerDay: number
  /** Messages to Baba Bliss per user within 24 hours. */
  chatMessagesPerDay: number
  /** How long the document of a page waits for the replies that it carries. */
  documentWaitMs: number
  /** How long a stopping process still answers requests. */
  drainMs: number
  /** Where Prometheus scrapes metrics. */
  metrics: { host: string; port: number } | undefined
  /** Where an OpenTelemetry collector takes traces, and the share of requests that are traced. */
  traces: { url: string; share: number } | undefined
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
  const set = parseEnvironment(environment)
  const host = set.HOST ?? '127.0.0.1'
  const port = set.PORT ?? DEFAULT_PORT
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
    vapid: vapidOf(set),
    model: modelOf(set),
    places: set.PLACES_URL ? { url: set.PLACES_URL, key: set.PLACES_KEY } : undefined,
    site: siteOf(set),
    adminsNeedTwoFactor: set.REQUIRE_ADMIN_TWO_FACTOR === 'true',
    trustedProxies: set.TRUSTED_PROXIES ?? 0,
    readingsPerDay: set.READINGS_PER_DAY ?? 60,
    horoscopesPerDay: set.HOROSCOPES_PER_DAY ?? HOROSCOPES_PER_DAY,
    birthChangesPerDay: set.BIRTH_CHANGES_PER_DAY ?? BIRTH_CHANGES_PER_DAY,
    chatMessagesPerDay: set.CHAT_MESSAGES_PER_DAY ?? 100,
    documentWaitMs: set.DOCUMENT_WAIT_MS ?? SECOND / 2,
    drainMs: (set.DRAIN_SECONDS ?? 0) * SECOND,
    metrics: set.METRICS_PORT
      ? { host: set.METRICS_HOST ?? '127.0.0.1', port: set.METRICS_PORT }
      : undefined,
    traces: tracesOf(set),
    logLevel: set.LOG_LEVEL ?? 'info',
  }
}

function siteOf(set: Environment): SiteConfig {
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

function firebaseOf({ FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID }: Environment) {
  if (!FIREBASE_API_KEY || !FIREBASE_AUTH_DOMAIN || !FIREBASE_PROJECT_ID) return undefined
  return {
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
  }
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Environment) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
}

function stripeOf(set: Environment): StripeAccount | undefined {
  const [secretKey, publishableKey, webhookSecret, monthly, annual] = stripeNames.map(
    (name) => set[name],
  )
  if (!secretKey || !publishableKey || !webhookSecret || !monthly || !annual) return undefined
  return { secretKey, publishableKey, webhookSecret, prices: { monthly, annual } }
}

function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment) {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return undefined
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
}

function modelOf({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_API, OPENAI_MODELS }: Environment) {
  if (!OPENAI_API_KEY) return undefined
  return {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    api: OPENAI_API ?? ('responses' as const),
    models: OPENAI_MODELS ?? {},
  }
}

/** The standard's variable names the server; its protocol names the path. */
function tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG }: Environment) {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const base = OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')
  return { url: `${base}/v1/traces`, share: OTEL_TRACES_SAMPLER_ARG ?? 1 }
}

function standInsOf(set: Environment) {
  const areAllowed = mayUseStandIns(set)
  return {
    mailbox: areAllowed && !set.SMTP_URL,
    google: areAllowed && !set.GOOGLE_CLIENT_ID && !set.FIREBASE_PROJECT_ID,
    stripe: areAllowed && !set.STRIPE_SECRET_KEY,
  }
}
