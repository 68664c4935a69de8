import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dailyNote, notificationMessages as texts } from '../src/contract/notification-messages.ts'
import { fileBrowser } from './support/browser.ts'
import { fileDatabase } from './support/file-database.ts'
import { fileServer } from './support/file-server.ts'
import { logOut, signUp } from './support/sign-in.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const database = fileDatabase()
const server = fileServer(undefined, database)

/** The browser of these journeys has no notifications and blocks them whatever is granted. */
const allowNotifications = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })

/** In a closed network no push service gives an address, so that these calls are replaced. */
async function withPushService(page: Page, endpoint: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = {
    p256dh: ecdh.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    (address) => {
      const KEY = 'test push subscription'
      const make = () => ({
        endpoint: address.endpoint,
        toJSON: () => address,
        unsubscribe: async () => {
          localStorage.removeItem(KEY)
          return true
        },
      })
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(KEY) ? (make() as unknown as PushSubscription) : null
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem(KEY, String(options?.applicationServerKey))
        return make() as unknown as PushSubscription
      }
    },
    { endpoint, keys },
  )
}

const stored = async (endpoint: string) =>
  (
    await database.client.query(
      'select hour, time_zone from push_subscriptions where endpoint = $1',
      [endpoint],
    )
  ).rows
const address = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

async function openSettings(page: Page) {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('heading', { name: texts.title }).waitFor()
}

const theSwitch = (page: Page) => page.getByRole('switch', { name: texts.switchLabel })

test('a subscriber turns the daily notification on, changes its hour, and is rid of it by logging out', async () => {
  const page = await newPage({
    serviceWorkers: 'allow',
    timezoneId: 'Europe/Berlin',
    size: 'phone',
  })
  await allowNotifications(page)
  const endpoint = address('journey')
  await withPushService(page, endpoint)
  await signUpAndSubscribe(page, server.url, 'morning@example.com')
  await openSettings(page)
  expect(await theSwitch(page).isChecked()).toBe(false)
  expect(await stored(endpoint)).toEqual([])
  await page.getByLabel(texts.hourLabel, { exact: true }).selectOption('7 a.m.')
  await theSwitch(page).focus()
  await page.keyboard.press('Space')
  await page.getByText(texts.on('7 a.m.', 'Berlin')).waitFor()
  expect(await stored(endpoint)).toEqual([{ hour: 7, time_zone: 'Europe/Berlin' }])
  await expectAccessibleInAllThemesAndSizes(page)

  await page.getByLabel(texts.hourLabel, { exact: true }).selectOption('9 p.m.')
  await page.getByText(texts.on('9 p.m.', 'Berlin')).waitFor()
  await page.reload()
  await page.getByText(texts.on('9 p.m.', 'Berlin')).waitFor()
  expect(await theSwitch(page).isChecked()).toBe(true)

  await theSwitch(page).click()
  await expect.poll(() => stored(endpoint)).toEqual([])
  // Screen readers announce title and text in one.
  await page.getByText(texts.turnedOff.text, { exact: true }).waitFor()

  await theSwitch(page).click()
  await expect.poll(() => stored(endpoint)).toHaveLength(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await logOut(page, 'morning@example.com')
  await expect.poll(() => stored(endpoint)).toEqual([])
})

test('a person who blocks notifications learns where to allow them, and one without a subscription that they need one', async () => {
  const page = await newPage({ serviceWorkers: 'allow' })
  await signUp(page, server.url, 'blocked@example.com')
  await openSettings(page)
  await page.getByText(texts.denied).waitFor()
  await allowNotifications(page)
  await openSettings(page)
  await page.getByText(texts.needsSubscription).waitFor()
  await page.getByRole('link', { name: texts.seePlans }).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
})

test('a push message reaches the service worker, which shows it', async () => {
  const page = await newPage({ serviceWorkers: 'allow' })
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await page.goto(`${server.url}/faq`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await worker.evaluate(() => {
    const { registration } = self as unknown as ServiceWorkerGlobal
    const all: unknown[] = []
    Object.assign(self, { shown: all })
    registration.showNotification = async (title, options) => void all.push({ title, ...options })
  })
  const push = async (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registered,
      data,
    })
  const shown = () => worker.evaluate(() => (self as unknown as ServiceWorkerGlobal).shown)
  const note = { ...dailyNote, body: 'The morning asks for patience.' }
  await push(JSON.stringify(note))
  const { title, body, path } = note
  await expect.poll(shown).toMatchObject([{ title, body, tag: 'daily', data: { path } }])
  await push('{')
  await expect.poll(async () => (await shown()).at(1)).toMatchObject({ title: 'Cosmic Path' })
})

interface ServiceWorkerGlobal {
  registration: { showNotification(title: string, options: object): Promise<void> }
  shown: object[]
}
