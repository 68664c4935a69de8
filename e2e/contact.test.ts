import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { emailTo } from './support/mailbox.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const OPERATOR = 'help@cosmic.example'
const { newPage, violations } = fileBrowser()
const database = fileDatabase()
const server = fileServer(() => ({ CONTACT_EMAIL: OPERATOR }), database)

const typeInto = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text)
}

test('[2.25] a visitor writes from the keyboard, both sides get it by email, and an administrator reads and deletes it', async () => {
  const page = await newPage()
  await page.goto(`${server.url}/contact`)
  await page.getByRole('link', { name: OPERATOR }).waitFor()
  await page.getByRole('button', { name: 'Send Message' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Please enter your email.').waitFor()
  await page.getByText('Please write your message.').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type('grace@contact.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Is my Moon in Leo?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your message is with us' }).waitFor()
  await page.getByText('A copy is on its way to grace@contact.example').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  const { text } = await emailTo(server.url, OPERATOR, /Message from grace@contact\.example/)
  expect(text).toContain('> Is my Moon in Leo?')
  const copy = await emailTo(server.url, 'grace@contact.example', /We have your message/)
  expect(copy.text).toContain('> Is my Moon in Leo?')

  const admin = await newPage()
  await signUp(admin, server.url, 'ada@contact.example')
  await database.client.query('update users set is_admin = true')
  await admin.goto(`${server.url}/admin/ai-models?tab=messages`)
  await admin.getByText('Is my Moon in Leo?').waitFor()
  await expectAccessibleInAllThemesAndSizes(admin)
  await admin.getByRole('button', { name: 'Delete the message from grace@contact.example' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await admin.getByText('Nobody has written yet.').waitFor()
  expect(violations).toEqual([])
})

test('[2.25] a signed-in person types only a message, and keeps it when the server refuses it', async () => {
  const page = await newPage({ size: 'phone' })
  await signUp(page, server.url, 'katherine@contact.example')
  await page.goto(`${server.url}/contact`)
  const email = page.getByLabel('Email', { exact: true })
  await expect.poll(() => email.inputValue()).toBe('katherine@contact.example')
  await typeInto(page, 'Message', 'My reading of November 20')
  const message = page.getByLabel('Message', { exact: true })
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText('\0', 2, 2)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').getByText('contains a character that we cannot store').waitFor()
  expect(await message.inputValue()).toMatch(/^My.? reading of November 20$/s)
  await expectAccessibleInAllThemesAndSizes(page)
  await message.fill('My reading of November 20')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('A copy is on its way to katherine@contact.example').waitFor()
})
