import { expect, test } from 'vitest'
import { cards } from '../src/testing/test-cards.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { dayIn, payAtCheckout } from './support/pay.ts'
import { fillSignUp, signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

test('[2.7][2.10][2.12][2.14][4.8][4.9] a visitor picks a plan, signs up, pays, and gets access without a reload', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  await page.goto(`${server.url}/#pricing`)
  const annual = page.locator('#pricing > div > div > div').filter({ hasText: 'Save $12/year' })
  await annual.getByRole('link', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/signup?plan=annual')
  const sessions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('create-checkout-session')) sessions.push(request.method())
  })
  await fillSignUp(page, 'visitor@hosted-checkout.example')

  await payAtCheckout(page, cards.good())
  expect(sessions).toEqual(['POST'])
  await page.getByRole('heading', { name: 'Welcome to Cosmic Path!' }).waitFor()
  await page.getByText('Your 30-day free trial has begun. Everything is open to you.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await page.evaluate(() => Object.assign(window, { hasNotReloaded: true }))
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  await page.waitForURL('**/horoscopes')
  await page.getByRole('button', { name: 'Save Birth Details' }).waitFor()
  await expect.poll(() => page.getByText('Premium Feature').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => 'hasNotReloaded' in window)).toBe(true)

  const banner = page.getByRole('complementary', { name: 'Your trial' })
  await expect.poll(() => banner.innerText()).toContain(dayIn(30))
  await expect.poll(() => banner.innerText()).toContain('$59.99')
  await expectAccessibleInAllThemesAndSizes(page)

  await page.goto(`${server.url}/`)
  const plans = page.locator('#pricing').getByRole('link')
  await expect
    .poll(() => plans.allInnerTexts())
    .toEqual(['Change to the Monthly Plan', 'Your Subscription'])
})

test('[2.12][2.14][2.28] the gate leads to checkout, Back does not return to it, and the trial opens the page of the gate', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'gate@hosted-checkout.example')
  for (const path of ['/readings', '/horoscopes', '/cosmic-calendar']) {
    await page.goto(server.url + path)
    await page.getByText('This cosmic insight requires an active subscription to unlock.').waitFor()
    await expectAccessibleInAllThemesAndSizes(page)
  }
  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/dev/stripe/checkout/**')
  await page.getByText('$5.99 per month').waitFor()
  await page.goBack()
  await page.waitForURL('**/cosmic-calendar')
  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  await payAtCheckout(page, cards.good())
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  await page.waitForURL('**/cosmic-calendar')
  await page.getByRole('grid').waitFor()
})

test("[4.9] another user's checkout grants no access", async () => {
  const owner = await newPage()
  await signUp(owner, server.url, 'owner@hosted-checkout.example')
  await owner.goto(`${server.url}/checkout`)
  await payAtCheckout(owner)
  await owner.getByRole('button', { name: 'Start Exploring' }).waitFor()
  const address = owner.url()
  await owner.reload()
  await owner.getByRole('heading', { name: 'Welcome to Cosmic Path!' }).waitFor()

  const thief = await newPage()
  await signUp(thief, server.url, 'thief@hosted-checkout.example')
  await thief.goto(address)
  await thief
    .getByText(
      'Your subscription is being processed. If you experience issues, please refresh the page.',
    )
    .first()
    .waitFor()
  await expect.poll(() => thief.getByText('Welcome to Cosmic Path!').count()).toBe(0)
  await expectAccessibleInAllThemesAndSizes(thief)
})
