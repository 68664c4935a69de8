import { sync } from 'node-ical'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clockTime } from '#contract/clock-time.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { authorizationOf, signUp } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const EMPTY =
  'No cosmic events this month. Generate your weekly or monthly horoscope to see key dates here.'

const { newPage } = fileBrowser()
const server = sharedServer()

async function subscriber(email: string, options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options)
  await signUpAndSubscribe(page, server.url, email)
  const data = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa, Florida' }
  const headers = await authorizationOf(page, server.url)
  const saved = await page.request.post(`${server.url}/api/birth-details`, { headers, data })
  expect(saved.status()).toBe(200)
  return { page, headers }
}

const keyDays = (page: Page) => page.getByRole('gridcell', { name: /key date/ })
const keyDates = (page: Page) => page.getByRole('region', { name: /^Key dates of/ })
const selected = (page: Page) =>
  page.getByRole('gridcell', { selected: true }).getAttribute('data-date')

test('[2.21][6.1][6.2] asks visitors to log in, and shows the gate without a subscription', async () => {
  const page = await newPage({ size: 'phone', theme: 'dark' })
  await page.goto(`${server.url}/cosmic-calendar`)
  await page.getByText('Log in to see your cosmic calendar').waitFor()
  await signUp(page, server.url, 'poor@cosmic-calendar.example')
  await page.goto(`${server.url}/cosmic-calendar`)
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
})

test('[1.6][4.11] key dates appear in the calendar once the monthly horoscope is written, without a reload', async () => {
  const { page } = await subscriber('ada@cosmic-calendar.example')
  await page.goto(`${server.url}/cosmic-calendar`)
  await page.getByText(EMPTY).waitFor()
  await expect.poll(() => keyDays(page).count()).toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('link', { name: 'Your Monthly Horoscope' }).click()
  await page.locator('.reading-text').waitFor()
  await page.getByRole('link', { name: 'These dates in your calendar' }).click()
  await keyDates(page).waitFor()
  const all = await keyDates(page).getByRole('listitem').allInnerTexts()
  expect(all.length).toBeGreaterThanOrEqual(4)
  for (const one of all)
    expect(one).toMatch(/\d{1,2}:\d\d [ap]\.m\..*(Love|Career|Spiritual|Other)/s)
  await keyDays(page).first().click()
  await page.getByText('Rests on').first().waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
})

test('[8.16] a failed request shows an error with Try Again, never an empty month', async () => {
  const { page } = await subscriber('fog@cosmic-calendar.example')
  let isLost = true
  await page.route('**/api/cosmic-events*', async (route) =>
    isLost
      ? route.fulfill({ status: 500, json: { error: 'The archive is locked.' } })
      : route.continue(),
  )
  await page.goto(`${server.url}/cosmic-calendar`)
  await page.getByText('Failed to fetch cosmic events').waitFor()
  await expect.poll(() => page.getByText(EMPTY).count()).toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)
  isLost = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText(EMPTY).waitFor()
})

test('[2.21][4.14] the grid is one tab stop, and keys move by days, weeks, months and years', async () => {
  const { page } = await subscriber('keys@cosmic-calendar.example')
  await page.goto(`${server.url}/cosmic-calendar`)
  await page.getByRole('grid').waitFor()
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(42)
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
  const start = new Date().toISOString().slice(0, 10)
  await expect.poll(() => focused()).toBe(start)
  const after = (days: number) =>
    new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
  for (const [key, reached] of [
    ['ArrowRight', after(1)],
    ['ArrowDown', after(8)],
    ['ArrowLeft', after(7)],
    ['ArrowUp', start],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(focused).toBe(reached)
    await expect.poll(() => selected(page)).toBe(reached)
  }
  for (let month = 0; month < 13; month++) await page.keyboard.press('PageDown')
  await page.keyboard.press('Shift+PageUp')
  await page.keyboard.press('PageUp')
  const heading = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date())
  await page.getByRole('grid', { name: heading }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused()).toBeNull()
})

test('the feed returns a valid iCalendar file until it is revoked', async () => {
  const { page, headers } = await subscriber('feed@cosmic-calendar.example', {
    timezoneId: 'UTC',
  })
  const month = await page.request.get(`${server.url}/api/horoscopes/monthly`, { headers })
  expect(month.status()).toBe(200)
  await page.goto(`${server.url}/cosmic-calendar`)
  await keyDates(page).waitFor()
  const listed = await keyDates(page).getByRole('listitem').allInnerTexts()
  expect(listed.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Create Address' }).click()
  const address = await page.getByLabel('Your private address').inputValue()
  await expectAccessibleInAllThemesAndSizes(page)
  const file = await fetch(address)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  const entries = Object.values(sync.parseICS(await file.text()))
  // The title of one event can begin as another's does: its time tells them apart.
  const inFile = entries.flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [{ title: String(entry.summary), time: clockTime(entry.start.toISOString().slice(11)) }]
      : [],
  )
  for (const text of listed) {
    const [title, when] = text.split('\n')
    expect(
      inFile.filter((event) => event.title === title && when?.includes(`, ${event.time}`)),
    ).toHaveLength(1)
  }

  await page.getByRole('button', { name: 'New Address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a New One' }).click()
  await expect.poll(() => page.getByLabel('Your private address').inputValue()).not.toBe(address)
  expect((await fetch(address)).status).toBe(404)
  const second = await page.getByLabel('Your private address').inputValue()
  await page.getByRole('button', { name: 'Revoke Address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Create Address' }).waitFor()
  expect((await fetch(second)).status).toBe(404)
})

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('on a clock of %s', (timezoneId) => {
  test('[9.9] key dates and today are shown on the dates of the reader', async () => {
    const name = timezoneId.split('/')[1]
    const { page, headers } = await subscriber(`${name}@cosmic-calendar.example`, { timezoneId })
    const zoned = { ...headers, 'time-zone': timezoneId }
    await page.request.get(`${server.url}/api/horoscopes/monthly`, { headers: zoned })
    await page.goto(`${server.url}/cosmic-calendar`)
    await keyDates(page).waitFor()
    const now = Temporal.Now.plainDateISO(timezoneId)
    const query = `month=${now.month}&year=${now.year}`
    const answer = await page.request.get(`${server.url}/api/cosmic-events?${query}`, { headers })
    const { events }: { events: { date: string }[] } = await answer.json()
    const dates = [...new Set(events.map(({ date }) => date))].toSorted()
    const marked = await keyDays(page).evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-date')),
    )
    expect(marked).toEqual(dates)
    const today = page.locator('[role=gridcell][aria-current=date]')
    await expect.poll(() => today.getAttribute('data-date')).toBe(now.toString())
    await keyDays(page).first().click()
    await expect.poll(() => selected(page)).toBe(dates[0])
  })
})
