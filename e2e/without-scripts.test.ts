import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PagePath, pages } from '../src/contract/pages.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { hydrated } from './support/hydrated.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

/** Pages to read. The others are forms and texts of one person, which need scripts. */
const toRead: PagePath[] = [
  '/',
  '/dating',
  '/faq',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
  '/care',
]

/** What depends on the day, the reader's place or the settings of the server. */
const known =
  /^Tonight over |first charge is .* on [A-Z]|^(Email|Phone)$|^We have no phone line|^Use the form on this page/

describe('[1.13] without JavaScript', () => {
  let withScripts: Page
  let without: Page
  beforeAll(async () => {
    withScripts = await newPage()
    without = await newPage({ javaScriptEnabled: false })
  })

  test.each(toRead)('%s has every heading and paragraph', async (path) => {
    await withScripts.goto(server.url + path)
    await hydrated(withScripts)
    await without.goto(server.url + path)
    const read = await textsOf(without)
    const missing = (await textsOf(withScripts)).filter((text) => !read.includes(text))
    expect(missing.filter((text) => !known.test(text))).toEqual([])
    expect(read.join(' ').length).toBeGreaterThan(100)
  })

  test.each(pages.flatMap(({ path, prerendered }) => (prerendered ? [path] : [])))(
    '%s shows no placeholder that waits forever',
    async (path) => {
      await without.goto(server.url + path)
      expect(await without.locator(':is(h1, [role=status] p):visible').count()).toBeGreaterThan(0)
      expect(await without.locator('.animate-late-breathe:visible').count()).toBe(0)
    },
  )
})

/** The visible headings and paragraphs. */
const textsOf = async (page: Page) => {
  const texts = await page.locator(':is(h1, h2, h3, p, dd):visible').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
