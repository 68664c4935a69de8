import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LateUserMenu } from './LateUserMenu.tsx'
import { usePageFocus } from './use-page-focus.ts'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

function Frame() {
  usePageFocus()
  return (
    <>
      <LateUserMenu label="Ada" logOut={async () => {}} />
      <main>
        <Outlet />
      </main>
    </>
  )
}

/** A page that loads until its button is pressed. */
function LateHeading({ children }: { children: ReactNode }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return isLoaded ? (
    children
  ) : (
    <button type="button" onClick={() => setIsLoaded(true)}>
      load
    </button>
  )
}

function Broken(): never {
  throw new Error('a fault')
}

/** With a frame of its own, as the root route has. */
function ErrorPage() {
  usePageFocus()
  return (
    <main>
      <h1 tabIndex={-1}>This page has a fault</h1>
    </main>
  )
}

function renderPages() {
  const heading = (words: string) => <h1 tabIndex={-1}>{words}</h1>
  const children = [
    { path: '/login', element: heading('Log in') },
    { path: '/', element: heading('Today') },
    { path: '/settings', element: heading('Settings') },
    { path: '/readings', element: <LateHeading>{heading('Readings')}</LateHeading> },
    { path: '/broken', element: <Broken /> },
  ]
  const router = createMemoryRouter(
    [{ element: <Frame />, errorElement: <ErrorPage />, children }],
    {
      initialEntries: ['/login'],
    },
  )
  render(<RouterProvider router={router} />)
  return router
}

test('a page that opens by itself takes no focus from a menu that is open by then', async () => {
  const router = renderPages()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ada' }))
  const menu = await screen.findByRole('menu')
  // Signing in leads on, and the header has the menu before the next page is drawn.
  await act(() => router.navigate('/'))
  await screen.findByText('Today')
  expect(screen.getByRole('menu')).toBe(menu)
  expect(menu.contains(document.activeElement)).toBe(true)
})

test('a link of the menu moves the focus to the heading of its page', async () => {
  renderPages()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ada' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' })),
  )
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a hash that cannot be decoded names nothing', async () => {
  const router = renderPages()
  await act(() => router.navigate('/settings#%'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' }))
})

const focused = () => document.activeElement?.textContent

test('a page that is still loading gets the focus when its heading is drawn', async () => {
  const router = renderPages()
  await act(() => router.navigate('/readings'))
  expect(document.activeElement).toBe(document.body)
  // By script: a press would move the focus.
  act(() => screen.getByText('load').click())
  await waitFor(() => expect(focused()).toBe('Readings'))
})

test('what a person has focused meanwhile keeps the focus', async () => {
  const router = renderPages()
  await act(() => router.navigate('/readings'))
  screen.getByRole('button', { name: 'Ada' }).focus()
  act(() => screen.getByText('load').click())
  await screen.findByRole('heading', { name: 'Readings' })
  expect(focused()).toBe('Ada')
})

test('a change of the query leaves the page that is loading its focus', async () => {
  const router = renderPages()
  await act(() => router.navigate('/readings'))
  await act(() => router.navigate('/readings?type=saved', { replace: true }))
  act(() => screen.getByText('load').click())
  await waitFor(() => expect(focused()).toBe('Readings'))
})

test('an error page gets the focus, and so does the page after it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = renderPages()
  await act(() => router.navigate('/broken'))
  await waitFor(() => expect(focused()).toBe('This page has a fault'))
  await act(() => router.navigate('/settings'))
  await waitFor(() => expect(focused()).toBe('Settings'))
})
