import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { adminServer, aiConfig, asAdmin, noUsage, sevenConfigs } from '#web/testing/admin.ts'
import { asAda, asStranger, fakeServer, refusal, sessionEnded } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import AiModelsPage from './AiModelsPage.tsx'

const CONFIGS = 'GET /api/admin/ai-configs'
const SAVE = 'PUT /api/admin/ai-configs/daily_horoscope'
const USAGE = 'GET /api/admin/ai-usage'

function open(answers: object = {}, address = '/admin/ai-models') {
  const server = adminServer(answers)
  return { server, ...renderPage(AiModelsPage, address), user: userEvent.setup() }
}

const forbidden = () => refusal(403, { error: 'Administrators only.' })

describe('[2.29] the control panel', () => {
  test('[1.12][7.26] has its heading, its subtitle and its tabs', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'AI Model Control Panel' })
    screen.getByText(
      'Manage AI configurations for all features. Changes take effect within 1 minute.',
    )
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Configuration',
      'Test',
      'Audit Log',
      'Usage',
      'Messages',
    ])
  })

  test('opens the tab and the feature of its address', async () => {
    open({}, '/admin/ai-models?tab=test&feature=natal_reading')
    await screen.findByRole('button', { name: 'Run Test' })
    screen.getByRole('heading', { name: 'Natal Chart Reading' })
  })

  test('shows a spinner while it loads', async () => {
    open({ [CONFIGS]: () => new Promise(() => {}) })
    await screen.findByText('Loading the configurations…')
  })
})

describe('instead of the panel', () => {
  test('a visitor is asked to log in', async () => {
    const server = fakeServer(asStranger)
    renderPage(AiModelsPage, '/admin/ai-models')
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=/admin/ai-models')
    expect(server.count(CONFIGS)).toBe(0)
  })

  test('a user whose session has ended is asked to log in', async () => {
    open({ ...sessionEnded, [CONFIGS]: () => refusal(401, { error: 'Log in first.' }) })
    await screen.findByRole('link', { name: 'Log In' })
    expect(screen.queryByText('Error Loading Configuration')).toBeNull()
  })

  test('[6.4] a user who is not an administrator sees Access Denied', async () => {
    open({ ...asAda, [CONFIGS]: forbidden })
    await screen.findByRole('heading', { name: 'Access Denied' })
    screen.getByText('You do not have permission to access this page')
    screen.getByText(
      'This page is restricted to administrators only. Please contact your administrator if you believe you should have access.',
    )
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('[6.4] an administrator who was demoted loses the panel with the next call', async () => {
    let isAdmin = true
    const { user } = open({
      [CONFIGS]: () => (isAdmin ? asAdmin[CONFIGS] : forbidden()),
      [SAVE]: forbidden,
    })
    await screen.findByRole('tab', { name: 'Configuration' })
    isAdmin = false
    await user.click(screen.getByRole('button', { name: 'Save Configuration' }))
    await screen.findByRole('heading', { name: 'Access Denied' })
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('[8.17] any other failure shows the error card, with one full stop, and can be tried again', async () => {
    let isBroken = true
    const { user } = open({
      [CONFIGS]: () =>
        isBroken ? refusal(500, { error: 'The archive is locked.' }) : asAdmin[CONFIGS],
    })
    await screen.findByRole('heading', { name: 'Error Loading Configuration' })
    screen.getByText('Unable to load AI configurations')
    screen.getByText(
      'Error: The archive is locked. Please try refreshing the page or contact support.',
    )
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('tab', { name: 'Configuration' })
  })

  test('[8.17] a failure without a message says that an error occurred', async () => {
    open({ [CONFIGS]: () => refusal(500, {}, '') })
    await screen.findByText(
      'Error: An error occurred. Please try refreshing the page or contact support.',
    )
  })

  test('[2.33] three sentences explain an empty list', async () => {
    open({ [CONFIGS]: { configs: [], provider: null } })
    await screen.findByRole('heading', { name: 'No Configurations Found' })
    screen.getByText('AI model configurations have not been initialized')
    screen.getByText(
      'The AI model configurations need to be seeded in the database. Please contact your system administrator.',
    )
  })
})

describe('above the tabs', () => {
  const budget = (spentToday: number) => ({
    featureName: 'daily_horoscope',
    budget: { daily: 5, monthly: null },
    spentToday,
    spentThisMonth: 20,
    unpricedModels: [],
  })

  test.each([
    [4.1, 'Daily Horoscope: 82% of the daily budget is spent.'],
    [5, 'Daily Horoscope: the daily budget is spent, so the embedded writer serves.'],
  ])('an alert at %d of 5 dollars', async (spent, text) => {
    open({ [USAGE]: { ...noUsage, budgets: [budget(spent)] } })
    await screen.findByText(text)
  })

  test('no alert below 80 percent, nor without a limit', async () => {
    const { server } = open({ [USAGE]: { ...noUsage, budgets: [budget(3.9)] } })
    await screen.findByRole('tab', { name: 'Usage' })
    await waitFor(() => expect(server.count(USAGE)).toBeGreaterThan(0))
    expect(screen.queryByText(/budget is spent/)).toBeNull()
  })
})

test('a failed reload later on keeps the form', async () => {
  let isBroken = false
  const changed = sevenConfigs.map((one) => ({ ...one }))
  const { user } = open({
    [CONFIGS]: () => (isBroken ? refusal(500, {}) : { ...asAdmin[CONFIGS], configs: changed }),
    [SAVE]: () => {
      isBroken = true
      return aiConfig({ version: 2, maxTokens: 1300 })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Save Configuration' }))
  await screen.findAllByText('AI configuration updated successfully')
  expect(await screen.findByDisplayValue('1300')).toBeDefined()
})
