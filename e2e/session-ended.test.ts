import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { authorizationOf, fillLogIn, logIn, logOut } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'

const { newPage } = fileBrowser()
const server = sharedServer()
const email = 'ada@session-ended.example'
const password = 'a good password'

/** "Log Out Everywhere Else", pressed on another machine. */
async function endOtherSessions(elsewhere: Page) {
  const headers = { ...(await authorizationOf(elsewhere, server.url)), origin: server.url }
  const answer = await elsewhere.request.delete(`${server.url}/api/identity/sessions`, { headers })
  expect(answer.status()).toBe(200)
}

const about = (page: Page, whom: string) => page.getByRole('group', { name: whom, exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Reading' }).click()

test('[4.5][4.6] a form sent after the session ended elsewhere redirects to sign up and keeps its text', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, email)
  const elsewhere = await newPage()
  await logIn(elsewhere, server.url, email, password)
  // Another tab of the same user learns of it too, and must not delete what is kept here.
  const other = await page.context().newPage()
  await other.goto(`${server.url}/settings`)
  await other.getByText('Where you are logged in').waitFor()

  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await endOtherSessions(elsewhere)
  await generate(page)
  await page.waitForURL(`${server.url}/signup?redirect=/readings`)
  await page.getByText('Create Account').first().waitFor()
  await other.getByRole('main').getByRole('link', { name: 'Log In' }).waitFor()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await fillLogIn(page, email, password)
  await page.waitForURL(`${server.url}/readings`)
  await expect.poll(() => page.getByLabel('Birth date').inputValue()).toBe('1990-06-10')
  await generate(page)
  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()

  await page.goto(`${server.url}/readings?type=synastry`)
  await about(page, 'Your partner').getByLabel('Birth date').fill('1984-05-02')
  await about(page, 'Your partner').getByLabel('Birth time', { exact: true }).fill('20:04')
  await about(page, 'Your partner').getByRole('combobox').fill('Lisbon, Portugal')
  await endOtherSessions(elsewhere)
  await generate(page)
  await page.waitForURL('**/signup?plan=monthly&redirect=/readings?type=synastry')
  await page.getByText('Create Account').first().waitFor()
  await page.goto(`${server.url}/readings?type=synastry`)
  const partner = about(page, 'Your partner').getByLabel('Birth date')
  await expect.poll(() => partner.inputValue()).toBe('1984-05-02')
  // It would learn of the next sign-in and have this tab check who is signed in, which closes an open menu.
  await other.close()

  // After logging in and out again, nothing remains for the next user.
  await logIn(page, server.url, email, password)
  await logOut(page, email)
  await page.goto(`${server.url}/readings?type=synastry`)
  await expect.poll(() => partner.inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1984-05-02')
})
