import { type Page, pages } from '#contract/pages.ts'

/** How many of the letters at the beginning of a word must agree. */
const LEAST_LETTERS = 4

/** Pages that an address is not meant for by mistake. */
const never = new Set([
  '/',
  '/debug-auth',
  '/admin/ai-models',
  '/checkout',
  '/subscription-success',
])

/** The page that somebody may have wanted who typed this path: one of its words begins like a word of the path. */
export function nearestPage(path: string): Page | undefined {
  const typed = wordsOf(path)
  return pages.find(
    (page) =>
      !never.has(page.path) &&
      wordsOf(page.path).some((word) => typed.some((other) => beginAlike(word, other))),
  )
}

const wordsOf = (path: string) => path.toLowerCase().match(/[a-z]+/g) ?? []

function beginAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, LEAST_LETTERS)
  return (
    length >= Math.min(one.length, LEAST_LETTERS) && one.slice(0, length) === other.slice(0, length)
  )
}
