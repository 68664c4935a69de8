import type { Page } from 'playwright-core'
import { expectAccessible, sizes } from './browser.ts'

/** axe finds nothing on the page as it stands, by day and by night, on a phone and on a desk; nor is anything cut off. */
export async function expectAccessibleInAllLooks(page: Page) {
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
