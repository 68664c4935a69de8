import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { hydrated } from './support/hydrated.ts'

const PLACE = 'Tampa, Florida, United States'

const { newPage } = fileBrowser()
const server = sharedServer()

/** The code of a page or tab is gone until the document is loaded again. @returns counts the loads */
async function replaceRelease(page: Page, code: RegExp): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(code, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  return () => loads
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const keptInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('cosmic.typed'))

test('a tab with code from an old release reloads once, and keeps typed text', async () => {
  const page = await newPage({ size: 'phone' })
  await page.goto(`${server.url}/readings`)
  await hydrated(page)
  await fillBirth(page)
  await expect.poll(() => page.getByLabel('Birth location').inputValue()).toBe(PLACE)
  const loads = await replaceRelease(page, /SynastryTab.*\.js$/)
  await openTab(page, 'Relationships')
  await page.getByRole('group', { name: 'Your partner' }).waitFor()
  expect(page.url()).toBe(`${server.url}/readings?type=synastry`)
  expect(loads()).toBe(1)
  expect(await keptInTab(page)).toBeNull()

  await openTab(page, 'Individual')
  await expect.poll(() => page.getByLabel('Birth date').inputValue()).toBe('1990-06-10')
  expect(await page.getByLabel('Birth time', { exact: true }).inputValue()).toBe('14:30')
  expect(await page.getByLabel('Birth location').inputValue()).toBe(PLACE)
})

test('typed text is kept while the person visits the page that had to be reloaded', async () => {
  const page = await newPage()
  await page.goto(`${server.url}/readings?type=synastry`)
  await hydrated(page)
  const partner = page.getByRole('group', { name: 'Your partner' })
  await partner.getByLabel('Name (optional)').fill('Grace')
  await partner.getByLabel('Birth date').fill('1984-05-02')
  const loads = await replaceRelease(page, /FaqPage.*\.js$/)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })
  const preload = page.waitForResponse(/FaqPage.*\.js$/)
  await link.hover()
  expect((await preload).status()).toBe(404)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
  expect(loads()).toBe(1)
  await hydrated(page)

  await page.goBack()
  await expect.poll(() => partner.getByLabel('Name (optional)').inputValue()).toBe('Grace')
  expect(await partner.getByLabel('Birth date').inputValue()).toBe('1984-05-02')
})
