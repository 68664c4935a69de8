import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import { fromNewAddress } from '../../e2e/support/client-address.ts'
import { fillLogIn } from '../../e2e/support/sign-in.ts'
import { ascending, percentile, rounded } from '../writer/written.ts'

/** Of users who sign up by calls. */
const PASSWORD = 'a good password'
/** A phone of the middle class beside this machine. */
const CPU_SLOWDOWN = 4
const SCROLL_STEPS = 60
/** Found by its selector: looking for names in thousands of messages takes a locator half a minute. */
const INPUT = 'textarea[aria-label="Message"]'

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
  })
}

interface Account {
  url: string
  email: string
}

/** How the page of a long conversation behaves on a slow phone. */
export async function measurePage(browser: Browser, { url, email }: Account) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    extraHTTPHeaders: fromNewAddress(),
  })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await fillLogIn(page, email, PASSWORD)
  await page.waitForURL(`${url}/`)
  const session = await context.newCDPSession(page)
  // Time that the thread has run: the machine may be busy.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(observe)

  const opened = await timed(async () => {
    await page.goto(`${url}/baba-bliss`)
    await page.locator('article').last().waitFor()
  })
  await page.locator('article').last().locator('button').first().waitFor()
  const short = { ...(await typeSlowly(page, session)), ...(await scrollUp(page)) }
  const pages = await loadEarlier(page)
  const messages = await page.locator('article').count()
  const long = { ...(await typeSlowly(page, session)), ...(await scrollUp(page)) }
  const answered = await ask(page, session)
  const heapMb = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  )
  await context.close()
  return {
    'messages on the page': messages,
    'opening (ms)': opened,
    'earlier page, first (ms)': pages[0],
    'earlier page, last (ms)': pages.at(-1),
    'earlier pages, all (ms)': pages.reduce((sum, ms) => sum + ms, 0),
    ...prefixed('newest page: ', short),
    ...prefixed('all pages: ', long),
    'all pages: an answer (ms)': answered.ms,
    'all pages: main thread for an answer (ms)': answered.busyMs,
    'heap (MB)': Math.round(heapMb / 1e6),
  }
}

const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))

async function timed(action: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await action()
  return Math.round(performance.now() - start)
}

interface Observed {
  /** Durations of keyboard events until the next frame, ms. */
  keys: number[]
  /** Time between two frames, ms. */
  frames: number[]
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page. */
function observe() {
  window.observed = { keys: [], frames: [] }
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^key|^input/.test(entry.name)) window.observed.keys.push(entry.duration)
  }).observe(options as PerformanceObserverInit)
  let last = performance.now()
  const frame = (now: number) => {
    window.observed.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

async function observedDuring(page: Page, action: () => Promise<void>): Promise<Observed> {
  await page.evaluate(() => {
    window.observed.keys = []
    window.observed.frames = []
  })
  await action()
  return page.evaluate(() => window.observed)
}

const worst = (times: number[]) => Math.round(Math.max(0, ...times))
const p95 = (times: number[]) => Math.round(percentile(times.toSorted(ascending), 0.95) || 0)

const TYPED = 'when is a good week for a long talk'

async function typeSlowly(page: Page, session: CDPSession) {
  const input = page.locator(INPUT)
  await input.focus()
  const busyBefore = await busySeconds(session)
  const { keys } = await observedDuring(page, async () => {
    await page.keyboard.type(TYPED, { delay: 60 })
    await page.waitForTimeout(300)
  })
  const busyMs = ((await busySeconds(session)) - busyBefore) * 1000
  await input.fill('')
  return {
    'key to frame, p95 (ms)': p95(keys),
    'key to frame, worst (ms)': worst(keys),
    'main thread for a key (ms)': rounded(busyMs / TYPED.length),
  }
}

/** How long the main thread of the page has worked. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

async function scrollUp(page: Page) {
  await page.mouse.move(180, 300)
  const { frames } = await observedDuring(page, async () => {
    for (let step = 0; step < SCROLL_STEPS; step++) {
      await page.mouse.wheel(0, -500)
      await page.waitForTimeout(16)
    }
  })
  return { 'scroll frame, p95 (ms)': p95(frames), 'scroll frame, worst (ms)': worst(frames) }
}

/** @returns the time from each press to the frame with the messages, ms */
function loadEarlier(page: Page): Promise<number[]> {
  // In the page, since a locator takes longer to look through thousands of messages than the page to show them.
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const find = () =>
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Earlier messages',
      )
    const times: number[] = []
    for (let button = find(); button; button = find()) {
      const before = document.querySelectorAll('article').length
      const start = performance.now()
      button.click()
      while (document.querySelectorAll('article').length === before) await nextFrame()
      await nextFrame()
      times.push(Math.round(performance.now() - start))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return times
  })
}

/** The time until the answer shows, and what the main thread did for it. */
async function ask(page: Page, session: CDPSession) {
  const before = await page.evaluate(
    () => document.querySelectorAll('article[aria-label="Baba Bliss"]').length,
  )
  await page.locator(INPUT).fill('Where is my Mars?')
  const busyBefore = await busySeconds(session)
  const start = performance.now()
  await page.keyboard.press('Enter')
  // The messages stand in groups, so that the last of its parent is not the last of all.
  await page.waitForFunction(
    (count) => {
      const all = [...document.querySelectorAll('article[aria-label="Baba Bliss"]')]
      return all.length > count && all.at(-1)?.textContent?.includes('Mars')
    },
    before,
    { polling: 100 },
  )
  const ms = Math.round(performance.now() - start)
  return { ms, busyMs: Math.round(((await busySeconds(session)) - busyBefore) * 1000) }
}
