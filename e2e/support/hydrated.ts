import type { Page } from 'playwright-core'

/** Waits until the scripts of the page have taken over: only the prerendered HTML has the note for their failure. */
export const hydrated = (page: Page) =>
  page.locator('.if-scripts-failed').waitFor({ state: 'detached' })
