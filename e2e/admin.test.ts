import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { embeddedFileServer } from './support/file-server.ts'
import { runOperatorCommand } from './support/operator.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage, violations } = fileBrowser()
const server = embeddedFileServer()

const panel = (page: Page, query = '') => page.goto(`${server.url}/admin/ai-models${query}`)
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const maxTokens = (page: Page) => page.getByLabel('Max Tokens')
const save = (page: Page) => page.getByRole('button', { name: 'Save Configuration' }).click()
const toast = (page: Page, sentence: string) =>
  page.getByRole('listitem').getByText(sentence).waitFor()

/** A signed-in administrator on a page of their own. */
async function administrator(email: string) {
  const page = await newPage()
  await signUp(page, server.url, email)
  await runOperatorCommand(server.dataDir, 'grant', email)
  return page
}

test('[1.12][2.3][2.29] an administrator changes, saves and restores a configuration', async () => {
  const page = await administrator('ada@admin.example')
  await page.goto(`${server.url}/settings`)
  await page.getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('heading', { level: 1, name: 'AI Model Control Panel' }).waitFor()

  await page.getByLabel('Feature').selectOption('Weekly Horoscope')
  await page.getByRole('form', { name: 'Weekly Horoscope' }).waitFor()
  const before = await maxTokens(page).inputValue()
  await maxTokens(page).fill('12345')
  await page.getByText('Max Tokens must be a whole number').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await maxTokens(page).fill('12300')
  await page.getByRole('switch', { name: 'Status' }).click()
  await save(page)
  await toast(page, 'AI configuration updated successfully')

  await tab(page, /Audit Log/)
  const newest = page.getByRole('main').getByRole('listitem').first()
  await newest.getByText('Saved by ada@admin.example').waitFor()
  await newest.getByRole('region', { name: 'After' }).getByText('12,300').waitFor()
  await newest.getByRole('region', { name: 'After' }).getByText('Disabled').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByLabel('Feature').selectOption('Weekly Horoscope')
  await page.getByText('First configuration').waitFor()
  await page.getByRole('button', { name: /^Restore Weekly Horoscope/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('row', { name: 'Max Tokens 12,300' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await question.getByRole('button', { name: 'Restore' }).click()
  await toast(page, 'The configuration was restored.')
  await newest.getByText('Restored by ada@admin.example').waitFor()
  await tab(page, /Configuration/)
  await expect.poll(() => maxTokens(page).inputValue()).toBe(before)
})

describe('[2.31] an administrator', () => {
  const today = new Date().toISOString().slice(0, 10)
  let page: Page
  beforeAll(async () => {
    page = await administrator('lovelace@admin.example')
  })

  test('runs a test', async () => {
    await panel(page, '?tab=test')
    await page.getByRole('button', { name: 'Run Test' }).click()
    await toast(page, 'Test Complete')
    await page.getByText('The embedded writer wrote this response.').waitFor()
    await page
      .getByRole('region', { name: 'Checked sentences' })
      .getByText('Accepted')
      .first()
      .waitFor()
    await expectAccessibleInAllThemesAndSizes(page)
  })

  test('reads the usage of that test, and downloads it', async () => {
    await tab(page, /Usage/)
    await page.getByRole('figure').first().waitFor()
    // The embedded writer costs nothing, and tests are no texts.
    await page.getByText('Nothing to show in this period.').first().waitFor()
    await expectAccessibleInAllThemesAndSizes(page)
    await page.getByRole('button', { name: 'Show Table' }).click()
    await page.getByRole('row', { name: `${today} Natal Chart Reading` }).waitFor()
    await expectAccessibleInAllThemesAndSizes(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const csv = String(await buffer(await (await downloading).createReadStream()))
    expect(csv).toMatch(/^\uFEFFDate \(UTC\),Feature,/)
    expect(csv).toContain(`${today},Natal Chart Reading,1,`)
  })

  test('sets a budget', async () => {
    await page.getByRole('button', { name: 'Edit budget of Baba Bliss Chat' }).click()
    await page.getByLabel('Daily budget').fill('five')
    await page.getByRole('button', { name: 'Save Budget' }).click()
    await page.getByText('The daily budget must be an amount').waitFor()
    await expectAccessibleInAllThemesAndSizes(page)
    await page.getByLabel('Daily budget').fill('2.50')
    await page.getByRole('button', { name: 'Save Budget' }).click()
    await toast(page, 'The budget was saved.')
    await page.getByText('$0.00 of $2.50').waitFor()
    expect(violations).toEqual([])
  })
})

test('[6.4] a visitor, a user without the role and an administrator demoted in another tab are refused', async () => {
  const visitor = await newPage()
  await panel(visitor)
  await visitor.getByRole('main').getByRole('link', { name: 'Log In' }).waitFor()

  const page = await newPage()
  await signUp(page, server.url, 'eve@admin.example')
  await panel(page)
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0)

  await runOperatorCommand(server.dataDir, 'grant', 'eve@admin.example')
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).waitFor()
  await maxTokens(page).fill('900')
  await runOperatorCommand(server.dataDir, 'revoke', 'eve@admin.example')
  await save(page)
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).waitFor({ state: 'detached' })
})

test('unsaved changes are not dropped without asking', async () => {
  const page = await administrator('grace@admin.example')
  await panel(page, '?feature=monthly_horoscope')
  await maxTokens(page).fill('4100')
  await page.getByText('Unsaved changes', { exact: true }).waitFor()
  await tab(page, /Usage/)
  await tab(page, /Configuration.*unsaved changes/)

  await page.getByRole('banner').getByRole('link', { name: 'Readings' }).click()
  const question = page.getByRole('alertdialog', { name: 'Save your changes?' })
  await question.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(() => maxTokens(page).inputValue()).toBe('4100')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await page.getByLabel('Feature').selectOption('Natal Chart Reading')
  await question.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('form', { name: 'Natal Chart Reading' }).waitFor()
  await page.getByLabel('Feature').selectOption('Monthly Horoscope')
  await expect.poll(() => maxTokens(page).inputValue()).toBe('4100')

  await maxTokens(page).fill('4200')
  await page.getByRole('banner').getByRole('link', { name: 'Readings' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL(`${server.url}/readings`)
})

test('[7.28] when two administrators save at once, the second sees the changes of the first', async () => {
  const first = await administrator('first@admin.example')
  const second = await administrator('second@admin.example')
  for (const page of [first, second]) await panel(page, '?feature=synastry_reading')
  await first.getByLabel('Verbosity').selectOption('short')
  await maxTokens(second).fill('7700')
  await save(first)
  await toast(first, 'AI configuration updated successfully')
  await save(second)
  await second
    .getByText('first@admin.example saved this configuration while you were editing it')
    .waitFor()
  await second.getByRole('row', { name: 'Verbosity Short' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(second)
  await second.getByRole('button', { name: 'Keep My Changes' }).click()
  expect(await second.getByLabel('Verbosity').inputValue()).toBe('short')
  await save(second)
  await toast(second, 'AI configuration updated successfully')
  await first.reload()
  await expect.poll(() => maxTokens(first).inputValue()).toBe('7700')
  expect(await first.getByLabel('Verbosity').inputValue()).toBe('short')
})
