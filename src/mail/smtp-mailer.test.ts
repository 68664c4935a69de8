import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#testing/postgres-server.ts'
import { UndeliverableError } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße · ☉',
  html: '<p>Hallo <b>Ada</b></p>',
  text: 'Hallo Ada',
}

let server: SMTPServer | undefined
afterEach(() => {
  server?.close()
})

async function listen(options: SMTPServerOptions = {}) {
  const received: Email[] = []
  const port = await freePort()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      received.push(await PostalMime.parse(await text(stream)))
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { received, port }
}

const FROM = 'Cosmic Path <hello@cosmic.example>'
const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

test('a letter arrives with both of its forms, from whom it is said to be', async () => {
  const { received, port } = await listen()
  await createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM).deliver(mail)
  const [got] = received
  expect(got).toMatchObject({
    subject: mail.subject,
    from: { name: 'Cosmic Path', address: 'hello@cosmic.example' },
  })
  expect(got?.to?.[0]?.address).toBe(mail.to)
  expect(got?.html).toContain('<b>Ada</b>')
  expect(got?.text).toContain('Hallo Ada')
})

test('a receiver who does not exist is final', async () => {
  const { port } = await listen({ onRcptTo: (_, __, done) => done(refusal(550)) })
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM)
  await expect(mailer.deliver(mail)).rejects.toBeInstanceOf(UndeliverableError)
})

test('a server that is busy, down or refuses our password may be tried again', async () => {
  const busy = await listen({ onRcptTo: (_, __, done) => done(refusal(451)) })
  const address = `smtp://127.0.0.1:${busy.port}`
  await expect(createSmtpMailer(address, FROM).deliver(mail)).rejects.not.toBeInstanceOf(
    UndeliverableError,
  )
  server?.close()
  const down = createSmtpMailer(`smtp://127.0.0.1:${await freePort()}`, FROM)
  await expect(down.deliver(mail)).rejects.not.toBeInstanceOf(UndeliverableError)
  const locked = await listen({ authOptional: false, onAuth: (_, __, done) => done(refusal(535)) })
  const wrong = createSmtpMailer(`smtp://me:wrong@127.0.0.1:${locked.port}`, FROM)
  await expect(wrong.deliver(mail)).rejects.not.toBeInstanceOf(UndeliverableError)
})

test('a subject with a line break in it adds no header', async () => {
  const { received, port } = await listen()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM)
  await mailer.deliver({ ...mail, subject: 'One\r\nBcc: evil@example.com' })
  expect(received[0]?.bcc).toBeUndefined()
  expect(received[0]?.to).toHaveLength(1)
})
