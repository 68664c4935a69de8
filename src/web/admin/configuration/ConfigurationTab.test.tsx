import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { AiConfig } from '#contract/admin.ts'
import { adminServer, aiConfig, auditLog, provider, sevenConfigs } from '#web/testing/admin.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import AiModelsPage from '../AiModelsPage.tsx'

const CONFIGS = 'GET /api/admin/ai-configs'
const LOGS = 'GET /api/admin/audit-logs'
const SAVE = 'PUT /api/admin/ai-configs/daily_horoscope'

async function open(answers: object = {}) {
  const server = adminServer(answers)
  const page = renderPage(AiModelsPage, '/admin/ai-models')
  await screen.findByRole('form', { name: 'Daily Horoscope' })
  return { server, ...page, user: userEvent.setup() }
}

const saveButton = () => screen.getByRole('button', { name: 'Save Configuration' })
const maxTokens = () => screen.getByLabelText<HTMLInputElement>('Max Tokens')
const temperature = () => screen.getByLabelText<HTMLInputElement>('Temperature')
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)

async function type(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.type(field, text)
}

describe('[2.30] the form', () => {
  test('[3.19] offers the seven features by their names', async () => {
    await open()
    const options = within(screen.getByLabelText('Feature')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Daily Horoscope',
      'Weekly Horoscope',
      'Monthly Horoscope',
      'Natal Chart Reading',
      'Synastry Reading',
      'Baba Bliss Chat',
      'Cosmic Events Extraction',
    ])
  })

  test('names stored values that are no longer valid', async () => {
    const replaced = aiConfig({ replaced: ['model', 'enabled'] })
    await open({ [CONFIGS]: { configs: [replaced, ...sevenConfigs.slice(1)], provider } })
    screen.getByText(/^These stored values are no longer valid.*: Model, Status\. Save/)
  })

  test('[3.18][5.10][9.10] shows every setting, with its choices and bounds', async () => {
    await open()
    expect(optionsOf('Model')).toEqual(['gpt-5', 'gpt-5-mini', 'gpt-5-nano'])
    expect(optionsOf('Reasoning Effort')).toEqual(['minimal', 'low', 'medium', 'high'])
    expect(optionsOf('Verbosity')).toEqual(['short', 'medium', 'detailed'])
    expect(temperature()).toMatchObject({ type: 'number', min: '0', max: '2', step: '0.1' })
    expect(maxTokens()).toMatchObject({ type: 'number', min: '100', max: '16000', step: '100' })
    expect(screen.getByLabelText('Status').getAttribute('aria-checked')).toBe('true')
    screen.getByText('Enabled')
    screen.getByText('Last updated:', { exact: false })
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20T10:00:00.000Z')
  })

  test('shows the current temperature while it is changed', async () => {
    const { user } = await open()
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('0.7')
    await type(user, temperature(), '1.2')
    expect(document.querySelector('output')?.textContent).toBe('1.2')
  })

  test('[4.15][7.28][8.17] saves all fields, says so, and reloads both admin lists', async () => {
    let answer: (config: AiConfig) => void = () => {}
    const reply = new Promise((resolve) => {
      answer = resolve
    })
    const { user, server } = await open({ [SAVE]: () => reply })
    await user.selectOptions(screen.getByLabelText('Model'), 'gpt-5')
    await type(user, temperature(), '0.3')
    await user.click(screen.getByLabelText('Status'))
    screen.getByText('Disabled')
    await user.click(saveButton())
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    const saved = aiConfig({ model: 'gpt-5', temperature: 0.3, enabled: false, version: 2 })
    const before = server.count(CONFIGS)
    act(() => answer(saved))
    await screen.findAllByText('AI configuration updated successfully')
    screen.getAllByText('Success')
    expect(server.seen.find(({ call }) => call === SAVE)?.body).toEqual({
      model: 'gpt-5',
      reasoningEffort: 'low',
      temperature: 0.3,
      maxTokens: 1200,
      verbosity: 'medium',
      enabled: false,
      updatedAt: '2026-11-20T10:00:00.000Z',
    })
    await waitFor(() => expect(server.count(CONFIGS)).toBe(before + 1))
  })

  test('[7.28] an audit log that was open before is loaded again after saving', async () => {
    const { user, server } = await open({ [SAVE]: aiConfig({ version: 2 }) })
    await user.click(screen.getByRole('tab', { name: 'Audit Log' }))
    await screen.findByText('No audit logs found')
    await user.click(screen.getByRole('tab', { name: 'Configuration' }))
    await user.click(saveButton())
    await screen.findAllByText('AI configuration updated successfully')
    const before = server.count(LOGS)
    await user.click(screen.getByRole('tab', { name: 'Audit Log' }))
    await waitFor(() => expect(server.count(LOGS)).toBe(before + 1))
  })

  test('[8.17] a failure shows the sentence of the server, and nothing typed is lost', async () => {
    const { user } = await open({
      [SAVE]: () => refusal(400, { error: 'Too many tokens.', field: 'maxTokens' }),
    })
    await type(user, maxTokens(), '1300')
    await user.click(saveButton())
    await waitFor(() => expect(screen.getAllByText('Too many tokens.').length).toBeGreaterThan(1))
    expect(maxTokens().value).toBe('1300')
    expect(maxTokens().getAttribute('aria-invalid')).toBe('true')
    screen.getAllByText('Error')
  })

  test('[8.17] a failure without a sentence has one of its own', async () => {
    const { user } = await open({ [SAVE]: () => refusal(500, {}, '') })
    await user.click(saveButton())
    await screen.findAllByText('Failed to update configuration')
  })

  test.each([
    ['Temperature', '2.1'],
    ['Temperature', '-0.1'],
    ['Temperature', '0.75'],
    ['Temperature', ''],
    ['Max Tokens', '0'],
    ['Max Tokens', '16100'],
    ['Max Tokens', '150'],
    ['Max Tokens', ''],
  ])('[5.10] refuses %s %j under the field and sends nothing', async (label, text) => {
    const { user, server } = await open({ [SAVE]: aiConfig() })
    const field = screen.getByLabelText(label)
    await type(user, field, text)
    await user.click(saveButton())
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const error = document.getElementById(`${field.id}-error`)
    expect(error?.textContent).toMatch(/^[A-Z].*\.$/)
    expect(server.count(SAVE)).toBe(0)
  })
})

describe('the effect of the settings on the model and the server', () => {
  test('a field that the model ignores says why', async () => {
    const { user } = await open()
    const hint = () => document.getElementById(`${temperature().id}-hint`)?.textContent
    expect(hint()).toBe('gpt-5-mini ignores this: This family takes no temperature.')
    await user.selectOptions(screen.getByLabelText('Model'), 'gpt-5')
    expect(hint()).toBe('gpt-5 ignores this: This family takes no temperature.')
  })

  test('another name that is sent for the model is shown', async () => {
    const models = provider.models.map((one) => ({ ...one, sentAs: 'llama-4', ignored: [] }))
    await open({ [CONFIGS]: { configs: sevenConfigs, provider: { api: 'chat', models } } })
    screen.getByText('Sent as llama-4.')
  })

  test('a disabled feature is written by the embedded writer', async () => {
    const { user } = await open()
    screen.getByText('Enabled: a model writes this feature.')
    await user.click(screen.getByLabelText('Status'))
    screen.getByText('Saved: Enabled. Disabled: the embedded writer writes this feature.')
  })

  test('says which variables to set if there is no model', async () => {
    await open({ [CONFIGS]: { configs: sevenConfigs, provider: null } })
    screen.getByText('No model is configured')
    screen.getByText(/OPENAI_API_KEY, and OPENAI_BASE_URL/)
    expect(screen.queryByText('Enabled: a model writes this feature.')).toBeNull()
  })
})

describe('unsaved changes', () => {
  test('are marked, and can be discarded', async () => {
    const { user } = await open()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await type(user, maxTokens(), '1300')
    screen.getByText('Unsaved changes')
    screen.getByText('Saved: 1,200.')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(maxTokens().value).toBe('1200')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  test('stay through a change of the tab, which marks its own', async () => {
    const { user } = await open()
    await type(user, maxTokens(), '1300')
    await user.click(screen.getByRole('tab', { name: 'Usage' }))
    await user.click(screen.getByRole('tab', { name: 'Configuration, unsaved changes' }))
    expect(maxTokens().value).toBe('1300')
  })

  const leave = {
    'another feature': (page: Awaited<ReturnType<typeof open>>) =>
      page.user.selectOptions(screen.getByLabelText('Feature'), 'natal_reading'),
    'another page': ({ router }: Awaited<ReturnType<typeof open>>) =>
      act(() => router.navigate('/faq')),
  }
  const arrived = {
    'another feature': () => screen.findByRole('form', { name: 'Natal Chart Reading' }),
    'another page': () => screen.findByText('elsewhere'),
  }

  describe.each(['another feature', 'another page'] as const)('on the way to %s', (where) => {
    const dialog = () => screen.findByRole('alertdialog', { name: 'Save your changes?' })

    async function leaveChanged(answers: object = {}) {
      const page = await open(answers)
      await type(page.user, maxTokens(), '1300')
      await leave[where](page)
      const asked = within(await dialog())
      asked.getByText('Your changes to Daily Horoscope are not saved.')
      return {
        ...page,
        press: (name: string) => page.user.click(asked.getByRole('button', { name })),
      }
    }

    test('can be saved', async () => {
      const { press, server } = await leaveChanged({
        [SAVE]: aiConfig({ maxTokens: 1300, version: 2 }),
      })
      await press('Save')
      await arrived[where]()
      expect(server.count(SAVE)).toBe(1)
    })

    test('can be discarded', async () => {
      const { press, server } = await leaveChanged()
      await press('Discard')
      await arrived[where]()
      expect(server.count(SAVE)).toBe(0)
    })

    test('can be kept by staying', async () => {
      const { press } = await leaveChanged()
      await press('Stay')
      expect(maxTokens().value).toBe('1300')
      screen.getByRole('form', { name: 'Daily Horoscope' })
    })

    test('stay when they cannot be saved', async () => {
      const { press } = await leaveChanged({ [SAVE]: () => refusal(500, { error: 'Down.' }) })
      await press('Save')
      await screen.findAllByText('Down.')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(maxTokens().value).toBe('1300')
    })
  })

  test('make the browser ask before it closes the page', async () => {
    const { user } = await open()
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      fireEvent(window, event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(false)
    await type(user, maxTokens(), '1300')
    expect(closing()).toBe(true)
  })

  test('and all that was loaded are gone after logging out, without asking', async () => {
    const { user, services, router } = await open()
    await type(user, maxTokens(), '1300')
    await act(async () => {
      await services.identity.signOut()
      await router.navigate('/')
    })
    await screen.findByText('elsewhere')
    const keys = services.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0])
    expect(keys).not.toContain('admin')
  })

  test('asks nothing without changes', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('Feature'), 'natal_reading')
    await screen.findByRole('form', { name: 'Natal Chart Reading' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('keeps what is typed during a save', async () => {
    let answer: (config: AiConfig) => void = () => {}
    const reply = new Promise((resolve) => {
      answer = resolve
    })
    const { user } = await open({ [SAVE]: () => reply })
    await type(user, maxTokens(), '1300')
    await user.click(saveButton())
    await screen.findByRole('button', { name: 'Saving...' })
    await type(user, temperature(), '1.5')
    act(() => answer(aiConfig({ maxTokens: 1300, version: 2 })))
    await screen.findAllByText('AI configuration updated successfully')
    expect(temperature().value).toBe('1.5')
    expect(maxTokens().value).toBe('1300')
    screen.getByText('Unsaved changes')
  })
})

describe('when someone else saved meanwhile', () => {
  const theirs = aiConfig({
    model: 'gpt-5',
    maxTokens: 2000,
    version: 2,
    updatedAt: '2026-11-21T09:30:00.000Z',
  })

  async function conflict() {
    let hasSaved = false
    const page = await open({
      [CONFIGS]: () => ({
        configs: hasSaved ? [theirs, ...sevenConfigs.slice(1)] : sevenConfigs,
        provider,
      }),
      [LOGS]: { logs: [auditLog()], next: null },
      [SAVE]: () => {
        const isFirst = !hasSaved
        hasSaved = true
        return isFirst
          ? refusal(409, { error: 'Someone else saved this configuration.' })
          : aiConfig({ ...theirs, verbosity: 'detailed', version: 3 })
      },
    })
    await page.user.selectOptions(screen.getByLabelText('Verbosity'), 'detailed')
    await page.user.click(saveButton())
    await screen.findByText('grace@example.com saved this configuration while you were editing it')
    return page
  }

  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole<HTMLTableRowElement>('row')
      .slice(1)
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent))

  test('shows who did, and the differences', async () => {
    await conflict()
    expect(rows()).toEqual([
      ['Model', 'gpt-5', 'gpt-5-mini'],
      ['Max Tokens', '2,000', '1,200'],
      ['Verbosity', 'Medium', 'Detailed'],
    ])
    expect(screen.getByLabelText('Verbosity')).toHaveProperty('value', 'detailed')
  })

  test('theirs can be taken', async () => {
    const { user } = await conflict()
    await user.click(screen.getByRole('button', { name: 'Take the Saved Values' }))
    expect(maxTokens().value).toBe('2000')
    expect(screen.getByLabelText('Verbosity')).toHaveProperty('value', 'medium')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  test('own changes can be kept on top of theirs, and saved', async () => {
    const { user, server } = await conflict()
    await user.click(screen.getByRole('button', { name: 'Keep My Changes' }))
    expect(maxTokens().value).toBe('2000')
    expect(screen.getByLabelText('Verbosity')).toHaveProperty('value', 'detailed')
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(saveButton())
    await screen.findAllByText('AI configuration updated successfully')
    expect(server.seen.findLast(({ call }) => call === SAVE)?.body).toMatchObject({
      model: 'gpt-5',
      maxTokens: 2000,
      verbosity: 'detailed',
      updatedAt: theirs.updatedAt,
    })
  })
})
