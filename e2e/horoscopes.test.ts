import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { fileServer } from './support/file-server.ts'
import { fillLogIn, signUp } from './support/sign-in.ts'
import { signUpAndSubscribe, subscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'
import { writerGate } from './support/writer-gate.ts'

const LOADING = 'The stars are aligning... This may take up to 30 seconds.'

const NONE_LEFT =
  'This horoscope cannot be refreshed again today. You can refresh it again tomorrow.'

const { newPage } = fileBrowser()
const writing = writerGate()
const server = fileServer(() => writing.settings)

const text = (page: Page) => page.locator('.reading-text')
const shown = async (page: Page) => {
  await text(page).waitFor()
  return (await text(page).locator('[data-sentence]').allInnerTexts()).map((one) => one.trim())
}

/** The longest name of a date: it wraps on a phone. */
const LONGEST_DATE = 'Wednesday, September 30, 2026'

async function topOfText(page: Page): Promise<number> {
  const words = text(page).locator('[data-sentence]').first()
  return (await words.boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

async function giveBirth(page: Page, date = '1990-06-10') {
  await fillBirth(page, date)
  await page.getByRole('button', { name: 'Save Birth Details' }).click()
}

async function reader(email: string, options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options)
  await signUpAndSubscribe(page, server.url, email)
  return page
}

test('[2.19][6.1][6.2][6.3] from visitor to the first horoscope, through every state', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  await page.goto(`${server.url}/horoscopes?kind=weekly`)
  await page.getByText('Log in to read your horoscopes').waitFor()

  await signUp(page, server.url, 'ada@example.com')
  await page.goto(`${server.url}/horoscopes`)
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()

  await subscribe(page, server.url)
  await page.reload()
  await page.getByRole('button', { name: 'Save Birth Details' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: 'Save Birth Details' }).click()
  await page.getByText('Missing Information').first().waitFor()
  writing.close()
  await giveBirth(page)

  await page.getByText(LOADING).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  writing.open()
  await text(page).waitFor()
  await page.getByText('Gemini', { exact: true }).waitFor()
  const today = new Date()
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  await page.getByRole('heading', { name: inWords.format(today) }).waitFor()
  const heading = page.locator('article h2').first()
  for (const date of [LONGEST_DATE, inWords.format(today)]) {
    await heading.evaluate((element, date) => {
      element.textContent = date
    }, date)
    expect(await topOfText(page), date).toBeLessThan(812 / 2)
  }
  await page.getByRole('button', { name: 'Why?' }).first().click()
  await page.getByText('Rests on').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
})

test('[2.19] logging in from the page returns to it', async () => {
  const page = await reader('back@example.com')
  await page.context().clearCookies()
  await page.goto(`${server.url}/horoscopes?kind=monthly`)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await fillLogIn(page, 'back@example.com', 'a good password')
  await page.waitForURL(`${server.url}/horoscopes?kind=monthly`)
})

test('[1.3][4.11][7.20] shows three horoscopes; a refresh keeps the old text until the new one is written', async () => {
  const page = await reader('grace@example.com')
  await page.goto(`${server.url}/horoscopes`)
  await giveBirth(page)
  const first = await shown(page)
  await page.getByText('5 left today').waitFor()
  writing.close()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: 'Being written…' }).waitFor()
  expect(await shown(page)).toEqual(first)
  writing.open()
  await page.getByText('4 left today').waitFor()
  await expect.poll(() => shown(page)).not.toEqual(first)

  for (const [tab, question] of [
    ['Weekly', 'Rewrite this week?'],
    ['Monthly', 'Rewrite this month?'],
  ] as const) {
    writing.close()
    await page.getByRole('tab', { name: tab }).click()
    await page.getByText(LOADING).waitFor()
    writing.open()
    const before = await shown(page)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const dialog = page.getByRole('alertdialog', { name: question })
    await dialog.waitFor()
    await expectAccessibleInAllThemesAndSizes(page)
    await dialog.getByRole('button', { name: 'Rewrite It' }).click()
    await page.getByText('4 left today').waitFor()
    await expect.poll(() => shown(page)).not.toEqual(before)
    await expectAccessibleInAllThemesAndSizes(page)
  }
  await page.goBack()
  await page.getByRole('tab', { name: 'Weekly', selected: true }).waitFor()
})

test('[4.11][8.9] allows five refreshes a day, across tabs', async () => {
  const page = await reader('again@example.com', { size: 'phone' })
  await page.goto(`${server.url}/horoscopes`)
  await giveBirth(page)
  await shown(page)
  const otherTab = await page.context().newPage()
  await otherTab.goto(`${server.url}/horoscopes`)
  await otherTab.getByText('5 left today').waitFor()
  const refresh = page.getByRole('button', { name: 'Refresh' })
  for (const left of [4, 3, 2, 1]) {
    await refresh.click()
    await page.getByText(`${left} left today`).waitFor()
  }
  await refresh.click()
  await page.getByText(NONE_LEFT, { exact: true }).waitFor()
  await expect.poll(() => refresh.isDisabled()).toBe(true)
  await expectAccessibleInAllThemesAndSizes(page)

  // This tab still offers five.
  await otherTab.getByRole('button', { name: 'Refresh' }).click()
  await otherTab.getByRole('listitem').getByText(NONE_LEFT, { exact: true }).waitFor()
  await otherTab.getByRole('button', { name: 'Refresh', disabled: true }).waitFor()
  const last = await shown(page)
  await expect.poll(() => shown(otherTab)).toEqual(last)
})

test('[4.11][7.21] new birth details remove all old texts', async () => {
  const page = await reader('edit@example.com', { size: 'phone', theme: 'dark' })
  await page.goto(`${server.url}/horoscopes`)
  await giveBirth(page)
  const old: string[] = []
  for (const tab of ['Daily', 'Weekly']) {
    await page.getByRole('tab', { name: tab }).click()
    old.push(...(await shown(page)))
  }
  await page.getByRole('button', { name: 'Edit Birth Details' }).click()
  await expect.poll(() => page.getByLabel('Birth date').inputValue()).toBe('1990-06-10')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Birth Details' }).click()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByLabel('Birth date').fill('1985-01-02')
  writing.close()
  await page.getByRole('button', { name: 'Save Birth Details' }).click()
  await page.getByText(LOADING).waitFor()
  writing.open()
  for (const tab of ['Weekly', 'Daily']) {
    await page.getByRole('tab', { name: tab }).click()
    const now = await shown(page)
    await page.getByText('Capricorn', { exact: true }).waitFor()
    expect(now.filter((sentence) => old.includes(sentence))).toEqual([])
  }
})

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('on a clock of %s', (timezoneId) => {
  test('[9.9] the heading shows the date of the reader, and the hours are theirs', async () => {
    const page = await reader(`${timezoneId.split('/')[1]}@example.com`, { timezoneId })
    await page.goto(`${server.url}/horoscopes`)
    await giveBirth(page)
    await text(page).waitFor()
    const own = { dateStyle: 'full', timeZone: timezoneId } as const
    const today = new Intl.DateTimeFormat('en-US', own).format(new Date())
    await page.getByRole('heading', { name: today }).waitFor()
    const moments = page.getByRole('region', { name: 'Hours to note' })
    if ((await moments.count()) > 0)
      await expect.poll(() => moments.innerText()).toMatch(/\d{1,2}:\d\d [ap]\.m\. where you are/)
  })
})
