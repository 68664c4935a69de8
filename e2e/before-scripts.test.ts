import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { messages } from '../src/contract/messages.ts'
import { pages } from '../src/contract/pages.ts'
import { fileBrowser, sizes } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { expectNoMove, movesOf } from './support/layout-shifts.ts'
import { authorizationOf, signUp, signUpByForm } from './support/sign-in.ts'
import { signUpAndSubscribe, subscribe } from './support/subscribe.ts'

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
  test('[2.9] keeps text typed into the log-in form, and sends it once the scripts have loaded', async () => {
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

  test('[2.10] keeps text typed into the sign-up form, and button presses', async () => {
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

  test('[2.16] keeps text typed into the portrait form, and draws the chart once the scripts have loaded', async () => {
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

  test('[2.9] shows no log-in form to a signed-in person', async () => {
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

  test('[1.9][2.16][2.13] shows a subscriber when the trial ends and the title of their portrait, and a customer the chosen plan', async () => {
    const page = await newPage()
    await signUp(page, server.url, 'iris@before-scripts.example')
    const release = await holdScripts(page)
    await page.goto(`${server.url}/subscribe?plan=annual`, { waitUntil: 'commit' })
    await page.getByText('$59.99 per year').first().waitFor()
    await stylesLoaded(page)
    const seen = (text: string) => page.getByText(text).filter({ visible: true }).count()
    expect(await seen('$4.99 per month')).toBe(1)
    expect(await seen('$5.99 per month')).toBe(0)
    expect(await seen('no card is charged')).toBe(1)
    release()
    await page.getByRole('button', { name: 'Start Free Trial' }).waitFor()

    await subscribe(page, server.url)
    const title = page.locator('p', { hasText: 'Your Personality Portrait' })
    const openReadings = async () => {
      await page.goto('about:blank')
      const releaseAgain = await holdScripts(page)
      await page.goto(`${server.url}/readings`, { waitUntil: 'commit' })
      await page.locator('.banner-room p').waitFor()
      await stylesLoaded(page)
      return releaseAgain
    }
    const releaseForm = await openReadings()
    expect(await title.isVisible()).toBe(false)
    releaseForm()
    await page.getByRole('heading', { name: 'When and where were you born?' }).waitFor()

    const headers = await authorizationOf(page, server.url)
    const written = await page.request.post(`${server.url}/api/readings/natal`, {
      headers,
      data: { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa, Florida' },
    })
    expect(written.status()).toBe(200)
    const releasePortrait = await openReadings()
    expect(await title.isVisible()).toBe(true)
    expect(await page.getByLabel('Birth date').isVisible()).toBe(false)
    const banner = await page
      .locator('.banner-room p')
      .evaluate((line) => [
        getComputedStyle(line, '::before').content,
        getComputedStyle(line).visibility,
      ])
    expect(banner).toEqual([expect.stringMatching(/Your trial runs until .*\$5\.99/), 'visible'])
    releasePortrait()
    await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()
    expect(await title.count()).toBe(0)
  })
})

describe("a visitor's document", () => {
  test('[2.19][2.20][2.21] asks to log in before the scripts load, and moves nothing', async () => {
    for (const size of Object.values(sizes)) {
      const page = await newPage()
      await page.setViewportSize(size)
      const logIn = page.getByRole('main').getByRole('link', { name: 'Log In' })
      for (const [path, heading, prompt] of [
        ['/horoscopes', 'Your Personalized Horoscopes', messages.horoscopes.logIn],
        ['/cosmic-calendar', 'Cosmic Calendar', messages.calendar.logIn],
        ['/baba-bliss', 'Baba Bliss', messages.chat.logIn],
      ] as const) {
        const where = `${path} at ${size.width}`
        const release = await holdScripts(page)
        await page.goto(`${server.url}${path}?kind=weekly`, { waitUntil: 'commit' })
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        await stylesLoaded(page)
        expect(await page.locator('main').getByRole('status').isVisible(), where).toBe(false)
        const before = await boxOf(page, 'main .page-column:has(h1)')
        expect(before.text, where).toContain(prompt)
        expect(await logIn.getAttribute('href')).toBe(`/login?redirect=${path}`)
        const link = await logIn.elementHandle()
        release()
        const withQuery = `/login?redirect=${path}?kind=weekly`
        await expect.poll(() => logIn.getAttribute('href'), { message: where }).toBe(withQuery)
        await page.waitForLoadState('networkidle')
        expect(await boxOf(page, 'main .page-column:has(h1)'), where).toEqual(before)
        // The same element: a press or a focus of the first moment is kept.
        expect(await link?.evaluate((element) => element.isConnected), where).toBe(true)
        expectNoMove(await movesOf(page), where)
      }
    }
  })

  test('[4.2] is that of a visitor where the browser remembers a session that is over', async () => {
    const page = await newPage({ size: 'phone' })
    await signUpByForm(page, server.url, 'olga@before-scripts.example')
    await page.waitForFunction(() => localStorage.getItem('cosmic.signedIn'))
    await page.goto('about:blank')
    await page.context().clearCookies()
    const release = await holdScripts(page)
    await page.goto(`${server.url}/horoscopes`, { waitUntil: 'commit' })
    await page.getByText(messages.horoscopes.logIn).waitFor()
    release()
    await page.waitForLoadState('networkidle')
    expectNoMove(await movesOf(page), '/horoscopes')
  })
})

test('[4.2] no document asks somebody to log in who is signed in', async () => {
  const page = await newPage()
  await signUpByForm(page, server.url, 'rita@before-scripts.example')
  await page.getByRole('button', { name: 'rita@before-scripts.example' }).waitFor()
  await page.addInitScript(() => localStorage.clear())
  for (const path of ['/horoscopes', '/cosmic-calendar', '/baba-bliss']) {
    const release = await holdScripts(page)
    await page.goto(server.url + path, { waitUntil: 'commit' })
    await page.locator('main [role=status]').waitFor()
    await stylesLoaded(page)
    expect(await page.locator('main h1').isVisible(), path).toBe(false)
    release()
    await page.locator('main h1').first().waitFor()
  }
})

describe("a subscriber's document", () => {
  test('[2.18] shows the text of the day before the scripts load, in its final place', async () => {
    const page = await newPage()
    await becomeReader(page, 'nora@before-scripts.example')
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      for (const [path, words, shown] of [
        ['/horoscopes', '[data-slot] .drop-capital', 'p.drop-capital'],
        ['/', '[data-slot] .document-thought', 'section[aria-label=Today] p.font-serif'],
      ] as const) {
        const where = `${path} at ${size.width}`
        await page.goto('about:blank')
        const release = await holdScripts(page)
        await page.goto(server.url + path, { waitUntil: 'commit' })
        await page.locator(words).waitFor()
        await stylesLoaded(page)
        const before = await boxOf(page, words)
        release()
        await expect.poll(() => page.locator('[data-slot]').count()).toBe(0)
        const after = await boxOf(page, shown)
        expect(before.text.length, where).toBeGreaterThan(20)
        expect(after.text.slice(0, before.text.length), where).toBe(before.text)
        expect(Math.abs(before.top - after.top), where).toBeLessThan(4)
        expect(Math.abs(before.height - after.height), where).toBeLessThan(1)
      }
    }
  })

  test('[2.18] draws the text of the day once, in its font, and moves nothing', async () => {
    const page = await newPage({ size: 'phone' })
    await becomeReader(page, 'vera@before-scripts.example')
    await page.goto('about:blank')
    const release = await holdScripts(page)
    const { promise: fontsReleased, resolve: releaseFonts } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fontsReleased
      await route.continue()
    })
    await page.goto(`${server.url}/horoscopes`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    expect(await largestDrawn(page)).not.toContain('drop-capital')
    releaseFonts()
    await expect.poll(() => largestDrawn(page)).toContain('drop-capital')
    release()
    await page.getByRole('button', { name: 'Why?' }).first().waitFor()
    expectNoMove(await movesOf(page), '/horoscopes')
  })

  test('[9.8] shows no text for another time zone to a reader who has traveled', async () => {
    const home = await newPage()
    await becomeReader(home, 'zoe@before-scripts.example')
    const storageState = await home.context().storageState()
    const away = await newPage({ timezoneId: 'Pacific/Auckland', storageState })
    const isTextShown = async (page: Page) => {
      const release = await holdScripts(page)
      await page.goto(`${server.url}/horoscopes`, { waitUntil: 'commit' })
      const words = page.locator('[data-slot] .drop-capital')
      await words.waitFor({ state: 'attached' })
      await stylesLoaded(page)
      const isShown = await words.isVisible()
      expect(await page.locator('.unless-written').isVisible()).toBe(!isShown)
      release()
      await page.getByRole('button', { name: 'Why?' }).first().waitFor()
      return isShown
    }
    expect(await isTextShown(home)).toBe(true)
    expect(await isTextShown(away)).toBe(false)
    // By then, the server knows the new one.
    expect(await isTextShown(away)).toBe(true)
  })
})

/** Subscribes, and has a text of the day. */
async function becomeReader(page: Page, email: string) {
  await signUpAndSubscribe(page, server.url, email)
  const headers = await authorizationOf(page, server.url)
  const data = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa, Florida' }
  const saved = await page.request.post(`${server.url}/api/birth-details`, { headers, data })
  expect(saved.status()).toBe(200)
  await page.goto(`${server.url}/horoscopes`)
  await page.getByRole('button', { name: 'Why?' }).first().waitFor()
}

/** The classes of the largest element that the browser has drawn so far. */
const largestDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint
          resolve(last.element?.className ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

/** What an element says and where it stands. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      await document.fonts.ready
      const { top, height } = element.getBoundingClientRect()
      return { text: element.textContent.replaceAll(/\s+/g, ' ').trim(), top, height }
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
