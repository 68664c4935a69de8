import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pages } from '../src/contract/pages.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { signUpByForm } from './support/sign-in.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

/** Keeps the scripts of the next page away until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Nothing is painted before: what the styles hide has not been seen. */
const stylesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  )

describe('a page before its scripts', () => {
  test('[2.9] keeps what is typed into the log-in form, and sends it once they are there', async () => {
    const page = await newPage()
    const release = await holdScripts(page)
    await page.goto(`${server.url}/login?redirect=/faq`, { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill('ada@before-scripts.example')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect.poll(() => page.locator('form[aria-busy=true]').count()).toBe(1)
    expect(page.url()).toBe(`${server.url}/login?redirect=/faq`)
    release()
    await page.getByText('Invalid email or password. Please try again.').first().waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(
      'ada@before-scripts.example',
    )
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password')
    expect(page.url()).toBe(`${server.url}/login?redirect=/faq`)
  })

  test('[2.10] keeps what is typed into the sign-up form, and what is pressed', async () => {
    const page = await newPage()
    const release = await holdScripts(page)
    await page.goto(`${server.url}/signup`, { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill('no address')
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    release()
    const password = page.getByLabel('Password', { exact: true })
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    expect(await password.inputValue()).toBe('a good password')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('Invalid email format.').waitFor()
    expect(await password.inputValue()).toBe('a good password')
  })

  test('[2.16] keeps what is typed into the form of a portrait, and draws the chart once they are there', async () => {
    const page = await newPage()
    const release = await holdScripts(page)
    await page.goto(`${server.url}/readings`, { waitUntil: 'commit' })
    await page.getByLabel('Birth date').fill('1990-06-10')
    await page.getByLabel("I don't know my birth time").check()
    await page.getByLabel('Birth location').fill('Tampa, Florida')
    await page.getByRole('button', { name: 'See My Chart' }).click()
    release()
    await page
      .getByRole('heading', { name: 'Your chart' })
      .or(page.getByText('Sun in Gemini'))
      .first()
      .waitFor()
    expect(await page.getByLabel('Birth date').inputValue()).toBe('1990-06-10')
    expect(await page.getByLabel("I don't know my birth time").isChecked()).toBe(true)
    expect(await page.getByLabel('Birth location').inputValue()).toContain('Tampa')
  })

  test('[2.9] shows somebody who was signed in no log-in form', async () => {
    const page = await newPage()
    await signUpByForm(page, server.url, 'eve@before-scripts.example')
    await page.getByRole('button', { name: 'eve@before-scripts.example' }).waitFor()
    const release = await holdScripts(page)
    await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
    await page.getByText('Your chart and your readings are where you left them.').waitFor()
    await stylesLoaded(page)
    expect(await page.getByLabel('Email', { exact: true }).isVisible()).toBe(false)
    release()
    await page.waitForURL(`${server.url}/`)
  })
})

test('every page takes over its prerendered HTML as it is, signed out and in', async () => {
  const page = await newPage()
  const problems: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error' && /hydrat|#4(18|19|2\d)/i.test(line.text()))
      problems.push(`${page.url()}: ${line.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  const query = '?redirect=/faq&plan=annual&type=saved&kind=weekly'
  const openAll = async () => {
    // The checkout goes on to the provider's page, which would abort the next navigation.
    for (const { path } of pages.filter(({ path }) => path !== '/checkout')) {
      await page.goto(server.url + path + query)
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('status')).first().waitFor()
    }
  }
  await openAll()
  await signUpByForm(page, server.url, 'mary@before-scripts.example')
  await page.getByRole('button', { name: 'mary@before-scripts.example' }).waitFor()
  await openAll()
  expect(problems).toEqual([])
})
