import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cards } from '../src/testing/test-cards.ts'
import { fileBrowser } from './support/browser.ts'
import { fileServer } from './support/file-server.ts'
import { fillCard, moveClock, subscribeByCard, untilShown } from './support/pay.ts'
import { authorizationOf, signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = fileServer()

/** The subscription on the server, without touching the page. */
async function statusOf(page: Page): Promise<unknown> {
  const headers = await authorizationOf(page, server.url)
  const answer = await page.request.get(`${server.url}/api/subscription-status`, { headers })
  return (await answer.json()).status
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test.each(['monthly', 'annual'] as const)(
  '[1.9][4.3] the %s plan: a trial that runs out is paid for, and goes on',
  async (plan) => {
    const page = await newPage()
    await signUp(page, server.url, `${plan}@example.com`)
    await subscribeByCard(page, server.url, { plan })
    await moveClock(server.url, 31)
    await untilShown(page, `${server.url}/subscription`, 'Active')
    const charge = plan === 'monthly' ? /^\$5\.99 on / : /^\$59\.99 on /
    await page.getByRole('definition').filter({ hasText: charge }).waitFor()
    await expect.poll(() => page.getByRole('complementary', { name: 'Your trial' }).count()).toBe(0)
    await page.goto(`${server.url}/horoscopes`)
    await page.getByRole('button', { name: 'Save Birth Details' }).waitFor()
  },
)

test('[4.3][6.2] a failed charge ends access until the card is replaced', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'failing@example.com')
  await subscribeByCard(page, server.url, { number: cards.failsLater() })
  await moveClock(server.url, 31)
  await untilShown(page, `${server.url}/subscription`, 'Card declined')
  await expect.poll(() => page.getByText(/^Next/).allInnerTexts()).toEqual(['Next billing date'])
  await page.getByText(/^We will try to charge \$5\.99 again on /).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await page.goto(`${server.url}/horoscopes`)
  await page.getByRole('heading', { name: 'Your card was declined' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await expect.poll(() => page.getByRole('link', { name: 'Start Free Trial' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Update Card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Card' })
  await dialog.getByLabel('Card number').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await fillCard(page, cards.good())
  await dialog.getByRole('button', { name: 'Save Card' }).click()
  await page.getByText('Card Updated').first().waitFor()
  await page.getByRole('button', { name: 'Save Birth Details' }).waitFor()
  await goTo(page, 'Calendar')
  await page.getByRole('grid').waitFor()
  await goTo(page, 'Readings')
  await page.getByRole('button', { name: 'Generate Reading' }).waitFor()
})

test('[2.28][4.3] an open page loses access when the charge fails, and regains it without a reload', async () => {
  const page = await newPage({ size: 'phone' })
  await signUp(page, server.url, 'open-page@example.com')
  await subscribeByCard(page, server.url, { number: cards.failsLater() })
  await page.goto(`${server.url}/readings`)
  await page.getByRole('button', { name: 'Generate Reading' }).waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await moveClock(server.url, 31)
  await expect.poll(() => statusOf(page)).toBe('past_due')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('heading', { name: 'Your card was declined' }).waitFor()
  await page.getByRole('button', { name: 'Update Card' }).click()
  await fillCard(page, cards.declined)
  await page.getByRole('button', { name: 'Save Card' }).click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await fillCard(page, cards.good())
  await page.getByRole('button', { name: 'Save Card' }).click()
  await page.getByRole('grid').waitFor()
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('[4.3] the subscription ends if the card is not replaced', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'ended@example.com')
  await subscribeByCard(page, server.url, { number: cards.failsLater() })
  await moveClock(server.url, 31)
  await untilShown(page, `${server.url}/subscription`, 'Card declined')
  await moveClock(server.url, 60)
  await untilShown(page, `${server.url}/subscription`, 'Canceled')
  await page.goto(`${server.url}/readings`)
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
  await page.getByRole('link', { name: 'Subscribe for $5.99 per month' }).waitFor()
})
