import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keepPendingNatal } from '#web/pending/pending-natal.ts'
import { asAda, asStranger, currentUser, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import ReadingsPage from './ReadingsPage.tsx'

const user = userEvent.setup()

const withStatus = (status: string | null, hasAccess = false) => ({
  ...asAda,
  'GET /api/auth/user': { ...currentUser, subscriptionStatus: status },
  'GET /api/readings': [savedReading],
  'GET /api/subscription-status': {
    subscriptionId: status && 'sub_1',
    status,
    plan: status && 'monthly',
    periodEnd: status && '2026-12-21T00:00:00Z',
    nextPlan: null,
    cancelAtPeriodEnd: false,
    nextCharge: null,
    trialAvailable: status === null,
    hasAccess,
    card: null,
  },
})

describe('[6.2] whose new readings are closed', () => {
  test('[6.1] the form for two people stays below the gate, as a visitor sees it', async () => {
    const refused = refusal(403, { error: 'No.', subscriptionRequired: true })
    const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }
    fakeServer({
      ...withStatus(null),
      'GET /api/auth/user': { ...currentUser, natalChartData: birth },
      'POST /api/readings/preview': refusal(429, {}),
      'POST /api/readings/synastry': refused,
    })
    const { at } = renderPage(ReadingsPage, '/readings?type=synastry')
    await screen.findByRole('heading', { name: 'Premium Feature', level: 1 })
    await screen.findByRole('heading', { name: 'Two people, two charts', level: 2 })
    const [own, partner] = await screen.findAllByLabelText<HTMLInputElement>('Birth date')
    await waitFor(() => expect(own?.value).toBe('1990-06-10'))
    expect(screen.queryByRole('button', { name: 'See My Chart' })).toBeNull()
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getAllByLabelText(label)[1] as Element, { target: { value } })
    fill('Birth time', '08:00')
    fill('Birth location', 'Tampa')
    fireEvent.change(partner as Element, { target: { value: '1991-01-01' } })
    await user.click(screen.getByRole('button', { name: 'Generate Reading' }))
    await waitFor(() => expect(at()).toBe('/signup?plan=monthly&redirect=/readings?type=synastry'))
  })

  test.each([
    ['/readings', null],
    ['/readings?type=year', null],
    ['/readings', 'canceled'],
    ['/readings?type=year', 'incomplete'],
  ])('%s with status %s shows the gate instead of the form', async (address, status) => {
    fakeServer(withStatus(status))
    renderPage(ReadingsPage, address)
    await screen.findByRole('heading', { name: 'Premium Feature' })
    await screen.findByRole('button', { name: 'See My Chart' })
    expect(screen.queryByRole('button', { name: 'Generate Reading' })).toBeNull()
  })

  test('asks for another card after a failed payment', async () => {
    fakeServer(withStatus('past_due'))
    renderPage(ReadingsPage, '/readings')
    await screen.findByRole('heading', { name: 'Your card was declined' })
    await screen.findByRole('button', { name: 'Update Card', expanded: false })
  })

  test('keeps earlier readings in My Readings', async () => {
    fakeServer(withStatus('canceled'))
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByText('Personality Portrait')).toBeDefined()
    expect(screen.queryByText('Premium Feature')).toBeNull()
  })

  test('[2.28] the payment pages lead back to the details that wait here', async () => {
    fakeServer(withStatus(null))
    keepPendingNatal({ birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' })
    renderPage(ReadingsPage, '/readings')
    const start = await screen.findByRole('link', { name: 'Start Free Trial' })
    expect(start.getAttribute('href')).toBe('/checkout?plan=monthly&redirect=/readings')
  })
})

test('[6.1] a stranger may fill in the form', async () => {
  fakeServer(asStranger)
  renderPage(ReadingsPage, '/readings')
  await screen.findByRole('button', { name: 'Generate Reading' })
})

test('[6.3] a subscriber sees no gate, not even for a moment', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const subscribed = withStatus('active', true)
  fakeServer({
    ...subscribed,
    'GET /api/readings': [],
    'GET /api/subscription-status': () => promise,
  })
  renderPage(ReadingsPage, '/readings')
  await screen.findByRole('tab', { name: 'Individual' })
  expect(screen.queryByText('Premium Feature')).toBeNull()
  resolve(subscribed['GET /api/subscription-status'])
  await screen.findByRole('button', { name: 'Generate Reading' })
  expect(screen.queryByText('Premium Feature')).toBeNull()
})

describe('[N27] a subscriber with a portrait', () => {
  const withPortrait = {
    ...withStatus('active', true),
    'GET /api/readings/reading-1': savedReading,
  }
  const portrait = () => screen.findByRole('heading', { name: 'Your Personality Portrait' })

  test('sees it first, opens an empty form for another, and comes back to it', async () => {
    fakeServer(withPortrait)
    renderPage(ReadingsPage, '/readings')
    await portrait()
    expect(screen.queryByRole('button', { name: 'Generate Reading' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Another Reading' }))
    const heading = screen.getByRole('heading', { name: 'When and where were you born?' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByLabelText('Birth date')).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Back to Your Portrait' }))
    expect(document.activeElement).toBe(await portrait())
  })

  test('finds the form, with what they had typed before they paid', async () => {
    fakeServer(withPortrait)
    keepPendingNatal({ birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' })
    renderPage(ReadingsPage, '/readings')
    expect(await screen.findByLabelText('Birth date')).toHaveProperty('value', '1990-06-10')
    await screen.findByRole('button', { name: 'Back to Your Portrait' })
  })

  test('finds the form where the portrait cannot be loaded', async () => {
    fakeServer({ ...withPortrait, 'GET /api/readings/reading-1': () => refusal(500, {}) })
    renderPage(ReadingsPage, '/readings')
    await screen.findByRole('button', { name: 'Generate Reading' })
  })
})
