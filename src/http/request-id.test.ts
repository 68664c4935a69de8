import { expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { currentRequestId, outsideOfRequests, requestIdFrom, withRequestId } from './request-id.ts'

test.each([
  'f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77',
  'req_01J9Z3K4',
  'Root=1-67891233-abcdef012345678912345678',
])('takes the id %s over', (given) => {
  expect(requestIdFrom(given)).toBe(given)
})

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(129),
  'abcdefgh\nfake log line',
  '"quoted"--',
  'a b c d e f',
])('makes an id instead of %j', (given) => {
  expect(requestIdFrom(given)).toMatch(/^[0-9a-f]{16}$/)
  expect(requestIdFrom(given)).not.toBe(requestIdFrom(given))
})

test('every line that is logged during a request carries its id, and no other line', async () => {
  const lines: { msg: string; requestId?: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  log.info('before')
  await withRequestId('request-one', async () => {
    await Promise.resolve()
    log.info('during')
    outsideOfRequests(() => log.info('a connection of all requests'))
    log.child({ part: 'child' }).info('still')
  })
  log.info('after')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['before', undefined],
    ['during', 'request-one'],
    ['a connection of all requests', undefined],
    ['still', 'request-one'],
    ['after', undefined],
  ])
  expect(currentRequestId()).toBeUndefined()
})
