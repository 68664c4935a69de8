import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { emailTo, linkIn } from './support/mailbox.ts'
import { fillLogIn, logIn, signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const email = 'ada@password-reset.example'
const server = sharedServer()

test('[2.11][7.30] an emailed link replaces a forgotten password, once', async () => {
  const elsewhere = await newPage()
  await signUp(elsewhere, server.url, email, 'the old password')

  const page = await newPage()
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the Link' }).click()
  await page.getByRole('button', { name: 'Send Again' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  const link = linkIn(await emailTo(server.url, email, /new password/), server.url)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await chooseNew('the new password')
  await page.waitForURL(`${server.url}/login`)
  await page.getByText('Password changed').first().waitFor()

  await fillLogIn(page, email, 'the old password')
  await page.getByText('Invalid email or password. Please try again.').first().waitFor()
  await fillLogIn(page, email, 'the new password')
  await page.waitForURL(`${server.url}/`)

  // Sessions opened with the old password have ended.
  await elsewhere.goto(server.url)
  await elsewhere.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor()

  await page.goto(link)
  await chooseNew('a third password')
  await page.getByText('This link is no longer valid').first().waitFor()
  await logIn(await newPage(), server.url, email, 'the new password')

  async function chooseNew(password: string) {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(password)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
})

test('[2.11] an unknown address gets the same answer as a known one, and no email', async () => {
  const page = await newPage()
  await page.goto(`${server.url}/forgot-password`)
  await page.getByLabel('Email').fill('nobody@password-reset.example')
  await page.getByRole('button', { name: 'Send the Link' }).click()
  await page.getByText('Password reset email sent').first().waitFor()
  await page.getByText('nobody@password-reset.example').waitFor()
  await page.getByRole('button', { name: 'Send Again' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.waitForURL(`${server.url}/login`)
  const response = await fetch(
    `${server.url}/dev/mailbox/messages.json?to=nobody@password-reset.example`,
  )
  expect(await response.json()).toEqual({ messages: [] })
})
