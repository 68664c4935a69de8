import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortraitForm } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

let page: Page
beforeAll(async () => {
  page = await newPage({ size: 'phone', theme: 'dark' })
  await signUpAndSubscribe(page, server.url, 'clock@birth-clock.example')
  await page.goto(server.url)
})
beforeEach(async () => {
  await page.evaluate(() => localStorage.removeItem('cosmic.pendingNatal'))
  await page.goto(`${server.url}/readings`)
  await openPortraitForm(page)
})

const location = () => page.getByRole('combobox', { name: 'Birth location' })
const generate = () => page.getByRole('button', { name: 'Generate Reading' }).click()
const portrait = () => page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
const clockLine = () => page.getByText(/time zone table/).innerText()

async function birthInTampa(date: string, time?: string) {
  await page.getByLabel('Birth date').fill(date)
  if (time) await page.getByLabel('Birth time', { exact: true }).fill(time)
  await location().pressSequentially('Tampa')
  await page.getByRole('option', { name: /^Tampa, Florida/ }).click()
}

test('[3.6][5.7] an ambiguous time offers a choice, and the choice is used', async () => {
  await birthInTampa('1990-10-28', '01:30')
  await generate()
  const choice = page.getByRole('group', { name: /happened twice/ })
  await choice.waitFor()
  const [summer, winter] = await choice.getByRole('button').allInnerTexts()
  expect(summer).toMatch(/EDT.*before the clocks went back/)
  expect(winter).toMatch(/EST.*after the clocks went back/)
  await expectAccessibleInAllThemesAndSizes(page)
  // The focus is on the first choice.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await portrait()
  await expect.poll(() => clockLine()).toContain('UTC−05:00 (EST)')
})

test('[3.6][5.7] a skipped time is explained, and a valid one can be chosen', async () => {
  await birthInTampa('1990-04-01', '02:30')
  await generate()
  const choice = page.getByRole('group', { name: /set forward, so 2:30 a\.m\. .* never happened/ })
  await choice.waitFor()
  await expect.poll(() => choice.getByRole('button').count()).toBe(2)
  await choice.getByRole('button', { name: /3:00 a\.m\./ }).click()
  await portrait()
  await page.getByText(/April 1, 1990, 3:00 a\.m\., Tampa/).waitFor()
  await expect.poll(() => clockLine()).toContain('UTC−04:00 (EDT)')
})

test('[3.5][5.7] an ambiguous place offers a choice once', async () => {
  await page.getByLabel('Birth date').fill('1990-06-10')
  await page.getByLabel('Birth time', { exact: true }).fill('14:30')
  await location().pressSequentially('Springfield')
  await page.keyboard.press('Tab')
  await generate()
  const choice = page.getByRole('group', { name: /Which "Springfield" is it/ })
  await choice.waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await choice.getByRole('button', { name: /Illinois/ }).click()
  await portrait()
  await page.getByText(/Springfield, Illinois, United States/).waitFor()
  await expect.poll(() => clockLine()).toContain('America/Chicago')
})

test('[3.5][5.6] a local name, typed fast, needs no choice', async () => {
  await page.getByLabel('Birth date').fill('1990-06-10')
  await page.getByLabel('Birth time', { exact: true }).fill('14:30')
  await location().pressSequentially('Москва')
  await page.keyboard.press('Tab')
  await generate()
  await portrait()
  await page.getByText(/Moscow, Russia/).waitFor()
  await expect.poll(() => clockLine()).toContain('Europe/Moscow')
})

test('[2.16][5.7] without a birth time there are no houses and no angles, and the chart says so', async () => {
  await birthInTampa('1990-06-10')
  await page.getByLabel("I don't know my birth time").check()
  await generate()
  await portrait()
  await page.getByText(/June 10, 1990, time unknown/).waitFor()
  await expect.poll(() => clockLine()).toContain('Birth time unknown')
  await expect.poll(() => page.getByText('Key points').count()).toBe(0)
  // Folded on a phone.
  await page.getByRole('button', { name: 'Planetary positions' }).click()
  const moon = page.getByRole('row', { name: /^Moon/ }).first()
  await expect.poll(() => moon.getByRole('cell').last().innerText()).toBe('–')
  await expect
    .poll(() => page.getByRole('button', { name: /^(Ascendant|Midheaven)/ }).count())
    .toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)
})

test('[5.7][9.3] an invalid date is refused beside its field', async () => {
  await birthInTampa('1990-06-10', '12:00')
  await page.getByLabel('Birth date').fill('')
  await page.getByLabel('Birth date').pressSequentially('02302000')
  await generate()
  await page.getByText('That date does not exist. Please check the birth date.').waitFor()
  await page.getByLabel('Birth date').fill('1899-12-31')
  await generate()
  await page
    .getByText('Please enter a birth date between January 1, 1900 and December 31, 2100.')
    .waitFor()
})
