import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import SettingsPage from './account/SettingsPage.tsx'
import SubscriptionPage from './billing/subscription/SubscriptionPage.tsx'
import LoginPage from './identity/sign-in/LoginPage.tsx'
import SignupPage from './identity/sign-up/SignupPage.tsx'
import CalendarPage from './pages/CalendarPage.tsx'
import HoroscopesPage from './pages/HoroscopesPage.tsx'
import ReadingsPage from './pages/ReadingsPage.tsx'
import { asStranger, fakeServer, refusal, session } from './testing/fake-server.ts'
import { asSubscriber } from './testing/horoscopes.ts'
import { renderPage } from './testing/render-page.tsx'

const SESSION = 'GET /api/identity/get-session'
const asReader = {
  ...asSubscriber,
  'GET /api/cosmic-events': { events: [], sky: [] },
  'GET /api/readings': [],
  'GET /api/identity/sessions': { sessions: [] },
  'GET /api/auth/profile': { firstName: null, mobileNumber: null },
}
const forSomebody = [
  ['/horoscopes', HoroscopesPage],
  ['/cosmic-calendar', CalendarPage],
  ['/subscription', SubscriptionPage],
  ['/settings', SettingsPage],
  ['/readings?type=saved', ReadingsPage],
] as const

const prompt = () => screen.queryByRole('link', { name: 'Log In' })
const skeleton = () => screen.queryByText(/^Loading/)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('[4.2] while the identity provider takes its time', () => {
  test.each(forSomebody)('%s asks nobody to log in who is signed in', async (address, Page) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answer = Promise.withResolvers<object>()
    fakeServer({ ...asReader, [SESSION]: () => answer.promise })
    renderPage(Page, address)
    await wait(10_000)
    expect(prompt()).toBeNull()
    expect(skeleton()).not.toBeNull()
    answer.resolve(session)
    await waitFor(() => expect(skeleton()).toBeNull())
    expect(prompt()).toBeNull()
  })

  test.each(forSomebody)('%s asks a stranger when the answer is here', async (address, Page) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answer = Promise.withResolvers<null>()
    fakeServer({ ...asStranger, [SESSION]: () => answer.promise })
    renderPage(Page, address)
    await wait(10_000)
    expect(prompt()).toBeNull()
    answer.resolve(null)
    await waitFor(() => expect(prompt()).not.toBeNull())
  })

  test.each([
    ['/login', LoginPage],
    ['/signup', SignupPage],
  ] as const)(
    '%s hides its form from who was signed in on the last visit',
    async (address, Page) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const answer = Promise.withResolvers<object>()
      fakeServer({ ...asReader, [SESSION]: () => answer.promise })
      const { at } = renderPage(Page, address)
      await wait(10_000)
      expect(screen.getByLabelText('Email').closest('.unless-was-signed-in')).not.toBeNull()
      answer.resolve(session)
      await waitFor(() => expect(at()).toBe('/'))
      expect(screen.queryByLabelText('Email')).toBeNull()
    },
  )

  test.each(forSomebody)(
    '[8.1] %s offers to try again where no answer can be had',
    async (address, Page) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      fakeServer({ ...asReader, [SESSION]: () => refusal(503, { error: 'Back in a minute.' }) })
      renderPage(Page, address)
      await wait(3_000)
      expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined()
      expect(prompt()).toBeNull()
      expect(skeleton()).toBeNull()
    },
  )
})
