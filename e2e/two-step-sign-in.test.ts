import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDevice, appCode } from './support/authenticators.ts'
import { fileBrowser } from './support/browser.ts'
import { fromNewAddress } from './support/client-address.ts'
import { embeddedFileServer } from './support/file-server.ts'
import { emailTo, linkIn } from './support/mailbox.ts'
import { runOperatorCommand } from './support/operator.ts'
import { fillLogIn, logOut, signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const PASSWORD = 'a good password'

const { newPage } = fileBrowser()
const server = embeddedFileServer(() => ({ REQUIRE_ADMIN_TWO_FACTOR: 'true' }))

/** Signed in, with a confirmed address. */
async function person(email: string) {
  const page = await newPage()
  await signUp(page, server.url, email)
  await page.goto(linkIn(await emailTo(server.url, email, /Confirm/), server.url))
  await page.getByRole('button', { name: 'Confirm This Address' }).click()
  await page.waitForURL(`${server.url}/settings`)
  return page
}

const section = (page: Page) => page.getByRole('region', { name: 'Two-step verification' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function confirmOwner(page: Page) {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

async function setUpApp(page: Page): Promise<string> {
  await button(page, 'Set Up an App').click()
  await confirmOwner(page)
  await section(page)
    .getByRole('img', { name: /QR code/ })
    .waitFor()
  const key = (await section(page).locator('.select-all').textContent()) ?? ''
  await page.getByLabel('Code from the app').fill(await appCode(key))
  return key
}

test('a person sets up an app, logs in with a code of it and with a backup code, and removes it', async () => {
  const email = 'ada@two-step.example'
  const page = await person(email)
  await section(page).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  const key = await setUpApp(page)
  await expectAccessibleInAllThemesAndSizes(page)
  await button(page, 'Turn On').click()
  await button(page, 'I Have Saved Them').waitFor()
  const codes = await section(page).getByRole('listitem').allTextContents()
  expect(codes.filter((code) => /^[a-z0-9]{5}-[a-z0-9]{5}$/.test(code))).toHaveLength(10)
  await expectAccessibleInAllThemesAndSizes(page)
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await button(page, 'I Have Saved Them').click()
  await section(page).getByText('10 codes are left.').waitFor()
  await emailTo(server.url, email, /authenticator app was added/)

  await logOut(page, email)
  await page.goto(`${server.url}/login?redirect=/readings?type=saved`)
  await fillLogIn(page, email, PASSWORD)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  expect(
    await page
      .getByLabel('Code', { exact: true })
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await page.getByLabel('Code', { exact: true }).fill('000 000')
  await page.keyboard.press('Enter')
  await page.getByText('That code is wrong or already used').waitFor()
  // Going back keeps the email.
  await button(page, 'Log In Another Way').click()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const next = await appCode(key, 'next')
  await page.getByLabel('Code', { exact: true }).fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await button(page, 'Log In').click()
  await page.waitForURL(`${server.url}/readings?type=saved`)

  await logOut(page, email)
  await page.goto(`${server.url}/login?redirect=/settings`)
  await fillLogIn(page, email, PASSWORD)
  await button(page, 'Use a Backup Code Instead').click()
  await page.getByLabel('Backup code', { exact: true }).fill(codes[0]?.toUpperCase() ?? '')
  await page.getByLabel(/Do not ask again/).check()
  await button(page, 'Log In').click()
  await page.waitForURL(`${server.url}/settings`)
  await section(page).getByText('9 codes are left.').waitFor()

  // This browser is trusted now. A network has three logins in ten seconds.
  await page.context().setExtraHTTPHeaders(fromNewAddress())
  await logOut(page, email)
  await page.goto(`${server.url}/login?redirect=/settings`)
  await fillLogIn(page, email, PASSWORD)
  await page.waitForURL(`${server.url}/settings`)

  await page.getByLabel('New email').fill('ada.new@two-step.example')
  await button(page, 'Change Email').click()
  await page.getByLabel('Code, or backup code').fill(codes[1] ?? '')
  await button(page, 'Change Email').click()
  await page.getByText('Email updated').first().waitFor()

  await button(page, 'Remove the App').click()
  await section(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await section(page)
    .getByLabel('Code, or backup code')
    .fill(codes[2] ?? '')
  await expectAccessibleInAllThemesAndSizes(page)
  await button(page, 'Remove the App').click()
  await page.getByText('Authenticator app removed').first().waitFor()
})

test('a passkey logs in by its button, as a suggestion, and as the second step', async () => {
  const email = 'grace@two-step.example'
  const page = await person(email)
  const device = await addDevice(page)
  await page.getByLabel('Name of the new passkey').fill('Grace’s laptop')
  await button(page, 'Add a Passkey').click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await confirmOwner(page)
  await button(page, 'I Have Saved Them').waitFor()
  const codes = await section(page).locator('.font-mono li').allTextContents()
  expect(codes).toHaveLength(10)
  await button(page, 'I Have Saved Them').click()
  await section(page).getByText('Grace’s laptop').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await emailTo(server.url, email, /passkey was added/)

  await button(page, 'Rename: Grace’s laptop').click()
  await page.getByLabel('Name', { exact: true }).fill('Laptop')
  await button(page, 'Save').last().click()
  await button(page, 'Remove: Laptop').waitFor()

  // Chosen from the suggestions of the email field, which the device does by itself.
  await logOut(page, email)
  await page.goto(`${server.url}/login?redirect=/settings`)
  await page.waitForURL(`${server.url}/settings`)
  await section(page).waitFor()

  await device.touch(false)
  await logOut(page, email)
  await page.goto(`${server.url}/login`)
  await button(page, 'Log In With a Passkey').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await device.touch(true)
  await button(page, 'Log In With a Passkey').click()
  await page.waitForURL(`${server.url}/`)

  await device.touch(false)
  await logOut(page, email)
  await page.goto(`${server.url}/login`)
  await fillLogIn(page, email, PASSWORD)
  await page.getByText('Confirm with the passkey of this account.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await device.touch(true)
  await button(page, 'Use a Passkey').click()
  await page.waitForURL(`${server.url}/`)

  await page.goto(`${server.url}/settings`)
  await button(page, 'Remove: Laptop').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the Passkey' }).click()
  await confirmOwner(page)
  await page.getByText('Passkey removed').first().waitFor()
  await section(page).getByText('You have no passkeys yet.').waitFor()
})

test('an administrator needs two-step verification, and loses it with the device only by the operator', async () => {
  const email = 'admin@two-step.example'
  const page = await person(email)
  await runOperatorCommand(server.dataDir, 'grant', email)
  await page.goto(`${server.url}/admin/ai-models`)
  await page.getByText('Administrators need two-step verification here.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('link', { name: 'Go to Settings' }).click()
  await page.waitForURL(`${server.url}/settings`)
  await setUpApp(page)
  await button(page, 'Turn On').click()
  await page.getByText('Authenticator app added').first().waitFor()
  await page.goto(`${server.url}/admin/ai-models`)
  await page.getByLabel('Feature').waitFor()

  await runOperatorCommand(server.dataDir, 'two-factor-off', email)
  await page.reload()
  await page.getByText('Administrators need two-step verification here.').waitFor()
  await emailTo(server.url, email, /turned off/)
})
