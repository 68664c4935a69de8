import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { storageKeys } from '#web/browser-storage.ts'
import {
  asAda,
  asStranger,
  currentUser,
  fakeServer,
  noSubscription,
  refusal,
  session,
  trial,
} from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { Header } from './Header.tsx'

const SUBSCRIPTION = 'GET /api/subscription-status'

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the header', () => {
  test('[2.4] offers a stranger to log in and to subscribe', async () => {
    fakeServer(asStranger)
    renderPage(Header, '/faq')
    expect(await screen.findByRole('link', { name: 'Log In' })).toHaveProperty('pathname', '/login')
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveProperty(
      'pathname',
      '/subscription',
    )
  })

  describe('[4.2] while the server does not say who is here', () => {
    const SESSION = 'GET /api/identity/get-session'
    test.each([
      ['fails', () => refusal(500, {})],
      ['does not come back', () => new Promise<never>(() => {})],
    ])(
      'and the call %s, offers a retry to the person who was last signed in',
      async (_, answer) => {
        localStorage.setItem(storageKeys.signedIn, 'user-ada')
        const server = fakeServer({ ...asAda, [SESSION]: answer })
        renderPage(Header, '/faq')
        await screen.findByText('We cannot reach your account.')
        expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
        expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
        expect(screen.getByRole('link', { name: 'Readings' })).toBeDefined()
        const user = userEvent.setup()
        await user.click(screen.getByRole('button', { name: 'Menu' }))
        const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
        expect(sheet.queryByRole('link', { name: /Log In|Subscribe/ })).toBeNull()
        server.answers[SESSION] = session
        await user.click(sheet.getByRole('button', { name: 'Try Again' }))
        expect(await sheet.findByRole('button', { name: 'Log Out' })).toBeDefined()
        await user.keyboard('{Escape}')
        expect(await screen.findByRole('button', { name: 'ada@example.com' })).toBeDefined()
        expect(screen.queryByText('We cannot reach your account.')).toBeNull()
      },
    )

    test('offers to log in to a visitor who was not signed in', async () => {
      fakeServer({ ...asStranger, [SESSION]: () => refusal(500, {}) })
      renderPage(Header, '/faq')
      expect(await screen.findByRole('link', { name: 'Log In' })).toBeDefined()
      expect(screen.queryByText('We cannot reach your account.')).toBeNull()
    })
  })

  test('[2.3] leads an administrator to the panel', async () => {
    fakeServer({ ...asAda, 'GET /api/auth/user': { ...currentUser, isAdmin: true } })
    renderPage(Header, '/readings')
    const admin = await screen.findByRole('link', { name: 'Admin' })
    expect(admin.getAttribute('href')).toBe('/admin/ai-models')
    expect(screen.getByRole('link', { name: 'Readings' }).getAttribute('aria-current')).toBe('page')
  })

  test.each([
    ['does not offer a subscription to a subscriber', trial, null, 0],
    ['offers one to somebody whose subscription has ended', noSubscription, 'trialing', 1],
  ])('[2.4] %s, whatever the account says', async (_, subscription, subscriptionStatus, links) => {
    fakeServer({
      ...asAda,
      'GET /api/auth/user': { ...currentUser, subscriptionStatus },
      [SUBSCRIPTION]: subscription,
    })
    const { services } = renderPage(Header, '/readings')
    await screen.findByRole('button', { name: 'ada@example.com' })
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
    expect(screen.queryAllByRole('link', { name: 'Subscribe' })).toHaveLength(links)
  })

  test('[8.1e] does not offer one while a token cannot be fetched, and loads the person afterward', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const USER = 'GET /api/auth/user'
    const server = fakeServer({
      ...asAda,
      'GET /api/identity/token': () => refusal(429, { message: 'Too many requests.' }),
      [USER]: () => refusal(401, { error: 'Please log in to continue.' }),
      [SUBSCRIPTION]: () => refusal(401, { error: 'Please log in to continue.' }),
    })
    const { services } = renderPage(Header, '/faq')
    await screen.findByRole('button', { name: 'ada@example.com' })
    await waitFor(() => expect(server.count(USER)).toBe(1))
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
    server.answers['GET /api/identity/token'] = asAda['GET /api/identity/token']
    server.answers[USER] = { ...currentUser, firstName: 'Ada' }
    server.answers[SUBSCRIPTION] = noSubscription
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(await screen.findByRole('button', { name: 'Ada' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Subscribe' })).toBeDefined()
  })

  test('[2.4] has Settings and Log Out in the menu of a person, and logging out leads home', async () => {
    const server = fakeServer({
      ...asAda,
      'GET /api/auth/user': { ...currentUser, firstName: 'Ada' },
    })
    const { at } = renderPage(Header, '/readings')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ada' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Settings', 'Subscription', 'Log Out'])
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(at()).toBe('/'))
    expect(server.count('POST /api/identity/sign-out')).toBe(1)
  })

  test('keeps the menu of a person open while their session is checked again', async () => {
    const server = fakeServer({ ...asAda })
    const { services } = renderPage(Header, '/readings')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'ada@example.com' }))
    const item = screen.getByRole('menuitem', { name: 'Settings' })
    const before = server.count('GET /api/identity/get-session')
    localStorage.removeItem(storageKeys.signedIn)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.signedIn, newValue: null }))
    await waitFor(() =>
      expect(server.count('GET /api/identity/get-session')).toBeGreaterThan(before),
    )
    await act(() => services.identity.refresh())
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toBe(item)
  })

  test('[2.4] has the same links in the menu of a phone, which Escape closes', async () => {
    fakeServer(asStranger)
    renderPage(Header, '/faq')
    const user = userEvent.setup()
    const desk = linksOf(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(await screen.findByRole('button', { name: 'Menu', expanded: false }))
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    expect(linksOf(within(sheet).getByRole('navigation'))).toEqual(desk)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
  })
})
