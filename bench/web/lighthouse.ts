import lighthouse from 'lighthouse'

export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The four scores of the mobile preset, from 0 to 100. @param port of the browser's protocol */
export async function scorePage(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // What the browser has of the person stays.
    disableStorageReset: true,
  })
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((result?.lhr.categories[name]?.score ?? 0) * 100),
  ])
  return Object.fromEntries(scores)
}
