const RELOADED = 'cosmic.reloaded'

// As Chromium, Firefox and Safari say it, for what a page loads later.
const inWordsOfBrowsers =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Whether the code of a page did not come; the build marks what the router could not load. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && ('isMissingCode' in error || inWordsOfBrowsers.test(error.message))

/**
 * After a new release the code of the old one is gone, and the page is there once the document is loaded
 * anew. Where that did not help it is not done again.
 *
 * @returns whether it may be done now
 */
export function mayReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === path) return false
    sessionStorage.setItem(RELOADED, path)
    return true
  } catch {
    // It could not be remembered, and would never end.
    return false
  }
}

/** A page is there: the next one that is missing may be reloaded again. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Nothing was kept.
  }
}
