import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { checkColorsInPage } from './axe-colors.ts'

/** What axe finds in the current state of the page, without the rules `except`. */
export async function findViolations(page: Page, except: string[] = []): Promise<string[]> {
  await hasSettled(page)
  // Loading its source takes several times as long as running it.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const rules = {
    // The only rule that WCAG 2.2 added, and off by default.
    'target-size': { enabled: true },
    ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  }
  // In the page itself: by default every run opens another page, which doubles the time.
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false, preload: false, rules })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
}

/** What the rules about colors find, after `findViolations` has loaded axe. */
export async function findColorViolations(page: Page): Promise<string[]> {
  await hasSettled(page)
  return page.evaluate(checkColorsInPage)
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
