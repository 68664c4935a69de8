import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // A closed network answers each of these with an error.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const sizes = {
  phone: { width: 375, height: 812 },
  desk: { width: 1280, height: 900 },
} as const

/** A browser for the tests of one file. */
export function browserOfThisFile(): {
  newPage(options?: PageOptions): Promise<Page>
  /** What the pages of this file did that their policies forbid. */
  violations: string[]
} {
  let browser: Browser
  const violations: string[] = []
  beforeAll(async () => {
    const { executablePath, env } = inject('chromium')
    browser = await chromium.launch({
      executablePath,
      args: ARGUMENTS,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env },
    })
  })
  afterAll(() => browser?.close())
  return {
    violations,
    async newPage({ size = 'desk', theme, ...options }: PageOptions = {}) {
      const context = await browser.newContext({
        viewport: sizes[size],
        // What fades in has less contrast than axe asks for until it is there.
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(60_000)
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
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  await hasSettled(page)
  // In the page itself: by default every look opens a page of its own, which costs as much again.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
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
