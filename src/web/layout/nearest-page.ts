import { type Page, type PagePath, pages } from '#contract/pages.ts'

/** How many of the letters at the beginning of a word must agree. */
const LEAST_LETTERS = 4

/** Pages that an address is not meant for by mistake, or that lead to others without a query. */
const never = new Set<string>([
  '/',
  '/debug-auth',
  '/admin/ai-models',
  '/checkout',
  '/subscribe',
  '/subscription-success',
  '/receipt',
] satisfies PagePath[])

/** What other sites call these pages. */
const aliases: Record<string, PagePath> = {
  signin: '/login',
  logon: '/login',
  register: '/signup',
  join: '/signup',
  account: '/settings',
  profile: '/settings',
  billing: '/subscription',
  chat: '/baba-bliss',
  help: '/faq',
  support: '/contact',
}

const plans: Link = { path: '/#pricing', title: 'Plans and prices' }
const wordsForPlans = ['pricing', 'prices', 'price', 'plans', 'plan']

type Link = Pick<Page, 'path' | 'title'>

/** Where somebody may have wanted to go who typed a path that is no page. */
export const usualPages: Link[] = pages.filter(({ path }) =>
  ['/readings', '/horoscopes', '/faq'].includes(path),
)

/** The page that this path may mean: by another name, or because one of its words begins like a word of the path. */
export function nearestPage(path: string): Link | undefined {
  const typed = wordsOf(path)
  // As "sign-in" and "log-in".
  const names = [typed.join(''), ...typed]
  if (names.some((name) => wordsForPlans.includes(name))) return plans
  const meant = names.find((name) => Object.hasOwn(aliases, name))
  if (meant) return pages.find((page) => page.path === aliases[meant])
  return pages.find(
    (page) =>
      !never.has(page.path) &&
      wordsOf(page.path).some((word) => names.some((name) => beginAlike(word, name))),
  )
}

const wordsOf = (path: string) => path.toLowerCase().match(/[a-z]+/g) ?? []

function beginAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, LEAST_LETTERS)
  return (
    length >= Math.min(one.length, LEAST_LETTERS) && one.slice(0, length) === other.slice(0, length)
  )
}
