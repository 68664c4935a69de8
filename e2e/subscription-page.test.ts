import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { dayIn } from './support/pay.ts'
import { signUp } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'
import { withoutOpeningReplies } from './support/without-opening-replies.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

const banner = (page: Page) => page.getByRole('complementary', { name: 'Your trial' })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const hasFocus = (page: Page, name: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent === text, name)

test('[2.22][6.1] asks visitors to log in, and shows the plans without a subscription', async () => {
  const page = await newPage({ size: 'phone' })
  await page.goto(`${server.url}/subscription`)
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log In' })
  await expect.poll(() => logIn.getAttribute('href')).toBe('/login?redirect=/subscription')
  await signUp(page, server.url, 'none-yet@subscription-page.example')
  await page.goto(`${server.url}/subscription`)
  await page.getByText("You don't have an active subscription yet.").waitFor()
  await page.getByRole('link', { name: 'View Plans' }).click()
  await page.waitForURL(`${server.url}/subscription#pricing`)
  await page.getByRole('heading', { name: 'One month free, then monthly or annual' }).waitFor()
})

test('[2.22][8.15] Try Again retries a failed request', async () => {
  const page = await newPage({ size: 'phone' })
  await signUp(page, server.url, 'tries-again@subscription-page.example')
  await withoutOpeningReplies(page)
  await page.route('**/api/subscription-status', (route) =>
    route.fulfill({ status: 500, json: { error: 'The server sleeps.' } }),
  )
  await page.goto(`${server.url}/subscription`)
  await page.getByText('The server sleeps.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.unroute('**/api/subscription-status')
  await button(page, 'Try Again').click()
  await page.getByText("You don't have an active subscription yet.").waitFor()
})

test('[4.12][8.15] two key presses cancel, and the focus moves to Resume', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, 'by-keyboard@subscription-page.example')
  await page.goto(`${server.url}/subscription`)
  await button(page, 'Cancel Subscription').focus()
  await page.keyboard.press('Enter')
  // The harmless button has the focus first.
  await hasFocus(page, 'Keep It')
  await page.keyboard.press('Escape')
  await hasFocus(page, 'Cancel Subscription')

  await page.keyboard.press('Enter')
  await hasFocus(page, 'Keep It')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Subscription Canceled').first().waitFor()
  await hasFocus(page, 'Resume Subscription')
  const until = `Everything stays open until ${dayIn(30)}, and nothing more is charged.`
  await page.getByText(until).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await page.keyboard.press('Enter')
  await page.getByText('Subscription Resumed').first().waitFor()
  await hasFocus(page, 'Cancel Subscription')
  await expect.poll(() => page.getByText(until).count()).toBe(0)
})

test('[1.9][4.12] every page shows the first charge and its date during a trial, until dismissed or canceled', async () => {
  const page = await newPage({ size: 'phone' })
  await signUpAndSubscribe(page, server.url, 'reminded@subscription-page.example')
  for (const path of ['/', '/readings', '/faq']) {
    await page.goto(`${server.url}${path}`)
    await banner(page).waitFor()
    const text = await banner(page).innerText()
    expect(text).toContain('$5.99')
    expect(text).toContain(dayIn(30))
  }
  await expectAccessibleInAllThemesAndSizes(page)
  await button(page, 'Close this message').click()
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => banner(page).count()).toBe(0)

  // It returns on the next visit, with a link to cancel.
  const later = await page.context().newPage()
  await later.goto(`${server.url}/faq`)
  await banner(later).getByRole('link').click()
  await later.waitForURL(`${server.url}/subscription`)
  await button(later, 'Cancel Subscription').click()
  await button(later, 'Yes, Cancel It').click()
  await later.getByText('Subscription will end on').waitFor()
  await expect.poll(() => banner(later).count()).toBe(0)
})
