import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#durations.ts'
import { JOB_EXPIRES_AFTER } from '#jobs.ts'
import { freePort } from '#testing/postgres-server.ts'
import { UndeliverableError } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const email = {
  to: 'ada@example.com',
  subject: 'Grüße · ☉',
  html: '<p>Hallo <b>Ada</b></p>',
  text: 'Hallo Ada',
}

let server: SMTPServer | Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.close()
})

async function listen(options: SMTPServerOptions = {}) {
  const received: Email[] = []
  const port = await freePort()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      received.push(await PostalMime.parse(await text(stream)))
      done()
    },
    ...options,
  })
  server = smtp
  smtp.on('error', () => {})
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  return { received, port }
}

const FROM = 'Cosmic Path <hello@cosmic.example>'
const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

test('an email arrives with HTML and text, from the configured sender', async () => {
  const { received, port } = await listen()
  await createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM).deliver(email)
  const [got] = received
  expect(got).toMatchObject({
    subject: email.subject,
    from: { name: 'Cosmic Path', address: 'hello@cosmic.example' },
  })
  expect(got?.to?.[0]?.address).toBe(email.to)
  expect(got?.html).toContain('<b>Ada</b>')
  expect(got?.text).toContain('Hallo Ada')
})

test('an email names where an answer goes, and how to end such emails without a login', async () => {
  const { received, port } = await listen()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM)
  const unsubscribeUrl = `https://cosmic.example/leave?token=${'x'.repeat(80)}`
  await mailer.deliver({ ...email, replyTo: 'grace@example.com', unsubscribeUrl })
  await mailer.deliver(email)
  const headers = received.map((one) =>
    Object.fromEntries(one.headers.map(({ key, value }) => [key, value])),
  )
  expect(received[0]?.replyTo?.[0]?.address).toBe('grace@example.com')
  expect(headers[0]?.['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`)
  expect(headers[0]?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(headers[1]).not.toHaveProperty('list-unsubscribe')
  expect(received[1]?.replyTo).toBeUndefined()
})

test('an unknown recipient is final', async () => {
  const { port } = await listen({ onRcptTo: (_, __, done) => done(refusal(550)) })
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM)
  await expect(mailer.deliver(email)).rejects.toBeInstanceOf(UndeliverableError)
})

test('a server that is busy, down or rejects our password may be tried again', async () => {
  const busy = await listen({ onRcptTo: (_, __, done) => done(refusal(451)) })
  const address = `smtp://127.0.0.1:${busy.port}`
  await expect(createSmtpMailer(address, FROM).deliver(email)).rejects.not.toBeInstanceOf(
    UndeliverableError,
  )
  server?.close()
  const down = createSmtpMailer(`smtp://127.0.0.1:${await freePort()}`, FROM)
  await expect(down.deliver(email)).rejects.not.toBeInstanceOf(UndeliverableError)
  const locked = await listen({ authOptional: false, onAuth: (_, __, done) => done(refusal(535)) })
  const wrong = createSmtpMailer(`smtp://me:wrong@127.0.0.1:${locked.port}`, FROM)
  await expect(wrong.deliver(email)).rejects.not.toBeInstanceOf(UndeliverableError)
})

test('a line break in the subject adds no header', async () => {
  const { received, port } = await listen()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM)
  await mailer.deliver({ ...email, subject: 'One\r\nBcc: evil@example.com' })
  expect(received[0]?.bcc).toBeUndefined()
  expect(received[0]?.to).toHaveLength(1)
})

describe('a server that is too slow', () => {
  const short = { connectMs: 5000, handOverMs: 50, confirmMs: 5000 }
  async function listenSilently(greeting: string) {
    const port = await freePort()
    const closings: Promise<unknown>[] = []
    const silent = createServer((socket: Socket) => {
      socket.on('error', () => {}).resume()
      closings.push(once(socket, 'close'))
      if (greeting) socket.write(greeting)
    })
    server = silent
    await once(silent.listen(port, '127.0.0.1'), 'listening')
    return { port, closings }
  }

  test.each([
    ['accepts the connection', '', { ...short, connectMs: 50, handOverMs: 5000 }],
    ['greets', '220 mail.example\r\n', short],
  ])(
    'and says nothing after it %s is left, and may be tried again',
    async (_, greeting, limits) => {
      const { port, closings } = await listenSilently(greeting)
      const delivery = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM, limits).deliver(email)
      await expect(delivery).rejects.not.toBeInstanceOf(UndeliverableError)
      expect(closings).toHaveLength(1)
      await Promise.all(closings)
    },
  )

  test('gets minutes to confirm an email, so that the email is not sent twice', async () => {
    const { ids, mailer } = await confirmingAfter(3 * MINUTE)
    await mailer.deliver(stored)
    expect(ids).toHaveLength(1)
  })

  test('to confirm an email is left before the job expires; the next try has the same Message-ID', async () => {
    const { ids, mailer } = await confirmingAfter(JOB_EXPIRES_AFTER - 10 * SECOND, 0)
    await expect(mailer.deliver(stored)).rejects.not.toBeInstanceOf(UndeliverableError)
    await mailer.deliver(stored)
    expect(ids).toEqual(Array(2).fill(`<${stored.id}@cosmic.example>`))
  })

  const stored = { ...email, id: '0e2f6f6e-6a6c-4b62-9d11-0a4b3f0f8f10' }

  /** One after the other, by a clock that is advanced. */
  async function confirmingAfter(...waitsMs: number[]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const ids: (string | undefined)[] = []
    const { port } = await listen({
      async onData(stream, _session, done) {
        const { messageId } = await PostalMime.parse(await text(stream))
        vi.advanceTimersByTime(waitsMs[ids.push(messageId) - 1] ?? 0)
        done()
      },
    })
    return { ids, mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM) }
  }
})
