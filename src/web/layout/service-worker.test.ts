import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { replacePushAddress } from '#contract/notifications.ts'
import { beforeFirstPaint } from './theme.ts'

const file = join(import.meta.dirname, '../../../public/service-worker.js')
const code = readFileSync(file, 'utf8')

afterEach(() => vi.unstubAllGlobals())

type Listener = (event: object) => void

/** Runs the worker in a browser of ours. @returns its listeners */
function runWorker(scope: object = {}): Map<string, Listener> {
  const listeners = new Map<string, Listener>()
  const self = {
    location: { origin: 'https://cosmic.example' },
    ...scope,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  // As the browser runs it: a script of its own.
  new Function('self', code)(self)
  return listeners
}

/** Hands the worker one request; undefined if it leaves the request to the browser. */
function answerTo(mode: string, fetched: () => Promise<Response>): Promise<Response> | undefined {
  vi.stubGlobal('fetch', fetched)
  const listeners = runWorker()
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

test.each([
  ['Newsreader', 'h1'],
  ['Instrument Sans', 'p'],
  ['Instrument Sans', 'a'],
])('it brings the letters of %s that its <%s> needs', async (family, element) => {
  const answer = await answerTo('navigate', away)
  expect(answer?.headers.get('content-security-policy')).toContain('font-src data:')
  const text = (await answer?.text()) ?? ''
  const [, face = ''] = text.match(new RegExp(`@font-face{font-family:"${family}"([^}]+)}`)) ?? []
  expect(face).toContain('src:url(data:font/woff2;base64,')
  const covered = (face.match(/(?<=U\+)[\da-f]+/g) ?? []).map((hex) => Number.parseInt(hex, 16))
  const [, shown = ''] =
    text.match(new RegExp(`<${element}[ >][^>]*?>?([^<>]+)</${element}>`)) ?? []
  expect(shown).not.toBe('')
  for (const letter of shown) expect(covered).toContain(letter.codePointAt(0))
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

/** Hands the worker one event, and waits for what it does. */
async function handle(name: string, event: object, scope: object) {
  let done: Promise<unknown> | undefined
  const waitUntil = (work: Promise<unknown>) => {
    done = work
  }
  runWorker(scope).get(name)?.({ ...event, waitUntil })
  await done
}

describe('a push message', () => {
  async function shown(data: object | null) {
    const showNotification = vi.fn()
    await handle('push', { data }, { registration: { showNotification } })
    return showNotification.mock.calls
  }
  const note = { title: 'Your day', body: 'A quiet morning.', path: '/horoscopes' }

  test('is shown, in the place of the one before', async () => {
    expect(await shown({ json: () => note })).toEqual([
      [
        'Your day',
        {
          body: 'A quiet morning.',
          tag: 'daily',
          icon: '/icons/icon-192.png',
          data: { path: '/horoscopes' },
        },
      ],
    ])
  })

  test('is shown in general words when it cannot be read: browsers punish silence', async () => {
    const broken = { json: () => JSON.parse('{') }
    for (const data of [null, broken])
      expect(await shown(data)).toMatchObject([['Cosmic Path', { data: { path: '/horoscopes' } }]])
  })
})

describe('a tap on a notification', () => {
  async function tap(path: unknown, ...tabs: string[]) {
    const focused: string[] = []
    const openWindow = vi.fn()
    const close = vi.fn()
    const all = tabs.map((url) => ({ url, focus: async () => void focused.push(url) }))
    const clients = { matchAll: async () => all, openWindow }
    await handle('notificationclick', { notification: { close, data: { path } } }, { clients })
    expect(close).toHaveBeenCalledOnce()
    return { focused, opened: openWindow.mock.calls.flat() }
  }
  const horoscopes = 'https://cosmic.example/horoscopes'

  test('opens the page, and leaves a tab at another page alone', async () => {
    expect(await tap('/horoscopes', 'https://cosmic.example/settings')).toEqual({
      focused: [],
      opened: [horoscopes],
    })
  })

  test('shows a tab that is at the page already', async () => {
    expect(await tap('/horoscopes', `${horoscopes}?kind=daily`)).toEqual({
      focused: [`${horoscopes}?kind=daily`],
      opened: [],
    })
  })

  test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', undefined])(
    'never leads to another site: %s',
    async (path) => {
      expect((await tap(path)).opened).toEqual(['https://cosmic.example/'])
    },
  )
})

describe('an address that the browser replaces', () => {
  const addressAt = (endpoint: string) => ({
    options: { applicationServerKey: 'a key', userVisibleOnly: true },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  })
  const subscribe = vi.fn(async (_options: object) => addressAt('https://push.example/new'))
  const registration = { pushManager: { subscribe } }
  const fetched = vi.fn(async (_path: string, _init: { body: string }) => Response.json({}))
  const change = (event: object) => {
    vi.stubGlobal('fetch', fetched)
    fetched.mockClear()
    return handle('pushsubscriptionchange', event, { registration })
  }

  test('is sent to the server, with the keys of the old one', async () => {
    await change({ oldSubscription: addressAt('https://push.example/old'), newSubscription: null })
    expect(subscribe).toHaveBeenCalledWith({ applicationServerKey: 'a key', userVisibleOnly: true })
    const [path, { body }] = fetched.mock.calls[0] ?? expect.fail('nothing was sent')
    expect(path).toBe('/api/daily-notification/replacement')
    const keys = { p256dh: 'p', auth: 'a' }
    expect(replacePushAddress.path).toBe(path)
    expect(JSON.parse(body)).toEqual({
      old: { endpoint: 'https://push.example/old', keys },
      new: { endpoint: 'https://push.example/new', keys },
    })
  })

  test('ends the notes where the browser no longer knows the old one', async () => {
    await change({ oldSubscription: null, newSubscription: null })
    expect(fetched).not.toHaveBeenCalled()
  })
})
