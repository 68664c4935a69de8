import { PRODUCT_NAME } from '#contract/messages.ts'
import { type PagePath, pages } from '#contract/pages.ts'

/** The title and description of one page, for its `meta` export. */
export function pageMeta(path: PagePath, description?: string) {
  const title = pages.find((page) => page.path === path)?.title
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
}

/** What a page is about in the vocabulary of schema.org, for its `meta` export. */
export const structuredData = (data: Record<string, unknown>) => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
})
