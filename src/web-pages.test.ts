import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FALLBACK_FILE, NOT_FOUND_PAGE, pages } from '#contract/pages.ts'
import { webPages } from './web-pages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-pages-'))
  const finished = pages.filter(({ prerendered }) => prerendered).map(({ path }) => path)
  for (const file of [
    FALLBACK_FILE,
    ...[...finished, NOT_FOUND_PAGE].map((path) => `${path}/index.html`),
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '<script>ours()</script>')
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function policyOf(outside: Parameters<typeof webPages>[1]) {
  const web = await webPages(folder, outside)
  const policy = (await web.request('/login')).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  )
}

describe('a page', () => {
  test('may use nothing of other people by default', async () => {
    const policy = await policyOf({ contactForm: null, firebase: undefined, stripe: false })
    expect(policy['default-src']).toBe("'self'")
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[^']+'$/)
    expect(policy['connect-src']).toBe("'self'")
    expect(policy['frame-src']).toBe("'none'")
  })

  test('[2.25] may frame the contact form that was set', async () => {
    const contactForm = 'https://forms.example/of/us?theme=night'
    const policy = await policyOf({ contactForm, firebase: undefined, stripe: false })
    expect(policy['frame-src']).toBe('https://forms.example')
  })

  test('[7.30] may show the card form of Stripe where that takes the cards', async () => {
    const policy = await policyOf({ contactForm: null, firebase: undefined, stripe: true })
    expect(policy['script-src']).toMatch(
      / https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
    )
    expect(policy['connect-src']).toBe("'self' https://api.stripe.com")
    expect(policy['frame-src']).toBe(
      'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    )
  })

  test('[7.30] may speak to Firebase Authentication where that is the identity provider', async () => {
    const firebase = { authDomain: 'stars.firebaseapp.com' }
    const policy = await policyOf({ contactForm: null, firebase, stripe: false })
    expect(policy['connect-src']).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    )
    expect(policy['script-src']).toContain(' https://apis.google.com')
    expect(policy['frame-src']).toBe('https://stars.firebaseapp.com')
  })
})
