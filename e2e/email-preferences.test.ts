import { expect, test } from 'vitest'
import {
  optionalEmails,
  emailPreferenceMessages as texts,
} from '../src/contract/email-preference-messages.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { emailTo } from './support/mailbox.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage, violations } = fileBrowser()
const server = sharedServer()

const { name, them } = optionalEmails.contact_copies

test('[2.23] a person turns an email off by the link in it, and on again in the settings', async () => {
  const email = 'ada@preferences.example'
  const page = await newPage()
  await signUp(page, server.url, email)
  await page.goto(`${server.url}/contact`)
  await page.getByLabel('Message').fill('Hello.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText(`A copy is on its way to ${email}`).waitFor()

  const mail = await emailTo(server.url, email, /^We have your message/)
  const link = mail.text.match(/https?:\S+\/api\/email-preferences\/unsubscribe\S+/)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('heading', { name: texts.page.heading(them) }).waitFor()
  await page.getByRole('button', { name: texts.page.button }).click()
  await page.getByRole('heading', { name: texts.page.done.heading }).waitFor()
  await page.getByRole('link', { name: texts.page.settings }).click()

  const section = page.getByRole('region', { name: texts.title })
  const toggle = section.getByRole('switch', { name })
  await toggle.waitFor()
  expect(await toggle.isChecked()).toBe(false)
  await toggle.focus()
  await page.keyboard.press('Space')
  await section.getByText(texts.saved(name, true)).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await section.getByRole('button', { name: texts.undo }).click()
  await section.getByText(texts.saved(name, false)).waitFor()
  await page.reload()
  await toggle.waitFor()
  expect(await toggle.isChecked()).toBe(false)

  await page.goto(`${server.url}/contact`)
  await page.getByLabel('Message').fill('Hello again.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText(`We will answer to ${email}.`).waitFor()
  expect(violations).toEqual([])
})
