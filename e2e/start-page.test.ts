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

test('the stars and the words for the evening come when the dome is near, and the style sheet comes once', async () => {
  const page = await newPage({ size: 'phone', timezoneId: 'America/New_York' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(server.url)
  const dome = page.getByRole('img', {
    name: 'A round map of the sky over New York City this evening',
  })
  await dome.scrollIntoViewIfNeeded()
  await expect.poll(() => dome.locator('circle.fill-star').count()).toBeGreaterThan(30)
  const caption = page.locator('figcaption', {
    hasText: 'The sky over New York City at ten this evening',
  })
  expect(await caption.textContent()).toMatch(/seen facing south(?:, with .+)?\.$/)
  // The form loads more scripts.
  await page.getByLabel('Birth location').focus()
  await expect.poll(() => requested.some((path) => path.includes('PlaceField'))).toBe(true)
  expect(requested.filter((path) => path.endsWith('.css'))).toHaveLength(1)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
})

test('[1.13] without scripts, the example and the answers to doubts can be read', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto(server.url)
  expect(await page.getByText('The portrait begins').isVisible()).toBe(true)
  const doubt = page.locator('details', { hasText: 'What does it cost' })
  await doubt.locator('summary').click()
  expect(await doubt.getByText('Canceling takes two clicks').isVisible()).toBe(true)
})
