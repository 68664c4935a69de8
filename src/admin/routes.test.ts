import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AiConfig, FeatureName } from '#contract/admin.ts'
import type { AuditLog } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { BudgetStatus } from '#contract/admin-usage.ts'
import { deleteUser, listAdmins, setAdmin } from '#identity/users-table.ts'
import { modelCall } from '#testing/model-calls.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { aiConfigs } from '#writer/configs/ai-configs-table.ts'
import { defaultConfigs } from '#writer/configs/default-configs.ts'
import { aiBudgets } from '#writer/usage/budgets-table.ts'
import { insertModelCall } from '#writer/usage/model-calls-table.ts'
import { aiAuditLogs, insertAuditLogs } from './ai-audit-logs-table.ts'
import { seedConfigs } from './seed-configs.ts'

interface Counted {
  rows: { count: number }[]
}

let app: TestApp
let ada: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUpAdmin('ada@example.com')
})
afterAll(() => app.close())

async function call(method: string, path: string, body?: unknown, headers = ada) {
  const answer = await app.request(`/api/admin${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function configOf(featureName: FeatureName): Promise<AiConfig> {
  const { body } = await call('GET', '/ai-configs')
  return body.configs.find((config: AiConfig) => config.featureName === featureName)
}

async function settingsOf(featureName: FeatureName) {
  const { featureName: _, version: __, updatedAt: ___, ...settings } = await configOf(featureName)
  return settings
}

const save = (featureName: string, body: unknown, headers = ada) =>
  call('PUT', `/ai-configs/${featureName}`, body, headers)

async function logsOf(featureName: FeatureName): Promise<AuditLog[]> {
  const logs: AuditLog[] = []
  for (let before = ''; ; ) {
    const { body } = await call('GET', `/audit-logs${before && `?before=${before}`}`)
    logs.push(...body.logs)
    if (!body.next) return logs.filter((log) => log.featureName === featureName)
    before = encodeURIComponent(body.next)
  }
}

describe('[6.4] the calls of the panel', () => {
  const calls = [
    ['GET', '/ai-configs'],
    ['PUT', '/ai-configs/natal_reading'],
    ['POST', '/ai-configs/test'],
    ['GET', '/audit-logs'],
    ['POST', '/audit-logs/x/restore'],
    ['GET', '/ai-usage'],
    ['PUT', '/ai-budgets/natal_reading'],
  ] as const

  test.each(calls)('%s %s refuses a visitor and a user before it reads the body', async (...of) => {
    const user = await app.signUp(`${Math.random()}@example.com`)
    const [method, path] = of
    const body = method === 'GET' ? undefined : '{"never read'
    expect((await call(method, path, body, {})).status).toBe(401)
    expect(await call(method, path, body, user)).toMatchObject({
      status: 403,
      body: { error: 'You do not have permission to access this page' },
    })
  })

  test('refuse a demoted administrator from the next call on', async () => {
    const grace = await app.signUpAdmin('grace@example.com')
    const settings = await settingsOf('natal_reading')
    expect((await save('natal_reading', { ...settings, maxTokens: 900 }, grace)).status).toBe(200)
    await setAdmin(app.database.db, 'grace@example.com', false)
    expect((await save('natal_reading', settings, grace)).status).toBe(403)
    expect((await call('GET', '/audit-logs', undefined, grace)).status).toBe(403)
    expect((await configOf('natal_reading')).maxTokens).toBe(900)
  })

  test('refuse a token of a deleted account', async () => {
    const gone = await app.signUpAdmin('gone@example.com')
    const deleted = await app.request('/api/auth/delete-account', {
      method: 'DELETE',
      headers: gone,
    })
    expect(deleted.status).toBe(200)
    expect((await call('GET', '/ai-configs', undefined, gone)).status).toBe(401)
  })

  test('change nothing when the administrator is demoted while the call runs', async () => {
    const email = 'demoted@example.com'
    const demoted = await app.signUpAdmin(email)
    const before = await configOf('natal_reading')
    const logs = await logsOf('natal_reading')
    const isLocked = Promise.withResolvers<void>()
    const isDemoted = Promise.withResolvers<void>()
    const { db } = app.database
    // Holds the row that the call locks, until the demotion has been committed.
    const blocking = db.transaction(async (tx) => {
      await setAdmin(tx, email, false)
      isLocked.resolve()
      await isDemoted.promise
    })
    await isLocked.promise
    const calls = [
      save('natal_reading', { ...before, maxTokens: 200 }, demoted),
      call('PUT', '/ai-budgets/natal_reading', { daily: 1, monthly: 2 }, demoted),
    ]
    const waiting = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => ((await db.execute(waiting)) as unknown as Counted).rows[0]?.count)
      .toBeGreaterThan(0)
    isDemoted.resolve()
    await blocking
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403])
    expect(await configOf('natal_reading')).toEqual(before)
    expect(await logsOf('natal_reading')).toEqual(logs)
  })
})

describe('[7.26] the configurations', () => {
  test('[3.18][3.19][3.22] of all seven features are there from the first start, in order', async () => {
    const { body } = await call('GET', '/ai-configs')
    expect(body.configs.map((config: AiConfig) => config.featureName)).toEqual(FeatureName.options)
    expect(body.provider).toBeNull()
    for (const config of body.configs) {
      expect(config).toMatchObject({ enabled: true, updatedAt: expect.stringMatching(/Z$/) })
      const log = (await logsOf(config.featureName)).at(-1)
      expect(log).toMatchObject({ action: 'created', actor: null, oldConfig: null })
      expect(log?.newConfig).not.toBeNull()
    }
  })

  test('are not seeded again, nor over a saved one', async () => {
    const settings = await settingsOf('cosmic_events')
    await save('cosmic_events', { ...settings, enabled: false })
    await Promise.all([seedConfigs(app.database.db), seedConfigs(app.database.db)])
    expect((await configOf('cosmic_events')).enabled).toBe(false)
    const created = (await logsOf('cosmic_events')).filter(({ action }) => action === 'created')
    expect(created).toHaveLength(1)
  })
})

describe('[7.28] saving a configuration', () => {
  test('stores every field with the next version, and an audit log with the difference', async () => {
    const before = await configOf('daily_horoscope')
    const settings = {
      model: 'gpt-5-nano',
      reasoningEffort: 'minimal',
      temperature: 0.3,
      maxTokens: 16_000,
      verbosity: 'detailed',
      enabled: false,
    } as const
    const saved = await save('daily_horoscope', {
      ...settings,
      updatedAt: before.updatedAt,
      version: 99,
      featureName: 'natal_reading',
      isAdmin: true,
    })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      ...settings,
      featureName: 'daily_horoscope',
      version: before.version + 1,
    })
    expect(saved.body.updatedAt > before.updatedAt).toBe(true)
    expect(await configOf('daily_horoscope')).toEqual(saved.body)
    const [log] = await logsOf('daily_horoscope')
    const { featureName: _, updatedAt: __, ...old } = before
    expect(log).toEqual({
      id: expect.any(String),
      featureName: 'daily_horoscope',
      createdAt: saved.body.updatedAt,
      actor: 'ada@example.com',
      account: null,
      action: 'saved',
      oldConfig: old,
      newConfig: { ...settings, version: before.version + 1 },
      oldBudget: null,
      newBudget: null,
    })
  })

  test('without a change makes no audit log', async () => {
    const config = await configOf('weekly_horoscope')
    const saved = await save('weekly_horoscope', config)
    expect(saved).toMatchObject({ status: 200, body: config })
    expect(await logsOf('weekly_horoscope')).toHaveLength(1)
  })

  test('by two administrators at once succeeds for one, and makes one audit log', async () => {
    const linus = await app.signUpAdmin('linus@example.com')
    const config = await configOf('monthly_horoscope')
    const answers = await Promise.all([
      save('monthly_horoscope', { ...config, maxTokens: 4000 }),
      save('monthly_horoscope', { ...config, maxTokens: 5000 }, linus),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toBe(adminMessages.refusals.changedMeanwhile)
    const saved = (await logsOf('monthly_horoscope')).filter(({ action }) => action === 'saved')
    expect(saved).toHaveLength(1)
    expect(await configOf('monthly_horoscope')).toMatchObject({
      version: config.version + 1,
      maxTokens: saved[0]?.newConfig?.maxTokens,
    })
  })

  test('[5.10] saves many changes one after the other with increasing instants', async () => {
    const settings = await settingsOf('baba_bliss_chat')
    const instants: string[] = []
    for (let index = 0; index < 20; index++) {
      const { body } = await save('baba_bliss_chat', { ...settings, temperature: index / 10 })
      instants.push(body.updatedAt)
    }
    expect(instants).toEqual([...new Set(instants)].sort())
  })

  test.each([
    '__proto__',
    'constructor',
    'Daily_Horoscope',
    'daily_horoscope%20',
    'x',
    '%F0%9F%8C%99',
  ])('of the unknown feature %s is refused', async (name) => {
    const settings = await settingsOf('natal_reading')
    for (const refused of [
      await save(name, settings),
      await call('PUT', `/ai-budgets/${name}`, { daily: 1, monthly: null }),
    ])
      expect(refused).toMatchObject({
        status: 404,
        body: { error: 'There is no AI feature with this name.' },
      })
  })
})

describe('restoring an audit log', () => {
  const restore = (id: string, body: object = {}) => call('POST', `/audit-logs/${id}/restore`, body)

  test('makes its new configuration the current one, to the byte', async () => {
    const wanted = await configOf('synastry_reading')
    const [entry] = await logsOf('synastry_reading')
    const changed = await save('synastry_reading', {
      ...wanted,
      model: 'gpt-5',
      temperature: 1.7,
      enabled: false,
    })
    const restored = await restore(entry?.id ?? '', { updatedAt: changed.body.updatedAt })
    expect(restored.status).toBe(200)
    const bare = ({ version: _, updatedAt: __, ...config }: AiConfig) => JSON.stringify(config)
    expect(bare(restored.body)).toBe(bare(wanted))
    expect(restored.body.version).toBe(wanted.version + 2)
    expect(await configOf('synastry_reading')).toEqual(restored.body)
    expect((await logsOf('synastry_reading'))[0]).toMatchObject({
      action: 'restored',
      actor: 'ada@example.com',
      oldConfig: { model: 'gpt-5', temperature: 1.7, enabled: false },
      newConfig: { model: wanted.model, version: wanted.version + 2 },
    })
  })

  test('is refused when someone saved meanwhile', async () => {
    const config = await configOf('synastry_reading')
    await save('synastry_reading', { ...config, maxTokens: 700 })
    const [entry] = (await logsOf('synastry_reading')).slice(-1)
    const refused = await restore(entry?.id ?? '', { updatedAt: config.updatedAt })
    expect(refused.status).toBe(409)
    expect((await configOf('synastry_reading')).maxTokens).toBe(700)
  })

  test.each(['x', '../../', '%00', '00000000-0000-4000-8000-000000000000'])(
    'of the unknown id %s is refused',
    async (id) => {
      const { status, body } = await restore(encodeURIComponent(decodeURIComponent(id)))
      expect([400, 404]).toContain(status)
      expect(body.error).toMatch(/\.$/)
    },
  )

  test('of a budget is refused', async () => {
    await call('PUT', '/ai-budgets/cosmic_events', { daily: 3.5, monthly: null })
    const [entry] = await logsOf('cosmic_events')
    expect(entry).toMatchObject({
      action: 'budget saved',
      actor: 'ada@example.com',
      oldConfig: null,
      newConfig: null,
      oldBudget: { daily: null, monthly: null },
      newBudget: { daily: 3.5, monthly: null },
    })
    expect(await restore(entry?.id ?? '')).toMatchObject({
      status: 400,
      body: { error: adminMessages.refusals.budgetEntry },
    })
  })
})

describe('saving a budget', () => {
  const saveBudget = (body: object, headers = ada) =>
    call('PUT', '/ai-budgets/monthly_horoscope', body, headers)

  test('is refused when someone saved another one meanwhile', async () => {
    const none = { daily: null, monthly: null }
    const mine = { daily: 1.5, monthly: null }
    expect((await saveBudget({ ...mine, previous: none })).body.budget).toEqual(mine)
    const logs = await logsOf('monthly_horoscope')
    expect(await saveBudget({ daily: 9, monthly: 9, previous: none })).toMatchObject({
      status: 409,
      body: { error: adminMessages.refusals.budgetChangedMeanwhile },
    })
    expect(await logsOf('monthly_horoscope')).toEqual(logs)
    const next = { daily: 1.5, monthly: 30 }
    expect((await saveBudget({ ...next, previous: mine })).body.budget).toEqual(next)
    expect((await saveBudget(none)).body.budget).toEqual(none)
  })

  test('replaces one with amounts that are no longer valid', async () => {
    const featureName = 'weekly_horoscope'
    await app.database.db
      .insert(aiBudgets)
      .values({ featureName, dailyMicros: 1_234_567, monthlyMicros: null })
    const { body } = await call('GET', '/ai-usage')
    const shown = body.budgets.find((one: BudgetStatus) => one.featureName === featureName)
    expect(shown.budget).toEqual({ daily: 1.234567, monthly: null })
    const next = { daily: 1.23, monthly: null, previous: shown.budget }
    expect((await call('PUT', `/ai-budgets/${featureName}`, next)).status).toBe(200)
  })

  test('by two administrators at once succeeds for one', async () => {
    const other = await app.signUpAdmin('alan@example.com')
    const previous = { daily: null, monthly: null }
    const answers = await Promise.all([
      saveBudget({ daily: 2, monthly: null, previous }),
      saveBudget({ daily: 3, monthly: null, previous }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('stored values that are no longer valid', () => {
  const feature = 'natal_reading'
  const outdated = { model: 'gpt-4', temperature: 0.75 }

  test('of a configuration are shown with their defaults and named', async () => {
    const { db } = app.database
    const before = await configOf(feature)
    const stored = { ...outdated, maxTokens: 900 } as never
    await db.update(aiConfigs).set(stored).where(eq(aiConfigs.featureName, feature))
    const { model, temperature } = defaultConfigs[feature]
    const shown = await configOf(feature)
    expect(shown).toEqual({
      ...{ ...before, maxTokens: 900, model, temperature },
      replaced: ['model', 'temperature'],
    })
    const saved = await save(feature, shown)
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual({
      ...{ ...shown, replaced: undefined },
      ...{ version: shown.version + 1, updatedAt: saved.body.updatedAt },
    })
    expect(await configOf(feature)).toEqual(saved.body)
    expect((await logsOf(feature))[0]).toMatchObject({ oldConfig: outdated, newConfig: { model } })
  })

  test('of an audit log are shown as they were, and cannot be restored', async () => {
    const { db } = app.database
    const [before] = await logsOf(feature)
    const id = before?.id ?? ''
    const newConfig = { ...before?.newConfig, ...outdated } as never
    const outdatedLog = { newConfig, action: 'imported' as never }
    await db.update(aiAuditLogs).set(outdatedLog).where(eq(aiAuditLogs.id, id))
    const current = await configOf(feature)
    expect((await logsOf(feature))[0]).toEqual({ ...before, ...outdatedLog })
    expect(await call('POST', `/audit-logs/${id}/restore`, {})).toMatchObject({
      status: 400,
      body: {
        error:
          'This configuration cannot be restored, because it has values that are no longer valid: Model, Temperature.',
      },
    })
    expect(await configOf(feature)).toEqual(current)
    const ofGoneFeature = { featureName: 'tarot_reading' as never }
    await db.update(aiAuditLogs).set(ofGoneFeature).where(eq(aiAuditLogs.id, id))
    expect(await call('POST', `/audit-logs/${id}/restore`, {})).toMatchObject({
      status: 404,
      body: {
        error: 'This entry is about a feature that no longer exists, so it cannot be restored.',
      },
    })
    await db.delete(aiAuditLogs).where(eq(aiAuditLogs.id, id))
  })

  test('of a feature that is gone break neither the audit log nor the usage', async () => {
    const { db } = app.database
    const feature = 'tarot' as FeatureName
    await insertModelCall(
      db,
      modelCall({ feature, rejected: [{ text: 'Text.', why: 'No.', fate: 'dropped' }] }),
      new Date(),
    )
    const log = { featureName: feature, action: 'created' } as const
    await db.transaction((tx) => insertAuditLogs(tx, [log]))
    expect(await logsOf(feature)).toMatchObject([log])
    const { status, body } = await call('GET', '/ai-usage')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(feature)
    await db.delete(aiAuditLogs).where(eq(aiAuditLogs.featureName, feature))
  })
})

describe('[7.27] the audit log', () => {
  test('keeps the entries of a deleted administrator, without the address', async () => {
    const formerAdmin = await app.signUpAdmin('former@example.com')
    const settings = await settingsOf('weekly_horoscope')
    await save('weekly_horoscope', { ...settings, maxTokens: 300 }, formerAdmin)
    const isFormerAdmin = ({ email }: { email: string }) => email === 'former@example.com'
    const user = (await listAdmins(app.database.db)).find(isFormerAdmin)
    await deleteUser(app.database.db, user?.id ?? '')
    expect((await logsOf('weekly_horoscope'))[0]).toMatchObject({ action: 'saved', actor: null })
  })

  test('is paged by instant and id, so that new entries shift nothing', async () => {
    const settings = await settingsOf('natal_reading')
    for (let index = 0; index < 60; index++)
      await save('natal_reading', { ...settings, maxTokens: 1000 + 100 * index })
    const first = await call('GET', '/audit-logs')
    expect(first.body.logs).toHaveLength(50)
    await save('natal_reading', settings)
    const next = `/audit-logs?before=${encodeURIComponent(first.body.next)}`
    const second = await call('GET', next)
    const all = [...first.body.logs, ...second.body.logs].map(({ id }) => id)
    expect(new Set(all).size).toBe(all.length)
    const instants = [...first.body.logs, ...second.body.logs].map(({ createdAt }) => createdAt)
    expect(instants).toEqual(instants.toSorted().reverse())
  })

  test('can be limited to one feature, page by page', async () => {
    const settings = await settingsOf('synastry_reading')
    for (let index = 0; index < 51; index++)
      await save('synastry_reading', { ...settings, maxTokens: 1000 + 100 * index })
    await save('natal_reading', { ...(await settingsOf('natal_reading')), maxTokens: 900 })
    const first = await call('GET', '/audit-logs?featureName=synastry_reading')
    const next = `featureName=synastry_reading&before=${encodeURIComponent(first.body.next)}`
    const second = await call('GET', `/audit-logs?${next}`)
    const all = [...first.body.logs, ...second.body.logs]
    expect(first.body.logs).toHaveLength(50)
    expect(all.length).toBeGreaterThan(50)
    expect(new Set(all.map(({ featureName }) => featureName))).toEqual(
      new Set(['synastry_reading']),
    )
    expect((await call('GET', '/audit-logs?featureName=tarot')).status).toBe(400)
  })

  test.each(['x', '2026-01-01T00:00:00Z_x', '_', "'; drop table ai_audit_logs"])(
    'refuses the cursor %s',
    async (before) => {
      const path = `/audit-logs?before=${encodeURIComponent(before)}`
      expect((await call('GET', path)).status).toBe(400)
    },
  )
})
