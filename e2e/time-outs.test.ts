import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { fileServer } from './support/file-server.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'
import { writerGate } from './support/writer-gate.ts'

const { newPage } = fileBrowser()
const writing = writerGate()
const server = fileServer(() => writing.settings)

/** Makes the page's clock movable; it keeps running. */
async function reader(email: string) {
  const page = await newPage({ size: 'phone' })
  await signUpAndSubscribe(page, server.url, email)
  await page.clock.install()
  return page
}

/** Just above the timeout of a call. */
const waitInVain = (page: Page) => page.clock.fastForward(91_000)

test('[8.9][9.6] a slow refresh shows a message, and the new text appears later', async () => {
  const page = await reader('slow-horoscope@example.com')
  await page.goto(`${server.url}/horoscopes`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Save Birth Details' }).click()
  const sentences = page.locator('.reading-text [data-sentence]')
  await sentences.first().waitFor()
  const old = await sentences.allInnerTexts()

  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/horoscopes/daily') && request.method() === 'GET',
  )
  writing.close()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await sent
  await waitInVain(page)
  await page.getByText('Request Timed Out', { exact: true }).first().waitFor()
  await page
    .getByText(
      'Your horoscope is still being generated. Please refresh the page in a few moments.',
      { exact: true },
    )
    .first()
    .waitFor()
  expect(await sentences.allInnerTexts()).toEqual(old)
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  writing.open()
  await page.reload()
  await sentences.first().waitFor()
  expect(await sentences.allInnerTexts()).not.toEqual(old)
  await page.getByText('4 left today').waitFor()
})

test('[8.8][9.6] a slow reading shows a message, and appears in My Readings', async () => {
  const page = await reader('slow-reading@example.com')
  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  const sent = page.waitForRequest('**/api/readings/natal')
  writing.close()
  await page.getByRole('button', { name: 'Generate Reading' }).click()
  await sent
  await waitInVain(page)
  await page.getByText('Request Timed Out', { exact: true }).first().waitFor()
  await page
    .getByText('Your reading is still being generated. Check My Readings in a few moments.', {
      exact: true,
    })
    .first()
    .waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  await page.getByRole('tab', { name: 'My Readings' }).click()
  writing.open()
  await page.getByRole('link', { name: /June 10, 1990/ }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('tab', { name: 'Individual' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
})
