import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { expectNoMove, movesOf } from './support/layout-shifts.ts'
import { authorizationOf, logOut } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

/** The calls that a page makes until nothing is loading. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  }
  // The page before may still be asking.
  await page.goto('about:blank')
  page.on('request', note)
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  page.off('request', note)
  return calls
}

async function expectStillWithLateFonts(page: Page, path: string, wait = async () => {}) {
  const fonts: (() => Promise<void>)[] = []
  let isHeld = true
  await page.route(/\.woff2$/, (route) => {
    if (!isHeld) return route.continue()
    fonts.push(() => route.continue())
  })
  await page.goto(server.url + path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(() => fonts.length, { message: path }).toBeGreaterThan(0)
  await wait()
  isHeld = false
  await Promise.all(fonts.map((send) => send()))
  await page.evaluate(() => document.fonts.ready)
  expectNoMove(await movesOf(page), path)
  await page.unroute(/\.woff2$/)
}

test('a subscriber sees the content of a page at once, by their own clock, and nothing shifts', async () => {
  const page = await newPage({ size: 'phone', timezoneId: 'America/Los_Angeles' })
  await signUpAndSubscribe(page, server.url, 'opening@example.com')
  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Generate Reading' }).click()
  await page.getByRole('button', { name: 'Why?' }).first().waitFor()
  // The first visit saves the birth details of the reading.
  expect(await callsOf(page, '/horoscopes')).toEqual([])
  await page.getByRole('button', { name: 'Why?' }).first().waitFor()

  const shown: Record<string, () => Promise<void>> = {
    '/': () => page.getByRole('link', { name: /^Read on/ }).waitFor(),
    '/horoscopes': () => page.getByRole('button', { name: 'Why?' }).first().waitFor(),
    '/readings': () => page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor(),
    '/cosmic-calendar': () => page.getByRole('heading', { name: 'Cosmic Calendar' }).waitFor(),
    '/baba-bliss': () => page.getByRole('textbox').waitFor(),
  }
  for (const [path, wait] of Object.entries(shown)) {
    expect(await callsOf(page, path), path).toEqual([])
    await wait()
    expectNoMove(await movesOf(page), path)
  }

  for (const path of Object.keys(shown)) await expectStillWithLateFonts(page, path, shown[path])

  // A browser that keeps cookies only: the banner of the trial has its room from the first paint on.
  const banner = page.getByRole('complementary', { name: 'Your trial' })
  await page.addInitScript(() => localStorage.clear())
  for (const path of ['/', '/faq', '/baba-bliss']) {
    await page.goto(server.url + path)
    await banner.waitFor()
    await shown[path]?.()
    expectNoMove(await movesOf(page), path)
  }

  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.endsWith('session_token'))?.value ?? ''
  const carried = await (await page.request.get(`${server.url}/horoscopes`)).text()
  expect(session).not.toBe('')
  expect(carried).toContain('opening@example.com')
  expect(carried).not.toContain(session.split('.')[0])

  const size = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(server.url)
  await logOut(page, 'opening@example.com')
  await page.setViewportSize(size ?? { width: 375, height: 812 })
  const html = await (await page.request.get(`${server.url}/horoscopes`)).text()
  expect(html).toContain('"/api/identity/get-session":null')
  expect(html).not.toContain('opening@example.com')
})

test('no answer shifts as a conversation opens, and none waits for the Markdown renderer', async () => {
  const page = await newPage({ size: 'phone' })
  await signUpAndSubscribe(page, server.url, 'talk@opening.example')
  const birth = {
    birthDate: '1990-06-10',
    birthTime: '14:30',
    birthLocation: 'Tampa, Florida, United States',
  }
  const headers = await authorizationOf(page, server.url)
  await page.request.post(`${server.url}/api/readings/natal`, { headers, data: birth })
  await page.goto(`${server.url}/baba-bliss`)
  const answers = page.getByRole('article', { name: 'Baba Bliss' })
  for (const [index, question] of ['When should I travel?', 'What does my Moon say?'].entries()) {
    await page.getByRole('textbox').fill(question)
    await page.keyboard.press('Enter')
    await expect.poll(() => answers.count()).toBe(index + 1)
    await page.getByRole('button', { name: 'Send' }).waitFor()
  }

  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${server.url}/baba-bliss`, { waitUntil: 'networkidle' })
  await answers.last().waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(scripts.filter((url) => url.includes('MarkdownText'))).toEqual([])
  expectNoMove(await movesOf(page), '/baba-bliss')
})

test('no page shifts when its fonts load after its text', async () => {
  const page = await newPage({ size: 'phone' })
  for (const path of [
    '/',
    '/faq',
    '/readings',
    '/horoscopes',
    '/cosmic-calendar',
    '/baba-bliss',
    '/login',
    '/about',
    '/contact',
    '/dating',
    '/privacy',
    '/terms',
    '/care',
  ])
    await expectStillWithLateFonts(page, path)
})

test('a visitor fills in the form of a portrait before the scripts are there', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/readings`)
  await page.getByRole('heading', { name: 'When and where were you born?' }).waitFor()
  await page.getByLabel('Birth date').fill('1990-06-10')
})
