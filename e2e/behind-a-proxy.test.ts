import { describe, expect, test } from 'vitest'
import { fileServer, sharedServer } from './support/file-server.ts'
import { SERVER_PROXIES } from './support/server.ts'

const MORE_THAN_ANYBODY_TYPES = 241

describe.each([
  { proxies: 0, seen: '203.0.113.7' },
  { proxies: 1, seen: '203.0.113.7' },
])('behind $proxies proxies of ours', ({ proxies, seen }) => {
  const server =
    proxies === SERVER_PROXIES
      ? sharedServer()
      : fileServer(() => ({ TRUSTED_PROXIES: String(proxies) }))

  /** @param forwardedFor the header as the server receives it */
  const suggest = (forwardedFor: string) =>
    fetch(`${server.url}/api/location/autocomplete?q=Ta`, {
      headers: { 'x-forwarded-for': forwardedFor },
    })

  test('[7.14] a rate limit counts the real client, whatever address it claims', async () => {
    const statusOf = async (forwardedFor: string) => {
      const response = await suggest(forwardedFor)
      await response.body?.cancel()
      return response.status
    }
    // Retry in case the window of the limit ended on a slow machine.
    const answers = async () => {
      await Promise.all(Array.from({ length: MORE_THAN_ANYBODY_TYPES }, () => statusOf(seen)))
      return {
        same: await statusOf(seen),
        withMoreBefore: await statusOf(`198.51.100.1, ${seen}`),
        another: await statusOf(seen.replace('203.0.113.7', '203.0.113.8')),
      }
    }
    // Without a trusted proxy, the client can forge the header.
    const another = proxies === 0 ? 429 : 200
    await expect.poll(answers).toEqual({ same: 429, withMoreBefore: 429, another })
  })
})

describe('a demonstration behind a proxy that names itself as host', () => {
  const PUBLIC_URL = 'https://demo.example'
  const server = fileServer(() => ({ PUBLIC_URL, ALLOW_STAND_INS: '1' }))

  test('shows emails and test billing only with the key printed at startup', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/messages.json', '/dev/billing'])
      expect((await fetch(server.url + path)).status, path).toBe(404)
    const printed = server.output().match(/https:\/\/demo\.example\/dev\/\S+/g) ?? []
    expect(printed).toHaveLength(2)
    for (const address of printed) {
      const answer = await fetch(address.replace(PUBLIC_URL, server.url))
      expect(answer.status, address).toBe(200)
    }
  })
})
