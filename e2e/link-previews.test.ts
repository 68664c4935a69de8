import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

const read = async (path: string) => (await fetch(server.url + path)).text()
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

test('each page of the site map has a description, a picture and an address of its own', async () => {
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(addresses).toEqual(expect.arrayContaining(['/', '/faq', '/readings', '/signup']))
  for (const path of ['/settings', '/admin/ai-models', '/subscribe', '/debug-auth'])
    expect(addresses).not.toContain(path)
  const descriptions = new Set<string>()
  for (const path of addresses) {
    const html = await read(path)
    const description = contentOf(html, 'description')
    expect(description.length, path).toBeGreaterThan(40)
    descriptions.add(description)
    expect(new URL(contentOf(html, 'og:url')).pathname).toBe(path)
    const picture = await fetch(server.url + new URL(contentOf(html, 'og:image')).pathname)
    expect([path, picture.headers.get('content-type')]).toEqual([path, 'image/png'])
  }
  expect(descriptions.size).toBe(addresses.length)
})

test('the canonical address follows the page, and the site can be installed', async () => {
  const page = await newPage()
  await page.goto(server.url)
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL((await canonical()) ?? '').pathname).toBe('/')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(async () => new URL((await canonical()) ?? '').pathname).toBe('/faq')

  const manifest = JSON.parse(await read('/manifest.webmanifest'))
  for (const { src } of manifest.icons)
    expect((await fetch(server.url + src)).headers.get('content-type')).toBe('image/png')
})
