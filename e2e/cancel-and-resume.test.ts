import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cards } from '../src/testing/test-cards.ts'
import { fileBrowser } from './support/browser.ts'
import { fileServer } from './support/file-server.ts'
import { dayIn, fillCard, moveClock, subscribeByCard, untilShown } from './support/pay.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = fileServer()

/** Counts the clicks and key presses on the page. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counter = Object.assign(window, { clicks: 0 })
    document.addEventListener('click', () => (counter.clicks += 1), true)
  })
  return () => page.evaluate(() => Object.assign({ clicks: -1 }, window).clicks)
}

test('[4.12][7.12][7.13] two clicks cancel, one resumes, and the card can be replaced', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'second-thoughts@example.com')
  await subscribeByCard(page, server.url, { number: '4242 4242 4242 4242' })
  await page.goto(`${server.url}/subscription`)
  await page.getByText('Visa ending in 4242').waitFor()
  await page.getByText('Next billing date').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await question.getByRole('button', { name: 'Yes, Cancel It' }).click()
  await page.getByText('Subscription Canceled').first().waitFor()
  await expect.poll(() => clicks()).toBe(2)
  await page.getByText('Subscription will end on').waitFor()
  await expect.poll(() => page.getByRole('definition').allInnerTexts()).toContain(dayIn(30))
  // After canceling there are no reminders, and access remains.
  await expect.poll(() => page.getByRole('complementary', { name: 'Your trial' }).count()).toBe(0)
  await page.goto(`${server.url}/horoscopes`)
  await page.getByRole('button', { name: 'Save Birth Details' }).waitFor()

  await page.goto(`${server.url}/subscription`)
  await page.getByRole('button', { name: 'Resume Subscription' }).click()
  await page.getByText('Subscription Resumed').first().waitFor()
  await page.getByText('Next billing date').waitFor()

  await page.getByRole('button', { name: 'Update Card' }).click()
  await page.getByRole('dialog').getByLabel('Card number').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await fillCard(page, '5555 5555 5555 4444')
  await page.getByRole('button', { name: 'Save Card' }).click()
  await page.getByText('Mastercard ending in 4444').waitFor()
  await page.getByText('Card Updated').first().waitFor()
})

test('[4.12] a canceled trial ends without a charge', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'no-charge@example.com')
  await subscribeByCard(page, server.url, { plan: 'annual', number: cards.good() })
  await page.goto(`${server.url}/subscription`)
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel It' }).click()
  await page.getByText('Subscription will end on').waitFor()
  await moveClock(server.url, 31)
  await untilShown(page, `${server.url}/subscription`, 'Canceled')
  await page.getByText('Subscription ends on').waitFor()
  await page.getByText('Canceled', { exact: true }).waitFor()
  for (const name of ['Cancel Subscription', 'Resume Subscription'])
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)

  // One trial per user: the second subscription shows today's charge.
  await page.getByRole('link', { name: 'View Plans' }).click()
  await page
    .locator('#pricing')
    .getByRole('link', { name: 'Subscribe for $5.99 per month' })
    .click()
  await page.getByRole('button', { name: 'Subscribe for $5.99 per month' }).waitFor()
  await page.getByText('Your free trial was used before').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/30-day|won't be charged/)
  await fillCard(page, cards.declined)
  await page.getByRole('button', { name: 'Subscribe for $5.99 per month' }).click()
  await page.getByRole('alert').getByText('Payment failed').waitFor()
  await fillCard(page, cards.good())
  await page.getByRole('button', { name: 'Subscribe for $5.99 per month' }).click()
  await page.getByText('Your subscription is active. Everything is open to you.').waitFor()
})
