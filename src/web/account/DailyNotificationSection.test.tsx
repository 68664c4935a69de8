import { createHash, webcrypto } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { notificationMessages as texts } from '#contract/notification-messages.ts'
import { asAda, fakeServer, noSubscription, refusal, trial } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { DailyNotificationSection } from './DailyNotificationSection.tsx'

const PATH = '/api/daily-notification'
const off = { publicKey: 'our key', device: null }
const on = (hour: number) => ({ ...off, device: { hour, timeZone: 'America/New_York' } })
/** As the server computes it. */
const deviceId = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')
const ofDevice = /^(PUT|DELETE) \/api\/daily-notification\/[\w-]{43}$/

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

interface Phone {
  permission?: NotificationPermission
  /** What the person answers to the browser's question. */
  answer?: NotificationPermission
  isSubscribed?: boolean
  cannotReach?: boolean
}

/** A browser that knows Web Push. */
function pushBrowser({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  cannotReach = false,
}: Phone = {}) {
  const make = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      current = null
      return true
    },
  })
  let current: ReturnType<typeof make> | null = isSubscribed
    ? make('https://push.example/old')
    : null
  const subscribe = vi.fn(async (_options: object) => {
    if (cannotReach) throw new DOMException('Registration failed', 'AbortError')
    current = make('https://push.example/new')
    return current
  })
  const pushManager = { getSubscription: async () => current, subscribe }
  const registration = { pushManager }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const requestPermission = vi.fn(async () => answer)
  vi.stubGlobal('Notification', { permission, requestPermission })
  vi.stubGlobal('PushManager', class {})
  // jsdom has no digests.
  vi.stubGlobal('crypto', webcrypto)
  return { subscribe, requestPermission, isSubscribed: () => current !== null }
}

function open(answers: object = {}) {
  const server = fakeServer({
    ...asAda,
    'GET /api/subscription-status': trial,
    [`GET ${PATH}`]: off,
    ...answers,
  })
  renderPage(DailyNotificationSection, '/settings')
  return { server, user: userEvent.setup() }
}

const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: texts.switchLabel })
const theHour = () => screen.getByRole<HTMLSelectElement>('combobox', { name: texts.hourLabel })

describe('the daily notification', () => {
  test('is off, and nobody is asked for permission before the switch is turned', async () => {
    const browser = pushBrowser()
    open()
    expect((await theSwitch()).checked).toBe(false)
    expect(theHour().value).toBe('9')
    expect(browser.requestPermission).not.toHaveBeenCalled()
    expect(browser.subscribe).not.toHaveBeenCalled()
  })

  test('is turned on by keyboard, at the chosen hour, with the key of the server', async () => {
    const browser = pushBrowser()
    const { server, user } = open({ [`POST ${PATH}`]: on(7) })
    await user.selectOptions((await theSwitch()) && theHour(), '7 a.m.')
    expect(server.count(`POST ${PATH}`)).toBe(0)
    const toggle = await theSwitch()
    toggle.focus()
    await user.keyboard(' ')
    await screen.findByText(texts.on('7 a.m.', 'New York'))
    expect((await theSwitch()).checked).toBe(true)
    expect(browser.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'our key',
    })
    const sent = server.seen.find(({ call }) => call === `POST ${PATH}`)
    expect(sent?.body).toEqual({
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'p', auth: 'a' },
      hour: 7,
    })
  })

  test('changes its hour, and is turned off again', async () => {
    const browser = pushBrowser({ permission: 'granted', isSubscribed: true })
    const { server, user } = open({ [`GET ${PATH}`]: on(9) })
    expect((await theSwitch()).checked).toBe(true)
    const path = `${PATH}/${deviceId('https://push.example/old')}`
    server.answers[`PUT ${path}`] = on(21)
    server.answers[`DELETE ${path}`] = { success: true }
    await user.selectOptions(theHour(), '9 p.m.')
    await screen.findByText(texts.on('9 p.m.', 'New York'))
    await user.click(await theSwitch())
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false))
    // The switch is off before the server knows.
    await waitFor(() =>
      expect(server.seen.filter(({ call }) => ofDevice.test(call))).toHaveLength(2),
    )
    await waitFor(() => expect(browser.isSubscribed()).toBe(false))
  })

  test('stays on when turning it off fails', async () => {
    const browser = pushBrowser({ permission: 'granted', isSubscribed: true })
    const { user } = open({ [`GET ${PATH}`]: on(9) })
    await user.click(await theSwitch())
    await screen.findByText(texts.on('9 a.m.', 'New York'))
    expect((await theSwitch()).checked).toBe(true)
    expect(browser.isSubscribed()).toBe(true)
  })

  test.each<[string, Phone, object, string]>([
    ['the person closes the question', { answer: 'default' }, {}, texts.dismissed],
    ['the push service is out of reach', { cannotReach: true }, {}, texts.pushUnavailable],
    [
      'the server refuses',
      {},
      { [`POST ${PATH}`]: () => refusal(400, { error: 'No.', message: 'No.' }) },
      'No.',
    ],
  ])('stays off when %s', async (_, phone, answers, text) => {
    pushBrowser(phone)
    const { user } = open(answers)
    await user.click(await theSwitch())
    await screen.findByText(text)
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false))
  })

  test('says where to allow notifications when they are blocked', async () => {
    pushBrowser({ permission: 'denied' })
    open()
    await screen.findByText(texts.denied)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('says so when the browser has none, and what to do on an iPhone', async () => {
    open()
    await screen.findByText(texts.notSupported)
    document.body.replaceChildren()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/605.1')
    open()
    await screen.findByText(texts.installFirst)
    vi.restoreAllMocks()
  })

  test('leads a person without a subscription to the plans', async () => {
    pushBrowser()
    open({ 'GET /api/subscription-status': noSubscription })
    await screen.findByText(texts.needsSubscription)
    const link = screen.getByRole('link', { name: texts.seePlans })
    expect(link.getAttribute('href')).toBe('/subscription')
  })

  test('can be loaded again', async () => {
    pushBrowser()
    const answers: unknown[] = [refusal(503, {}), refusal(503, {})]
    const { user } = open({ [`GET ${PATH}`]: () => answers.shift() ?? off })
    await screen.findByText(texts.notLoaded)
    answers.length = 0
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await theSwitch()
  })
})
