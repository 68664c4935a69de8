import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { asAda, fakeServer, refusal, trial } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import SubscriptionPage from '../subscription/SubscriptionPage.tsx'

const STATUS = 'GET /api/subscription-status'
const UPDATE = 'POST /api/update-card'
const SYNC = 'POST /api/sync-subscription'
const CONFIRM = 'POST /cards/confirm'
const user = userEvent.setup()
const pastDue = { ...trial, status: 'past_due', hasAccess: false }

function open(answers: object = {}) {
  const server = fakeServer({
    ...asAda,
    [STATUS]: pastDue,
    'GET /api/config': {
      stripe: { monthlyPriceId: 'price_1', annualPriceId: 'price_2' },
      paymentForm: { kind: 'embedded', publishableKey: 'pk_test_1', api: '/cards' },
    },
    [UPDATE]: { clientSecret: 'seti_2_secret' },
    [CONFIRM]: { status: 'succeeded' },
    [SYNC]: { success: true, subscriptionStatus: 'active' },
    ...answers,
  })
  return { server, ...renderPage(SubscriptionPage, '/subscription') }
}

async function saveCard() {
  await user.click(await screen.findByRole('button', { name: 'Update Card', expanded: false }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Card' }))
  await user.type(await dialog.findByLabelText('Card number'), '5555555555554444')
  await user.type(dialog.getByLabelText('Expiry date'), '1234')
  await user.type(dialog.getByLabelText('CVC'), '123')
  await user.click(dialog.getByRole('button', { name: 'Save Card' }))
}

describe('[2.22] another card', () => {
  test('is confirmed, and what was closed opens', async () => {
    const { server } = open()
    await screen.findByText('Your card was declined. Update your card and everything opens again.')
    server.answers[SYNC] = () => {
      server.answers[STATUS] = {
        ...trial,
        status: 'active',
        card: { brand: 'mastercard', last4: '4444' },
      }
      return { success: true, subscriptionStatus: 'active' }
    }
    await saveCard()
    await screen.findByText('Mastercard ending in 4444')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Card Updated')).toBeDefined()
    expect(screen.queryByText(/Your card was declined/)).toBeNull()
    expect(server.seen.find(({ call }) => call === CONFIRM)?.body).toMatchObject({
      clientSecret: 'seti_2_secret',
    })
  })

  test('that is declined is called so in the dialog', async () => {
    const declined = { status: 'failed', code: 'card_declined', message: 'Your card was declined.' }
    const { server } = open({ [CONFIRM]: declined })
    await saveCard()
    const alert = within(await screen.findByRole('dialog')).findByRole('alert')
    expect((await alert).textContent).toBe(
      'Setup failedYour card was declined. Nothing was charged. Please try another card, or ask your bank.',
    )
    expect(server.count(SYNC)).toBe(0)
  })

  test('that is stored but cannot pay the open invoice is not called a success', async () => {
    open({ [SYNC]: { success: true, subscriptionStatus: 'past_due' } })
    await saveCard()
    await screen.findByText('This card was declined too. Please try another one.')
    expect(screen.getByText('Card Declined')).toBeDefined()
    expect(screen.queryByText('Card Updated')).toBeNull()
  })

  test('cannot be begun: the dialog closes, and the server says why', async () => {
    open({ [UPDATE]: refusal(409, { error: 'This subscription has ended.' }) })
    await user.click(await screen.findByRole('button', { name: 'Update Card' }))
    await screen.findByText('This subscription has ended.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['active', true],
    ['trialing', true],
    ['unknown', true],
    ['canceled', false],
  ] as const)('is offered to %s: %s', async (status, isOffered) => {
    open({ [STATUS]: { ...trial, status } })
    await screen.findByText('Status')
    expect(screen.queryByRole('button', { name: 'Update Card' }) !== null).toBe(isOffered)
  })
})
