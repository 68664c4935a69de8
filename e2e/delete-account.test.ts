import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { fillLogIn, signUp } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const CANARY = 'canary-of-ada'
const email = `${CANARY}@example.com`
const database = fileDatabase()
const server = fileServer(undefined, database)

/** The tables with a row that contains the word. */
async function tablesThatSay(word: string): Promise<string[]> {
  const { rows } = await database.client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of rows) {
    const table = `"${schema}"."${name}"`
    const { rowCount } = await database.client.query(
      `select 1 from ${table} as entry where entry::text like $1 limit 1`,
      [`%${word}%`],
    )
    if (rowCount) found.push(table)
  }
  return found
}

test('[4.13][7.5] a person deletes the account and gets a receipt, and no data remains', async () => {
  const page = await newPage()
  await signUp(page, server.url, email)
  await page.goto(`${server.url}/settings`)
  await page.getByLabel('First name').fill(`${CANARY} by name`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is up to date.').first().waitFor()
  const { rows } = await database.client.query<{ id: string }>(
    'select id from identity."user" where email = $1',
    [email],
  )
  const uid = rows[0]?.id ?? ''
  expect(uid).not.toBe('')
  expect(await tablesThatSay(CANARY)).not.toEqual([])

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessibleInAllThemesAndSizes(page)
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Delete for Good' }).isDisabled())
    .toBe(true)
  await dialog.getByRole('textbox').fill('delete')
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()

  await page.getByRole('dialog', { name: 'Your account is deleted' }).waitFor()
  await page.waitForURL(`${server.url}/`)
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor()
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const ours = async () =>
    (await page.evaluate(kept)).filter((key) => !key.startsWith('react-router'))
  await expect.poll(ours).toEqual([])

  await expect.poll(() => tablesThatSay(CANARY)).toEqual([])
  await expect.poll(() => tablesThatSay(uid)).toEqual([])

  await page.goto(`${server.url}/login`)
  await fillLogIn(page, email, 'a good password')
  await page.getByText('Invalid email or password. Please try again.').first().waitFor()
})
