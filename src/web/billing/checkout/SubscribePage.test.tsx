import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { asAda, asStranger, broken, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import SubscribePage from './SubscribePage.tsx'

const CONFIG = 'GET /api/config'
const CREATE = 'POST /api/create-subscription'
const CONFIRM = 'POST /cards/confirm'
const AUTHENTICATE = 'POST /cards/authenticate'

const stripe = { monthlyPriceId: 'price_month', annualPriceId: 'price_year' }
const paymentForm = { kind: 'embedded', publishableKey: 'pk_test_1', api: '/cards' }
const setup = {
  clientSecret: 'seti_1_secret_1',
  intentType: 'setup',
  firstCharge: { at: '2026-12-21T23:30:00Z', amountCents: 599 },
}
const setupOfYear = { ...setup, firstCharge: { ...setup.firstCharge, amountCents: 5999 } }
const payment = { ...setup, intentType: 'payment' }
const user = userEvent.setup()

function open(answers: object = {}, address = '/subscribe?plan=monthly') {
  const server = fakeServer({
    ...asAda,
    [CONFIG]: { stripe, paymentForm },
    [CREATE]: setup,
    [CONFIRM]: { status: 'succeeded' },
    ...answers,
  })
  return { server, ...renderPage(SubscribePage, address) }
}

const bodyOf = (server: ReturnType<typeof fakeServer>, name: string) =>
  server.seen.findLast(({ call }) => call === name)?.body

async function enterCard(number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry date'), '1234')
  await user.type(screen.getByLabelText('CVC'), '123')
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

describe('[2.13] the payment page', () => {
  test.each([
    [
      'monthly',
      setup,
      '$5.99 per month',
      '$5.99 on December 21, 2026',
      'Start Free Trial ($5.99/month after)',
      'price_month',
    ],
    [
      'annual',
      setupOfYear,
      '$59.99 per year',
      '$59.99 on December 21, 2026',
      'Start Free Trial ($59.99/year after)',
      'price_year',
    ],
  ])(
    '[1.9][7.10] says of the %s plan what, how much, when and how to leave',
    async (plan, created, price, first, button, priceId) => {
      const { server } = open({ [CREATE]: created }, `/subscribe?plan=${plan}`)
      await screen.findByRole('button', { name: button })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(price)
      const terms = screen.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(terms).toEqual([
        '$0.00, 30-day free trial',
        first,
        'Two clicks on your Subscription page, or one link in our emails.',
      ])
      expect(
        screen.getByText("You won't be charged until your trial ends. Cancel anytime."),
      ).toBeDefined()
      expect(screen.queryAllByText(/\$11\.89 per year/)).toHaveLength(plan === 'annual' ? 1 : 0)
      expect(server.count(CREATE)).toBe(1)
      expect(bodyOf(server, CREATE)).toEqual({ plan, priceId })
    },
  )

  test('calls nothing free where no trial is left', async () => {
    open({ [CREATE]: payment })
    await screen.findByRole('button', { name: 'Subscribe for $5.99 per month' })
    expect(screen.getByText('$5.99, the first charge')).toBeDefined()
    expect(
      screen.getByText('Your free trial was used before, so the first charge is today.'),
    ).toBeDefined()
    expect(screen.queryByText(/30-day free trial/)).toBeNull()
    expect(screen.queryByText(/won't be charged/)).toBeNull()
    expect(screen.queryByText(/Start Free Trial/)).toBeNull()
  })

  test.each([
    ['monthly', 'setup', '$5.99', 'Start Free Trial ($5.99/month after)'],
    ['annual', 'setup', '$59.99', 'Start Free Trial ($59.99/year after)'],
    ['monthly', 'payment', '$5.99', 'Subscribe for $5.99 per month'],
  ])(
    '[3.17b] of the %s plan needs a secret and the intent %s only',
    async (plan, intentType, amount, button) => {
      const { at } = open(
        { [CREATE]: { clientSecret: 'seti_1_secret_1', intentType } },
        `/subscribe?plan=${plan}`,
      )
      await screen.findByRole('button', { name: button })
      const terms = screen.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(terms.slice(0, 2)).toEqual(
        intentType === 'setup'
          ? ['$0.00, 30-day free trial', `${amount} when your trial ends`]
          : [
              `${amount}, the first charge`,
              'Your free trial was used before, so the first charge is today.',
            ],
      )
      await enterCard()
      await press(button)
      await waitFor(() => expect(at()).toBe('/subscription-success'))
    },
  )

  test.each(['', '?plan=', '?plan=weekly', '?plan=Annual', '?plan=weekly&plan=annual'])(
    '[5.9] /subscribe%s leads home, and nothing is begun',
    async (query) => {
      const { server, at } = open({}, `/subscribe${query}`)
      await waitFor(() => expect(at()).toBe('/'))
      expect(server.count(CREATE)).toBe(0)
    },
  )

  test('a stranger signs up first, and the plan goes along', async () => {
    const server = fakeServer(asStranger)
    const { at } = renderPage(SubscribePage, '/subscribe?plan=annual&redirect=/readings')
    await waitFor(() => expect(at()).toBe('/signup?plan=annual&redirect=/readings'))
    expect(server.count(CREATE)).toBe(0)
  })
})

describe('where the payment page cannot be shown', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const withoutPrices = { monthlyPriceId: null, annualPriceId: null }
  const annual = '/subscribe?plan=annual'
  const home = { title: 'Error', target: '/' }
  const uninitialized = { ...home, text: 'Failed to initialize payment' }
  const unpriced = { ...home, text: 'Subscription pricing is not configured properly.' }
  const subscribed = {
    title: 'Already Subscribed',
    text: 'You already have an active subscription',
    target: '/horoscopes',
  }

  test.each([
    {
      why: '[8.6a] no payments are set up',
      answers: { [CONFIG]: { stripe: withoutPrices, paymentForm: null } },
      title: 'Configuration Error',
      text: 'Payments are not set up on this site yet.',
      target: '/',
      begun: 0,
    },
    {
      why: '[8.6b] the monthly plan has no price',
      answers: { [CONFIG]: { stripe: { ...stripe, monthlyPriceId: null }, paymentForm } },
      ...unpriced,
      begun: 0,
    },
    {
      why: '[8.6b] the annual plan has no price',
      address: annual,
      answers: { [CONFIG]: { stripe: { ...stripe, annualPriceId: null }, paymentForm } },
      ...unpriced,
      begun: 0,
    },
    {
      why: '[8.6c] the secret is missing',
      answers: { [CREATE]: { ...setup, clientSecret: undefined } },
      ...uninitialized,
    },
    {
      why: '[8.6c] the kind of intent is missing',
      answers: { [CREATE]: { ...setup, intentType: undefined } },
      ...uninitialized,
    },
    {
      why: '[8.6c] the server says why in a reply of success',
      answers: { [CREATE]: { error: 'Not today.' } },
      ...home,
      text: 'Not today.',
    },
    {
      why: '[8.6e] the server refuses in its own words',
      answers: { [CREATE]: refusal(400, { error: 'Not this one.', message: 'Another.' }) },
      ...home,
      text: 'Not this one.',
    },
    {
      why: '[8.6e] the server breaks without a word',
      answers: { [CREATE]: refusal(500, {}) },
      ...uninitialized,
    },
    {
      why: '[8.6e] the settings cannot be had',
      answers: { [CONFIG]: refusal(503, { error: 'Not now.' }) },
      ...home,
      text: 'Not now.',
      begun: 0,
    },
    {
      why: '[8.6e] the network is away',
      answers: { [CREATE]: away },
      ...home,
      text: 'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.',
    },
    {
      why: '[8.6d] there is a subscription already',
      answers: { [CREATE]: refusal(409, { existingSubscription: true }) },
      ...subscribed,
    },
    {
      why: '[8.6d] there is one already, and the server says more of it',
      answers: {
        [CREATE]: refusal(409, { error: 'Yours runs until May.', existingSubscription: true }),
      },
      ...subscribed,
      text: 'Yours runs until May.',
    },
  ])('because $why: "$title", "$text"', async (refused) => {
    const { answers, address, title, text, target, begun = 1 } = refused as Refused
    const { server, at } = open(answers, address)
    await waitFor(() => expect(at()).toBe(target))
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
    expect(server.count(CREATE)).toBe(begun)
  })

  interface Refused {
    answers: object
    address?: string
    title: string
    text: string
    target: string
    /** How often a subscription was begun. */
    begun?: number
  }
})

describe('[4.10] a card that has had its free trial', () => {
  const SYNC = 'POST /api/sync-subscription'
  const refused = { success: true, subscriptionStatus: null, trialRefused: 'card' }
  const ended = { ...payment, clientSecret: 'pi_1_secret_1', trialRefused: 'card' }
  const HAD_TRIAL =
    'This card has already had a free trial with Cosmic Path, so the first month is charged at once: $5.99 today.'

  test('[2.13] begins nothing: the page says what it costs, and asks again', async () => {
    const { server, at } = open({ [SYNC]: refused })
    await enterCard()
    server.answers[CREATE] = ended
    await press('Start Free Trial ($5.99/month after)')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(HAD_TRIAL)
    expect(alert.textContent).toContain('Nothing has been charged so far.')
    expect(at()).toBe('/subscribe?plan=monthly')
    expect(screen.getByText('$5.99, the first charge')).toBeDefined()
    expect(screen.queryByText(/30-day|won't be charged|Start Free Trial/)).toBeNull()
    expect(server.count(CONFIRM)).toBe(1)

    // The card is still there.
    await press('Subscribe for $5.99 per month')
    await waitFor(() => expect(at()).toBe('/subscription-success'))
    expect(bodyOf(server, CONFIRM)).toMatchObject({
      clientSecret: 'pi_1_secret_1',
      card: { number: '4242424242424242' },
    })
  })

  test.each([
    ['monthly', 'address', 'Your email address has already had a free trial', '$5.99 today.'],
    ['annual', 'card', 'This card has already had a free trial', '$59.99 today.'],
  ])(
    'is explained on the %s page that is opened later, as of an %s',
    async (plan, because, why, amount) => {
      open({ [CREATE]: { ...payment, trialRefused: because } }, `/subscribe?plan=${plan}`)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(why)
      expect(alert.textContent).toContain(amount)
    },
  )

  test.each([
    ['says that the trial runs', { success: true, subscriptionStatus: 'trialing' }],
    ['does not know yet', { success: true, subscriptionStatus: null }],
    ['does not answer', refusal(503, {})],
  ])('is not assumed where the server %s', async (_what, answer) => {
    const { at } = open({ [SYNC]: answer })
    await enterCard()
    await press('Start Free Trial ($5.99/month after)')
    await waitFor(() => expect(at()).toBe('/subscription-success'))
  })
})

describe('[4.10] the card', () => {
  test('can be typed while the payment is opened', async () => {
    const created = Promise.withResolvers<object>()
    const { server, at } = open({ [CREATE]: () => created.promise })
    await enterCard()
    expect(screen.queryByRole('button', { name: /^(Start|Subscribe)/ })).toBeNull()
    await user.keyboard('{Enter}')
    expect(server.count(CONFIRM)).toBe(0)
    created.resolve(setup)
    await press('Start Free Trial ($5.99/month after)')
    await waitFor(() => expect(at()).toBe('/subscription-success'))
    expect(bodyOf(server, CONFIRM)).toMatchObject({ card: { number: '4242424242424242' } })
  })

  test('stays when the other plan is chosen, and what was said about the first goes', async () => {
    const { server } = open({ [CONFIRM]: { status: 'failed', message: 'No.' } })
    await enterCard()
    await press('Start Free Trial ($5.99/month after)')
    await screen.findByRole('alert')
    server.answers[CREATE] = { ...setupOfYear, clientSecret: 'seti_2_secret_2' }
    await user.click(screen.getByRole('link', { name: 'annual plan, $59.99 per year' }))
    await screen.findByRole('button', { name: 'Start Free Trial ($59.99/year after)' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
  })

  test('is sent to the provider only, and leads to the welcome', async () => {
    const { server, at } = open({}, '/subscribe?plan=monthly&redirect=/readings')
    await enterCard()
    await press('Start Free Trial ($5.99/month after)')
    await waitFor(() => expect(at()).toBe('/subscription-success?redirect=/readings'))
    expect(bodyOf(server, CONFIRM)).toEqual({
      publishableKey: 'pk_test_1',
      clientSecret: 'seti_1_secret_1',
      card: { number: '4242424242424242', expiry: '12/34', cvc: '123' },
    })
    const others = server.seen.filter(({ call }) => call !== CONFIRM)
    expect(JSON.stringify(others)).not.toContain('4242')
  })

  test.each([
    ['Setup failed', setup, 'Start Free Trial ($5.99/month after)'],
    ['Payment failed', payment, 'Subscribe for $5.99 per month'],
  ])(
    '[8.6f] %s, in the words of the provider, and may be sent again',
    async (title, created, button) => {
      const { server, at } = open({
        [CREATE]: created,
        [CONFIRM]: { status: 'failed', message: 'Your card was declined.' },
      })
      await enterCard()
      await press(button)
      const alert = within(await screen.findByRole('alert'))
      expect(alert.getByText(title)).toBeDefined()
      expect(alert.getByText('Your card was declined.')).toBeDefined()
      expect(screen.getAllByText(title)).toHaveLength(1)
      server.answers[CONFIRM] = { status: 'succeeded' }
      await press(button)
      await waitFor(() => expect(at()).toBe('/subscription-success'))
      expect(screen.queryByText(title)).toBeNull()
      expect(server.count(CREATE)).toBe(1)
    },
  )

  test('[8.6f] calls a declined card one, with the reason of the bank', async () => {
    const message = 'Your card has insufficient funds.'
    open({ [CONFIRM]: { status: 'failed', code: 'card_declined', message } })
    await enterCard()
    await press('Start Free Trial ($5.99/month after)')
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Setup failedYour card was declined. ${message} Nothing was charged. Please try another card, or ask your bank.`,
    )
  })

  test.each([
    ['an answer that cannot be read', refusal(500, {})],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[8.6g] %s is an unexpected error', async (_name, answer) => {
    open({ [CONFIRM]: answer })
    await enterCard()
    await press('Start Free Trial ($5.99/month after)')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('An unexpected error occurred')).toBeDefined()
  })

  test.each([
    [true, 'Complete authentication'],
    [false, 'Fail authentication'],
  ])('may make its bank ask: passed %s', async (passed, answer) => {
    const { server, at } = open({
      [CONFIRM]: { status: 'requires_action' },
      [AUTHENTICATE]: passed
        ? { status: 'succeeded' }
        : { status: 'failed', message: 'We are unable to authenticate.' },
    })
    await enterCard()
    await press('Start Free Trial ($5.99/month after)')
    const dialog = within(await screen.findByRole('alertdialog'))
    // Focus moves to the harmless answer.
    const fail = dialog.getByRole('button', { name: 'Fail authentication' })
    await waitFor(() => expect(document.activeElement).toBe(fail))
    await user.click(dialog.getByRole('button', { name: answer }))
    if (passed) await waitFor(() => expect(at()).toBe('/subscription-success'))
    else expect(await screen.findAllByText('We are unable to authenticate.')).not.toHaveLength(0)
    expect(bodyOf(server, AUTHENTICATE)).toEqual({
      publishableKey: 'pk_test_1',
      clientSecret: 'seti_1_secret_1',
      passed,
    })
  })

  test('that is incomplete shows messages, and is not sent', async () => {
    const { server } = open()
    await press('Start Free Trial ($5.99/month after)')
    expect(await screen.findByText('Please enter the card number.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
    expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter the expiry date.')).toBeDefined()
    expect(screen.getByText('Please enter the CVC.')).toBeDefined()
    await enterCard('4242424242424241')
    await press('Start Free Trial ($5.99/month after)')
    expect(
      await screen.findByText('This is no card number. Please compare it with the card.'),
    ).toBeDefined()
    expect(server.count(CONFIRM)).toBe(0)
  })

  test('is grouped while it is typed, and the caret stays in its place', async () => {
    open()
    const number = (await screen.findByLabelText('Card number')) as HTMLInputElement
    expect([number.inputMode, number.autocomplete]).toEqual(['numeric', 'cc-number'])
    await user.type(number, '42424242')
    expect(number.value).toBe('4242 4242')
    await user.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number.value).toBe('4294 2424 2')
    expect(number.selectionStart).toBe(3)
    await user.clear(number)
    await user.type(number, '42424{Backspace}{Backspace}')
    expect(number.value).toBe('424')
    expect(screen.getByLabelText('Expiry date').getAttribute('autocomplete')).toBe('cc-exp')
    expect(screen.getByLabelText('CVC').getAttribute('autocomplete')).toBe('cc-csc')
    expect(screen.getByText(/Test mode: no card is charged\./)).toBeDefined()
  })
})

test('says within a few seconds that every call fails, and continues after Try Again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { server } = open(broken)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong on our side. Please try again.',
  )
  expect(server.count(CREATE)).toBe(0)
  server.answers['GET /api/auth/settings'] = asAda['GET /api/auth/settings']
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('button', { name: 'Start Free Trial ($5.99/month after)' })
  expect(screen.queryByRole('alert')).toBeNull()
})
