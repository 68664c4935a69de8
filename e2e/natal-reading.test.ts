import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseUrl } from '../src/testing/databases.ts'
import { browserOfThisFile, expectAccessible, signUp } from './support/browser.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { subscribe } from './support/subscribe.ts'

const { newPage } = browserOfThisFile()

describe.each([
  ['the embedded database', async () => ({})],
  ['a PostgreSQL', onPostgres],
] as const)('on %s', (_name, environment) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(await environment())
  })
  afterAll(() => server?.stop())

  test('[1.4][2.16][2.18] a new person gets a reading, finds it again and deletes it', async () => {
    const page = await newPage()
    await signUp(page, server.url, 'ada@example.com')
    await subscribe(page, server.url)

    await page.goto(`${server.url}/readings`)
    await page.getByLabel('Birth date').fill('1990-06-10')
    await page.getByLabel('Birth time', { exact: true }).fill('14:30')
    await page.getByRole('combobox', { name: 'Birth location' }).fill('Tampa')
    await page.getByRole('option', { name: /^Tampa, Florida/ }).click()
    await page.getByRole('button', { name: 'Generate Reading' }).click()

    await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
    await page.getByRole('heading', { name: 'Your Astrological Blueprint' }).waitFor()
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) }).first()
    expect(await row('Sun').innerText()).toMatch(/Gemini\s+19°\s?36.\s+9/)
    expect(await row('Moon').innerText()).toMatch(/Capricorn\s+15°\s?18.\s+4/)
    expect(await row('Saturn').innerText()).toMatch(/\(R\)/)
    expect(await page.getByText(/America\/New_York/).count()).toBeGreaterThan(0)
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'My Readings' }).click()
    await page.getByRole('heading', { name: 'Past Readings' }).waitFor()
    await page.getByRole('link', { name: /Personality Portrait/ }).click()
    await page.getByText('Generated on').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete Reading' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click()
    await page.getByText('Your reading has been permanently deleted.').first().waitFor()
    await page.getByText("You haven't generated any readings yet.").waitFor()
  })
})

async function onPostgres() {
  const server = inject('journeysPostgresUrl')
  const client = new Client(server)
  await client.connect()
  await client.query('create database natal_journey')
  await client.end()
  return {
    DATABASE_URL: databaseUrl(server, 'natal_journey'),
    SECRET: 'a secret for journeys, 32 characters',
  }
}
