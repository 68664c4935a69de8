import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath, withQuery } from './own-path.ts'

const HERE = 'https://cosmic-path.example'

describe('the way back', () => {
  test('keeps our own pages with their query and part', () => {
    for (const path of [
      '/',
      '/readings?type=synastry',
      '/#pricing',
      '/readings?type=saved&reading=1',
    ])
      expect(ownPath(path)).toBe(path)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/..//evil.example',
    'readings',
    '',
    null,
    undefined,
  ])('%s leads to the fallback', (path) => {
    expect(ownPath(path, '/horoscopes')).toBe('/horoscopes')
  })

  test('never leaves the site, for any path', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '.',
        ':',
        '@',
        '\t',
        '\n',
        ' ',
        'a',
        '?',
        '#',
        '%2f',
        '\u3000',
      ),
    })
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          fc.string(),
          nasty.map((text) => `/${text}`),
        ),
        (path) => {
          const target = new URL(ownPath(path), HERE)
          expect(target.origin).toBe(HERE)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('survives one encoding and one decoding', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const way = `/${path}?${query}`
        const address = new URL(withQuery('/signup', { redirect: way }), HERE)
        expect(address.searchParams.get('redirect')).toBe(way)
      }),
      { numRuns: 40 },
    )
  })

  test('is written as the specification writes it', () => {
    expect(withQuery('/signup', { redirect: '/readings' })).toBe('/signup?redirect=/readings')
    expect(withQuery('/signup', { plan: 'monthly', redirect: '/readings?type=synastry' })).toBe(
      '/signup?plan=monthly&redirect=/readings?type=synastry',
    )
    expect(withQuery('/signup', { plan: undefined })).toBe('/signup')
  })
})
