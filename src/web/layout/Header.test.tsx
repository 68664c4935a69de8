import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { asAda, asStranger, currentUser, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { Header } from './Header.tsx'

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

  test('[2.3] leads an administrator to the panel', async () => {
    fakeServer({ ...asAda, 'GET /api/auth/user': { ...currentUser, isAdmin: true } })
    renderPage(Header, '/readings')
    const admin = await screen.findByRole('link', { name: 'Admin' })
    expect(admin.getAttribute('href')).toBe('/admin/ai-models')
    expect(screen.getByRole('link', { name: 'Readings' }).getAttribute('aria-current')).toBe('page')
  })

  test('[2.4] no longer offers a subscription to whoever has one', async () => {
    fakeServer({
      ...asAda,
      'GET /api/auth/user': { ...currentUser, subscriptionStatus: 'trialing' },
    })
    renderPage(Header, '/readings')
    await screen.findByRole('button', { name: 'ada@example.com' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull())
  })

  test('[2.4] has Settings and Log Out in the menu of a person, and logging out leads home', async () => {
    const server = fakeServer({
      ...asAda,
      'GET /api/auth/user': { ...currentUser, firstName: 'Ada' },
    })
    const { at } = renderPage(Header, '/readings')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ada' }))
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
    expect(items).toEqual(['Settings', 'Subscription', 'Log Out'])
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(at()).toBe('/'))
    expect(server.count('POST /api/identity/sign-out')).toBe(1)
  })

  test('[2.4] has the same links in the menu of a phone, which Escape closes', async () => {
    fakeServer(asStranger)
    renderPage(Header, '/faq')
    const user = userEvent.setup()
    const desk = linksOf(screen.getByRole('navigation', { name: 'Main' }))
    const button = await screen.findByRole('button', { name: 'Menu', expanded: false })
    await user.click(button)
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    expect(linksOf(within(sheet).getByRole('navigation'))).toEqual(desk)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })
})
