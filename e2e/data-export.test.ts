import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ExportedData } from '../src/contract/exported-data.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { unzip } from '../src/testing/unzip.ts'
import { findViolations } from './support/axe.ts'
import { fileBrowser, sizes } from './support/browser.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { EXPIRE_HEARTBEATS } from './support/lost-jobs.ts'
import { emailTo } from './support/mailbox.ts'
import { type Caller, signUpByCalls } from './support/person.ts'
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
const question = { message: 'Where is my Moon?' }

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

const exportOf = async (person: Caller) =>
  (await (await person.call('GET', '/api/data-export')).json()).dataExport

const downloadAs = (person: Caller) =>
  person.call('POST', '/api/data-export/download', { body: {} })

async function linkTo(url: string, email: string): Promise<string> {
  const { text } = await emailTo(url, email, /ready to download/)
  return /https?:\S+\/settings\?export=[\w-]+/.exec(text)?.[0] ?? ''
}

/** One text of each kind. */
const texts: [path: string, body?: object][] = [
  ['/api/readings/natal', birth],
  ['/api/readings/synastry', { user, partner }],
  ['/api/birth-details', birth],
  ['/api/horoscopes/daily'],
  ['/api/horoscopes/weekly'],
  ['/api/horoscopes/monthly'],
  ['/api/chat', question],
]

test('[N8] a person exports everything, downloads it once, and reads it', async () => {
  const email = 'ada-exports@example.com'
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, email)
  const headers = await authorizationOf(page, server.url)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${server.url}${path}`, { headers, data })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const { result } = await post('/api/readings/natal', birth)
  await post('/api/chat', question)
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
  expect(data.readings[0]?.result).toBe(result)
  expect(data.conversation.map(({ content }) => content)[0]).toBe(question.message)

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

test('[N8] the pages of an export can be read on a phone, in both schemes, without their folder', async () => {
  const person = await signUpByCalls(server.url, 'grace-reads@example.com')
  for (const [path, body] of texts) {
    const answer = await person.call(body ? 'POST' : 'GET', path, body && { body })
    expect(answer.status, path).toBe(200)
  }
  expect((await person.call('POST', '/api/data-export')).status).toBe(200)
  await expect.poll(async () => (await exportOf(person)).status).toBe('ready')
  const files = await unzip(Buffer.from(await (await downloadAs(person)).arrayBuffer()))
  const page = await newPage()
  await page.setViewportSize(sizes.phone)
  for (const [path, content] of files) {
    if (!path.endsWith('.html')) continue
    await page.setContent(content)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page), path).toEqual([])
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(sizes.phone.width)
  }
})

test('[N8] a server killed in the middle of an export finishes it, with one email, and one killed in the middle of the download gives it back', async () => {
  const email = 'killed@example.com'
  const dataDir = await mkdtemp(join(tmpdir(), 'cosmic-path-export-'))
  const at = { dataDir, port: await freePort() }
  const killed = await startServer(crashDatabase.settings, at)
  const person = await signUpByCalls(killed.url, email)
  const shown = () => exportOf(person)
  const release = await holdExports(crashDatabase)
  expect((await person.call('POST', '/api/data-export')).status).toBe(200)
  await expect.poll(async () => (await shown()).percent).toBeGreaterThan(0)
  await killed.kill()
  await release()
  await crashDatabase.client.query(EXPIRE_HEARTBEATS)
  const next = await startServer(crashDatabase.settings, at)
  await expect.poll(async () => (await shown()).status).toBe('ready')
  await linkTo(next.url, email)
  const { rows } = await crashDatabase.client.query(
    `select count(*)::int as emails from stand_ins.mailbox where subject like '%ready to download%'`,
  )
  expect(rows).toEqual([{ emails: 1 }])

  const releaseChunks = await holdDownloads(crashDatabase)
  const broken = downloadAs(person).catch(() => undefined)
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
  const file = await downloadAs(person)
  expect((await unzip(Buffer.from(await file.arrayBuffer()))).has('data.json')).toBe(true)
  await last.stop()
  await rm(dataDir, { recursive: true, force: true })
})
