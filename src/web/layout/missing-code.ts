const RELOADED = 'cosmic.reloaded'

// The messages of Chromium, Firefox and Safari for a failed dynamic import.
const inWordsOfBrowsers =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Whether the code of a page could not be loaded; the build marks the router's own failures. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && ('isMissingCode' in error || inWordsOfBrowsers.test(error.message))

/**
 * A new release removes the code of the old one; reloading the document fixes that. A reload that did not
 * help is not repeated.
 *
 * @returns whether to reload now
 */
export function mayReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === path) return false
    sessionStorage.setItem(RELOADED, path)
    return true
  } catch {
    // Without storage, the page would reload forever.
    return false
  }
}

/** A page has loaded, so the next missing one may reload again. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Storage is blocked or full.
  }
}
