import type { Page } from 'playwright-core'

/** Waits until nothing is loading any more: no calls, no skeletons, no fonts, no fading. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[aria-busy=true], .animate-late-breathe') &&
      [...document.images].every(({ complete }) => complete) &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}
