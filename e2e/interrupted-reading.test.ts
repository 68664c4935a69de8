import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { HoroscopeReply } from '../src/contract/horoscopes.ts'
import type { Reading } from '../src/contract/readings.ts'
import { fillBirth, openPortraitForm } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { authorizationOf } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { writerGate } from './support/writer-gate.ts'

const { newPage } = fileBrowser()
const writing = writerGate()
const database = fileDatabase()
const server = fileServer(() => writing.settings, database)

let page: Page
/** The Authorization header of the page's calls. */
let headers: Record<string, string>
beforeAll(async () => {
  page = await newPage({ size: 'phone' })
  await signUpAndSubscribe(page, server.url, 'interrupted@example.com')
  headers = { ...(await authorizationOf(page, server.url)), 'content-type': 'application/json' }
})
beforeEach(() => page.goto(`${server.url}/readings`))

/** Pauses the writer until the test continues. */
async function startReading(date: string) {
  writing.close()
  await openPortraitForm(page)
  await fillBirth(page, date)
  await page.getByRole('button', { name: 'Generate Reading' }).click()
  await page.getByText('Your reading is being made').waitFor()
}

const portrait = (on = page) =>
  on.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()

async function readingsOf(date: string): Promise<Reading[]> {
  const answer = await fetch(`${server.url}/api/readings`, { headers })
  const readings = (await answer.json()) as Reading[]
  return readings.filter(({ inputData }) => inputData.natalChartData?.birthDate === date)
}

test('[4.4][4.7] a page reloaded while waiting shows the same reading, which is written once', async () => {
  await startReading('1990-06-10')
  await page.reload()
  await page.getByText(/It was requested a moment ago/).waitFor()
  await expect.poll(() => page.getByRole('tab', { disabled: true }).count()).toBe(4)
  writing.open()
  await portrait()
  await page.getByText(/June 10, 1990, 2:30 p\.m\., Tampa/).waitFor()
  expect(await readingsOf('1990-06-10')).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cosmic.generating'))).toBeNull()
})

test('[4.7] another tab waits for the same reading', async () => {
  await startReading('1990-06-11')
  const otherTab = await page.context().newPage()
  await otherTab.goto(`${server.url}/readings`)
  await otherTab.getByText(/It was requested a moment ago/).waitFor()
  await expect
    .poll(() => otherTab.getByRole('button', { name: 'Generate Reading' }).count())
    .toBe(0)
  writing.open()
  await portrait()
  await portrait(otherTab)
  expect(await readingsOf('1990-06-11')).toHaveLength(1)
})

test('[7.2][7.15] a client that gives up after a second finds the reading in My Readings', async () => {
  const birth = {
    birthDate: '1990-06-12',
    birthTime: '14:30',
    birthLocation: 'Tampa, Florida, United States',
  }
  await giveUpAfterASecond('POST', '/api/readings/natal', birth)
  expect(await readingsOf('1990-06-12')).toHaveLength(0)
  // A repeated request waits for the same reading.
  const again = { method: 'POST', headers, body: JSON.stringify(birth) }
  const answer = fetch(`${server.url}/api/readings/natal`, again)
  writing.open()
  expect((await answer).status).toBe(200)
  expect(await readingsOf('1990-06-12')).toHaveLength(1)

  await page.goto(`${server.url}/readings?type=saved`)
  await page.getByRole('link', { name: /June 12, 1990/ }).click()
  await portrait()
})

test('[7.2][7.16] the same holds for a relationship reading', async () => {
  const people = {
    user: { date: '1990-06-13', time: '14:30', location: 'Tampa, Florida, United States' },
    partner: { name: 'Grace', date: '1988-02-29', time: 'unknown', location: 'Lisbon, Portugal' },
  }
  await giveUpAfterASecond('POST', '/api/readings/synastry', people)
  const ofTwo = async () => {
    const answer = await fetch(`${server.url}/api/readings`, { headers })
    return ((await answer.json()) as Reading[]).filter(({ type }) => type === 'synastry')
  }
  expect(await ofTwo()).toHaveLength(0)
  // Without another request.
  writing.open()
  await expect.poll(async () => (await ofTwo()).length).toBe(1)
  await page.goto(`${server.url}/readings?type=saved`)
  await page.getByRole('link', { name: /Relationship Reading/ }).click()
  await page.getByText(/Grace/).first().waitFor()
})

test.each(['daily', 'weekly', 'monthly'])(
  '[7.2][7.19] a client that gives up after a second finds its %s horoscope at the next call',
  async (kind) => {
    const birth = { birthDate: '1990-06-13', birthTime: '14:30', birthLocation: 'Lisbon, Portugal' }
    const body = JSON.stringify(birth)
    await fetch(`${server.url}/api/birth-details`, { method: 'POST', headers, body })
    await giveUpAfterASecond('GET', `/api/horoscopes/${kind}`)
    writing.open()
    await expect.poll(() => areDone(kind)).toBe(true)
    const askedAgainAt = new Date().toISOString()
    const answer = await fetch(`${server.url}/api/horoscopes/${kind}`, { headers })
    const { horoscope } = (await answer.json()) as HoroscopeReply
    // It is the text of the first call.
    expect(horoscope.writtenAt < askedAgainAt).toBe(true)
  },
)

/** Whether all generations are finished; a page would have to request the text again. */
async function areDone(kind: string): Promise<boolean> {
  const { rows } = await database.client.query<{ status: string }>(
    'select status from generations where kind = $1',
    [kind],
  )
  return rows.length > 0 && rows.every(({ status }) => status === 'done')
}

async function giveUpAfterASecond(method: string, path: string, body?: object) {
  writing.close()
  const gaveUp = fetch(server.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(1_000),
  })
  await expect(gaveUp).rejects.toThrow(/timeout/)
}
