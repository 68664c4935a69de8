import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { adminServer, noUsage, usageDay } from '#web/testing/admin.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import AiModelsPage from '../AiModelsPage.tsx'

const USAGE = 'GET /api/admin/ai-usage'
const BUDGET = 'PUT /api/admin/ai-budgets/natal_reading'

const natal = { featureName: 'natal_reading', cost: 0.5, p50: null, p95: null } as const
const usage = {
  days: [usageDay(), usageDay({ date: '2026-11-21' }), usageDay(natal)],
  budgets: [
    {
      featureName: 'natal_reading',
      budget: { daily: 2, monthly: null },
      spentToday: 0.5,
      spentThisMonth: 7.25,
      unpricedModels: [],
    },
  ],
  rejected: [
    {
      id: 'r1',
      featureName: 'natal_reading',
      model: 'gpt-5-mini',
      at: '2026-11-21T09:00:00.000Z',
      text: 'Your Moon is in Leo.',
      why: 'The Moon is in Virgo.',
      fate: 'repaired',
    },
  ],
  feedback: [
    {
      featureName: 'natal_reading',
      reason: 'unclear',
      words: 'Which <b>day</b>?',
      at: '2026-11-21T09:00:00.000Z',
    },
    {
      featureName: 'baba_bliss_chat',
      reason: null,
      words: 'Dull.',
      at: '2026-11-20T09:00:00.000Z',
    },
  ],
  topUsers: [{ email: 'ada@example.com', calls: 12, cost: 0.75 }],
}

function open(answers: object = {}) {
  const server = adminServer({ [USAGE]: usage, ...answers })
  const page = renderPage(AiModelsPage, '/admin/ai-models?tab=usage')
  return { server, ...page, user: userEvent.setup() }
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
})

describe('the Usage tab', () => {
  test('sums the period for each feature', async () => {
    open()
    await screen.findByRole('table', { name: 'Usage by feature' })
    expect(rowsOf('Usage by feature')).toEqual([
      ['Feature', 'Texts', 'By a model', 'Tokens', 'Cost', 'Rejected', 'Thumbs up'],
      ['Daily Horoscope', '24', '67%', '2,800', '$0.20', '5%', '80%'],
      ['Natal Chart Reading', '12', '67%', '1,400', '$0.50', '5%', '80%'],
      ['All', '36', '67%', '4,200', '$0.70', '5%', '80%'],
    ])
  })

  test('charts the days, each chart with its name and number', async () => {
    open()
    const charts = await screen.findAllByRole('figure')
    expect(charts.map((chart) => within(chart).getByRole('heading').textContent)).toEqual([
      'Cost',
      'Tokens',
      'Written by a model',
      'Rejected sentences',
      'Duration of a text',
      'Thumbs',
    ])
    within(charts[2] as HTMLElement).getByText('24 of 36 texts, the others by the embedded writer')
  })

  test('says in a sentence that a period has nothing for a chart', async () => {
    const none = { accepted: 0, repaired: 0, partlyReplaced: 0, fallenBack: 0, embedded: 0 }
    open({
      [USAGE]: {
        ...usage,
        days: [
          usageDay({
            ...{ calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, reasoningTokens: 0 },
            ...{ cost: 0, texts: { ...none, embedded: 3 }, p50: null, p95: null },
          }),
        ],
      },
    })
    const charts = await screen.findAllByRole('figure')
    const isEmpty = (chart: HTMLElement) =>
      within(chart).queryByText('Nothing to show in this period.') !== null
    // Of cost, tokens, texts, sentences, durations and thumbs.
    expect(charts.map(isEmpty)).toEqual([true, true, false, false, true, false])
    within(charts[1] as HTMLElement).getByText('No input yet')
  })

  test('shows the same as a table, newest first', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Show Table' }))
    const rows = rowsOf('Usage by day and feature')
    expect(rows[0]).toHaveLength(22)
    expect(rows.slice(1).map(([date, feature, , , , , , cost]) => [date, feature, cost])).toEqual([
      ['2026-11-21', 'Daily Horoscope', '$0.10'],
      ['2026-11-20', 'Daily Horoscope', '$0.10'],
      ['2026-11-20', 'Natal Chart Reading', '$0.50'],
    ])
    expect(rows[3]?.slice(16, 18)).toEqual(['n/a', 'n/a'])
    await user.click(screen.getByRole('button', { name: 'Show Charts' }))
    await screen.findAllByRole('figure')
  })

  test('downloads the same as CSV', async () => {
    let file: Blob | undefined
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob
      return 'blob:usage'
    })
    let name: string | undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    expect(name).toBe('ai-usage-2026-11-22-30-days.csv')
    expect(createObjectURL).toHaveBeenCalledOnce()
    const lines = (await file?.text())?.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines?.[1]).toBe(
      '2026-11-21,Daily Horoscope,9,1000,200,400,100,0.1,5,2,1,1,3,100,5,3,1000,2000,4,1,2,0.02',
    )
    vi.restoreAllMocks()
  })

  test('asks for another period', async () => {
    const periods: (string | null)[] = []
    const { user } = open({
      [USAGE]: (_: unknown, url: URL) => {
        periods.push(url.searchParams.get('days'))
        return usage
      },
    })
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last 90 days')
    await screen.findByRole('table', { name: 'Usage by feature' })
    expect(new Set(periods)).toEqual(new Set(['30', '90']))
  })

  test('can be filtered by feature', async () => {
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText('Feature'), 'Daily Horoscope')
    expect(rowsOf('Usage by feature')).toHaveLength(2)
    screen.getByText('The checker rejected no sentence in this period.')
    await user.selectOptions(screen.getByLabelText('Feature'), 'Synastry Reading')
    screen.getByText('Nothing was written in these 30 days.')
  })

  test('lists rejected sentences with reason and fate, and the users with the highest cost', async () => {
    open()
    await screen.findByText('Your Moon is in Leo.')
    screen.getByText('The Moon is in Virgo.')
    screen.getByText(/^Repaired · Natal Chart Reading · gpt-5-mini · Nov 2\d, 2026/)
    expect(rowsOf('Top users by cost')[1]).toEqual(['ada@example.com', '12', '$0.75'])
  })

  test('lists what readers wrote with a thumb down, of one feature or of all', async () => {
    const { user } = open()
    await screen.findByText('Which <b>day</b>?')
    screen.getByText(/^Unclear · Natal Chart Reading · Nov 2\d, 2026/)
    screen.getByText(/^Baba Bliss Chat · Nov \d\d, 2026/)
    await user.selectOptions(screen.getByLabelText('Feature'), 'Baba Bliss Chat')
    expect(screen.queryByText('Which <b>day</b>?')).toBeNull()
    screen.getByText('Dull.')
    await user.selectOptions(screen.getByLabelText('Feature'), 'Daily Horoscope')
    screen.getByText('No reader wrote anything with a thumb down.')
  })

  test('explains an empty period', async () => {
    open({ [USAGE]: noUsage })
    await screen.findByText('Nothing was written in these 30 days.')
    screen.getByText('No user caused costs in this period.')
  })

  test('shows why it could not be loaded, and tries again', async () => {
    let isBroken = true
    const { user } = open({ [USAGE]: () => (isBroken ? refusal(500, { error: 'Down.' }) : usage) })
    await screen.findByText('Down.')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('table', { name: 'Usage by feature' })
  })
})

describe('a budget', () => {
  async function edit(answers: object = {}) {
    const page = open(answers)
    const name = 'Edit budget of Natal Chart Reading'
    await page.user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    return {
      ...page,
      daily: dialog.getByLabelText<HTMLInputElement>('Daily budget (US dollars)'),
      monthly: dialog.getByLabelText<HTMLInputElement>('Monthly budget (US dollars)'),
      save: () => page.user.click(dialog.getByRole('button', { name: 'Save Budget' })),
    }
  }

  test('shows what is spent of it', async () => {
    open()
    const row = (await screen.findByRole('heading', { name: 'Natal Chart Reading' })).parentElement
    expect(row?.textContent).toContain('Today$0.50 of $2.00')
    expect(row?.textContent).toContain('This month$7.25 · no limit')
  })

  test('is saved; an empty field is no limit', async () => {
    const { user, daily, monthly, save, server } = await edit({ [BUDGET]: usage.budgets[0] })
    expect([daily.value, monthly.value]).toEqual(['2', ''])
    await user.clear(daily)
    await user.type(monthly, '40.50')
    const before = server.count(USAGE)
    await save()
    await screen.findAllByText('The budget was saved.')
    expect(server.seen.find(({ call }) => call === BUDGET)?.body).toEqual({
      daily: null,
      monthly: 40.5,
      previous: { daily: 2, monthly: null },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(server.count(USAGE)).toBeGreaterThan(before))
  })

  test('names the models whose price is unknown', async () => {
    const [budget] = usage.budgets
    const unpriced = { ...budget, unpricedModels: ['llama3', 'qwen3'] }
    open({ [USAGE]: { ...usage, budgets: [unpriced] } })
    await screen.findByText(
      'The price of llama3, qwen3 is unknown, so its cost is not counted and no budget limits it.',
    )
  })

  test('that someone else changed meanwhile is loaded again', async () => {
    const { save, user, monthly, server } = await edit({
      [BUDGET]: () => refusal(409, { error: 'Someone else changed this budget.' }),
    })
    await user.type(monthly, '40')
    const before = server.count(USAGE)
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe('Someone else changed this budget.')
    await waitFor(() => expect(server.count(USAGE)).toBeGreaterThan(before))
    await save()
    const saves = server.seen.filter(({ call }) => call === BUDGET)
    expect(saves.map(({ body }) => body)).toEqual(
      Array(2).fill({ daily: 2, monthly: 40, previous: { daily: 2, monthly: null } }),
    )
  })

  test('that is not an amount is refused under its field', async () => {
    const { user, daily, save, server } = await edit()
    await user.clear(daily)
    await user.type(daily, 'five')
    await save()
    await waitFor(() => expect(daily.getAttribute('aria-invalid')).toBe('true'))
    expect(server.count(BUDGET)).toBe(0)
  })

  test('that the server refuses stays in the dialog with the reason', async () => {
    const { monthly, user, save } = await edit({
      [BUDGET]: () => refusal(400, { error: 'That is too much.' }),
    })
    await user.type(monthly, '40')
    await save()
    await screen.findByRole('alert')
    expect(screen.getByRole('alert').textContent).toBe('That is too much.')
    expect(monthly.value).toBe('40')
  })
})
