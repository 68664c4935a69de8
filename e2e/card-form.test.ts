import { expect, test } from 'vitest'
import { cards } from '../src/testing/test-cards.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { dayIn, fillCard } from './support/pay.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

test('[2.13][4.10][8.6f] a declined card, then an authentication challenge, then the trial starts', async () => {
  const page = await newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url())
  })
  await signUp(page, server.url, 'card@card-form.example')
  await page.goto(`${server.url}/subscribe?plan=monthly&redirect=/cosmic-calendar`)
  const start = page.getByRole('button', { name: 'Start Free Trial ($5.99/month after)' })
  await start.waitFor()
  await page.getByText(`$5.99 on ${dayIn(30)}`).waitFor()
  await page
    .getByText("You won't be charged until your trial ends. Cancel anytime.", { exact: true })
    .waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await start.click()
  await page.getByText('Please enter the card number.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await fillCard(page, cards.declined)
  await start.click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await page.getByText('Setup failed').waitFor()

  await fillCard(page, cards.asksTheBank)
  await start.click()
  const bank = page.getByRole('alertdialog')
  await bank.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await bank.getByRole('button', { name: 'Fail authentication' }).click()
  await page
    .getByRole('alert')
    .getByText(/unable to authenticate/)
    .waitFor()

  await start.click()
  await bank.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByRole('heading', { name: 'Welcome to Cosmic Path!' }).waitFor()
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  await page.waitForURL('**/cosmic-calendar')
  await page.getByRole('grid').waitFor()
  expect(foreign).toEqual([])

  await page.goto(`${server.url}/subscribe?plan=annual`)
  await page.waitForURL('**/horoscopes')
  await page.getByText('Already Subscribed').first().waitFor()
})

test('[4.10][6.2] opening and leaving the payment page grants no access', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'left@card-form.example')
  await page.goto(`${server.url}/subscribe?plan=annual`)
  await page.getByText(`$59.99 on ${dayIn(30)}`).waitFor()
  await page.getByText('$11.89 per year').waitFor()
  await page.goto(`${server.url}/horoscopes`)
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
  await page.goto(`${server.url}/subscribe?plan=monthly`)
  await page.getByRole('button', { name: 'Start Free Trial ($5.99/month after)' }).waitFor()
  await page.goto(`${server.url}/subscription-success?setup_intent=seti_1&redirect_status=failed`)
  await page.getByText('Your card was not confirmed', { exact: false }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.goto(`${server.url}/subscription`)
  await page.getByText('You looked at the monthly plan. Nothing was started.').waitFor()
  expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)
})
