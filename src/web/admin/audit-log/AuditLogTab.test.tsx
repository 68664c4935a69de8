import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { adminServer, aiConfig, auditLog, provider, sevenConfigs } from '#web/testing/admin.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import AiModelsPage from '../AiModelsPage.tsx'

const CONFIGS = 'GET /api/admin/ai-configs'
const LOGS = 'GET /api/admin/audit-logs'
const RESTORE = 'POST /api/admin/audit-logs/log-1/restore'

/** What the entry of the tests made. */
const current = aiConfig({
  model: 'gpt-5',
  maxTokens: 2000,
  version: 2,
  updatedAt: '2026-11-21T09:30:00.000Z',
})
const configs = [current, ...sevenConfigs.slice(1)]

function open(answers: object = {}) {
  const server = adminServer({
    [CONFIGS]: { configs, provider },
    [LOGS]: { logs: [auditLog()], next: null },
    ...answers,
  })
  const page = renderPage(AiModelsPage, '/admin/ai-models?tab=audit')
  return { server, ...page, user: userEvent.setup() }
}

/** The values of a block as text, one line each; changed ones are marked in words. */
function valuesOf(block: 'Before' | 'After') {
  const terms = within(screen.getByRole('region', { name: block })).getAllByRole('term')
  return terms.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
}

describe('[2.32] the audit log', () => {
  test('[3.20][3.22][7.27] names feature, time, actor and action, and shows both sides', async () => {
    open()
    await screen.findByRole('heading', { name: 'Daily Horoscope' })
    screen.getByText('Saved by grace@example.com')
    const time = document.querySelector('time')
    expect(time?.dateTime).toBe('2026-11-21T09:30:00.000Z')
    expect(time?.textContent).toMatch(/^Nov 2\d, 2026, /)
    expect(valuesOf('Before')).toEqual([
      'Model: gpt-5-mini (changed)',
      'Reasoning: Low',
      'Temperature: 0.7',
      'Max Tokens: 1,200 (changed)',
    ])
    expect(valuesOf('After')).toEqual([
      'Model: gpt-5 (changed)',
      'Reasoning: Low',
      'Temperature: 0.7',
      'Max Tokens: 2,000 (changed)',
    ])
  })

  test('[3.20] shows features, values and actions of an older version as they were', async () => {
    const { oldConfig, newConfig } = auditLog()
    const older = auditLog({
      featureName: 'tarot',
      action: 'imported',
      oldConfig: oldConfig && { ...oldConfig, model: 'gpt-4', reasoningEffort: 'extreme' },
      newConfig,
    })
    open({ [LOGS]: { logs: [older], next: null } })
    await screen.findByText('imported by grace@example.com')
    screen.getByRole('heading', { name: 'tarot' })
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
    expect(valuesOf('Before').slice(0, 2)).toEqual([
      'Model: gpt-4 (changed)',
      'Reasoning: Extreme (changed)',
    ])
  })

  test('[3.20] an entry without the configuration before has no blocks', async () => {
    const created = { action: 'created', actor: null, oldConfig: null } as const
    open({ [LOGS]: { logs: [auditLog(created)], next: null } })
    await screen.findByRole('heading', { name: 'Daily Horoscope' })
    screen.getByText('First configuration')
    expect(screen.queryByText('Before')).toBeNull()
  })

  test('shows a change of a budget', async () => {
    const budget = {
      action: 'budget saved',
      oldConfig: null,
      newConfig: null,
      oldBudget: { daily: null, monthly: 50 },
      newBudget: { daily: 2.5, monthly: 50 },
    } as const
    open({ [LOGS]: { logs: [auditLog(budget)], next: null } })
    await screen.findByText('Budget saved by grace@example.com')
    expect(screen.getByText('Daily budget: from').parentElement?.textContent).toBe(
      'Daily budget: from no limit to $2.50',
    )
    expect(screen.queryByText('Monthly budget: from')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  })

  test('shows commands of the operator, and deleted messages', async () => {
    const without = { oldConfig: null, newConfig: null }
    const granted = auditLog({
      ...{ id: 'log-2', featureName: 'administrators', action: 'access granted', ...without },
      ...{ actor: null, account: 'eve@example.com' },
    })
    const deleted = auditLog({
      ...{ id: 'log-3', featureName: 'contact_messages', action: 'message deleted', ...without },
    })
    open({ [LOGS]: { logs: [granted, deleted], next: null } })
    await screen.findByRole('heading', { name: 'Administrators' })
    screen.getByText('Access granted on the command line: eve@example.com')
    screen.getByRole('heading', { name: 'Messages' })
    screen.getByText('Message deleted by grace@example.com')
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  })

  test('says that there are no entries', async () => {
    open({ [LOGS]: { logs: [], next: null } })
    await screen.findByText('No audit logs found')
  })

  test('shows a spinner while it loads', async () => {
    open({ [LOGS]: () => new Promise(() => {}) })
    await screen.findByText('Loading the audit log…')
  })

  test('shows why it could not be loaded, and tries again', async () => {
    let isBroken = true
    const { user } = open({
      [LOGS]: () => (isBroken ? refusal(500, { error: 'Down.' }) : { logs: [], next: null }),
    })
    await screen.findByText('Down.')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('No audit logs found')
  })

  test('shows more with each page', async () => {
    const older = auditLog({ id: 'log-0', actor: 'linus@example.com' })
    const { user, server } = open({
      [LOGS]: (_: unknown, url: URL) =>
        url.searchParams.get('before') === 'cursor'
          ? { logs: [older], next: null }
          : { logs: [auditLog()], next: 'cursor' },
    })
    await user.click(await screen.findByRole('button', { name: 'Show More' }))
    await screen.findByText('Saved by linus@example.com')
    screen.getByText('Saved by grace@example.com')
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
    expect(server.count(LOGS)).toBeLessThan(4)
  })

  test('a page that fails leaves the others, and can be tried again', async () => {
    let isBroken = true
    const { user } = open({
      [LOGS]: (_: unknown, url: URL) => {
        if (!url.searchParams.has('before')) return { logs: [auditLog()], next: 'cursor' }
        return isBroken ? refusal(500, { error: 'Down.' }) : { logs: [], next: null }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show More' }))
    await screen.findByText('Down.')
    screen.getByText('Saved by grace@example.com')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Show More' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull())
  })

  test('can be filtered by feature', async () => {
    const { user } = open({
      [LOGS]: (_: unknown, url: URL) => ({
        logs: url.searchParams.get('featureName') === 'natal_reading' ? [] : [auditLog()],
        next: null,
      }),
    })
    await screen.findByText('Saved by grace@example.com')
    await user.selectOptions(screen.getByLabelText('Feature'), 'Natal Chart Reading')
    await screen.findByText('No audit logs found')
    await user.selectOptions(screen.getByLabelText('Feature'), 'All features')
    await screen.findByText('Saved by grace@example.com')
  })
})

describe('restoring a configuration', () => {
  const before = auditLog({ newConfig: auditLog().oldConfig })

  async function ask(answers: object = {}) {
    const page = open({ [LOGS]: { logs: [before], next: null }, ...answers })
    await page.user.click(
      await screen.findByRole('button', { name: /^Restore Daily Horoscope of/ }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    return {
      ...page,
      dialog,
      press: (name: string) => page.user.click(dialog.getByRole('button', { name })),
    }
  }

  test('shows what will change and asks first', async () => {
    const { dialog, press, server } = await ask()
    const rows = dialog.getAllByRole<HTMLTableRowElement>('row').slice(1)
    expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
      ['Model', 'gpt-5', 'gpt-5-mini'],
      ['Max Tokens', '2,000', '1,200'],
    ])
    await press('Cancel')
    expect(server.count(RESTORE)).toBe(0)
  })

  test('restores it and reloads both admin lists', async () => {
    const { press, server } = await ask({ [RESTORE]: aiConfig({ version: 3 }) })
    const counts = () => [server.count(CONFIGS), server.count(LOGS)]
    const [configsBefore = 0, logsBefore = 0] = counts()
    await press('Restore')
    await screen.findAllByText('The configuration was restored.')
    expect(server.seen.find(({ call }) => call === RESTORE)?.body).toEqual({
      updatedAt: current.updatedAt,
    })
    await waitFor(() => expect(counts()).toEqual([configsBefore + 1, logsBefore + 1]))
  })

  test('is refused when someone has saved since, and loads what they saved', async () => {
    const { press, server } = await ask({
      [RESTORE]: () => refusal(409, { error: 'Someone else saved.' }),
    })
    const before = server.count(CONFIGS)
    await press('Restore')
    await screen.findAllByText('Someone else saved.')
    await waitFor(() => expect(server.count(CONFIGS)).toBe(before + 1))
  })

  test('is not offered for what is current', async () => {
    open()
    await screen.findByText('This is the current configuration.')
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  })
})
