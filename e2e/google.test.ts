import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { logOut } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

async function openGoogle(page: Page) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
  return popup
}

async function beSomebody(popup: Page, name: string, email: string) {
  await popup.getByLabel('Name').fill(name)
  await popup.getByLabel('Email').fill(email)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
  await closed
}

test('[2.9][9.13] a person signs in with Google in a popup of 500 by 600, twice', async () => {
  const page = await newPage({ isDirect: true })
  await page.goto(`${server.url}/signup?redirect=/readings`)
  const popup = await openGoogle(page)
  await expect
    .poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight]))
    .toEqual([500, 600])
  await expectAccessibleInAllThemesAndSizes(page)
  await beSomebody(popup, 'Ada Lovelace', 'ada@google.example')
  await page.waitForURL(`${server.url}/readings`)
  const label = 'Ada'
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).waitFor()

  // Without a password yet, one can be set.
  await page.goto(`${server.url}/settings`)
  await page.getByRole('heading', { name: 'Set a password' }).waitFor()
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await logOut(page, label)
  await page.goto(`${server.url}/login`)
  const again = await openGoogle(page)
  const closed = again.waitForEvent('close')
  await again.getByRole('button', { name: /ada@google.example/ }).click()
  await closed
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('button', { name: label }).waitFor()
})

test('[8.2][9.13] a closed popup counts as canceled eight seconds later', async () => {
  const page = await newPage({ isDirect: true })
  await page.clock.install()
  await page.goto(`${server.url}/login`)
  const popup = await openGoogle(page)
  await popup.close()
  // The page detects the closed popup at its next check, then waits.
  await page.clock.fastForward(500)
  await page.getByRole('button', { name: 'Waiting for Google…' }).waitFor()
  await page.clock.fastForward(8000)
  await page.getByText('Failed to sign in with Google. Please try again.').first().waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Continue with Google' }).isEnabled())
    .toBe(true)
})

test('[8.2][8.3] a blocked popup and a canceled one show a message', async () => {
  const page = await newPage({ isDirect: true })
  await page.goto(`${server.url}/signup`)
  const popup = await openGoogle(page)
  await popup.getByRole('button', { name: /cancel/i }).click()
  await page.getByText('Sign-in was cancelled. Please try again.').first().waitFor()

  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${server.url}/signup`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Pop-up was blocked. Please allow pop-ups for this site.').first().waitFor()
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Failed to sign in with Google. Please try again.').first().waitFor()
})

test('[2.34] the sign-in check logs a Google sign-in', async () => {
  const page = await newPage({ isDirect: true })
  await page.goto(`${server.url}/debug-auth`)
  await page.getByText('Auth state: logged out').waitFor()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Test Google Login' }).click()
  await beSomebody(await opened, 'Grace Hopper', 'grace@google.example')
  await page.getByText('Google login complete').waitFor()
  await page.getByText('Auth state: logged in as grace@google.example').waitFor()
})
