import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { fromNewAddress } from './client-address.ts'

/** Below the time limit of a test. */
const TIMEOUT_MS = 20_000

export const sizes = {
  phone: { width: 375, height: 812 },
  desk: { width: 1280, height: 900 },
} as const

/** Pages for the tests of one file, in the browser of the run. */
export function fileBrowser(): {
  newPage(options?: PageOptions): Promise<Page>
  /** Violations of the content security policy on the pages of this file. */
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
        // Fading elements have too little contrast for axe.
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
  /** Sends no X-Forwarded-For, for pages that only this machine may open. */
  isDirect?: boolean
}

/** axe finds no violation in the current state of the page. */
export async function expectAccessible(page: Page) {
  await hasSettled(page)
  // Loading its source takes several times as long as running it.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // In the page itself: by default every run opens another page, which doubles the time.
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Inherited colors change one generation of elements per frame, even with short transitions. */
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
