import type { Page } from 'playwright-core'
import { expectAccessible, sizes } from './browser.ts'

/** axe finds no violation in both themes at phone and desktop width, and nothing overflows. */
export async function expectAccessibleInAllThemesAndSizes(page: Page) {
  const before = page.viewportSize()
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    for (const isDark of [false, true]) {
      await page.evaluate((dark) => {
        document.documentElement.classList.toggle('dark', dark)
      }, isDark)
      await expectAccessible(page)
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > size.width) throw new Error(`The page is ${width} px wide on ${size.width}`)
  }
  if (before) await page.setViewportSize(before)
}
