import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { fromNewAddress } from './client-address.ts'

/** Of whatever a page is asked for; less than a test has. */
const TIMEOUT_MS = 20_000

export const sizes = {
  phone: { width: 375, height: 812 },
  desk: { width: 1280, height: 900 },
} as const

/** Pages for the tests of one file, in the browser of the whole run. */
export function browserOfThisFile(): {
  newPage(options?: PageOptions): Promise<Page>
  /** What the pages of this file did that their policies forbid. */
  violations: string[]
} {
  let browser: Browser
  const violations: string[] = []
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'))
  })
  afterAll(() => browser?.close())
  return {
    violations,
    async newPage({ size = 'desk', theme, isDirect, ...options }: PageOptions = {}) {
      const context = await browser.newContext({
        viewport: sizes[size],
        // What fades in has less contrast than axe asks for until it is there.
        reducedMotion: 'reduce',
        ...(!isDirect && { extraHTTPHeaders: fromNewAddress() }),
        ...options,
      })
      context.setDefaultTimeout(TIMEOUT_MS)
      if (theme) await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
      const page = await context.newPage()
      page.on('console', (line) => {
        if (/Content Security Policy/.test(line.text())) violations.push(line.text())
      })
      return page
    },
  }
}

interface PageOptions {
  size?: keyof typeof sizes
  timezoneId?: string
  javaScriptEnabled?: boolean
  theme?: 'light' | 'dark'
  /** Without a proxy before the server, where a journey opens a page that only this machine may see. */
  isDirect?: boolean
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  await hasSettled(page)
  // To load its source takes several times as long as to run it.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // In the page itself: by default every run opens a page of its own, which costs as much again.
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Colours that are inherited change one generation of elements a frame, however short the change is. */
async function hasSettled(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          resolve(document.getAnimations().every(({ playState }) => playState !== 'running')),
        ),
      ),
  )
}
