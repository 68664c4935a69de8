import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_ANNUAL: 'price_2',
}
const stripeTest = {
  ...stripe,
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
}

describe('configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      trustedProxies: 0,
    })
    expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
    expect(readConfig({}).drainMs).toBe(0)
    expect(readConfig({ DRAIN_SECONDS: '5' }).drainMs).toBe(5000)
    expect(readConfig({}).readingsPerDay).toBe(60)
    expect(readConfig({ READINGS_PER_DAY: '500' }).readingsPerDay).toBe(500)
    expect(readConfig({}).chatMessagesPerDay).toBe(100)
    expect(readConfig({ CHAT_MESSAGES_PER_DAY: '7' }).chatMessagesPerDay).toBe(7)
    expect(readConfig({}).documentWaitMs).toBe(500)
    expect(readConfig({ DOCUMENT_WAIT_MS: '0' }).documentWaitMs).toBe(0)
    expect(readConfig({})).toMatchObject({ horoscopesPerDay: 100, birthChangesPerDay: 20 })
    const fewer = { HOROSCOPES_PER_DAY: '39', BIRTH_CHANGES_PER_DAY: '1' }
    expect(readConfig(fewer)).toMatchObject({ horoscopesPerDay: 39, birthChangesPerDay: 1 })
  })

  test('accepts Stripe test keys in development, and in production with ALLOW_STAND_INS', () => {
    expect(readConfig(stripeTest).stripe?.secretKey).toBe('sk_test_1')
    const tried = { ...stripeTest, NODE_ENV: 'production', ALLOW_STAND_INS: '1' }
    expect(readConfig(tried).stripe?.prices).toEqual({ monthly: 'price_1', annual: 'price_2' })
  })

  test('has a model with OPENAI_API_KEY, at OpenAI or elsewhere', () => {
    expect(readConfig({}).model).toBeUndefined()
    expect(readConfig({ OPENAI_API_KEY: 'sk-1' }).model).toEqual({
      apiKey: 'sk-1',
      baseUrl: 'https://api.openai.com/v1',
      api: 'responses',
      models: {},
    })
    const local = {
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      OPENAI_API: 'chat',
      OPENAI_MODELS: 'gpt-5=qwen3:32b, gpt-5-mini=org/llama=3.3',
    }
    expect(readConfig(local).model).toEqual({
      apiKey: 'none',
      baseUrl: 'http://localhost:11434/v1',
      api: 'chat',
      models: { 'gpt-5': 'qwen3:32b', 'gpt-5-mini': 'org/llama=3.3' },
    })
  })

  test('takes a pair of push keys, and refuses one that does not belong together', () => {
    const pairs = [createECDH('prime256v1'), createECDH('prime256v1')].map((ecdh) => ({
      publicKey: ecdh.generateKeys('base64url'),
      // A private key may begin with zeros, which are not printed.
      privateKey: Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
        .subarray(-32)
        .toString('base64url'),
    }))
    const [pair, other] = pairs
    const variables = { VAPID_PUBLIC_KEY: pair?.publicKey, VAPID_PRIVATE_KEY: pair?.privateKey }
    expect(readConfig({}).vapid).toBeUndefined()
    expect(readConfig(variables).vapid).toEqual(pair)
    expect(() => readConfig({ ...variables, VAPID_PRIVATE_KEY: '' })).toThrow(
      'VAPID_PRIVATE_KEY must be set together with VAPID_PUBLIC_KEY.',
    )
    expect(() => readConfig({ ...variables, VAPID_PUBLIC_KEY: other?.publicKey })).toThrow(
      'VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY.',
    )
    expect(() => readConfig({ ...variables, VAPID_PUBLIC_KEY: 'a key' })).toThrow(
      /^VAPID_PUBLIC_KEY must be a key of 87 characters/,
    )
  })

  test('serves metrics on this machine only, unless configured otherwise', () => {
    expect(readConfig({}).metrics).toBeUndefined()
    const metrics = { host: '127.0.0.1', port: 9464 }
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual(metrics)
    const everywhere = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
    expect(readConfig(everywhere).metrics).toEqual({ ...metrics, host: '0.0.0.0' })
  })

  test('sends traces where a collector is named, by the path of its protocol', () => {
    expect(readConfig({}).traces).toBeUndefined()
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }
    const url = 'http://localhost:4318/v1/traces'
    expect(readConfig(collector).traces).toEqual({ url, share: 1 })
    const tenth = { ...collector, OTEL_TRACES_SAMPLER_ARG: '0.1' }
    expect(readConfig(tenth).traces).toEqual({ url, share: 0.1 })
  })

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  test('derives the public URL from the port, and strips a trailing slash', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ PUBLIC_URL: 'https://cosmic.example/' }).publicUrl).toBe(
      'https://cosmic.example',
    )
  })

  test.each([
    [{}, { mailbox: true, google: true, stripe: true }],
    [
      { SMTP_URL: 'smtp://m', MAIL_FROM: 'm@m.test' },
      { mailbox: false, google: true, stripe: true },
    ],
    [
      { GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' },
      { mailbox: true, google: false, stripe: true },
    ],
    [
      { FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd', FIREBASE_PROJECT_ID: 'p' },
      { mailbox: true, google: false, stripe: true },
    ],
    [stripe, { mailbox: true, google: true, stripe: false }],
    [{ NODE_ENV: 'production' }, { mailbox: false, google: false, stripe: false }],
    [{ PUBLIC_URL: 'https://cosmic.example' }, { mailbox: false, google: false, stripe: false }],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, { mailbox: true, google: true, stripe: true }],
    [
      { PUBLIC_URL: 'https://cosmic.example', ALLOW_STAND_INS: '1' },
      { mailbox: true, google: true, stripe: true },
    ],
    [
      { NODE_ENV: 'production', ALLOW_STAND_INS: '1' },
      { mailbox: true, google: true, stripe: true },
    ],
  ])('with %o, what stands in is %o', (environment, standIns) => {
    expect(readConfig(environment).standIns).toEqual(standIns)
  })

  test.each([
    ...Object.keys(stripe).map((name): [Record<string, string>, string] => [
      { ...stripe, [name]: '' },
      `${name} must be set together with STRIPE_${name === 'STRIPE_SECRET_KEY' ? 'PUBLISHABLE' : 'SECRET'}_KEY.`,
    ]),
    [
      { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be test keys, or both live keys.',
    ],
    [
      { ...stripe, STRIPE_PRICE_ANNUAL: 'price_1' },
      'STRIPE_PRICE_ANNUAL and STRIPE_PRICE_MONTHLY must be different prices.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be 1 or less.'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a number.'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be 65535 or less.'],
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT must be set together with METRICS_HOST.'],
    ...['3000', '4000'].map((port): [Record<string, string>, string] => [
      { METRICS_PORT: port, PORT: port === '3000' ? '' : port },
      'METRICS_PORT and PORT must be different ports: metrics are not public.',
    ]),
    [{ ...stripe, STRIPE_SECRET_KEY: 'x' }, 'STRIPE_SECRET_KEY must be a secret key of Stripe.'],
    [
      { ...stripeTest, NODE_ENV: 'production' },
      'STRIPE_SECRET_KEY is a test key, with which nobody pays: use a live key in production, or set ALLOW_STAND_INS=1 to try things out.',
    ],
    [
      { ...stripeTest, PUBLIC_URL: 'https://cosmic.example' },
      'STRIPE_SECRET_KEY is a test key, with which nobody pays: use a live key in production, or set ALLOW_STAND_INS=1 to try things out.',
    ],
    ...['OPENAI_BASE_URL', 'OPENAI_API', 'OPENAI_MODELS'].map(
      (name): [Record<string, string>, string] => [
        { [name]: { OPENAI_BASE_URL: 'http://m', OPENAI_API: 'chat' }[name] ?? 'gpt-5=x' },
        `OPENAI_API_KEY must be set together with ${name}; a server without keys takes any.`,
      ],
    ),
    [
      { OPENAI_API_KEY: 'two words' },
      'OPENAI_API_KEY must be a key without spaces and line breaks.',
    ],
    [
      { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'localhost:11434' },
      'OPENAI_BASE_URL must be an http or https address.',
    ],
    ...['http://me:pass@models/v1', 'http://models/v1?key=k'].map(
      (url): [Record<string, string>, string] => [
        { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: url },
        'OPENAI_BASE_URL must be an address without a password and a query, as in https://api.openai.com/v1.',
      ],
    ),
    [
      { OPENAI_API_KEY: 'k', OPENAI_API: 'completions' },
      'OPENAI_API must be one of responses, chat.',
    ],
    ...['gpt-4=x', 'gpt-5', 'gpt-5=', 'gpt-5=x,,'].map((list): [Record<string, string>, string] => [
      { OPENAI_API_KEY: 'k', OPENAI_MODELS: list },
      'OPENAI_MODELS must map names among gpt-5, gpt-5-mini, gpt-5-nano, as in gpt-5=qwen3:32b,gpt-5-mini=llama3.3.',
    ]),
    [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES must be a number.'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES must be 0 or more.'],
    [{ TRUSTED_PROXIES: '1.5' }, 'TRUSTED_PROXIES must be a whole number.'],
    [{ TRUSTED_PROXIES: '99' }, 'TRUSTED_PROXIES must be 10 or less.'],
    [{ READINGS_PER_DAY: '0' }, 'READINGS_PER_DAY must be 1 or more.'],
    [{ CHAT_MESSAGES_PER_DAY: '0' }, 'CHAT_MESSAGES_PER_DAY must be 1 or more.'],
    [{ CHAT_MESSAGES_PER_DAY: '1e9' }, 'CHAT_MESSAGES_PER_DAY must be 1000000 or less.'],
    [{ CHAT_MESSAGES_PER_DAY: '1.5' }, 'CHAT_MESSAGES_PER_DAY must be a whole number.'],
    [{ READINGS_PER_DAY: 'many' }, 'READINGS_PER_DAY must be a number.'],
    [
      { HOROSCOPES_PER_DAY: '95' },
      'HOROSCOPES_PER_DAY must be 96 or more where BIRTH_CHANGES_PER_DAY is 20: each change deletes three horoscopes.',
    ],
    [
      { BIRTH_CHANGES_PER_DAY: '22' },
      'HOROSCOPES_PER_DAY must be 102 or more where BIRTH_CHANGES_PER_DAY is 22: each change deletes three horoscopes.',
    ],
    [{ PORT: 'eighty' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be 65535 or less.'],
    [{ PORT: '0' }, 'PORT must be 1 or more.'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number.'],
    [{ PUBLIC_URL: 'cosmic.example' }, 'PUBLIC_URL must be an http or https address.'],
    ...['https://cosmic.example/app', 'https://cosmic.example?a', 'https://me@cosmic.example'].map(
      (url): [Record<string, string>, string] => [
        { PUBLIC_URL: url },
        'PUBLIC_URL must be an address without a path, as in https://example.com.',
      ],
    ),
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ SECRET: 'short' }, 'SECRET must be at least 32 characters long.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test.'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET must be set together with DATABASE_URL.'],
    [
      { FIREBASE_API_KEY: 'k', FIREBASE_PROJECT_ID: 'p' },
      'FIREBASE_AUTH_DOMAIN must be set together with FIREBASE_API_KEY.',
    ],
    [
      { GOOGLE_CLIENT_SECRET: 's' },
      'GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.',
    ],
    [
      {
        FIREBASE_API_KEY: 'k',
        FIREBASE_AUTH_DOMAIN: 'd',
        FIREBASE_PROJECT_ID: 'p',
        GOOGLE_CLIENT_ID: 'i',
        GOOGLE_CLIENT_SECRET: 's',
      },
      'GOOGLE_CLIENT_ID cannot be set together with FIREBASE_PROJECT_ID',
    ],
    [
      {
        FIREBASE_API_KEY: 'k',
        FIREBASE_AUTH_DOMAIN: 'd',
        FIREBASE_PROJECT_ID: 'p',
        REQUIRE_ADMIN_TWO_FACTOR: 'true',
      },
      'REQUIRE_ADMIN_TWO_FACTOR cannot be true together with FIREBASE_PROJECT_ID',
    ],
    [{ REQUIRE_ADMIN_TWO_FACTOR: '1' }, 'REQUIRE_ADMIN_TWO_FACTOR must be one of true, false.'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM must be set together with SMTP_URL.'],
    [{ SMTP_URL: 'https://mail' }, 'SMTP_URL must be an smtp or smtps address.'],
    [{ SMTP_URL: 'smtp://m', MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a mail address.'],
    [{ ALLOW_STAND_INS: 'yes' }, 'ALLOW_STAND_INS must be one of 0, 1.'],
    [{ PLACES_KEY: 'k' }, 'PLACES_KEY must be set together with PLACES_URL.'],
  ])('%o stops the start with one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
