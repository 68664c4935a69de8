import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PagePath, pages } from '../src/contract/pages.ts'
import { fileBrowser, sizes } from './support/browser.ts'
import { fromNewAddress } from './support/client-address.ts'
import { sharedServer } from './support/file-server.ts'
import { hydrated } from './support/hydrated.ts'
import { expectVisibleFocus } from './support/keyboard-stops.ts'
import { authorizationOf, fillLogIn, signUp } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

/** The smallest width without horizontal scrolling (WCAG 1.4.10), and a desk at 200 % zoom (1.4.4). */
const narrow = [
  { width: 320, height: 568 },
  { width: 640, height: 450 },
]

/** Pages that show signed-in people something of their own. On the others only the header differs. */
const isPersonal: Record<PagePath, boolean> = {
  '/': true,
  '/dating': false,
  '/login': false,
  '/signup': false,
  '/forgot-password': false,
  '/checkout': false,
  '/subscription-success': false,
  '/readings': true,
  '/horoscopes': true,
  '/cosmic-calendar': true,
  '/baba-bliss': true,
  '/subscribe': false,
  '/subscription': true,
  '/receipt': false,
  '/settings': true,
  '/connect': false,
  '/faq': false,
  '/contact': false,
  '/about': false,
  '/privacy': false,
  '/terms': false,
  '/care': false,
  '/admin/ai-models': true,
  '/debug-auth': true,
}

// Without a session and a plan, these two redirect.
const leadsTo: Partial<Record<PagePath, PagePath>> = { '/checkout': '/signup', '/subscribe': '/' }

const everyPath = pages.map(({ path }) => path)
const personalPaths = everyPath.filter((path) => isPersonal[path])

// Pages whose keyboard stops are visited, the size, and the least number of stops.
const visitorStops = { size: sizes.desk, atLeast: { '/': 30, '/signup': 15, '/readings': 20 } }
const subscriberStops = {
  size: sizes.phone,
  atLeast: {
    '/readings': 20,
    '/horoscopes': 20,
    '/cosmic-calendar': 20,
    '/baba-bliss': 12,
    '/settings': 20,
  },
}

interface Person {
  who: string
  paths: PagePath[]
  become(page: Page): Promise<unknown>
  stops?: { size: { width: number; height: number }; atLeast: Partial<Record<PagePath, number>> }
}

const people: Person[] = [
  { who: 'a visitor', paths: everyPath, become: async () => {}, stops: visitorStops },
  {
    who: 'a signed-in person',
    paths: personalPaths,
    become: (page: Page) => signUp(page, server.url, 'ada@every-page.example'),
  },
  {
    who: 'a subscriber with a chart',
    paths: personalPaths,
    become: becomeSubscriber,
    stops: subscriberStops,
  },
]

describe.each(people)(
  '[1.10][2.1][4.1] for $who every page answers 200, has its title, header, footer and one heading, fits, is accessible, and shows where the keyboard is',
  ({ paths, become, stops }) => {
    let page: Page
    beforeAll(async () => {
      page = await newPage()
      await become(page)
    })

    test.each(paths)('%s', async (path) => {
      const response = await page.goto(server.url + path)
      expect(response?.status()).toBe(200)
      const end = leadsTo[path] ?? path
      await expect.poll(() => pathOf(page)).toBe(end)
      await hasLoaded(page)
      const title = pages.find((each) => each.path === end)?.title
      await expect.poll(() => page.title()).toBe(`${title} · Cosmic Path`)
      if (end !== path) return
      const atLeast = stops?.atLeast[path]
      if (stops && atLeast) {
        await page.setViewportSize(stops.size)
        await expectVisibleFocus(page, atLeast)
      }
      for (const size of narrow) {
        await page.setViewportSize(size)
        expect(await outlineOf(page)).toEqual({
          headers: 1,
          footers: 1,
          headings: 1,
          isTooWide: false,
        })
      }
      await expectAccessibleInAllThemesAndSizes(page)
      expect(pathOf(page)).toBe(end)
    })
  },
)

const CALLBACK = 'https://assistant.example/callback'

/** The address where an assistant sends a person, as it registers itself. */
async function authorizationAddress(page: Page) {
  const data = { client_name: 'Some Assistant', redirect_uris: [CALLBACK] }
  const registration = { data: { ...data, token_endpoint_auth_method: 'none' } }
  const path = `${server.url}/api/identity/oauth2`
  const headers = fromNewAddress()
  const answer = await page.request.post(`${path}/register`, { headers, ...registration })
  const { client_id } = await answer.json()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: CALLBACK,
    code_challenge: createHash('sha256').update('a verifier').digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${server.url}/mcp`,
    state: 'a state',
  })
  return `${path}/authorize?${query}`
}

test('[N24] an assistant asks, and a person lets it in, and out again', async () => {
  const page = await newPage()
  await page.route(`${CALLBACK}*`, (route) => route.fulfill({ body: 'The assistant' }))
  await page.goto(await authorizationAddress(page))
  // Nobody is signed in yet; afterward the same request goes on.
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await signUp(page, server.url, 'lets-in@every-page.example')
  await fillLogIn(page, 'lets-in@every-page.example', 'a good password')
  await page.getByRole('heading', { name: 'Let this assistant in?' }).waitFor()
  await hasLoaded(page)
  await expectAccessibleInAllThemesAndSizes(page)
  await page.getByLabel('Your saved readings').uncheck()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.waitForURL(`${CALLBACK}?code=*&state=a+state&iss=*`)

  await page.goto(`${server.url}/settings`)
  const section = page.getByRole('region', { name: 'Connected assistants' })
  await section.getByText('Some Assistant, at assistant.example').waitFor()
  expect(await section.getByText('Your saved readings').count()).toBe(0)
  await expectAccessibleInAllThemesAndSizes(page)
  await section.getByRole('button', { name: 'Disconnect Some Assistant' }).click()
  await section.getByText('No assistant is connected.').waitFor()
})

async function becomeSubscriber(page: Page) {
  await signUpAndSubscribe(page, server.url, 'grace@every-page.example')
  const headers = { ...(await authorizationOf(page, server.url)), ...fromNewAddress() }
  const data = {
    birthDate: '1990-06-10',
    birthTime: '14:30',
    birthLocation: 'Tampa, Florida, United States',
  }
  for (const path of ['/api/birth-details', '/api/readings/natal']) {
    const answer = await page.request.post(server.url + path, { headers, data })
    expect(answer.status()).toBe(200)
  }
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Hydrated, and without placeholders. */
async function hasLoaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await hydrated(page)
  await expect.poll(() => page.locator('.animate-late-breathe, [aria-busy=true]').count()).toBe(0)
}

const outlineOf = (page: Page) =>
  page.evaluate(() => ({
    headers: document.querySelectorAll('body header').length,
    footers: document.querySelectorAll('body footer').length,
    headings: document.querySelectorAll('h1').length,
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))
