import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { logOut, signUpByForm } from './support/sign-in.ts'

const { newPage } = fileBrowser()
const ada = 'ada@second-person.example'
const grace = 'grace@second-person.example'
const server = sharedServer()

// Whole words, since a nonce may contain these letters.
const adasName = /\bada\b/i

async function expectNothingOfAda(page: Page) {
  await expect.poll(() => page.content()).not.toMatch(adasName)
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(stored).not.toMatch(adasName)
}

test('[2.4] the next person in the same browser finds no data of the previous one, in any tab', async () => {
  const page = await newPage()
  await signUpByForm(page, server.url, ada)
  await page.goto(`${server.url}/settings`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Ada', exact: true }).waitFor()
  await page.evaluate(() => localStorage.setItem('cosmic.pendingNatal', '{"of":"Ada"}'))

  const other = await page.context().newPage()
  await other.goto(`${server.url}/settings`)
  await other.getByText(ada).first().waitFor()

  await logOut(page, 'Ada')
  await page.waitForURL(`${server.url}/`)
  await expectNothingOfAda(page)
  // The other tab followed without interaction.
  await other.getByText('You have been logged out').first().waitFor()
  await other.getByRole('main').getByRole('link', { name: 'Log In' }).waitFor()
  await expectNothingOfAda(other)

  await signUpByForm(page, server.url, grace)
  await other.getByRole('button', { name: grace }).waitFor()
  await other.getByText('Where you are logged in').waitFor()
  await expect.poll(() => other.getByLabel('First name').inputValue()).toBe('')
  await expectNothingOfAda(other)
  await page.goto(`${server.url}/settings`)
  await page.getByText('Where you are logged in').waitFor()
  await expectNothingOfAda(page)
})
