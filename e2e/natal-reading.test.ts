import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { authorizationOf } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()

const server = sharedServer()

/** Families of ours that draw the letters for which the ordinary files have no room. */
const fontsFor = (page: Page, text: string) =>
  page.evaluate(async (letters) => {
    const found = ['Instrument Sans', 'Newsreader'].map(async (family) => {
      const faces = await document.fonts.load(`16px "${family}"`, letters)
      return faces.length > 1 ? [family] : []
    })
    return (await Promise.all(found)).flat()
  }, text)

/** Letter paper without its margins, which is shorter than A4. */
const PAPER = { width: 695, height: 920 }

/** The title page holds its contents, and no empty page comes last. */
async function expectPrintedWithoutGaps(page: Page) {
  const onScreen = page.viewportSize() ?? PAPER
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const endOf = (selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().bottom + window.scrollY)
  expect(await endOf('article nav')).toBeLessThan(PAPER.height)
  const end = await endOf('article')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(end + 20)
  await page.setViewportSize(onScreen)
  await page.emulateMedia({ media: 'screen' })
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

test('[1.4][2.16][2.18] a new user gets a reading, finds it again and deletes it', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, 'ada@natal-reading.example')
  // The printed title page shows it.
  const profile = await page.request.put(`${server.url}/api/auth/profile`, {
    headers: await authorizationOf(page, server.url),
    data: { firstName: 'Ada', mobileNumber: null },
  })
  expect(profile.status()).toBe(200)

  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Generate Reading' }).click()

  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
  await page.getByRole('heading', { name: 'Your Astrological Blueprint' }).waitFor()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) }).first()
  await expect.poll(() => row('Sun').innerText()).toMatch(/Gemini\s+19°\s?36.\s+9/)
  await expect.poll(() => row('Moon').innerText()).toMatch(/Capricorn\s+15°\s?18.\s+4/)
  await expect.poll(() => row('Saturn').innerText()).toMatch(/\(R\)/)
  await expect.poll(() => page.getByText(/America\/New_York/).count()).toBeGreaterThan(0)
  await expectAccessibleInAllThemesAndSizes(page)

  expect(await fontsFor(page, 'Łódź')).toEqual(['Instrument Sans', 'Newsreader'])

  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByRole('heading', { name: 'Past Readings' }).waitFor()
  await page.getByRole('link', { name: /Personality Portrait/ }).click()
  await page.getByText('Generated on').waitFor()
  await expectPrintedWithoutGaps(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.reload()
  await expect.poll(() => scrollOf(page)).toBe(1500)
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: 'Delete Reading' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await question.getByRole('button', { name: /delete/i }).click()
  await page.getByText('Your reading has been permanently deleted.').first().waitFor()
  await page.getByText("You haven't generated any readings yet.").waitFor()
})
