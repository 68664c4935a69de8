import { MINUTE } from '#durations.ts'

const RELOADED = 'cosmic.reloaded'

// The messages of Chromium, Firefox and Safari for a failed dynamic import.
const inWordsOfBrowsers =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Whether the code of a page could not be loaded; the build marks the router's own failures. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && ('isMissingCode' in error || inWordsOfBrowsers.test(error.message))

/**
 * A new release removes the code of the old one; reloading the document fixes that. A reload that did not
 * help is not repeated for a minute: the code of a tab is missed only after its page has been shown.
 *
 * @returns whether to reload now
 */
export function mayReload(path: string): boolean {
  try {
    const [reloaded, at] = (sessionStorage.getItem(RELOADED) ?? '').split(' ')
    if (reloaded === path && Date.now() - Number(at) < MINUTE) return false
    sessionStorage.setItem(RELOADED, `${path} ${Date.now()}`)
    return true
  } catch {
    // Without storage, the page would reload forever.
    return false
  }
}
