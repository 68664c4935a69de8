import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { authorizationOf } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

const tampa = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

const write = (page: Page) => page.getByRole('button', { name: 'Write My Year Ahead' }).click()
const isWiderThanTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

async function saveBirthDetails(page: Page) {
  const headers = await authorizationOf(page, server.url)
  const url = `${server.url}/api/birth-details`
  const answer = await page.request.post(url, { headers, data: tampa })
  expect(answer.status()).toBe(200)
}

async function saveFirstName(page: Page, firstName: string) {
  const headers = await authorizationOf(page, server.url)
  const url = `${server.url}/api/auth/profile`
  const answer = await page.request.put(url, { headers, data: { firstName, mobileNumber: null } })
  expect(answer.status()).toBe(200)
}

/** On A4 paper, less its margins. */
const PAPER_WIDTH = 632

/** The printed page has a title page, nothing that is cut, and nothing to press. */
async function expectPrintsWhole(page: Page) {
  const screen = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: PAPER_WIDTH, height: 900 })
  const picture = page.getByRole('region', { name: 'The year in a picture' })
  expect(await isWiderThanTheScreen(page)).toBe(false)
  expect(await picture.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByText('See it in a picture').isVisible()).toBe(false)
  expect(await page.getByText('The picture in words').isVisible()).toBe(false)
  const name = page.getByRole('article').getByText('Ada', { exact: true })
  expect(await name.isVisible()).toBe(true)
  await page.getByRole('img', { name: /rises at the left/ }).waitFor()
  await page.getByText('Solid lines: trines and sextiles.').filter({ visible: true }).waitFor()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const contents = await page.getByText(/^\d+ parts, about/).boundingBox()
  expect(contents?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
  await page.emulateMedia({ media: 'screen' })
  if (screen) await page.setViewportSize(screen)
}

test('[N22] a subscriber reads the year ahead, sees it in the picture, finds it again and deletes it', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, 'ada@year-ahead.example')
  await saveFirstName(page, 'Ada')
  await page.goto(`${server.url}/readings?type=year`)
  await write(page)
  await page.getByRole('link', { name: 'Save Birth Details' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await saveBirthDetails(page)
  await write(page)
  await page.getByRole('region', { name: 'The year in a picture' }).waitFor()
  const acts = page.getByRole('region', { name: /^\w+(?: (?:to|and) \w+)?: / })
  await expect.poll(() => acts.count()).toBe(3)
  await expectAccessibleInAllThemesAndSizes(page)

  await acts.first().getByRole('button', { name: 'Why?' }).first().click()
  const exact = page.locator('figure').getByRole('status')
  await expect.poll(() => exact.innerText()).toMatch(/\d{4}, \d+:\d\d [ap]\.m\./)

  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByRole('link', { name: /The Year Ahead/ }).click()
  await page.getByText('Generated on').waitFor()
  await expectPrintsWhole(page)
  await page.getByRole('button', { name: 'Delete Reading' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText("You haven't generated any readings yet.").waitFor()
})

test('[N22] on a phone only the picture slides sideways', async () => {
  const page = await newPage({ size: 'phone' })
  await signUpAndSubscribe(page, server.url, 'phone@year-ahead.example')
  await saveBirthDetails(page)
  await page.goto(`${server.url}/readings?type=year`)
  await write(page)
  const picture = page.getByRole('region', { name: 'The year in a picture' })
  await picture.waitFor()
  expect(await isWiderThanTheScreen(page)).toBe(false)
  expect(await picture.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
})
