import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { beforeFirstPaint } from './theme.ts'

const file = join(import.meta.dirname, '../../../public/service-worker.js')
const code = readFileSync(file, 'utf8')

afterEach(() => vi.unstubAllGlobals())

type Listener = (event: object) => void

/** Runs the worker and hands it one request; undefined if it leaves the request to the browser. */
function answerTo(mode: string, fetched: () => Promise<Response>): Promise<Response> | undefined {
  const listeners = new Map<string, Listener>()
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  vi.stubGlobal('fetch', fetched)
  // As the browser runs it: a script of its own.
  new Function('self', code)(self)
  let answer: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    answer = given
  }
  listeners.get('fetch')?.({ request: { mode }, preloadResponse: Promise.resolve(), respondWith })
  return answer
}

const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page that cannot be loaded is answered with one of our own', async () => {
  const answer = await answerTo('navigate', away)
  expect(answer?.status).toBe(503)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await answer?.text()
  expect(text).toContain('This page did not load')
})

const choices = [null, 'light', 'dark', 'device', 'Dark']
test.each(
  choices.flatMap((choice) => [true, false].map((isDarkDevice) => ({ choice, isDarkDevice }))),
)('[4.1] its theme is that of the site: %j', async ({ choice, isDarkDevice }) => {
  const classes = new Set<string>()
  const documentElement = {
    set className(name: string) {
      classes.add(name)
    },
    classList: { toggle: (name: string, isOn: boolean) => isOn && classes.add(name) },
  }
  vi.stubGlobal('document', { documentElement, querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: (key: string) => key === 'theme' && choice })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDarkDevice && query === '(prefers-color-scheme: dark)',
  }))
  const darkAfter = (script = '') => {
    classes.clear()
    new Function(script)()
    return classes.has('dark')
  }
  const site = darkAfter(beforeFirstPaint)
  const answer = await answerTo('navigate', away)
  const [, script] = (await answer?.text())?.match(/<script>(.*?)<\/script>/s) ?? []
  expect(script).toContain('theme')
  expect(darkAfter(script)).toBe(site)
  expect(site).toBe(choice === 'dark' || (choice === 'device' && isDarkDevice))
})

test('a page that can be loaded is passed on', async () => {
  const answer = await answerTo('navigate', async () => new Response('the page'))
  expect(await answer?.text()).toBe('the page')
})

test('calls and files are left to the browser, and nothing is stored', () => {
  for (const mode of ['cors', 'no-cors', 'same-origin'])
    expect(answerTo(mode, away)).toBeUndefined()
  expect(code).not.toMatch(/caches|indexedDB|CacheStorage/)
})
