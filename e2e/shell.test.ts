import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { hydrated } from './support/hydrated.ts'
import { signUp } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage, violations } = fileBrowser()
const server = sharedServer()

// In both themes, with menus and dialogs.
afterEach(() => expect(violations.splice(0)).toEqual([]))

const pathOf = (page: Page) => new URL(page.url()).pathname

describe('[2.1][8.18] an unknown address', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage()
  })

  async function expectNotFound(page: Page) {
    await hydrated(page)
    await expect.poll(() => page.title()).toBe('404 Page Not Found · Cosmic Path')
    const name = '404 Page Not Found'
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    const text = 'Did you forget to add the page to the router?'
    await page.getByText(text, { exact: true }).waitFor()
  }

  test.each([
    '/nowhere',
    '/no/such/page',
    '/readings/1',
    '/admin',
    '/admin/ai-models/users',
    '/READINGS',
    '/Faq/',
    '/readings%20',
    '/faq%2f',
    '//faq',
    '/assets/',
    '/about/index.html',
  ])('answers 404 with the page for it, and stays on it: %s', async (path) => {
    const response = await page.goto(server.url + path)
    expect(response?.status()).toBe(404)
    await expectNotFound(page)
    expect(pathOf(page)).toBe(new URL(server.url + path).pathname)
  })

  test('shows the 404 page after client-side navigation too', async () => {
    await page.goto(`${server.url}/faq`)
    await hydrated(page)
    for (const path of ['/nowhere', '/READINGS', '/admin']) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expectNotFound(page)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
    }
  })

  test('has an accessible 404 page', async () => {
    await page.goto(`${server.url}/nowhere`)
    await expectNotFound(page)
    await expectAccessibleInAllThemesAndSizes(page)
  })

  test('redirects when only a trailing slash differs', async () => {
    const response = await page.goto(`${server.url}/faq/?from=a-friend`)
    expect([response?.status(), page.url()]).toEqual([200, `${server.url}/faq?from=a-friend`])
    await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
  })
})

test('[4.1][9.11] the chosen theme applies before the first paint, and in other tabs', async () => {
  const page = await newPage()
  await page.goto(`${server.url}/faq`)
  await hydrated(page)
  const scripts = Promise.withResolvers<void>()
  const holdScripts = (tab: Page) =>
    tab.route(/\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
  const otherTab = await page.context().newPage()
  await holdScripts(otherTab)
  await otherTab.goto(`${server.url}/about`, { waitUntil: 'commit' })
  await otherTab.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await otherTab.locator('html.dark').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Nothing is painted before the style sheet has loaded; the first color counts.
  await expect.poll(() => backgroundOf(page)).not.toBe('rgba(0, 0, 0, 0)')
  expect(await backgroundOf(page)).toBe('rgb(14, 16, 34)')
  scripts.resolve()
  await otherTab.getByRole('button', { name: 'Switch to light theme' }).waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect.poll(() => backgroundOf(page)).toBe('rgb(250, 246, 238)')
  await otherTab.getByRole('button', { name: 'Switch to dark theme' }).waitFor()
})

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe('[2.1] client-side navigation', () => {
  test('starts at the top, restores the scroll position, and follows #pricing', async () => {
    const page = await newPage()
    await page.goto(server.url)
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Privacy Policy' }).click()
    await focusOn(page, 'Privacy Policy')
    await expect.poll(() => scrollOf(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(500)

    await page.goto(`${server.url}/#pricing`)
    const top = () =>
      page.locator('#pricing').evaluate((plans) => Math.abs(plans.getBoundingClientRect().top))
    await expect.poll(top).toBeLessThan(120)
  })

  test('[2.27] scrolls to the top of the current page', async () => {
    const page = await newPage()
    await page.goto(`${server.url}/terms`)
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Terms of Use' }).click()
    await expect.poll(() => scrollOf(page)).toBe(0)
    await focusOn(page, 'Terms of Use')
  })

  test('works by keyboard: skips the header, and focuses the new heading', async () => {
    const page = await newPage()
    await page.goto(`${server.url}/dating`)
    await hydrated(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).focus()
    await page.keyboard.press('Enter')
    await focusOn(page, 'Questions and answers')
  })
})

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

const focusOn = (page: Page, heading: string) =>
  expect.poll(() => page.locator('h1:focus').allInnerTexts()).toEqual([heading])

test('[2.2][2.3][2.4] the phone menu closes after navigation and shows the signed-in state', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog')
  await page.goto(`${server.url}/faq`)
  await hydrated(page)

  await button.click()
  await menu.getByRole('link').first().waitFor()
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual(['Personalized Astrology', 'Cosmic Matchmaking', 'FAQ', 'Log In', 'Subscribe'])
  await expectAccessibleInAllThemesAndSizes(page)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Menu')

  await button.click()
  await menu.waitFor()
  // The menu starts to listen after it is rendered.
  const pressBeside = async () => {
    await page.mouse.click(180, 80)
    return menu.count()
  }
  await expect.poll(pressBeside).toBe(0)

  await button.click()
  await menu.getByRole('link', { name: 'Cosmic Matchmaking' }).click()
  await page.waitForURL('**/dating')
  await menu.waitFor({ state: 'detached' })

  await signUp(page, server.url, 'menu@shell.example')
  await page.goto(server.url)
  await hydrated(page)
  await button.click()
  await menu.getByRole('link', { name: 'Horoscopes' }).waitFor()
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual(['Horoscopes', 'Calendar', 'Readings', 'Baba Bliss', 'Settings', 'Subscribe'])
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL(`${server.url}/`)
  await menu.waitFor({ state: 'detached' })
})

test('a script carries no headers that only a document needs, and a page has them', async () => {
  const page = await fetch(`${server.url}/faq`)
  const [path] = (await page.text()).match(/\/assets\/[^"]+\.js/) ?? []
  const script = await fetch(server.url + path)
  const missing = await fetch(`${server.url}/assets/missing.js`)
  for (const { headers } of [page, missing]) {
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.has('permissions-policy')).toBe(true)
  }
  expect(script.ok).toBe(true)
  expect(script.headers.has('permissions-policy')).toBe(false)
  expect(script.headers.get('x-content-type-options')).toBe('nosniff')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('[9.12] on a phone a toast is below the banner of the trial, and in the window when the page is scrolled', async () => {
  const page = await newPage({ size: 'phone' })
  await signUpAndSubscribe(page, server.url, 'toast@shell.example')
  await page.goto(`${server.url}/settings`)
  const banner = page.getByRole('complementary', { name: 'Your trial' })
  await banner.waitFor()
  const toast = page.getByRole('region', { name: /^Notification/ }).getByText('Saved')
  const topOfToast = async () => (await toast.boundingBox())?.y
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await toast.waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {}
  expect(y + height).toBeGreaterThan(64)
  expect(await topOfToast()).toBeGreaterThan(y + height)
  expect(await topOfToast()).toBeLessThan(y + height + 60)
  await page.evaluate(() => window.scrollTo(0, 600))
  expect(await topOfToast()).toBeGreaterThan(64)
  expect(await topOfToast()).toBeLessThan(124)
})
