import { expect, test } from 'vitest'
import { fileBrowser, sizes } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { emailTo, linkIn } from './support/mailbox.ts'
import { logOut, signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const email = 'ada@sign-in-code.example'
const server = sharedServer()

test('[1.14] a person confirms their email, and logs in with an emailed code', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  await signUp(page, server.url, email)
  await page.goto(`${server.url}/settings`)
  await page.getByText('Not confirmed yet.').waitFor()
  await page.goto(linkIn(await emailTo(server.url, email, /Confirm/), server.url))
  await page.getByRole('button', { name: 'Confirm This Address' }).click()
  await page.waitForURL(`${server.url}/settings`)
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await page.setViewportSize(sizes.desk)
  await logOut(page, email)
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in code' }).click()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: 'Send the Code' }).click()
  const { subject } = await emailTo(server.url, email, /sign-in code/)
  const code = /\d{6}/.exec(subject)?.[0] ?? ''

  await enter(code === '000000' ? '111111' : '000000')
  await page.getByText('This code is wrong or no longer valid').first().waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('button', { name: email }).waitFor()

  async function enter(typed: string) {
    await page.getByLabel('Code', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
  }
})

test('[1.14] an unconfirmed email gets a confirmation link, not a code', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'grace@sign-in-code.example')
  await page.context().clearCookies()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill('grace@sign-in-code.example')
  await page.getByRole('button', { name: 'Email me a sign-in code' }).click()
  await page.getByRole('button', { name: 'Send the Code' }).click()
  await page.getByLabel('Code', { exact: true }).waitFor()
  const response = await fetch(
    `${server.url}/dev/mailbox/messages.json?to=grace@sign-in-code.example`,
  )
  const { messages } = (await response.json()) as { messages: { subject: string }[] }
  expect(messages.filter(({ subject }) => /code/.test(subject))).toEqual([])
})
