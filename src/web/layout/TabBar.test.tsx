import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAda, asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { Header } from './Header.tsx'
import { TabBar } from './TabBar.tsx'

const Page = () => (
  <>
    <Header />
    <TabBar />
  </>
)
const links = async () => {
  await screen.findByRole('link', { name: 'Calendar' })
  return within(screen.getByRole('navigation', { name: 'Your pages' })).getAllByRole('link')
}

test('leads a signed-in person to today, readings, calendar, chat and settings', async () => {
  fakeServer(asAda)
  renderPage(Page, '/readings')
  const found = await links()
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/'],
    ['Readings', '/readings'],
    ['Calendar', '/cosmic-calendar'],
    ['Baba Bliss', '/baba-bliss'],
    ['Me', '/settings'],
  ])
  expect(found.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    null,
    null,
    null,
  ])
})

test('marks the place that a page belongs to', async () => {
  fakeServer(asAda)
  renderPage(Page, '/subscription')
  const me = (await links()).at(-1)
  expect(me?.getAttribute('aria-current')).toBe('true')
})

test.each(['/login', '/signup', '/checkout', '/subscribe'])('leaves %s alone', async (path) => {
  fakeServer(asAda)
  renderPage(Page, path)
  await screen.findByRole('link', { name: 'Calendar' })
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).toBeNull()
})

test('is not for visitors', async () => {
  fakeServer(asStranger)
  renderPage(Page, '/')
  await screen.findByRole('link', { name: 'Log In' })
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).toBeNull()
})
