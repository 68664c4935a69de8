import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { emailTo, linkIn } from './support/mailbox.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage, violations } = fileBrowser()
const server = sharedServer()

test('[2.8] a visitor joins the list by a button in the email, and leaves it by a link in the same email', async () => {
  const email = 'grace@waitlist.example'
  const page = await newPage()
  await page.goto(`${server.url}/dating`)
  expect(await page.getByRole('main').locator('li > svg').count()).toBe(6)
  const join = page.getByRole('button', { name: 'Tell Me When It Opens' })
  await join.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Please enter your email.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  const mail = await emailTo(server.url, email, /^Confirm: tell me/)
  await page.goto(linkIn(mail, server.url))
  await page.getByRole('button', { name: 'Tell Me When It Opens' }).click()
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  const leave = mail.text.match(/https?:\S+\/api\/dating\/leave\S+/)?.[0] ?? ''
  await page.goto(leave)
  await page.getByRole('button', { name: 'Take Me Off the List' }).click()
  await page.getByRole('heading', { name: 'You are off the list' }).waitFor()
  expect(violations).toEqual([])
})

test('[2.8] a signed-in person presses once, and leaves the list in the settings', async () => {
  const email = 'ada@waitlist.example'
  const page = await newPage({ size: 'phone' })
  await signUp(page, server.url, email)
  await page.goto(`${server.url}/dating`)
  const field = page.getByLabel('Email', { exact: true })
  await expect.poll(() => field.inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Tell Me When It Opens' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const mail = await emailTo(server.url, email, /^Confirm: tell me/)
  await page.goto(linkIn(mail, server.url))
  await page.getByRole('button', { name: 'Tell Me When It Opens' }).click()

  await page.goto(`${server.url}/settings`)
  const section = page.getByRole('region', { name: 'Cosmic Matchmaking' })
  await section.getByText(`We will email ${email} when the app opens.`).waitFor()
  await section.getByRole('button', { name: 'Take Me off the List' }).click()
  await section.getByText('You are not on the list').waitFor()
  await page.goto(`${server.url}/dating`)
  await page.getByRole('button', { name: 'Tell Me When It Opens' }).waitFor()
})
