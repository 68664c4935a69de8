import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { LateUserMenu } from './LateUserMenu.tsx'
import { usePageFocus } from './use-page-focus.ts'

afterEach(cleanup)

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

function renderPages() {
  const heading = (words: string) => <h1 tabIndex={-1}>{words}</h1>
  const children = [
    { path: '/login', element: heading('Log in') },
    { path: '/', element: heading('Today') },
    { path: '/settings', element: heading('Settings') },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: ['/login'],
  })
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
