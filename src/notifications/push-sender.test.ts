import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { createLog } from '#log.ts'
import { startPushService } from '#testing/push-service.ts'
import { createRecordedPushes } from '#testing/recorded-pushes.ts'
import { keepsTheSenderContract } from './push-sender.contract.ts'
import { createWebPushSender } from './web-push-sender.ts'

const keys = webPush.generateVAPIDKeys()
const contact = 'mailto:stars@cosmic.example'
const log = createLog('silent')
const note = { title: 'Your day', body: 'A quiet morning.', path: '/horoscopes' }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openService(options: { isAllowed?: (address: string) => boolean } = {}) {
  const service = await startPushService()
  closing.push(service.close)
  const isAllowed = options.isAllowed ?? (() => true)
  const sender = createWebPushSender({ keys, contact, log, isAllowed })
  const send = () => sender.send({ to: service.address, note, ttlSeconds: 60 })
  return { service, send }
}

keepsTheSenderContract('the web push adapter', async () => {
  const service = await startPushService()
  return {
    sender: createWebPushSender({ keys, contact, log, isAllowed: () => true }),
    address: service.address,
    answerWith: service.answerWith,
    received: () =>
      service.received.map(({ headers, text }) => ({
        note: JSON.parse(text),
        ttlSeconds: Number(headers.ttl),
      })),
    close: service.close,
  }
})

keepsTheSenderContract('the recorder of the tests', async () => {
  const sender = createRecordedPushes()
  const results: Record<number, 'delivered' | 'gone' | 'refused'> = {
    201: 'delivered',
    404: 'gone',
  }
  return {
    sender,
    address: { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'x', auth: 'y' } },
    answerWith(status) {
      sender.answer = async () => {
        if (!status || status === 429 || status >= 500) throw new Error('down')
        return status === 410 ? 'gone' : (results[status] ?? 'refused')
      }
    },
    received: () => sender.pushes.map(({ note, ttlSeconds }) => ({ note, ttlSeconds })),
    close: async () => {},
  }
})

test('a note is signed with our own key, for that push service only, and replaces the one before', async () => {
  const { service, send } = await openService()
  await send()
  const { headers } = service.received[0] ?? expect.fail('nothing arrived')
  expect(headers).toMatchObject({ topic: 'daily', ttl: '60', 'content-encoding': 'aes128gcm' })
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(keys.publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  expect(decodeProtectedHeader(token).alg).toBe('ES256')
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'))
  expect(payload).toMatchObject({ aud: service.origin, sub: contact })
})

test('nothing is sent to an address that is not a push service', async () => {
  const service = await startPushService()
  closing.push(service.close)
  const sender = createWebPushSender({ keys, contact, log })
  expect(await sender.send({ to: service.address, note, ttlSeconds: 60 })).toBe('refused')
  expect(service.received).toEqual([])
})

test('a push service that does not answer is not waited for longer than the limit', async () => {
  const { service } = await openService()
  service.answerWith('never')
  const sender = createWebPushSender({ keys, contact, log, isAllowed: () => true, timeoutMs: 50 })
  await expect(sender.send({ to: service.address, note, ttlSeconds: 60 })).rejects.toThrow(
    'timeout',
  )
})

test('a push service cannot send the note on to another address', async () => {
  const { service, send } = await openService()
  const other = await openService()
  service.answerWith(307, other.service.address.endpoint)
  expect(await send()).toBe('refused')
  expect(other.service.received).toEqual([])
})
