import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

/** A loaded page with header and footer. */
async function questions() {
  const page = await newPage({ theme: 'dark' })
  await page.goto(`${server.url}/faq`)
  await page.locator('.if-scripts-failed').waitFor({ state: 'detached' })
  return page
}

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Counts document loads from here on. */
function countLoads(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('without a network, a page that is not loaded yet shows a message, and loads later', async () => {
  const page = await questions()
  const loads = countLoads(page)
  await page.context().setOffline(true)
  await goTo(page, 'Log In')
  await heading(page, 'This page did not load')
  await page
    .getByRole('alert')
    .getByText('Network error. Please check your connection and try again.')
    .waitFor()
  expect(page.url()).toBe(`${server.url}/login`)
  await expect.poll(() => page.title()).toBe('This page did not load · Cosmic Path')
  await expect.poll(() => page.locator('html.dark').count()).toBe(1)
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await heading(page, 'This page did not load')
  // Loaded content stays readable.
  await goTo(page, 'FAQ')
  await heading(page, 'Questions and answers')
  await page.goBack()
  await heading(page, 'This page did not load')
  expect(loads()).toBe(0)

  await page.context().setOffline(false)
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(page.url()).toBe(`${server.url}/login`)
  await expect.poll(() => page.getByText('This page did not load').count()).toBe(0)
})

test('a page that is opened without a network is answered by one of our own, until the network is back', async () => {
  const page = await newPage({ serviceWorkers: 'allow' })
  await page.goto(`${server.url}/faq`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.goto(`${server.url}/about`)
  await heading(page, 'This page did not load')
  await page.getByText('You seem to be offline.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('contentinfo').waitFor()
  expect(page.url()).toBe(`${server.url}/about`)
})

test('after a release, a page whose code is gone reloads once', async () => {
  const page = await questions()
  let isGone = true
  await page.route(/LoginPage.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  const loads = countLoads(page)
  await goTo(page, 'Log In')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(page.url()).toBe(`${server.url}/login`)
  expect(loads()).toBe(1)
})

test('a tab whose code is missing says so, and opens when it is there again', async () => {
  const page = await newPage({ size: 'phone' })
  await page.goto(`${server.url}/readings`)
  await page.locator('.if-scripts-failed').waitFor({ state: 'detached' })
  await page.route(/SynastryTab.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  const loads = countLoads(page)
  await page.getByRole('tab', { name: 'Relationships' }).click()
  await heading(page, 'This page did not load')
  await page.getByRole('alert').getByText('Something went wrong on our side.').waitFor()
  expect(page.url()).toBe(`${server.url}/readings?type=synastry`)
  // A release may have replaced the code, which a reload repairs.
  expect(loads()).toBe(1)
  await page.unroute(/SynastryTab.*\.js$/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('group', { name: 'Your partner' }).waitFor()
  expect(page.url()).toBe(`${server.url}/readings?type=synastry`)
})

test('code that stays unavailable is not requested in a loop, and can be retried', async () => {
  const page = await questions()
  await page.route(/LoginPage.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  const loads = countLoads(page)
  await goTo(page, 'Log In')
  const alert = page.getByRole('alert')
  await alert.getByText('This page did not load').waitFor()
  await alert.getByText('Something went wrong on our side. Please try again.').waitFor()
  expect(loads()).toBe(1)
  await page.unroute(/LoginPage.*\.js$/)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  await expect.poll(() => alert.count()).toBe(0)
  expect(loads()).toBe(2)
})
