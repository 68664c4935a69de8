import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { AskedDatabase } from './ask-database.ts'
import { checkClock } from './check-clock.ts'

let close: (() => void) | undefined
afterEach(() => close?.())

/** A server whose clock is this far ahead. */
async function serverAhead(aheadMs: number): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString()).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const database = (aheadMs: number): Promise<AskedDatabase> =>
  Promise.resolve({
    kind: 'answered',
    aheadMs,
    facts: { version: '18', now: '', migratedTo: 1, retentionRanAt: null },
  })
const down = () => Promise.reject<AskedDatabase>(new Error('down'))
const NOWHERE = 'http://127.0.0.1:1/'

test('a clock that agrees with the database and the web is fine', async () => {
  expect(await checkClock(database(40), await serverAhead(0))).toMatchObject({ status: 'ok' })
})

test('a clock that is far from that of the database breaks logins', async () => {
  const { status, sentence } = await checkClock(database(95_000), await serverAhead(0))
  expect(status).toBe('broken')
  expect(sentence).toBe(
    'The clock of this machine is 95.0 seconds behind that of the database: turn on time synchronization (NTP), or logins and webhooks fail.',
  )
})

test('a clock that is ahead of the web is reported without the database', async () => {
  const { status, sentence } = await checkClock(down(), await serverAhead(-120_000))
  expect(status).toBe('broken')
  expect(sentence).toMatch(
    /^The clock of this machine is 1(19|20)\.\d seconds ahead of that of 127/,
  )
})

test('some seconds are worth a warning', async () => {
  expect(await checkClock(database(-5000), NOWHERE)).toMatchObject({ status: 'warning' })
})

test('without anything to compare with, it is not known', async () => {
  expect(await checkClock(Promise.resolve({ kind: 'closed' }), undefined)).toEqual({
    status: 'warning',
    sentence: 'Nothing was reached to compare the clock of this machine with.',
  })
})
