import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage, violations } = fileBrowser()
const server = sharedServer()

test('[2.7] the start page shows a wheel, a paragraph, a day and a week of the product, which say why', async () => {
  const page = await newPage({ size: 'phone' })
  await page.goto(server.url)
  const example = page.getByRole('region', { name: 'Every sentence can say why' })
  for (const name of ['The portrait begins', /^A day: /, /^The calendar: /])
    expect(await example.getByRole('heading', { name }).count()).toBe(1)
  await example.scrollIntoViewIfNeeded()
  const isExplained = async () => {
    await example
      .getByRole('button', { name: /^Why\?/ })
      .first()
      .click()
    return (await example.getByText('Rests on').count()) > 0
  }
  // Its scripts are loaded now; a press before that does nothing.
  await expect.poll(isExplained).toBe(true)
  await expectAccessibleInAllThemesAndSizes(page)
  expect(violations).toEqual([])
})

test('[1.13] without scripts, the example and the answers to doubts can be read', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto(server.url)
  expect(await page.getByText('The portrait begins').isVisible()).toBe(true)
  const doubt = page.locator('details', { hasText: 'What does it cost' })
  await doubt.locator('summary').click()
  expect(await doubt.getByText('Canceling takes two clicks').isVisible()).toBe(true)
})
