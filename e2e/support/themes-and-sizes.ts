import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findColorViolations, findViolations } from './axe.ts'
import { sizes } from './browser.ts'

/**
 * axe finds no violation in both themes at phone and desktop width, and nothing overflows. Only rules about colors
 * depend on the theme, and at the second width only those elements are open that look different or were not visible.
 */
export async function expectAccessibleInAllThemesAndSizes(page: Page) {
  const before = page.viewportSize()
  const wasDark = await switchTheme(page, false)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    const found = await findViolations(page, ['color-contrast', 'link-in-text-block'])
    for (const isDark of [false, true]) {
      await switchTheme(page, isDark)
      found.push(...(await findColorViolations(page)))
    }
    expect(found).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > size.width) throw new Error(`The page is ${width} px wide on ${size.width}`)
  }
  await switchTheme(page, wasDark)
  if (before) await page.setViewportSize(before)
}

/** @returns whether the page was dark before */
const switchTheme = (page: Page, isDark: boolean) =>
  page.evaluate((dark) => {
    const { classList } = document.documentElement
    const wasDark = classList.contains('dark')
    classList.toggle('dark', dark)
    return wasDark
  }, isDark)
