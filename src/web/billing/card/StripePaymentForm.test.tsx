import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeTheme } from '#web/layout/theme.ts'
import { asAda, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import CheckoutPage from '../checkout/CheckoutPage.tsx'
import SubscribePage from '../checkout/SubscribePage.tsx'

const setup = {
  clientSecret: 'seti_1_secret_1',
  intentType: 'setup',
  firstCharge: { at: '2026-12-21T23:30:00Z', amountCents: 599 },
}
const answers = {
  ...asAda,
  'GET /api/config': {
    stripe: { monthlyPriceId: 'price_month', annualPriceId: 'price_year' },
    paymentForm: { kind: 'stripe', publishableKey: 'pk_test_123' },
  },
  'POST /api/create-subscription': setup,
}
const TRIAL = 'Start Free Trial ($5.99/month after)'
const PAY = 'Subscribe for $5.99 per month'
const user = userEvent.setup()

// Stands for the script of Stripe, as far as a card form needs it.
const element = {
  mount: vi.fn(),
  on: vi.fn(),
  once: vi.fn(),
  off: vi.fn(),
  update: vi.fn(),
  destroy: vi.fn(),
}
const group = { create: vi.fn(() => element), getElement: vi.fn(() => null), update: vi.fn() }
const stripe = {
  elements: vi.fn(() => group),
  createToken: vi.fn(),
  createPaymentMethod: vi.fn(),
  confirmCardPayment: vi.fn(),
  confirmSetup: vi.fn(),
  confirmPayment: vi.fn(),
}
const Stripe = vi.fn(() => stripe)

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="stripe"]')]

beforeEach(() => vi.clearAllMocks())

async function open(more: object = {}) {
  const server = fakeServer({ ...answers, ...more })
  const page = renderPage(SubscribePage, '/subscribe?plan=monthly&redirect=/readings')
  await screen.findByRole('button', { name: /^(Start|Subscribe)/ })
  return { server, ...page }
}

/** With the script there. */
async function openLoaded(more: object = {}) {
  vi.stubGlobal('Stripe', Stripe)
  const page = await open(more)
  await waitFor(() => expect(element.mount).toHaveBeenCalled())
  return page
}

describe('[7.30] the script of Stripe', () => {
  test('is not fetched by a page that takes no card', async () => {
    fakeServer({ ...answers, 'POST /api/create-checkout-session': () => new Promise(() => {}) })
    renderPage(CheckoutPage, '/checkout')
    await screen.findByText('Taking you to the secure checkout...')
    expect(scripts()).toEqual([])
  })

  test('that is blocked shows a message, and nothing can be sent', async () => {
    const { at } = await open()
    await waitFor(() => expect(scripts()).toHaveLength(1))
    expect(scripts()[0]?.src).toMatch(/^https:\/\/js\.stripe\.com\/.*advancedFraudSignals=false$/)
    // It is retried once before an error is shown.
    const isSaid = () => {
      for (const script of scripts()) fireEvent.error(script)
      expect(screen.queryByText(/The card form could not be loaded\./)).not.toBeNull()
    }
    await waitFor(isSaid, { timeout: 10_000, interval: 700 })
    await user.click(screen.getByRole('button', { name: TRIAL }))
    expect(screen.queryByText('Setup failed')).toBeNull()
    expect(at()).toContain('/subscribe')
  })
})

describe('[4.10] the card form of Stripe', () => {
  test('has our colors in both themes', async () => {
    document.documentElement.style.setProperty('--accent', '#34348a')
    await openLoaded()
    expect(Stripe).toHaveBeenCalledWith('pk_test_123')
    const [options] = stripe.elements.mock.calls[0] as unknown as [object]
    expect(options).toMatchObject({
      clientSecret: 'seti_1_secret_1',
      locale: 'en',
      appearance: { theme: 'stripe', variables: { colorPrimary: '#34348a' } },
    })
    changeTheme('dark')
    await waitFor(() =>
      expect(group.update).toHaveBeenLastCalledWith(
        expect.objectContaining({ appearance: expect.objectContaining({ theme: 'night' }) }),
      ),
    )
  })

  test.each([
    ['setup', TRIAL, 'confirmSetup', { setupIntent: { status: 'succeeded' } }],
    ['payment', PAY, 'confirmPayment', { paymentIntent: { status: 'succeeded' } }],
  ] as const)(
    'confirms a %s, and leads to the welcome',
    async (intentType, button, call, answer) => {
      stripe[call].mockResolvedValue(answer)
      const { at } = await openLoaded({
        'POST /api/create-subscription': { ...setup, intentType },
      })
      await user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(at()).toBe('/subscription-success?redirect=/readings'))
      expect(stripe[call]).toHaveBeenCalledWith({
        elements: group,
        redirect: 'if_required',
        confirmParams: {
          return_url: `${window.location.origin}/subscription-success?redirect=/readings`,
        },
      })
    },
  )

  test.each([
    [
      'setup',
      TRIAL,
      'confirmSetup',
      { error: { type: 'card_error', message: 'Your card was declined.' } },
      'Setup failed',
      'Your card was declined.',
    ],
    [
      'payment',
      PAY,
      'confirmPayment',
      { error: { type: 'card_error', message: 'Your card has expired.' } },
      'Payment failed',
      'Your card has expired.',
    ],
    [
      'setup',
      TRIAL,
      'confirmSetup',
      {
        error: {
          type: 'invalid_request_error',
          code: 'setup_intent_unexpected_state',
          message: 'This SetupIntent has a status of canceled.',
        },
      },
      'Setup failed',
      'This form is out of date. Reload the page to see the current state; your card was not used.',
    ],
    [
      'setup',
      TRIAL,
      'confirmSetup',
      { setupIntent: { status: 'requires_payment_method' } },
      'Setup failed',
      'An unexpected error occurred',
    ],
  ] as const)(
    '[8.6f] of a refused %s says why',
    async (intentType, button, call, answer, title, text) => {
      stripe[call].mockResolvedValue(answer)
      const { at } = await openLoaded({
        'POST /api/create-subscription': { ...setup, intentType },
      })
      await user.click(screen.getByRole('button', { name: button }))
      const alert = within(await screen.findByRole('alert'))
      alert.getByText(title)
      alert.getByText(text)
      expect(at()).toContain('/subscribe')
    },
  )

  test('[8.6g] shows an error that Stripe throws as unexpected', async () => {
    stripe.confirmSetup.mockRejectedValue(new Error('IntegrationError: no Elements'))
    const { at } = await openLoaded()
    await user.click(screen.getByRole('button', { name: TRIAL }))
    const alert = within(await screen.findByRole('alert'))
    alert.getByText('An unexpected error occurred')
    expect(at()).toContain('/subscribe')
  })

  test('says in its own fields what is missing there', async () => {
    stripe.confirmSetup.mockResolvedValue({ error: { type: 'validation_error', message: 'No.' } })
    const { at } = await openLoaded()
    await user.click(screen.getByRole('button', { name: TRIAL }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: TRIAL })).toHaveProperty('disabled', false),
    )
    expect(stripe.confirmSetup).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(at()).toContain('/subscribe')
  })
})
