import { test } from 'vitest'
import { messages } from '../src/contract/messages.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { signUp, signUpByForm } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'
import { withoutOpeningReplies } from './support/without-opening-replies.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

test('[2.12][8.5] a failed checkout shows a message before it redirects home', async () => {
  const page = await newPage({ size: 'phone' })
  await signUp(page, server.url, 'no-checkout@payment-failures.example')
  await page.route('**/api/create-checkout-session', (route) =>
    route.fulfill({ status: 502, json: { error: 'The payment service sleeps.' } }),
  )
  // The redirect waits while the page is checked.
  const seen = Promise.withResolvers<void>()
  await page.route(/LandingPage/, async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto(`${server.url}/checkout?plan=monthly`)
  await page.getByRole('status').getByText('The payment service sleeps.').waitFor()
  await page.getByText(messages.billing.checkout.onward.failed.text).waitFor()
  await page.getByText('Checkout Error', { exact: true }).first().waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  seen.resolve()
  await page.waitForURL(`${server.url}/`)
})

// The browser needs a new token first, and gets none.
const broken = messages.identity.codes['internal-error']

test.each([
  ['/checkout?plan=monthly', /\/dev\/stripe\/checkout\//],
  ['/subscribe?plan=annual', /\/subscribe/],
  ['/subscription', /\/subscription/],
])('[8.15] %s says that nothing answers, and goes on when it does', async (path, target) => {
  const page = await newPage({ size: 'phone' })
  // A browser that knows the user: the form leaves a mark for the next visit.
  await signUpByForm(page, server.url, `nothing${path.replace(/\W/g, '')}@payment-failures.example`)
  await withoutOpeningReplies(page)
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { error: broken } }))
  await page.goto(server.url + path)
  await page.getByRole('alert').getByText(broken, { exact: true }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL(target)
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})
