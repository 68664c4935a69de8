import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { beforeFirstPaint, themeColors } from './theme.ts'

const root = document.documentElement.classList
// The script as the page runs it: a string in its head.
const load = () => new Function(beforeFirstPaint)()

afterEach(() => vi.restoreAllMocks())

describe('[4.1] the theme before the first paint', () => {
  test.each([
    [null, false],
    ['dark', true],
    ['light', false],
    ['Dark', false],
    ['{"theme":"dark"}', false],
  ])('with %j stored is dark: %s', (stored, isDark) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    load()
    expect(root.contains('dark')).toBe(isDark)
  })

  test('colors the bars of the browser as well', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#faf6ee">'
    localStorage.setItem('theme', 'dark')
    load()
    expect(document.querySelector('meta')?.content).toBe(themeColors.dark)
  })

  test.each([true, false])('follows the device where that was chosen; dark: %s', (isDark) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    localStorage.setItem('theme', 'device')
    load()
    expect(root.contains('dark')).toBe(isDark)
    vi.unstubAllGlobals()
  })

  test('is light where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    load()
    expect(root.contains('dark')).toBe(false)
  })
})

describe('[4.1] the toggle', () => {
  test('flips the page and writes it down', async () => {
    fakeServer(asStranger)
    renderPage(ThemeToggle, '/')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
    expect(root.contains('dark')).toBe(true)
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }))
    expect(root.contains('dark')).toBe(false)
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('follows another tab', async () => {
    fakeServer(asStranger)
    load()
    renderPage(ThemeToggle, '/')
    const choose = (theme: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }))
    choose('dark')
    await screen.findByRole('button', { name: 'Switch to light theme' })
    choose('light')
    await screen.findByRole('button', { name: 'Switch to dark theme' })
  })

  test('follows the device as long as that is the choice', async () => {
    fakeServer(asStranger)
    const device = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => device)
    localStorage.setItem('theme', 'device')
    load()
    renderPage(ThemeToggle, '/')
    const turn = (isDark: boolean) => {
      device.matches = isDark
      device.dispatchEvent(new Event('change'))
    }
    turn(true)
    await screen.findByRole('button', { name: 'Switch to light theme' })
    turn(false)
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: 'Switch to dark theme' }))
    expect(root.contains('dark')).toBe(true)
    turn(true)
    turn(false)
    expect(root.contains('dark')).toBe(true)
  })

  test('works for this page where nothing can be written', async () => {
    fakeServer(asStranger)
    renderPage(ThemeToggle, '/')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Switch to dark theme' }))
    expect(root.contains('dark')).toBe(true)
  })
})
