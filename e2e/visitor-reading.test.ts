import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { payAtCheckout } from './support/pay.ts'
import { fillSignUp } from './support/sign-in.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

test("[4.5][4.9][2.28] a visitor's request is fulfilled after signing up and paying", async () => {
  const page = await newPage({ size: 'phone' })
  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Generate Reading' }).click()

  await page.waitForURL('**/signup?redirect=/readings')
  await fillSignUp(page, 'visitor@visitor-reading.example')

  await page.waitForURL('**/readings')
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  await payAtCheckout(page)
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  await page.waitForURL('**/readings')
  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
  await page.getByText('Tampa, Florida, United States').first().waitFor()
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /pending|justSubscribed/.test(key)),
    )
  await expect.poll(kept).toEqual([])
})
