import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOfThisFile } from './support/browser.ts'
import { payAtCheckout } from './support/pay.ts'
import { type RunningServer, startServer } from './support/server.ts'

const { newPage } = browserOfThisFile()

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

test('[4.5][4.9][2.28] what a visitor asked for is written after signing up and paying', async () => {
  const page = await newPage({ size: 'phone' })
  await page.goto(`${server.url}/readings`)
  await page.getByLabel('Birth date').fill('1990-06-10')
  await page.getByLabel('Birth time', { exact: true }).fill('14:30')
  await page.getByRole('combobox', { name: 'Birth location' }).fill('Tampa')
  await page.getByRole('option', { name: /^Tampa, Florida/ }).click()
  await page.getByRole('button', { name: 'Generate Reading' }).click()

  await page.waitForURL('**/signup?redirect=/readings')
  await page.getByLabel('Email', { exact: true }).fill('visitor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByLabel('Confirm password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

  await page.waitForURL('**/readings')
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  await payAtCheckout(page)
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  await page.waitForURL('**/readings')
  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
  await page.getByText('Tampa, Florida, United States').first().waitFor()
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /pending|justSubscribed/.test(key)),
  )
  expect(kept).toEqual([])
})
