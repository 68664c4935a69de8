import { createECDH, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notificationMessages as texts } from '#contract/notification-messages.ts'
import type { PushAddress } from '#contract/notifications.ts'
import { findUserById } from '#identity/users-table.ts'
import { createRecordedPushes } from '#testing/recorded-pushes.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor, type Visitor } from '#testing/visitor.ts'
import { deviceId, turnOn as turnOnDevice } from './devices.ts'
import { pushSubscriptions } from './push-subscriptions-table.ts'

const PATH = '/api/daily-notification'
const BERLIN = { 'time-zone': 'Europe/Berlin' }

let app: TestApp
let now: Date
let people = 0
let devices = 0
beforeAll(async () => {
  app = await openTestApp({ today: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date('2026-12-01T12:00:00Z')
})

function newDevice(): PushAddress {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${devices++}:${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: ecdh.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}

interface Person {
  visitor: Visitor
  bearer: Record<string, string>
}

async function subscriber(): Promise<Person> {
  const visitor = createVisitor(app)
  await visitor.signUp(`note${people++}@example.com`, 'a good password')
  const bearer = await visitor.bearer()
  await app.subscribe(bearer)
  return { visitor, bearer }
}

const turnOn = ({ visitor, bearer }: Person, body: object, zone: object = BERLIN) =>
  visitor.post(PATH, { hour: 9, ...body }, { ...bearer, ...zone })
const read = async ({ visitor, bearer }: Person, { endpoint }: PushAddress) =>
  (await visitor.get(`${PATH}?device=${deviceId(endpoint)}`, bearer)).json()
const storedAt = async ({ endpoint }: PushAddress) =>
  (
    await app.database.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint))
  )[0]
const replace = (body: object) => createVisitor(app).post(`${PATH}/replacement`, body)

test('the daily note is off until it is turned on, at the hour of the clock of the reader', async () => {
  const ada = await subscriber()
  const device = newDevice()
  const { publicKey, device: none } = await read(ada, device)
  expect(publicKey).toMatch(/^[\w-]{87}$/)
  expect(none).toBeNull()
  const answer = await turnOn(ada, device)
  expect(answer.status).toBe(200)
  const on = { publicKey, device: { hour: 9, timeZone: 'Europe/Berlin' } }
  expect(await answer.json()).toEqual(on)
  expect(await read(ada, device)).toEqual(on)
  expect(await read(ada, newDevice())).toEqual({ publicKey, device: null })
  expect((await storedAt(device))?.nextAt.toISOString()).toBe('2026-12-02T08:00:00.000Z')
})

test('the hour of a device can be changed, with the clock that it is on', async () => {
  const ada = await subscriber()
  const device = newDevice()
  await turnOn(ada, device)
  const path = `${PATH}/${deviceId(device.endpoint)}`
  const call = (body: object, headers: object = {}) =>
    ada.visitor.call('PUT', path, body, { ...ada.bearer, ...headers })
  expect((await (await call({ hour: 20 })).json()).device).toEqual({
    hour: 20,
    timeZone: 'Europe/Berlin',
  })
  expect((await storedAt(device))?.nextAt.toISOString()).toBe('2026-12-01T19:00:00.000Z')
  const tokyo = await call({ hour: 7 }, { 'time-zone': 'Asia/Tokyo' })
  expect((await tokyo.json()).device).toEqual({ hour: 7, timeZone: 'Asia/Tokyo' })
  expect((await storedAt(device))?.nextAt.toISOString()).toBe('2026-12-01T22:00:00.000Z')
})

test('turning it off deletes the address, and may be repeated', async () => {
  const ada = await subscriber()
  const device = newDevice()
  await turnOn(ada, device)
  const off = () =>
    ada.visitor.call('DELETE', `${PATH}/${deviceId(device.endpoint)}`, undefined, ada.bearer)
  expect((await off()).status).toBe(200)
  expect(await storedAt(device)).toBeUndefined()
  expect((await off()).status).toBe(200)
})

test('a person whose subscription has ended cannot turn it on, but off', async () => {
  const ada = await subscriber()
  const device = newDevice()
  await turnOn(ada, device)
  await app.subscribe(ada.bearer, 'canceled')
  const refused = await turnOn(ada, newDevice())
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ subscriptionRequired: true })
  expect((await read(ada, device)).device).not.toBeNull()
  const path = `${PATH}/${deviceId(device.endpoint)}`
  expect((await ada.visitor.call('DELETE', path, undefined, ada.bearer)).status).toBe(200)
  expect(await storedAt(device)).toBeUndefined()
})

test.each<[string, (device: PushAddress) => object]>([
  ['a host of our network', (device) => ({ ...device, endpoint: 'https://10.0.0.1/x' })],
  ['the metadata of a cloud', (d) => ({ ...d, endpoint: 'https://169.254.169.254/latest' })],
  ['plain HTTP', (d) => ({ ...d, endpoint: d.endpoint.replace('https', 'http') })],
  ['a file', (device) => ({ ...device, endpoint: 'file:///etc/passwd' })],
  ['a very long address', (d) => ({ ...d, endpoint: d.endpoint + 'x'.repeat(1024) })],
  ['no address', ({ keys }) => ({ keys })],
  ['a key that is no point', (d) => ({ ...d, keys: { ...d.keys, p256dh: `B${'A'.repeat(86)}` } })],
  ['a short key', (device) => ({ ...device, keys: { ...device.keys, auth: 'AAAA' } })],
  ['no keys', ({ endpoint }) => ({ endpoint })],
  ['hour 24', (device) => ({ ...device, hour: 24 })],
  ['hour -1', (device) => ({ ...device, hour: -1 })],
  ['half an hour', (device) => ({ ...device, hour: 8.5 })],
  ['an hour in words', (device) => ({ ...device, hour: 'nine' })],
])('%s is refused', async (_, change) => {
  const ada = await subscriber()
  expect((await turnOn(ada, change(newDevice()))).status).toBe(400)
  expect((await read(ada, newDevice())).device).toBeNull()
})

describe("somebody else's device", () => {
  test('is not shown, not changed and not turned off', async () => {
    const [ada, eve] = [await subscriber(), await subscriber()]
    const device = newDevice()
    await turnOn(ada, device)
    const path = `${PATH}/${deviceId(device.endpoint)}`
    expect((await read(eve, device)).device).toBeNull()
    expect((await eve.visitor.call('PUT', path, { hour: 3 }, eve.bearer)).status).toBe(404)
    expect((await eve.visitor.call('DELETE', path, undefined, eve.bearer)).status).toBe(200)
    expect((await read(ada, device)).device?.hour).toBe(9)
  })

  test('is not taken over by its address alone', async () => {
    const [ada, eve] = [await subscriber(), await subscriber()]
    const device = newDevice()
    await turnOn(ada, device)
    const taken = await turnOn(eve, { ...newDevice(), endpoint: device.endpoint })
    expect(taken.status).toBe(400)
    expect((await taken.json()).message).toBe(texts.ofSomebodyElse)
    expect(await storedAt(device)).toMatchObject(device.keys)
    expect((await read(ada, device)).device?.hour).toBe(9)
  })

  test('becomes theirs when they sign in on it and turn the note on', async () => {
    const [ada, bob] = [await subscriber(), await subscriber()]
    const device = newDevice()
    await turnOn(ada, device)
    expect((await turnOn(bob, device)).status).toBe(200)
    expect((await read(ada, device)).device).toBeNull()
    expect((await read(bob, device)).device?.hour).toBe(9)
  })
})

test('two tabs that turn it on at once make one device', async () => {
  const ada = await subscriber()
  const device = newDevice()
  const answers = await Promise.all([9, 10, 11].map((hour) => turnOn(ada, { ...device, hour })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const all = await app.database.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, device.endpoint))
  expect(all).toHaveLength(1)
})

test('a person has ten devices at most: one more takes the place of the oldest', async () => {
  const ada = await subscriber()
  const all = Array.from({ length: 11 }, newDevice)
  for (const device of all) {
    now = new Date(now.getTime() + 1000)
    await turnOn(ada, device)
  }
  const stored = await Promise.all(all.map(storedAt))
  expect(stored.map((device) => device !== undefined)).toEqual([false, ...Array(10).fill(true)])
})

test('signing out on a device ends its notes, and those of other devices go on', async () => {
  const ada = await subscriber()
  const phone = createVisitor(app)
  await phone.signIn(`note${people - 1}@example.com`, 'a good password')
  const onPhone = { visitor: phone, bearer: await phone.bearer() }
  const [here, there] = [newDevice(), newDevice()]
  await turnOn(ada, here)
  await turnOn(onPhone, there)
  expect((await phone.post('/api/identity/sign-out')).status).toBe(200)
  expect(await storedAt(there)).toBeUndefined()
  expect(await storedAt(here)).toBeDefined()
})

test('a session that ends while the note is turned on asks for a new login', async () => {
  const ada = await subscriber()
  const { id: userId } = await (await ada.visitor.get('/api/auth/user', ada.bearer)).json()
  const user = await findUserById(app.database.db, userId)
  if (!user) throw new Error('The test needs a user')
  const deps = { db: app.database.db, pushSender: createRecordedPushes(), today: () => now }
  const device = newDevice()
  await expect(
    turnOnDevice(deps, { user, sessionId: 'ended' }, { ...device, hour: 9 }),
  ).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(await storedAt(device)).toBeUndefined()
})

test('a deleted account leaves no device behind, and the receipt counts them', async () => {
  const ada = await subscriber()
  const all = [newDevice(), newDevice()]
  for (const device of all) await turnOn(ada, device)
  const deleted = await ada.visitor.call(
    'DELETE',
    '/api/auth/delete-account',
    undefined,
    ada.bearer,
  )
  const receipt = await deleted.json()
  expect(JSON.stringify(receipt)).toContain(
    JSON.stringify({ what: 'Devices with the daily notification', count: 2 }),
  )
  expect(await Promise.all(all.map(storedAt))).toEqual([undefined, undefined])
})

describe('a browser that replaces its address', () => {
  test('keeps its note by the keys of the old one', async () => {
    const ada = await subscriber()
    const [old, next] = [newDevice(), newDevice()]
    await turnOn(ada, old)
    expect((await replace({ old, new: next })).status).toBe(200)
    expect((await read(ada, old)).device).toBeNull()
    expect((await read(ada, next)).device).toEqual({ hour: 9, timeZone: 'Europe/Berlin' })
    expect(await storedAt(next)).toMatchObject(next.keys)
  })

  test('cannot be another one that only knows the address', async () => {
    const ada = await subscriber()
    const old = newDevice()
    await turnOn(ada, old)
    const forged = { ...old, keys: { ...old.keys, auth: newDevice().keys.auth } }
    expect((await replace({ old: forged, new: newDevice() })).status).toBe(404)
    expect((await replace({ old: newDevice(), new: newDevice() })).status).toBe(404)
    const inside = { ...newDevice(), endpoint: 'https://127.0.0.1/x' }
    expect((await replace({ old, new: inside })).status).toBe(400)
    expect(await storedAt(old)).toMatchObject(old.keys)
  })

  test('loses nothing when two replacements cross, or want the same address', async () => {
    const people = await Promise.all([subscriber(), subscriber()])
    for (let round = 0; round < 2; round++) {
      const [one, other, next] = [newDevice(), newDevice(), newDevice()]
      await Promise.all([turnOn(people[0] as Person, one), turnOn(people[1] as Person, other)])
      const crossing = await Promise.all([
        replace({ old: one, new: other }),
        replace({ old: other, new: one }),
        replace({ old: one, new: next }),
        replace({ old: other, new: next }),
      ])
      for (const { status } of crossing) expect([200, 404]).toContain(status)
    }
  })

  test("does not take another person's address", async () => {
    const [ada, eve] = [await subscriber(), await subscriber()]
    const [hers, his] = [newDevice(), newDevice()]
    await turnOn(ada, hers)
    await turnOn(eve, his)
    const answer = await replace({ old: his, new: { ...newDevice(), endpoint: hers.endpoint } })
    expect(answer.status).toBeLessThan(500)
    expect(await storedAt(hers)).toMatchObject(hers.keys)
    expect((await read(ada, hers)).device?.hour).toBe(9)
  })
})
