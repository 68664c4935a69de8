import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentitySettings } from '#contract/identity.ts'
import { FALLBACK_FILE, NOT_FOUND_PAGE, pages } from '#contract/pages.ts'
import { staticPages } from './static-pages.ts'

const characters: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" }

const identitySettings: IdentitySettings = {
  provider: { kind: 'embedded' },
  google: false,
  mailedCode: true,
  passwordPolicy: {
    minLength: 6,
    maxLength: 128,
    lowercase: false,
    uppercase: false,
    numeric: false,
    nonAlphanumeric: false,
  },
}
const alone = {
  publicUrl: 'https://stars.example',
  contactForm: null,
  firebase: undefined,
  stripe: false,
  identitySettings,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-pages-'))
  const finished = pages.filter(({ prerendered }) => prerendered).map(({ path }) => path)
  for (const file of [
    FALLBACK_FILE,
    ...[...finished, NOT_FOUND_PAGE].map((path) => `${path}/index.html`),
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `<head></head>${file}<script>ours()</script>`)
  }
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/code-1a2b.js'), 'ours()')
  await writeFile(join(folder, 'assets/code-1a2b.js.br'), 'smallest')
  await writeFile(join(folder, 'assets/code-1a2b.js.gz'), 'smaller')
  await writeFile(join(folder, 'assets/notes'), 'of no known type')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
})
afterAll(() => rm(folder, { recursive: true }))

async function policyOf(outside: Parameters<typeof staticPages>[1]) {
  const web = await staticPages(folder, outside)
  const policy = (await web.request('/login')).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  )
}

test.each([
  ['/subscribe', '/'],
  ['/subscribe?plan=weekly', '/'],
  ['/subscribe?plan=annual', undefined],
])('the payment page needs a plan: %s leads to %s', async (path, other) => {
  const web = await staticPages(folder, alone)
  const answer = await web.request(path)
  expect(answer.status).toBe(other ? 302 : 200)
  expect(answer.headers.get('location') ?? undefined).toBe(other)
})

describe('a page', () => {
  test('allows no third-party sources by default', async () => {
    const policy = await policyOf(alone)
    expect(policy['default-src']).toBe("'self'")
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[^']+'$/)
    expect(policy['connect-src']).toBe("'self'")
    expect(policy['frame-src']).toBe("'none'")
  })

  test('allows style elements only with the nonce of the response', async () => {
    const web = await staticPages(folder, alone)
    const nonces = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const answer = await web.request('/login')
      const [, nonce = ''] =
        /<head><meta name="style-nonce" content="([^"]+)"/.exec(await answer.text()) ?? []
      nonces.add(nonce)
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce}';`)
      expect(policy).not.toMatch(/style-src(-elem)? [^;]*unsafe-inline/)
    }
    expect(nonces.size).toBe(3)
  })

  test('contains the identity settings, whatever characters they have', async () => {
    const provider = {
      kind: 'firebase' as const,
      apiKey: `"><b>&$'`,
      authDomain: 'a',
      projectId: 'b',
    }
    const web = await staticPages(folder, {
      ...alone,
      identitySettings: { ...identitySettings, provider },
    })
    const html = await (await web.request('/faq')).text()
    const [, content = ''] = /<meta name="identity-settings" content="([^"]*)"/.exec(html) ?? []
    const unescaped = content.replace(/&(\w+|#39);/g, (_, name) => characters[name] ?? '')
    expect(JSON.parse(unescaped)).toEqual({ ...identitySettings, provider })
  })

  test('[2.25] may frame the configured contact form', async () => {
    const contactForm = 'https://forms.example/of/us?theme=night'
    const policy = await policyOf({ ...alone, contactForm })
    expect(policy['frame-src']).toBe('https://forms.example')
  })

  test("[7.30] may show Stripe's card form where Stripe is configured", async () => {
    const policy = await policyOf({ ...alone, stripe: true })
    expect(policy['script-src']).toMatch(
      / https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
    )
    expect(policy['connect-src']).toBe("'self' https://api.stripe.com")
    expect(policy['frame-src']).toBe(
      'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    )
  })

  test('[7.30] may call Firebase Authentication where that is the identity provider', async () => {
    const firebase = { authDomain: 'stars.firebaseapp.com' }
    const policy = await policyOf({ ...alone, firebase })
    expect(policy['connect-src']).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    )
    expect(policy['script-src']).toContain(' https://apis.google.com')
    expect(policy['frame-src']).toBe('https://stars.firebaseapp.com')
  })
})

describe('search engines', () => {
  test('find the map of the pages, and what they should leave alone', async () => {
    const web = await staticPages(folder, alone)
    const robots = await (await web.request('/robots.txt')).text()
    expect(robots).toContain('Disallow: /api/\n')
    expect(robots).toContain('Sitemap: https://stars.example/sitemap.xml\n')
    const map = await web.request('/sitemap.xml')
    expect(map.headers.get('content-type')).toBe('application/xml')
    const addresses = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at)
    expect(addresses).toContain('https://stars.example/faq')
    // Not prerendered, so that nobody is sent there.
    expect(addresses).not.toContain('https://stars.example/checkout')
  })
})

describe('[2.1] an address', () => {
  let web: Awaited<ReturnType<typeof staticPages>>
  beforeAll(async () => {
    web = await staticPages(folder, alone)
  })

  test('of a page returns the page with its content security policy', async () => {
    for (const { path, ...page } of pages) {
      const query = 'needs' in page ? `?${page.needs.parameter}=${page.needs.values[0]}` : ''
      const answer = await web.request(path + query)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-security-policy'), path).toContain('sha256-')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('with a parameter that changes what the page shows returns the fallback', async () => {
    const bodyOf = async (path: string) => (await web.request(path)).text()
    for (const query of ['', '?redirect=/faq'])
      expect(await bodyOf(`/forgot-password${query}`)).toContain('/forgot-password/index.html')
    for (const query of ['?token=x', '?oobCode=x', '?error=INVALID_TOKEN'])
      expect(await bodyOf(`/forgot-password${query}`)).toContain(FALLBACK_FILE)
  })

  test('of a page with trailing slashes redirects to the page and keeps the query', async () => {
    for (const { path } of pages.filter(({ path }) => path !== '/'))
      for (const slashes of ['/', '//']) {
        const answer = await web.request(`http://localhost${path}${slashes}?a=%2F%2Fb&c`)
        expect([answer.status, answer.headers.get('location')]).toEqual([
          301,
          `${path}?a=%2F%2Fb&c`,
        ])
        expect(answer.headers.get('cache-control')).toBe('no-cache')
      }
  })

  test.each([
    '/READINGS',
    '/Faq/',
    '/assets',
    '/assets/',
    '/assets/notes',
    '/.vite/manifest.json',
    '/assets/missing.js',
    '/assets/code-1a2b.js.br',
    '/assets/code-1a2b.js.gz',
    '/assets/..%2ffavicon.svg',
    '/assets%2fcode-1a2b.js',
    '/index.html',
    '/__spa-fallback.html',
    '/faq/index.html',
    '/faq%2f',
    '/faq/..%2f',
    '/404',
    '/404/',
    '//evil.example/',
    '//faq',
    '///',
    '/%2e%2e/package.json',
    '/\\evil.example/',
    '/%5cevil.example',
    '/toString',
    '/%66aq',
  ])('that is none answers 404 with the one page for it: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await web.request(new Request(`http://localhost${path}`, { method }))
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('content-security-policy')).toContain('sha256-')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect((await answer.text()).replace(/<head>.*<\/head>/, '')).toBe(
        method === 'GET' ? '/404/index.html<script>ours()</script>' : '',
      )
    }
  })

  test('of a build file returns the file; content-hashed files are cached forever', async () => {
    const script = await web.request('/assets/code-1a2b.js')
    expect(await script.text()).toBe('ours()')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    const icon = await web.request('/favicon.svg')
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, null])
    const head = await web.request('/assets/code-1a2b.js', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '6'])
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'smallest'],
    ['gzip, deflate', 'gzip', 'smaller'],
    ['identity', null, 'ours()'],
  ])(
    'of a build file that the build compressed returns what a client takes: %s',
    async (accepted, encoding, content) => {
      const script = await web.request('/assets/code-1a2b.js', {
        headers: { 'accept-encoding': accepted },
      })
      expect(script.headers.get('content-encoding')).toBe(encoding)
      expect(await script.text()).toBe(content)
      expect(script.headers.get('content-type')).toContain('text/javascript')
      expect(script.headers.get('vary')).toBe(encoding && 'Accept-Encoding')
    },
  )
})
