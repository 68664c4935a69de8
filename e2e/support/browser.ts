import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { fromNewAddress } from './client-address.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Fewer processes and threads per browser and page. Measured on three journeys: 73 s of CPU time instead of 80.
  '--in-process-gpu',
  '--no-zygote',
  '--num-raster-threads=1',
  // Widths of letters as on phones, for which the fallback fonts are fitted.
  '--font-render-hinting=none',
  // In a closed network, each of these requests fails.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Most pages live for seconds. Measured on seven journeys: 29 s of CPU time of the browser instead of 49.
  '--js-flags=--no-opt,--no-maglev',
]

/** Below the time limit of a test. */
const TIMEOUT_MS = 20_000

export const sizes = {
  phone: { width: 375, height: 812 },
  desk: { width: 1280, height: 900 },
} as const

let browser: Promise<Browser> | undefined

/** One for all files of a worker. It exits with the worker. */
function workerBrowser(): Promise<Browser> {
  const { executablePath, env } = inject('chromium')
  browser ??= chromium.launch({
    executablePath,
    args: ARGUMENTS,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
  })
  return browser
}

/** Pages for the tests of one file. */
export function fileBrowser(): {
  newPage(options?: PageOptions): Promise<Page>
  /** Violations of the content security policy on the pages of this file. */
  violations: string[]
} {
  const violations: string[] = []
  const contexts: BrowserContext[] = []
  beforeAll(workerBrowser)
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    expect(violations).toEqual([])
  })
  return {
    violations,
    async newPage({ size = 'desk', theme, isDirect, ...options }: PageOptions = {}) {
      const context = await (await workerBrowser()).newContext({
        // A journey may answer requests itself; offline.test.ts allows the worker.
        serviceWorkers: 'block',
        viewport: sizes[size],
        // Fading elements have too little contrast for axe.
        reducedMotion: 'reduce',
        ...(!isDirect && { extraHTTPHeaders: fromNewAddress() }),
        ...options,
      })
      contexts.push(context)
      context.setDefaultTimeout(TIMEOUT_MS)
      if (theme) await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
      // Not all are printed: a library may catch the error of a refused `eval`.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
        ),
      )
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
  /** Cookies and storage of another context. */
  storageState?: BrowserContextOptions['storageState']
  javaScriptEnabled?: boolean
  serviceWorkers?: 'allow'
  theme?: 'light' | 'dark'
  /** Sends no X-Forwarded-For, for pages that only this machine may open. */
  isDirect?: boolean
}
