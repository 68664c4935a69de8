import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Reading } from '../src/contract/readings.ts'
import { fileBrowser } from './support/browser.ts'
import { fileServer } from './support/file-server.ts'
import { authorizationOf, signUp } from './support/sign-in.ts'
import { signUpAndSubscribe, subscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'
import { writerGate } from './support/writer-gate.ts'

const { newPage } = fileBrowser()
const writing = writerGate()
const server = fileServer(() => writing.settings)

interface Person {
  name?: string
  date: string
  /** Undefined if unknown. */
  time?: string
  place: string
  /** The start of the suggestion to choose; without it, the place stays as typed. */
  pick?: RegExp
}

const ada = { date: '1990-06-10', time: '14:30', place: 'Tampa', pick: /^Tampa, Florida/ }
const grace = { date: '1984-05-02', time: '20:04', place: 'Lisbon', pick: /^Lisbon, Portugal/ }

const about = (page: Page, whom: string) => page.getByRole('group', { name: whom, exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Reading' }).click()
const result = (page: Page) =>
  page.getByRole('heading', { name: 'Relationship Compatibility Reading' }).waitFor()

async function fillIn(page: Page, whom: string, { name, date, time, place, pick }: Person) {
  const fields = about(page, whom)
  if (name) await fields.getByLabel('Name (optional)').fill(name)
  await fields.getByLabel('Birth date').fill(date)
  if (time) await fields.getByLabel('Birth time', { exact: true }).fill(time)
  else await fields.getByRole('checkbox', { name: /I don't know/ }).check()
  await fields.getByRole('combobox', { name: 'Birth location' }).fill(place)
  if (pick) await page.getByRole('option', { name: pick }).first().click()
}

async function openForm(page: Page) {
  await page.goto(`${server.url}/readings?type=synastry`)
  await page.getByRole('heading', { name: 'Two people, two charts' }).waitFor()
}

async function subscriber(email: string, size: 'phone' | 'desk' = 'desk') {
  const page = await newPage({ size })
  await signUpAndSubscribe(page, server.url, email)
  await openForm(page)
  return page
}

async function readings(page: Page): Promise<Reading[]> {
  const headers = await authorizationOf(page, server.url)
  return (await page.request.get(`${server.url}/api/readings`, { headers })).json()
}

const isWiderThanTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('[1.5][2.17][2.18] with two names: read it, ask why, find it again and delete it', async () => {
  const page = await subscriber('two@example.com')
  await fillIn(page, 'You', { ...ada, name: 'Ada' })
  await fillIn(page, 'Your partner', { ...grace, name: 'Grace' })
  await expectAccessibleInAllThemesAndSizes(page)
  await generate(page)
  await result(page)
  await page.getByText('Ada & Grace').last().waitFor()

  await page.getByRole('button', { name: 'Why?' }).first().click()
  const behind = page.getByRole('status').filter({ hasText: 'Rests on' })
  await expect.poll(() => behind.innerText()).toMatch(/Grace's/)
  await expectAccessibleInAllThemesAndSizes(page)

  const moon = page.getByRole('table', { name: 'Grace' }).getByRole('button', { name: /Moon$/ })
  await moon.click()
  await page.getByText(/rests? on Grace's Moon/).waitFor()
  const onTheWheel = page.getByRole('button', { name: /^Grace's Moon, / })
  await expect.poll(() => onTheWheel.getAttribute('aria-pressed')).toBe('true')
  // By keyboard: arrows move around the wheel, Enter opens.
  await onTheWheel.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText(/rests? on Grace's Mercury/).waitFor()

  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByRole('link', { name: /Relationship Reading.*Ada & Grace/s }).click()
  await page.getByText('Generated on').waitFor()
  await result(page)
  await page.getByRole('button', { name: 'Delete Reading' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Your reading has been permanently deleted.').first().waitFor()
  await page.getByText("You haven't generated any readings yet.").waitFor()
})

test('[2.17][4.4] without names and without a birth time, on a phone', async () => {
  const page = await subscriber('nameless@example.com', 'phone')
  await fillIn(page, 'You', { ...ada, time: undefined })
  await fillIn(page, 'Your partner', { ...grace, time: undefined })
  await expect.poll(() => isWiderThanTheScreen(page)).toBe(false)
  await generate(page)
  await result(page)
  const text = await page.getByRole('article').innerText()
  expect(text).toContain('You & your partner')
  expect(text).not.toMatch(/undefined|\{partner\}|null/)
  // Without a birth time there are no houses and angles.
  for (const whose of ['You', 'Your partner']) {
    const positions = page.getByRole('table', { name: whose, exact: true })
    await expect.poll(() => positions.count()).toBe(0)
    await page.getByRole('button', { name: whose, exact: true, expanded: false }).click()
    await positions.getByRole('button', { name: /Moon$/ }).waitFor()
    expect(await positions.getByRole('button', { name: /Ascendant|Midheaven/ }).count()).toBe(0)
  }
  await page.getByRole('button', { name: 'Aspects between you', expanded: false }).click()
  await page.getByRole('button', { name: /^Show All/ }).waitFor()
  await expect.poll(() => isWiderThanTheScreen(page)).toBe(false)
  await expectAccessibleInAllThemesAndSizes(page)
})

test('[2.17][5.7] names of 80 characters fit on a phone', async () => {
  const page = await subscriber('long@example.com', 'phone')
  await fillIn(page, 'You', { ...ada, name: `${'Wilhelmina '.repeat(7)}🌙` })
  await fillIn(page, 'Your partner', { ...grace, name: 'X'.repeat(80) })
  await generate(page)
  await result(page)
  await page.getByRole('button', { name: 'Why?' }).first().click()
  for (const table of ['Aspects between you', /^Wilhelmina/, /^XXX/])
    await page.getByRole('button', { name: table, expanded: false }).click()
  await expect.poll(() => isWiderThanTheScreen(page)).toBe(false)
  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByRole('link', { name: /Wilhelmina/ }).waitFor()
  await expect.poll(() => isWiderThanTheScreen(page)).toBe(false)
})

test('[2.17][7.16] choices of place and time appear beside the person concerned', async () => {
  const page = await subscriber('asked@example.com', 'phone')
  await fillIn(page, 'You', ada)
  // Clocks went back at two that night, so 1:30 was ambiguous.
  await fillIn(page, 'Your partner', { date: '1988-10-30', time: '01:30', place: 'Springfield' })
  await generate(page)
  const partner = about(page, 'Your partner')
  await partner.getByRole('button', { name: 'Springfield, Illinois, United States' }).waitFor()
  expect(
    await about(page, 'You')
      .getByRole('button', { name: /Springfield/ })
      .count(),
  ).toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)
  await partner.getByRole('button', { name: 'Springfield, Illinois, United States' }).click()
  const clocks = partner.getByRole('button', { name: /1:30/ })
  await clocks.first().waitFor()
  await expect.poll(() => clocks.count()).toBe(2)
  await clocks.last().click()
  await result(page)
  const [reading] = await readings(page)
  const moment = reading?.inputData.synastryData?.result.partner.moment
  expect(moment).toMatchObject({ zone: 'America/Chicago', offsetSeconds: -6 * 3600 })
})

test('[4.4][4.7] a page reloaded while waiting shows the same reading, which is written once', async () => {
  const page = await subscriber('reloads@example.com')
  await fillIn(page, 'You', ada)
  await fillIn(page, 'Your partner', { ...grace, name: 'Grace' })
  writing.close()
  await generate(page)
  await page.getByText('Your reading is being made').waitFor()
  await page.reload()
  await page.getByText(/It was requested a moment ago/).waitFor()
  await expect.poll(() => page.getByRole('tab', { disabled: true }).count()).toBe(4)
  writing.open()
  await result(page)
  await page.getByText('You & Grace').waitFor()
  expect(await readings(page)).toHaveLength(1)
})

test('[4.6][6.1][6.2] a visitor fills in the form, signs up, subscribes at the gate, and gets the reading', async () => {
  const page = await newPage({ size: 'phone' })
  await openForm(page)
  await fillIn(page, 'You', ada)
  await fillIn(page, 'Your partner', { ...grace, name: 'Grace' })
  await generate(page)
  await page.waitForURL(/\/signup\?/)
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/signup')
  expect(searchParams.get('plan')).toBe('monthly')
  expect(searchParams.get('redirect')).toBe('/readings?type=synastry')

  // Signs up elsewhere on the site, without a plan.
  await signUp(page, server.url, 'stranger@example.com')
  await page.goto(`${server.url}/readings?type=synastry`)
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  const start = page.getByRole('link', { name: 'Start Free Trial' })
  await expect.poll(() => start.getAttribute('href')).toMatch(/^\/checkout\?plan=monthly&redirect=/)
  // Stored readings stay available.
  await page.getByRole('tab', { name: 'My Readings' }).click()
  await page.getByText("You haven't generated any readings yet.").waitFor()

  await subscribe(page, server.url)
  await page.goto(`${server.url}/readings?type=synastry`)
  await result(page)
  await page.getByText('You & Grace').waitFor()
  expect(await readings(page)).toHaveLength(1)
})
