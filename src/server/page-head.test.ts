import { describe, expect, test } from 'vitest'
import type { Page } from '#contract/pages.ts'
import { previewElements } from './page-head.ts'

const page = (path: string): Page => ({ path, title: '', prerendered: true })
const text = `<html><head><title>Readings · Cosmic Path</title><meta name="description" content="Yours &amp; theirs, &quot;why&quot; &amp; how"/></head>`

const elementsOf = (options: Partial<Parameters<typeof previewElements>[0]> = {}) =>
  previewElements({
    text,
    page: page('/readings'),
    publicUrl: 'https://stars.example',
    hasFile: () => true,
    ...options,
  })

describe('the preview of a page', () => {
  test('has absolute addresses, and the title and description of the page', () => {
    const elements = elementsOf()
    expect(elements).toContain('<link rel="canonical" href="https://stars.example/readings"/>')
    for (const [property, content] of [
      ['og:url', 'https://stars.example/readings'],
      ['og:title', 'Readings · Cosmic Path'],
      ['og:description', 'Yours &amp; theirs, &quot;why&quot; &amp; how'],
      ['og:image', 'https://stars.example/pictures/readings.png'],
    ])
      expect(elements).toContain(`<meta property="${property}" content="${content}"/>`)
  })

  test('has the picture of the start page where the page has none of its own', () => {
    const hasFile = (path: string) => path === '/pictures/start.png'
    expect(elementsOf({ hasFile })).toContain('content="https://stars.example/pictures/start.png"')
  })

  test('is absent from a page that search engines should not list', () => {
    expect(elementsOf({ text: `${text}<meta name="robots" content="noindex"/>` })).toBe('')
  })

  test('names the organization on the start page alone', () => {
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(
      elementsOf({ page: page('/') }),
    )
    expect(JSON.parse(data?.[1] ?? '')).toMatchObject({
      '@type': 'Organization',
      url: 'https://stars.example/',
    })
    expect(elementsOf()).not.toContain('ld+json')
  })
})
