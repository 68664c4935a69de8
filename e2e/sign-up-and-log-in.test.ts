import { test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { fillLogIn, logIn, logOut, signUpByForm } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const email = 'ada@sign-up-and-log-in.example'
const server = sharedServer()

test('[1.8][2.4] a user signs up, is signed in, logs out and logs in again', async () => {
  const page = await newPage()
  await page.goto(`${server.url}/signup?redirect=/readings`)
  await page.getByLabel('Email', { exact: true }).waitFor()
  await signUpByForm(page, server.url, email)
  await page.getByRole('button', { name: email }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: email }).waitFor()

  await page.goto(`${server.url}/faq`)
  await logOut(page, email)
  await page.waitForURL(`${server.url}/`)

  await page.goto(`${server.url}/login?redirect=/readings`)
  await page.getByLabel('Email', { exact: true }).waitFor()
  await fillLogIn(page, email, 'not the password')
  await page.getByText('Invalid email or password. Please try again.').first().waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await fillLogIn(page, email, 'a good password')
  await page.waitForURL(`${server.url}/readings`)
})

test('[2.9][2.10] a signed-in person is redirected from the log-in and sign-up pages', async () => {
  const page = await newPage()
  await logIn(page, server.url, email, 'a good password')
  await page.goto(`${server.url}/login`)
  await page.waitForURL(`${server.url}/`)
  await page.goto(`${server.url}/signup?redirect=//evil.example`)
  await page.waitForURL(`${server.url}/`)
})
