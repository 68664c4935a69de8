import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ExportedData } from '../src/contract/exported-data.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { unzip } from '../src/testing/unzip.ts'
import { expectAccessible } from './support/axe.ts'
import { fileBrowser, sizes } from './support/browser.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { emailTo } from './support/mailbox.ts'
import { signUpByCalls } from './support/person.ts'
import { startServer } from './support/server.ts'
import { authorizationOf, fillLogIn } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const database = fileDatabase()
const server = fileServer(undefined, database)
const crashDatabase = fileDatabase()

const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}
const partner = { name: 'Grace', date: '1988-12-09', time: 'unknown', location: 'Lisbon, Portugal' }
const user = { date: birth.birthDate, time: birth.birthTime, location: birth.birthLocation }

/** An export stops at this table until the lock is released. */
async function holdExports({ client }: typeof database) {
  await client.query('begin')
  await client.query('lock table text_feedback in access exclusive mode')
  return () => client.query('commit')
}

/** A download stops before its first byte until the lock is released. */
async function holdDownloads({ client }: typeof database) {
  await client.query('begin')
  await client.query('lock table export_chunks in access exclusive mode')
  return () => client.query('commit')
}

async function linkTo(url: string, email: string): Promise<string> {
  const { text } = await emailTo(url, email, /ready to download/)
  return /https?:\S+\/settings\?export=[\w-]+/.exec(text)?.[0] ?? ''
}

async function writeTexts(page: Page) {
  const headers = await authorizationOf(page, server.url)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${server.url}${path}`, { headers, data })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const { result } = await post('/api/readings/natal', birth)
  await post('/api/readings/synastry', { user, partner })
  await post('/api/birth-details', birth)
  for (const kind of ['daily', 'weekly', 'monthly'])
    await page.request.get(`${server.url}/api/horoscopes/${kind}`, { headers })
  await post('/api/chat', { message: 'Where is my Moon?' })
  return result as string
}

test('[N8] a person exports everything, downloads it once, and reads it', async () => {
  const email = 'ada-exports@example.com'
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, email)
  const reading = await writeTexts(page)
  await page.goto(`${server.url}/settings`)
  const release = await holdExports(database)
  await page.getByRole('button', { name: 'Prepare My Export' }).click()
  await page.getByRole('progressbar', { name: 'Progress of your export' }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await release()
  await page.getByText(/Your export is ready \(\d+ KB\)/).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  const link = await linkTo(server.url, email)
  const elsewhere = await newPage()
  await elsewhere.goto(link)
  await elsewhere.waitForURL(/\/login\?/)
  await fillLogIn(elsewhere, email, 'a good password')
  await elsewhere.waitForURL(link)
  const download = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^cosmic-path-[\d-]+\.zip$/)
  const files = await unzip(await buffer(await (await download).createReadStream()))
  await elsewhere.getByText('You have downloaded your export.').waitFor()

  const { $schema, ...json } = JSON.parse(files.get('data.json') ?? '')
  expect(files.has($schema.replace('./', ''))).toBe(true)
  const data = ExportedData.parse(json)
  expect(data.account.email).toBe(email)
  expect(data.readings[0]?.result).toBe(reading)
  expect(data.conversation.map(({ content }) => content)[0]).toBe('Where is my Moon?')
  await expectReadablePages(files)

  await elsewhere.goto(link)
  await elsewhere
    .getByRole('alert')
    .getByText(/This link has been used/)
    .waitFor()
  await expectAccessibleInAllThemesAndSizes(elsewhere)
  // The first tab still shows the file.
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page
    .getByRole('alert')
    .getByText(/This link has been used/)
    .waitFor()
})

const bothSchemes = ['light', 'dark'] as const
const dayOnly = ['light'] as const

/** The pages of the ZIP as a browser shows them, without their folder. */
async function expectReadablePages(files: Map<string, string>) {
  const page = await newPage()
  for (const [path, content] of files) {
    if (!path.endsWith('.html')) continue
    const schemes = path === 'index.html' || path.includes('synastry') ? bothSchemes : dayOnly
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(sizes.phone)
      await page.setContent(content)
      await expectAccessible(page)
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(sizes.phone.width)
  }
}

test('[N8] a server killed in the middle of an export finishes it, with one email, and one killed in the middle of the download gives it back', async () => {
  const email = 'killed@example.com'
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-export-'))
  const at = { dataDir, port: await freePort() }
  const killed = await startServer(crashDatabase.settings, at)
  const person = await signUpByCalls(killed.url, email)
  const shown = async () => (await (await person.call('GET', '/api/data-export')).json()).dataExport
  const release = await holdExports(crashDatabase)
  expect((await person.call('POST', '/api/data-export')).status).toBe(200)
  await expect.poll(async () => (await shown()).percent).toBeGreaterThan(0)
  await killed.kill()
  await release()
  const next = await startServer(crashDatabase.settings, at)
  await expect.poll(async () => (await shown()).status).toBe('ready')
  await linkTo(next.url, email)
  const { rows } = await crashDatabase.client.query(
    `select count(*)::int as emails from stand_ins.mailbox where subject like '%ready to download%'`,
  )
  expect(rows).toEqual([{ emails: 1 }])

  const releaseChunks = await holdDownloads(crashDatabase)
  const download = () => person.call('POST', '/api/data-export/download', { body: {} })
  const broken = download().catch(() => undefined)
  await expect.poll(async () => (await shown()).status).toBe('sending')
  await next.kill()
  await releaseChunks()
  await broken
  const last = await startServer(crashDatabase.settings, at)
  expect((await shown()).status).toBe('sending')
  await crashDatabase.client.query(
    `update data_exports set claimed_at = claimed_at - interval '4 minutes'`,
  )
  expect((await shown()).status).toBe('ready')
  const file = await download()
  expect((await unzip(Buffer.from(await file.arrayBuffer()))).has('data.json')).toBe(true)
  await last.stop()
  await rm(dataDir, { recursive: true, force: true })
})
