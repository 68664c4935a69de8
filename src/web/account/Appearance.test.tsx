import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ThemeToggle } from '#web/layout/ThemeToggle.tsx'
import { asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { Appearance } from './Appearance.tsx'

const user = userEvent.setup()
const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent
const Page = () => (
  <>
    <ThemeToggle />
    <Appearance />
  </>
)

afterEach(() => vi.restoreAllMocks())

test('[4.1] the choice of a theme follows the toggle in the header', async () => {
  fakeServer(asStranger)
  renderPage(Page, '/')
  expect(chosen()).toBe('Light')
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(chosen()).toBe('Dark')
  await user.click(screen.getByRole('radio', { name: 'As the device' }))
  expect(chosen()).toBe('As the device')
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect(chosen()).toBe('Light')
})

test('[4.1] the choice can be changed where nothing can be written', async () => {
  fakeServer(asStranger)
  renderPage(Page, '/')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('radio', { name: 'As the device' }))
  expect(chosen()).toBe('As the device')
})
