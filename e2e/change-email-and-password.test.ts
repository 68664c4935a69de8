import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { fromNewAddress } from './support/client-address.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { emailTo } from './support/mailbox.ts'
import { fillLogIn, logIn, logOut, signUp } from './support/sign-in.ts'

const { newPage } = fileBrowser()
const email = 'ada@example.com'
const newEmail = 'lovelace@example.com'
const database = fileDatabase()
const server = fileServer(undefined, database)

async function changeEmail(page: Page, to: string) {
  await page.getByLabel('New email').fill(to)
  await page.getByRole('button', { name: 'Change Email' }).click()
}

async function changePassword(page: Page, to: string) {
  await page.getByLabel('New password', { exact: true }).fill(to)
  await page.getByLabel('Confirm new password').fill(to)
  await page.getByRole('button', { name: 'Change Password' }).click()
}

test('[5.5][8.12][8.13] email and password can be changed only after a recent login', async () => {
  const page = await newPage()
  await signUp(page, server.url, email, 'the first password')
  const elsewhere = await newPage()
  await logIn(elsewhere, server.url, email, 'the first password')

  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: 'Log Out Everywhere Else' }).waitFor()
  await changePassword(page, 'the second password')
  await page.getByText('Password updated').first().waitFor()
  await emailTo(server.url, email, /password was changed/)
  await elsewhere.reload()
  await elsewhere.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor()

  await changeEmail(page, newEmail)
  await page.getByText('Email updated').first().waitFor()
  await page.getByRole('button', { name: newEmail }).waitFor()
  await emailTo(server.url, email, /address was changed/)
  await emailTo(server.url, newEmail, /Confirm/)

  await logOut(page, newEmail)
  await page.goto(`${server.url}/login`)
  await fillLogIn(page, email, 'the second password')
  await page.getByText('Invalid email or password. Please try again.').first().waitFor()
  await logIn(page, server.url, newEmail, 'the second password')

  await database.client.query(
    `update identity."session" set created_at = now() - interval '1 hour'`,
  )
  await page.goto(`${server.url}/settings`)
  await changeEmail(page, 'third@example.com')
  await page
    .getByText('Please log out and log back in before changing your email.')
    .filter({ visible: true })
    .first()
    .waitFor()
  await changePassword(page, 'the third password')
  await page
    .getByText('Please log out and log back in before changing your password.')
    .filter({ visible: true })
    .first()
    .waitFor()

  // Logging in again helps. From a new address, because one address may log in three times in ten seconds.
  await page.context().setExtraHTTPHeaders(fromNewAddress())
  await logOut(page, newEmail)
  await logIn(page, server.url, newEmail, 'the second password')
  await page.goto(`${server.url}/settings`)
  await changeEmail(page, 'third@example.com')
  await page.getByText('Email updated').first().waitFor()
})
