import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { documentLocation } from '#web/document-location.ts'
import { expectAfter, withoutTime } from '#web/testing/clock.ts'
import { asAda, asStranger, broken, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import CheckoutPage from './CheckoutPage.tsx'

const CREATE = 'POST /api/create-checkout-session'
const hosted = { url: 'https://checkout.example/session' }
const replace = vi.fn()

beforeEach(() => {
  replace.mockReset()
  vi.spyOn(documentLocation, 'replace').mockImplementation(replace)
})

function open(address: string, answers: object = {}) {
  const server = fakeServer({ ...asAda, [CREATE]: hosted, ...answers })
  return { server, ...renderPage(CheckoutPage, address) }
}

const bodyOf = (server: ReturnType<typeof fakeServer>) =>
  server.seen.find(({ call }) => call === CREATE)?.body

describe('[2.12] on the way to the checkout', () => {
  test.each([
    ['/checkout', { plan: 'monthly' }],
    ['/checkout?plan=monthly', { plan: 'monthly' }],
    ['/checkout?plan=annual', { plan: 'annual' }],
    [
      '/checkout?plan=annual&redirect=/readings?type=synastry',
      { plan: 'annual', redirectUrl: '/readings?type=synastry' },
    ],
    ['/checkout?plan=monthly&redirect=//evil.example', { plan: 'monthly' }],
    ['/checkout?redirect=javascript:alert(1)', { plan: 'monthly' }],
  ])('[7.6] %s is requested once, and redirects to the payment page', async (address, body) => {
    const { server } = open(address)
    await waitFor(() => expect(replace).toHaveBeenCalledWith(hosted.url))
    expect(screen.getByText('Taking you to the secure checkout...')).toBeDefined()
    expect(server.count(CREATE)).toBe(1)
    expect(bodyOf(server)).toEqual(body)
  })

  test.each(['weekly', '', 'Annual', 'MONTHLY'])(
    '[2.12] the plan "%s" redirects home without a request',
    async (plan) => {
      const { server, at } = open(`/checkout?plan=${plan}`)
      await waitFor(() => expect(at()).toBe('/'))
      expect(server.count(CREATE)).toBe(0)
    },
  )

  test.each([
    ['/checkout', '/signup?plan=monthly'],
    ['/checkout?plan=annual&redirect=/readings', '/signup?plan=annual&redirect=/readings'],
  ])('a stranger goes from %s to %s', async (address, target) => {
    const server = fakeServer(asStranger)
    const { at } = renderPage(CheckoutPage, address)
    await waitFor(() => expect(at()).toBe(target))
    expect(server.count(CREATE)).toBe(0)
  })
})

describe('[8.5] a checkout that cannot be opened', () => {
  test.each([
    [
      'a refusal in the words of the server',
      refusal(409, { error: 'No.' }),
      'Checkout Error',
      'No.',
    ],
    [
      'a subscription that runs',
      refusal(409, { existingSubscription: true, error: 'Yours runs until May.' }),
      'Already Subscribed',
      'Yours runs until May.',
      'Your Subscription',
    ],
    [
      'a refusal without words',
      refusal(502, {}),
      'Checkout Error',
      'Failed to create checkout session',
    ],
    ['an error in a reply of success', { error: 'Not today.' }, 'Checkout Error', 'Not today.'],
    ['an answer without an address', {}, 'Error', 'Failed to create checkout session'],
    [
      'an address that is none of the web',
      { url: 'javascript:alert(1)' },
      'Error',
      'Failed to create checkout session',
    ],
    [
      'a network that fails',
      () => {
        throw new TypeError('Failed to fetch')
      },
      'Error',
      'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.',
    ],
  ])(
    '[9.5] for %s says so, and leads home after two seconds',
    async (_name, answer, title, text, link = 'See the Plans') => {
      vi.useFakeTimers()
      const { at, server, container } = open('/checkout?plan=monthly', { [CREATE]: answer })
      await withoutTime(() => screen.queryByText(title) !== null)
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
      // The toast has said it.
      expect(container.querySelector('.page-column')?.textContent).not.toContain(text)
      expect(screen.queryByText('Taking you to the secure checkout...')).toBeNull()
      expect(screen.getByRole('link', { name: link })).toBeDefined()
      expect(at()).toBe('/checkout?plan=monthly')
      await expectAfter(2000, () => at() === '/')
      expect(screen.getByText(title)).toBeDefined()
      expect(server.count(CREATE)).toBe(1)
      expect(replace).not.toHaveBeenCalled()
    },
  )
})

test('says within a few seconds that every call fails, and continues after Try Again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { server } = open('/checkout?plan=annual', broken)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong on our side. Please try again.',
  )
  expect(server.count(CREATE)).toBe(0)
  server.answers['GET /api/auth/settings'] = asAda['GET /api/auth/settings']
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith(hosted.url))
  expect(screen.queryByRole('alert')).toBeNull()
})
