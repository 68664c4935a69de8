import lighthouse from 'lighthouse'

export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Browser {
  /** Of the browser's protocol. */
  port: number
  isSignedIn: boolean
}

/** The four scores of a first visit with the mobile preset, from 0 to 100. The HTTP cache is always emptied. */
export async function scorePage(url: string, { port, isSignedIn }: Browser): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Cookies and local storage hold the session.
    clearStorageTypes: isSignedIn ? ['service_workers', 'cache_storage'] : ['all'],
  })
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((result?.lhr.categories[name]?.score ?? 0) * 100),
  ])
  return Object.fromEntries(scores)
}
