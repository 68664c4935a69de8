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

test('[N22] a subscriber reads the year ahead, sees it in the picture, finds it again and deletes it', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, 'ada@year-ahead.example')
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
  await expect.poll(() => exact.innerText()).toMatch(/\d{4}, \d+:\d\d [AP]M/)

  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByRole('link', { name: /The Year Ahead/ }).click()
  await page.getByText('Generated on').waitFor()
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
