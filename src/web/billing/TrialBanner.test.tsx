import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BANNER_OF, BANNER_PROPERTY } from '#contract/trial-banner.ts'
import { asAda, asStranger, fakeServer, refusal, trial } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { reserveBanner } from './banner-room.ts'
import { TrialBanner } from './TrialBanner.tsx'

const STATUS = 'GET /api/subscription-status'
const user = userEvent.setup()
const banner = () => screen.queryByRole('complementary', { name: 'Your trial' })

afterEach(() => sessionStorage.clear())

const byToken = ({ headers }: { headers: Headers }) =>
  headers.has('authorization') ? trial : refusal(401, { error: 'Please log in to continue.' })

function open(record: object) {
  const server = fakeServer({ ...asAda, [STATUS]: { ...trial, ...record } })
  return { server, ...renderPage(TrialBanner, '/') }
}

describe('[1.9] during a trial', () => {
  test.each([
    ['monthly', 599, '$5.99'],
    ['annual', 5999, '$59.99'],
  ])(
    'of the %s plan it names day and amount of the first charge',
    async (plan, amountCents, amount) => {
      open({ plan, nextCharge: { at: '2026-12-21T23:59:00Z', amountCents } })
      await waitFor(() =>
        expect(banner()?.textContent).toBe(
          `Your trial runs until December 21, 2026, when ${amount} is charged. You can cancel or change it before then.`,
        ),
      )
      expect(screen.getByRole('link').getAttribute('href')).toBe('/subscription')
    },
  )

  test.each([
    ['no token', 'GET /api/identity/token', () => refusal(500, {})],
    ['no answer', STATUS, () => refusal(503, { error: 'Being restarted.' })],
  ])('it appears later where there was %s at first', async (_what, call, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const whole = { ...asAda, [STATUS]: byToken }
    const server = fakeServer({ ...whole, [call]: answer })
    renderPage(TrialBanner, '/')
    await waitFor(() => expect(server.count(STATUS)).toBeGreaterThan(0))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(banner()).toBeNull()
    Object.assign(server.answers, whole)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(banner()).not.toBeNull())
    const calls = server.count(STATUS)
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(server.count(STATUS)).toBe(calls)
  })

  test('it can be closed for the visit', async () => {
    const view = open({})
    await user.click(await screen.findByRole('button', { name: 'Close this message' }))
    expect(banner()).toBeNull()
    view.unmount()
    const again = open({})
    await waitFor(() => expect(again.server.count(STATUS)).toBe(1))
    await waitFor(() => expect(again.services.queryClient.isFetching()).toBe(0))
    expect(banner()).toBeNull()
    again.unmount()
    // The next person who logs in here has their own trial.
    open({ subscriptionId: 'sub_2' })
    await waitFor(() => expect(banner()).not.toBeNull())
  })
})

describe('[1.9] it is silent', () => {
  test.each([
    ['when the trial was canceled', { cancelAtPeriodEnd: true }],
    ['after the trial', { status: 'active' }],
    ['when nothing will be charged', { nextCharge: null }],
  ])('%s', async (_when, record) => {
    const { server, services } = open(record)
    await waitFor(() => expect(server.count(STATUS)).toBe(1))
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
    expect(banner()).toBeNull()
  })

  test('for a stranger', async () => {
    const server = fakeServer(asStranger)
    const { services } = renderPage(TrialBanner, '/')
    await act(() => services.identity.settled())
    expect(banner()).toBeNull()
    expect(server.count(STATUS)).toBe(0)
  })
})

describe('the room of the banner', () => {
  const root = document.documentElement
  const reserved = () => root.style.getPropertyValue(BANNER_PROPERTY)
  const openAgain = () => new Function(reserveBanner)()
  beforeEach(() => {
    localStorage.clear()
    root.removeAttribute(BANNER_OF)
  })

  test('is kept for the next visit, until the subscription is known', async () => {
    const { unmount } = open({})
    await waitFor(() => expect(banner()).not.toBeNull())
    const sentence = banner()?.textContent
    unmount()
    openAgain()
    expect(reserved()).toBe(`"${sentence}"`)
    open({ cancelAtPeriodEnd: true })
    await waitFor(() => expect(reserved()).toBe(''))
    openAgain()
    expect(reserved()).toBe('')
  })

  test('is that of the document, where the server knows who is there', async () => {
    open({})
    await waitFor(() => expect(banner()).not.toBeNull())
    root.setAttribute(BANNER_OF, '')
    openAgain()
    expect(reserved()).toBe('')
    root.setAttribute(BANNER_OF, 'sub_1')
    root.style.setProperty(BANNER_PROPERTY, '"Of the server."')
    openAgain()
    expect(reserved()).toBe('"Of the server."')
  })

  test('is none once the banner was closed', async () => {
    open({})
    await user.click(await screen.findByRole('button', { name: 'Close this message' }))
    openAgain()
    expect(reserved()).toBe('')
    root.setAttribute(BANNER_OF, 'sub_1')
    root.style.setProperty(BANNER_PROPERTY, '"Of the server."')
    openAgain()
    expect(reserved()).toBe('')
  })
})
