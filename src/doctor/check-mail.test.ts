import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { freePort } from '#testing/postgres-server.ts'
import { checkMail } from './check-mail.ts'

let server: SMTPServer | undefined
afterEach(() => server?.close())

async function listen(options: SMTPServerOptions = {}) {
  const port = await freePort()
  server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return port
}

const check = (url: string) =>
  checkMail(readConfig({ SMTP_URL: url, MAIL_FROM: 'hello@cosmic.example' }))

test('a mail server that takes the login is fine, and gets no email', async () => {
  let emails = 0
  const port = await listen({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'me' && password === 'right'
        ? done(null, { user: 'me' })
        : done(new Error('no')),
    onMailFrom: (_address, _session, done) => {
      emails++
      done()
    },
  })
  expect(await check(`smtp://me:right@127.0.0.1:${port}`)).toEqual({
    status: 'ok',
    sentence: `The mail server 127.0.0.1:${port} takes emails.`,
  })
  expect(emails).toBe(0)
  const refused = await check(`smtp://me:canary-password@127.0.0.1:${port}`)
  expect(refused).toEqual({
    status: 'broken',
    sentence: `The mail server 127.0.0.1:${port} refuses the login: correct user and password in SMTP_URL.`,
  })
})

test('a port where nobody listens, or that speaks another protocol, is broken', async () => {
  const nobody = await check('smtp://127.0.0.1:1')
  expect(nobody.status).toBe('broken')
  expect(nobody.sentence).toContain('check host, port and protocol')
  const port = await listen()
  expect((await check(`smtps://127.0.0.1:${port}`)).status).toBe('broken')
})

test('without a mail server, it says what becomes of emails', async () => {
  expect((await checkMail(readConfig({}))).sentence).toContain('/dev/mailbox')
  const production = await checkMail(readConfig({ NODE_ENV: 'production' }))
  expect(production).toMatchObject({
    status: 'off',
    sentence: expect.stringContaining('nobody can confirm an address'),
  })
})
