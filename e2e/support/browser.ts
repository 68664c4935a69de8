import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
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
