import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { ModelName } from '#contract/admin.ts'
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
    if (!wrong) return Object.fromEntries(pairs) as Partial<Record<ModelName, string>>
    context.addIssue(
      `must map names among ${ModelName.options.join(', ')}, as in gpt-5=qwen3:32b,gpt-5-mini=llama3.3`,
    )
    return z.NEVER
  }),
)

const vapidKey = (length: number) =>
  optional(
    z
      .string()
      .regex(
        new RegExp(`^[\\w-]{${length}}$`),
        `must be a key of ${length} characters, as npx web-push generate-vapid-keys prints it`,
      ),
  )

const timesPerDay = optional(
  z.coerce.number('must be a number').int('must be a whole number').min(1).max(1_000_000),
)

const port = optional(
  z.coerce.number('must be a number').int('must be a whole number').min(1).max(65535),
)

const Variables = z.object({
  PORT: port,
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
  VAPID_PUBLIC_KEY: vapidKey(87),
  VAPID_PRIVATE_KEY: vapidKey(43),
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
  REQUIRE_ADMIN_TWO_FACTOR: optional(z.enum(['true', 'false'])),
  TRUSTED_PROXIES: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(0).max(10),
  ),
  READINGS_PER_DAY: timesPerDay,
  HOROSCOPES_PER_DAY: timesPerDay,
  BIRTH_CHANGES_PER_DAY: timesPerDay,
  CHAT_MESSAGES_PER_DAY: timesPerDay,
  DOCUMENT_WAIT_MS: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(0).max(60_000),
  ),
  DRAIN_SECONDS: optional(
    z.coerce.number('must be a number').int('must be a whole number').min(0).max(300),
  ),
  METRICS_PORT: port,
  METRICS_HOST: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number('must be a number').min(0).max(1)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
})

export const variableNames: string[] = Object.keys(Variables.shape)

export type Environment = z.infer<typeof Variables>

/** @throws StartError naming the variable that is invalid or contradicts another */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${String(issue?.path[0])} ${describeIssue(issue)}.`)
  }
  refuseContradictions(parsed.data)
  return parsed.data
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_small' && issue.origin === 'number')
    return `must be ${issue.minimum} or more`
  if (issue?.code === 'too_big') return `must be ${issue.maximum} or less`
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  return issue?.message ?? 'is not valid'
}

export const DEFAULT_PORT = 3000
export const HOROSCOPES_PER_DAY = 100
export const BIRTH_CHANGES_PER_DAY = 20
/**
 * Horoscopes within any 24 hours apart from changes of birth details: three at first, three of the next
 * periods, and five refreshes of each kind on both dates.
 */
const HOROSCOPES_WITHOUT_CHANGES = 3 + 3 + 2 * 3 * 5

/** A change deletes the user's horoscopes, so all three must still be allowed afterward. */
function refuseTooFewHoroscopes(set: Environment) {
  const changes = set.BIRTH_CHANGES_PER_DAY ?? BIRTH_CHANGES_PER_DAY
  const needed = 3 * changes + HOROSCOPES_WITHOUT_CHANGES
  if ((set.HOROSCOPES_PER_DAY ?? HOROSCOPES_PER_DAY) < needed)
    throw new StartError(
      `HOROSCOPES_PER_DAY must be ${needed} or more where BIRTH_CHANGES_PER_DAY is ${changes}: each change deletes three horoscopes.`,
    )
}

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const

export const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const

/**
 * A site with a public host name is never treated as a development machine, whatever NODE_ENV says: the
 * development mailbox shows every password reset link.
 */
export function mayUseStandIns(set: Environment): boolean {
  const isLocal = set.NODE_ENV !== 'production' && isLoopback(set.PUBLIC_URL)
  return isLocal || set.ALLOW_STAND_INS === '1'
}

function isLoopback(publicUrl: string | undefined): boolean {
  return !publicUrl || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
}

/** All of them or none. */
function refuseIncomplete(set: Environment, names: readonly (keyof Environment)[]) {
  const present = names.find((name) => set[name])
  const missing = names.find((name) => !set[name])
  if (present && missing) throw new StartError(`${missing} must be set together with ${present}.`)
}

function refuseContradictions(set: Environment) {
  // Processes on one database with different secrets would reject each other's sessions.
  if (set.DATABASE_URL && !set.SECRET)
    throw new StartError('SECRET must be set together with DATABASE_URL.')
  refuseIncomplete(set, firebaseNames)
  refuseIncomplete(set, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  refuseIncomplete(set, ['SMTP_URL', 'MAIL_FROM'])
  refuseIncomplete(set, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'])
  refuseOtherPublicKey(set)
  refuseIncomplete(set, stripeNames)
  refuseStripeMixUps(set)
  refuseTooFewHoroscopes(set)
  if (set.FIREBASE_PROJECT_ID && set.GOOGLE_CLIENT_ID)
    throw new StartError(
      'GOOGLE_CLIENT_ID cannot be set together with FIREBASE_PROJECT_ID: Google is then set up at Firebase.',
    )
  if (set.FIREBASE_PROJECT_ID && set.REQUIRE_ADMIN_TWO_FACTOR === 'true')
    throw new StartError(
      'REQUIRE_ADMIN_TWO_FACTOR cannot be true together with FIREBASE_PROJECT_ID: two-step verification is then set up at Firebase.',
    )
  if (set.PLACES_KEY && !set.PLACES_URL)
    throw new StartError('PLACES_KEY must be set together with PLACES_URL.')
  refuseModelWithoutKey(set)
  refuseMetricsMixUps(set)
}

function refuseOtherPublicKey({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment) {
  if (VAPID_PRIVATE_KEY && publicKeyOf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY)
    throw new StartError('VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY.')
}

/** Both as base64url; undefined for a number that is no private key. */
function publicKeyOf(privateKey: string): string | undefined {
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(privateKey, 'base64url')
    return ecdh.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

function refuseModelWithoutKey(set: Environment) {
  const present = (['OPENAI_BASE_URL', 'OPENAI_API', 'OPENAI_MODELS'] as const).find(
    (name) => set[name],
  )
  if (present && !set.OPENAI_API_KEY)
    throw new StartError(
      `OPENAI_API_KEY must be set together with ${present}; a server without keys takes any.`,
    )
}

function refuseMetricsMixUps({ METRICS_PORT, METRICS_HOST, PORT = DEFAULT_PORT }: Environment) {
  if (METRICS_HOST && !METRICS_PORT)
    throw new StartError('METRICS_PORT must be set together with METRICS_HOST.')
  if (METRICS_PORT === PORT)
    throw new StartError('METRICS_PORT and PORT must be different ports: metrics are not public.')
}

function refuseStripeMixUps(set: Environment) {
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
