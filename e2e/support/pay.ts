import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cards } from '../../src/testing/test-cards.ts'

/** Fills in the card form on the page, embedded or hosted. */
export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('CVC').fill('123')
}

/** Pays on the provider's hosted page. */
export async function payAtCheckout(page: Page, number = cards.good()) {
  await page.waitForURL('**/dev/stripe/checkout/**')
  await fillCard(page, number)
  await page.getByRole('button', { name: /^(Start trial|Subscribe)$/ }).click()
}

/** Starts a subscription through the card form of the payment page. */
export async function subscribeByCard(
  page: Page,
  url: string,
  { plan = 'monthly', number = cards.good() } = {},
) {
  await page.goto(`${url}/subscribe?plan=${plan}`)
  await fillCard(page, number)
  await page.getByRole('button', { name: /^(Start Free Trial|Subscribe for)/ }).click()
  await page.getByRole('heading', { name: 'Welcome to Cosmic Path!' }).waitFor()
}

/** Moves the clock of the test account. Everything due by then has happened when this resolves. */
export async function moveClock(url: string, days: number) {
  const answer = await fetch(`${url}/dev/billing/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  })
  if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`)
}

/** Reloads a page until it shows a text, because webhooks are processed with a delay. */
export async function untilShown(page: Page, url: string, text: string) {
  const look = async () => {
    await page.goto(url)
    const found = page.getByText(text, { exact: true }).first()
    return found.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(look).toBe(true)
}

/** The date this many days from now, as the product formats it. @param timeZone the reader's */
export const dayIn = (days: number, timeZone?: string) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone,
  })
