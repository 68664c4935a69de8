import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cards } from '../src/testing/test-cards.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

/** Taps, and the keyboard's own key for the next field. */
function phone(page: Page) {
  let taps = 0
  return {
    count: () => taps,
    async tap(what: Locator) {
      await what.click()
      taps += 1
    },
    async type(...fields: string[]) {
      for (const [index, text] of fields.entries()) {
        if (index > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
    },
  }
}

/** Whether the wheel hides its lines behind a glyph in another color than that of what it stands on. */
const hasPatches = (page: Page) =>
  page
    .getByRole('group', { name: 'Chart wheel' })
    .first()
    .evaluate((wheel) => {
      const band = getComputedStyle(wheel.closest('.on-surface') ?? document.body).backgroundColor
      const covers = wheel.querySelectorAll(
        '[role="button"] :is(circle, rect)[rx], [role="button"] circle[r="12.9"]',
      )
      return [...covers].some((cover) => getComputedStyle(cover).fill !== band)
    })

test('[4.9][6.1][N20] a visitor sees their chart in six taps, and the whole portrait in twelve', async () => {
  const page = await newPage({ size: 'phone' })
  const { tap, type, count } = phone(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (label: string) => page.getByLabel(label, { exact: true })

  await page.goto(server.url)
  await tap(field('Birth date'))
  await type('06101990')
  await tap(field('Birth time'))
  await type('0230PM')
  await tap(field('Birth location'))
  await type('Tampa')
  await tap(page.getByRole('option', { name: /^Tampa, Florida/ }))
  await tap(button('See My Chart'))
  await page.getByRole('group', { name: 'Chart wheel' }).waitFor()
  await page.getByText('The sky over Tampa, June 10, 1990, 2:30 p.m.').waitFor()
  expect(await hasPatches(page)).toBe(false)
  const paragraph = await page.locator('.reading-text p').first().innerText()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(count()).toBeLessThanOrEqual(6)
  await expectAccessibleInAllThemesAndSizes(page)

  await tap(page.getByRole('link', { name: 'Keep it and read on' }))
  await page.waitForURL('**/signup?plan=monthly&redirect=/readings')
  await tap(field('Email'))
  await type('visitor@chart-before-account.example', 'a good password')
  await tap(field('Confirm password'))
  await type('a good password')
  await tap(button('Sign Up'))

  await page.waitForURL('**/dev/stripe/checkout/**')
  await tap(field('Card number'))
  await type(cards.good(), '1234', '123')
  await tap(button(/^Start trial$/))
  await tap(button('Start Exploring'))
  await page.waitForURL('**/readings')
  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
  expect(await page.locator('.reading-text p').first().innerText()).toBe(paragraph)
  expect(count()).toBeLessThanOrEqual(12)
})
