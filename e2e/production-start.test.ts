import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDatabase } from './support/file-database.ts'
import { preloadedInSources, type Settings, startServer } from './support/server.ts'

const database = fileDatabase({ isFresh: true })

const allKeys: Settings = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'fatal',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_ANNUAL: 'price_annual',
  FIREBASE_API_KEY: 'x',
  FIREBASE_AUTH_DOMAIN: 'x.example',
  FIREBASE_PROJECT_ID: 'x',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'mail@example.com',
  OPENAI_API_KEY: 'sk-x',
}
/** Imports the SDK of OpenAI. */
const modelCalls = 'src/writer/model/openai-calls.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-modules-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts a server and stops it. @returns its banner, and the modules of the repository that it has loaded */
async function startAndStop(settings: Settings) {
  const file = join(folder, 'modules')
  const server = await startServer({
    ...database.settings,
    ...settings,
    ...preloadedInSources('module-list.ts'),
    MODULE_LIST: file,
  })
  await server.stop()
  const loaded = await readFile(file, 'utf8')
  await rm(file)
  const root = new URL('..', import.meta.url).href
  const modules = loaded
    .split('\n')
    .filter((url) => url.startsWith(root) && !url.includes('/node_modules/'))
    .map((url) => url.slice(root.length))
  return { banner: server.output(), modules }
}

const standInModules = (modules: string[]) =>
  modules.filter((path) => path.startsWith('stand-ins/'))

async function schemas(): Promise<string[]> {
  const { rows } = await database.client.query('select nspname from pg_namespace')
  return rows.map(({ nspname }) => nspname)
}

test('with all keys set, a server loads no stand-in and creates no schema for them', async () => {
  const { banner, modules } = await startAndStop(allKeys)
  expect(banner).toContain('payments  Stripe\n')
  expect(banner).toContain('writer    a model at api.openai.com')
  expect(modules).toEqual(expect.arrayContaining(['src/main.ts', modelCalls]))
  expect(standInModules(modules)).toEqual([])
  expect(await schemas()).toEqual(expect.arrayContaining(['public', 'identity']))
  expect(await schemas()).not.toContain('stand_ins')
})

test('a server loads only the stand-ins it uses', async () => {
  const { modules } = await startAndStop({
    ...allKeys,
    ALLOW_STAND_INS: '1',
    SMTP_URL: '',
    MAIL_FROM: '',
  })
  const folders = standInModules(modules).map((path) => path.split('/').slice(0, -1).join('/'))
  expect(new Set(folders)).toEqual(new Set(['stand-ins', 'stand-ins/mailbox']))
  expect(await schemas()).toContain('stand_ins')
})

test('a server that replaces no service drops the schema of the stand-ins, and loads no SDK of OpenAI, metrics or traces that are not configured', async () => {
  expect(await schemas()).toContain('stand_ins')
  const { banner, modules } = await startAndStop({ ...allKeys, OPENAI_API_KEY: '' })
  expect(banner).toContain('writer    embedded\n')
  expect(modules).not.toContain(modelCalls)
  expect(modules.filter((path) => path.startsWith('src/telemetry/'))).toEqual([])
  expect(await schemas()).not.toContain('stand_ins')
})
