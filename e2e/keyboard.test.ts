import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { hydrated } from './support/hydrated.ts'
import { signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

async function open(page: Page, path: string) {
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await hydrated(page)
  await expect.poll(() => page.locator('.animate-late-breathe').count()).toBe(0)
}

test('the menu of the account opens, moves, and gives the focus back', async () => {
  const page = await newPage()
  await signUp(page, server.url, 'grace@keyboard.example')
  await open(page, '/faq')
  const button = page.getByRole('button', { name: 'grace@keyboard.example' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(button)).toBe(true)
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await page.getByRole('menuitem', { name: 'Subscription' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/subscription`)
})

test('a place is chosen with the arrows', async () => {
  const page = await newPage({ size: 'phone' })
  await open(page, '/readings')
  const field = page.getByLabel('Birth location')
  await field.focus()
  await page.keyboard.type('Tampa')
  await page.getByRole('option', { name: /^Tampa, Florida/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { selected: true }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toMatch(/^Tampa, Florida/)
  expect(await hasFocus(field)).toBe(true)
})

const hasFocus = (element: ReturnType<Page['getByRole']>) =>
  element.evaluate((found) => found === document.activeElement)
